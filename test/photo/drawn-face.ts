import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

/** A face to draw for tests: real enough for the detector, nobody in particular. */
export type DrawnFace = {
  skin: string
  /** Null for a bald head. */
  hair: string | null
  wall: string
  clothes: string
  long?: boolean
  /** Tight curls all round the head. */
  afro?: boolean
  glasses?: boolean | { shape: 'boxes' | 'rounds'; colour: string } | 'dark'
  beard?: boolean
  /** A cap of this colour. */
  cap?: string
  eyes?: string
}

const WIDTH = 480
const HEIGHT = 600
const [X, Y, RADIUS_X, RADIUS_Y] = [240, 260, 105, 140]

/** PNG bytes of 480 × 600 pixels. */
export function drawFace(face: DrawnFace): Uint8Array {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const pen = canvas.getContext('2d')
  pen.fillStyle = face.wall
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  drawBody(pen, face)
  drawHead(pen, face)
  for (const side of [-1, 1]) drawEye(pen, X + side * 44, Y - 12, side, face)
  drawNoseAndMouth(pen)
  if (face.glasses) drawGlasses(pen, face.glasses)
  if (face.cap) drawCap(pen, face.cap)
  const soft = createCanvas(WIDTH, HEIGHT)
  const lens = soft.getContext('2d')
  lens.filter = 'blur(1.2px)'
  lens.drawImage(canvas, 0, 0)
  return soft.toBuffer('image/png')
}

function drawBody(pen: SKRSContext2D, { hair, long, afro, clothes, skin }: DrawnFace): void {
  if (hair && afro) drawAfro(pen, hair)
  if (hair) {
    ellipse(pen, hair, X, Y - 40, RADIUS_X + 32, RADIUS_Y + 10)
    if (long) {
      pen.beginPath()
      pen.roundRect(X - RADIUS_X - 35, Y - 60, 2 * RADIUS_X + 70, 330, 60)
      pen.fill()
    }
  }
  pen.fillStyle = clothes
  pen.beginPath()
  pen.moveTo(30, HEIGHT)
  pen.quadraticCurveTo(60, 450, 190, 440)
  pen.lineTo(290, 440)
  pen.quadraticCurveTo(420, 450, 450, HEIGHT)
  pen.fill()
  pen.fillStyle = skin
  pen.beginPath()
  pen.roundRect(X - 48, Y + 90, 96, 120, 30)
  pen.fill()
  ellipse(pen, 'rgba(0,0,0,0.25)', X, Y + 140, 60, 22)
}

function drawAfro(pen: SKRSContext2D, hair: string): void {
  const [x, y, radius] = [X, Y - 70, RADIUS_X + 88]
  ellipse(pen, hair, x, y, radius, radius)
  pen.lineWidth = 2
  // Curls by the golden angle: everywhere, in every direction, and always the same.
  for (let i = 0; i < 2600; i++) {
    const [turn, reach] = [i * 2.39996, Math.sqrt(i / 2600) * radius * 0.98]
    pen.strokeStyle = i % 2 ? 'rgba(120,100,90,0.55)' : 'rgba(0,0,0,0.6)'
    pen.beginPath()
    pen.arc(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, 3.2, turn * 3, turn * 3 + 4)
    pen.stroke()
  }
}

function drawHead(pen: SKRSContext2D, { skin, hair, beard }: DrawnFace): void {
  for (const side of [-1, 1]) ellipse(pen, skin, X + side * RADIUS_X, Y + 5, 16, 30)
  ellipse(pen, skin, X, Y, RADIUS_X, RADIUS_Y)
  pen.save()
  pen.beginPath()
  pen.ellipse(X, Y, RADIUS_X, RADIUS_Y, 0, 0, Math.PI * 2)
  pen.clip()
  const light = pen.createRadialGradient(X - 20, Y - 30, 30, X, Y, 150)
  light.addColorStop(0, 'rgba(255,255,255,0.12)')
  light.addColorStop(0.6, 'rgba(0,0,0,0)')
  light.addColorStop(1, 'rgba(0,0,0,0.35)')
  pen.fillStyle = light
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  if (beard && hair) {
    ellipse(pen, hair, X, Y + 105, RADIUS_X + 5, 70)
    drawStubs(pen)
    ellipse(pen, skin, X, Y + 12, 60, 42)
  }
  if (hair) ellipse(pen, hair, X, Y - 130, RADIUS_X, 55)
  pen.restore()
}

/** Short hairs by the golden angle: a beard is rougher than the skin that it grows on. */
function drawStubs(pen: SKRSContext2D): void {
  pen.lineWidth = 1.5
  for (let i = 0; i < 900; i++) {
    const [turn, reach] = [i * 2.39996, Math.sqrt(i / 900)]
    const [x, y] = [X + Math.cos(turn) * reach * RADIUS_X, Y + 105 + Math.sin(turn) * reach * 70]
    pen.strokeStyle = i % 2 ? 'rgba(255,255,255,0.25)' : 'rgba(0,0,0,0.6)'
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + (i % 3) - 1, y + 7)
    pen.stroke()
  }
}

function drawEye(pen: SKRSContext2D, x: number, y: number, side: number, { hair, eyes = '#3b2a20' }: DrawnFace): void {
  ellipse(pen, 'rgba(0,0,0,0.12)', x, y - 4, 30, 18)
  ellipse(pen, '#eee8e4', x, y, 22, 11)
  ellipse(pen, eyes, x, y, 10, 10)
  ellipse(pen, '#000000', x, y, 5, 5)
  ellipse(pen, '#ffffff', x - 3, y - 3, 2.5, 2.5)
  pen.strokeStyle = 'rgba(30,15,10,0.8)'
  pen.lineWidth = 3
  pen.beginPath()
  pen.ellipse(x, y, 23, 12, 0, Math.PI, Math.PI * 2)
  pen.stroke()
  pen.strokeStyle = hair ?? '#4a3426'
  pen.lineWidth = 7
  pen.beginPath()
  pen.moveTo(x - 26, y - (side < 0 ? 22 : 26))
  pen.quadraticCurveTo(x, y - 38, x + 26, y - (side > 0 ? 22 : 26))
  pen.stroke()
}

function drawNoseAndMouth(pen: SKRSContext2D): void {
  pen.strokeStyle = 'rgba(60,20,10,0.45)'
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(X - 8, Y - 10)
  pen.quadraticCurveTo(X - 14, Y + 30, X - 20, Y + 42)
  pen.stroke()
  for (const side of [-1, 1]) ellipse(pen, 'rgba(40,10,5,0.6)', X + side * 10, Y + 48, 6, 4)
  ellipse(pen, '#a8504c', X, Y + 84, 36, 11)
  pen.strokeStyle = 'rgba(60,10,10,0.7)'
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(X - 36, Y + 82)
  pen.quadraticCurveTo(X, Y + 92, X + 36, Y + 82)
  pen.stroke()
}

function drawGlasses(pen: SKRSContext2D, glasses: NonNullable<DrawnFace['glasses']>): void {
  const { shape, colour } = typeof glasses === 'object' ? glasses : { shape: 'boxes', colour: '#1a1a1e' }
  pen.strokeStyle = colour
  pen.fillStyle = '#101014'
  pen.lineWidth = 8
  pen.beginPath()
  for (const side of [-1, 1]) {
    const x = X + side * 46
    if (shape === 'boxes') pen.roundRect(x - 36, Y - 36, 72, 56, 16)
    else {
      pen.moveTo(x + 34, Y - 8)
      pen.arc(x, Y - 8, 34, 0, Math.PI * 2)
    }
  }
  if (glasses === 'dark') pen.fill()
  pen.moveTo(X - 10, Y - 14)
  pen.quadraticCurveTo(X, Y - 22, X + 10, Y - 14)
  for (const side of [-1, 1]) {
    pen.moveTo(X + side * 80, Y - 18)
    pen.lineTo(X + side * RADIUS_X, Y - 12)
  }
  pen.stroke()
}

/** Down to the brows, with a peak. */
function drawCap(pen: SKRSContext2D, colour: string): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.ellipse(X, Y - 72, RADIUS_X + 40, RADIUS_Y - 20, 0, Math.PI, Math.PI * 2)
  pen.fill()
  ellipse(pen, colour, X, Y - 72, RADIUS_X + 44, 20)
}

function ellipse(pen: SKRSContext2D, fill: string, x: number, y: number, radiusX: number, radiusY: number): void {
  pen.fillStyle = fill
  pen.beginPath()
  pen.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2)
  pen.fill()
}
