import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'

type Person = { skin: string; hair: string; clothes: string; wall: string }

export const ADULT: Person = { skin: '#f3d3b8', hair: '#2a1c14', clothes: '#2f6f8f', wall: '#b8c4cf' }
export const CHILD: Person = { skin: '#8d5a3b', hair: '#1d1511', clothes: '#c9962f', wall: '#9fb7a4' }

/** Two people in one photo. */
export async function paintPair(): Promise<Buffer> {
  const pair = createCanvas(1200, 1200)
  const context = pair.getContext('2d')
  for (const [index, person] of [ADULT, CHILD].entries()) {
    context.drawImage(await loadImage(paintPortrait(person)), index * 600, 200)
  }
  return pair.toBuffer('image/jpeg', 90)
}

/** A wall in the light of a window, and nobody before it. JPEG, 600 by 800. */
export function paintNobody(): Buffer {
  const canvas = createCanvas(600, 800)
  paintWall(canvas.getContext('2d'), ADULT.wall)
  return canvas.toBuffer('image/jpeg', 90)
}

/** A portrait of a person who does not exist: head, shoulders and face, painted by code. JPEG, 600 by 800. */
export function paintPortrait({ skin, hair, clothes, wall }: Person): Buffer {
  const canvas = createCanvas(600, 800)
  const context = canvas.getContext('2d')
  const oval = (colour: string, x: number, y: number, width: number, height: number) => {
    context.fillStyle = colour
    context.beginPath()
    context.ellipse(x, y, width, height, 0, 0, Math.PI * 2)
    context.fill()
  }
  paintWall(context, wall)
  oval(clothes, 300, 800, 250, 220)
  oval(hair, 300, 330, 190, 220)
  oval(skin, 300, 570, 62, 90)
  oval(skin, 300, 370, 150, 195)
  oval(hair, 300, 205, 152, 70)
  for (const x of [240, 360]) {
    oval('#fff', x, 360, 27, 15)
    oval('#2b1c14', x, 361, 12, 13)
    oval(hair, x, 322, 36, 7)
  }
  oval('#00000022', 300, 415, 18, 28)
  oval('#a4483f', 300, 472, 46, 13)
  return canvas.toBuffer('image/jpeg', 90)
}

function paintWall(context: SKRSContext2D, wall: string): void {
  const light = context.createLinearGradient(0, 0, 600, 800)
  light.addColorStop(0, '#fff')
  light.addColorStop(0.5, wall)
  light.addColorStop(1, '#5d564b')
  context.fillStyle = light
  context.fillRect(0, 0, 600, 800)
}
