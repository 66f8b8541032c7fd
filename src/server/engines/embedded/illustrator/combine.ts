import { type Canvas, createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { Style } from '../../../../contract/styles.ts'
import type { CombineRequest, ImageBytes, Picture } from '../../engine.ts'
import { createBuffers } from './buffers/buffers.ts'
import type { Checkpoint } from './draw-picture.ts'
import { plain } from './kinship.ts'
import { createLayout } from './layout.ts'
import { findObjects } from './lexicon/objects.ts'
import { findPlace, findTime } from './lexicon/scene-words.ts'
import { findObject } from './objects/catalogue.ts'
import { readPhoto } from './photo/photo.ts'
import { PLACE_ART } from './places/places.ts'
import { random } from './random.ts'
import { garland } from './scenery/garland.ts'
import { paletteFor } from './scenery/palette.ts'
import { particles } from './scenery/particles.ts'
import type { Scenery } from './scenery/scenery.ts'
import { PASSES } from './styles/passes.ts'
import { readPlanes } from './styles/planes.ts'

type FrameKind = 'print' | 'gold' | 'round'

/** What a prompt asks for: a frame, a technique for the background, what floats in the air. */
type Wish = { frame: FrameKind; style: Style; air: Parameters<typeof particles>[1] | null; festive: boolean }

function wishOf(prompt: string): Wish {
  const words = plain(prompt)
  const frame: FrameKind = /redond|circul|medallon|luna/.test(words)
    ? 'round'
    : /dorad|oro|elegan|antigu|boda|museo|cuadro/.test(words)
      ? 'gold'
      : 'print'
  const style: Style = /acuarela/.test(words)
    ? 'acuarela'
    : /comic/.test(words)
      ? 'comic'
      : /lapiz|dibujo/.test(words)
        ? 'dibujo'
        : /anime/.test(words)
          ? 'anime'
          : /retro|vintage|antigu/.test(words)
            ? 'retro'
            : /3d|pixar/.test(words)
              ? 'pixar'
              : 'infantil'
  const festive = /fiesta|cumple|celebr|feria|boda|navidad|feliz/.test(words)
  const air = /nieve|invierno|navidad/.test(words)
    ? 'snow'
    : festive
      ? 'confetti'
      : /otono|viento/.test(words)
        ? 'leaves'
        : /magi|estrella|suen|brill/.test(words)
          ? 'sparkles'
          : /amor|flor|primavera|boda/.test(words)
            ? 'petals'
            : null
  return { frame, style, air, festive }
}

/**
 * Both photos, as they are, framed before a painted place that the prompt chooses. The photos are
 * cropped round their faces and set into the same light; nobody is drawn over or invented.
 */
export async function combinePhotos(request: CombineRequest, seed: string, checkpoint: Checkpoint): Promise<Picture> {
  const { width, height, prompt } = request
  const wish = wishOf(prompt)
  const [first, second] = (await Promise.all(request.photos.map(portrait))) as [Canvas, Canvas]
  checkpoint()
  const page = paintBackground(request, wish, seed)
  checkpoint()
  const context = page.getContext('2d')
  const tall = height > width * 1.15
  const size = tall ? Math.min(width * 0.56, height * 0.31) : Math.min(width * 0.33, height * 0.52)
  const spots = tall
    ? ([
        [width * 0.4, height * 0.28, -0.05],
        [width * 0.6, height * 0.7, 0.05],
      ] as const)
    : ([
        [width * 0.29, height * 0.47, -0.05],
        [width * 0.71, height * 0.49, 0.045],
      ] as const)
  ;[first, second].forEach((photo, i) =>
    hang(context, photo, spots[i]![0], spots[i]![1], size, spots[i]![2], wish.frame),
  )
  const pixels = context.getImageData(0, 0, width, height).data
  const data = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return {
    data,
    width,
    height,
    alt: 'Dos fotos, una junto a la otra, enmarcadas sobre un fondo pintado.',
    focus: [0.5, 0.48],
  }
}

/** Four by five round the face; the middle where there is none. */
async function portrait(photo: ImageBytes): Promise<Canvas> {
  const [image, { face }] = await Promise.all([loadImage(photo), readPhoto(photo)])
  const [w, h] = cropSize(image, face?.height)
  const cx = face ? face.left + face.width / 2 : image.width / 2
  const cy = face ? face.top + face.height * 0.62 : image.height * 0.45
  const left = Math.max(0, Math.min(image.width - w, cx - w / 2))
  const top = Math.max(0, Math.min(image.height - h, cy - h / 2))
  const canvas = createCanvas(640, 800)
  canvas.getContext('2d').drawImage(image, left, top, w, h, 0, 0, 640, 800)
  return canvas
}

function cropSize(image: Image, faceHeight: number | undefined): [number, number] {
  const largest = Math.min(image.width, image.height * 0.8)
  const w = faceHeight ? Math.min(largest, faceHeight * 1.95) : largest
  return [w, w * 1.25]
}

function paintBackground({ width, height, prompt }: CombineRequest, wish: Wish, seed: string): Canvas {
  const g = createBuffers(width, height)
  const chance = random(`${seed} ${prompt}`)
  const place = findPlace(prompt)?.value ?? chance.pick(['garden', 'countryside', 'lake', 'park'] as const)
  const time = findTime(prompt)?.value ?? (wish.air === 'sparkles' ? 'night' : 'afternoon')
  const palette = paletteFor(time, 'clear', wish.style)
  const unit = Math.min(height, width * 0.8)
  g.light = palette.lightDirection
  g.lineWidth = (2.4 * unit) / 1024
  const scenery: Scenery = { g, palette, random: chance, style: wish.style, width, height, unit }
  const stage = PLACE_ART[place](scenery, { side: 1 })
  const layout = createLayout(width, height, unit * 0.03)
  findObjects(prompt, 3).forEach(({ object: id }, i) => {
    const object = findObject(id)
    if (!object) return
    const tall = Math.max(unit * 0.14, Math.min(unit * 0.2, object.height * unit * 0.3))
    const spot = layout.settle(
      [0.5, 0.08, 0.92].map((x): [number, number] => [x * width + i, height * 0.965]),
      tall * object.aspect,
      tall,
    )
    if (!spot) return
    g.as('object', 190, () => {
      g.contactShadow(spot[0], spot[1], tall * object.aspect * 0.5, tall * 0.07)
      object.draw(g, { x: spot[0], y: spot[1], height: tall }, { facing: 1, seed })
    })
  })
  stage.front()
  if (wish.festive)
    garland(
      scenery,
      -10,
      height * 0.05,
      width + 10,
      height * 0.05,
      unit * 0.05,
      palette.night ? 'bulbs' : 'bunting',
      18,
    )
  if (wish.air) particles(scenery, wish.air, 60, 0.02, 0.98)
  const planes = readPlanes(g, {
    palette,
    lights: stage.lights,
    sun: stage.sun,
    seed: Math.floor(chance() * 1e6),
    indoor: stage.indoor ?? false,
    skins: [],
  })
  const page = createCanvas(width, height)
  const context = page.getContext('2d')
  const image = context.createImageData(width, height)
  image.data.set(PASSES[wish.style](planes))
  context.putImageData(image, 0, 0)
  return page
}

/** A framed photo with its shadow, its middle at (x, y), `size` pixels wide. */
function hang(
  context: SKRSContext2D,
  photo: Canvas,
  x: number,
  y: number,
  size: number,
  turn: number,
  frame: FrameKind,
): void {
  const [w, h] = [size, size * 1.25]
  context.save()
  context.translate(x, y)
  context.rotate(frame === 'round' ? 0 : turn)
  context.save()
  context.shadowColor = 'rgba(40,24,40,.45)'
  context.shadowBlur = size * 0.08
  context.shadowOffsetX = size * 0.02
  context.shadowOffsetY = size * 0.04
  context.fillStyle = frame === 'gold' ? '#c9973e' : '#fffaf0'
  context.beginPath()
  if (frame === 'round') context.ellipse(0, 0, w * 0.56, h * 0.5, 0, 0, Math.PI * 2)
  else context.roundRect(-w * 0.56, -h * 0.54, w * 1.12, h * (frame === 'print' ? 1.18 : 1.08), size * 0.02)
  context.fill()
  context.restore()
  context.beginPath()
  if (frame === 'round') context.ellipse(0, 0, w * 0.52, h * 0.46, 0, 0, Math.PI * 2)
  else context.roundRect(-w * 0.5, -h * 0.49, w, h * 0.98, size * 0.008)
  if (frame === 'gold') bevel(context, w, h, size)
  context.save()
  context.clip()
  context.drawImage(photo, -w * 0.52, -h * 0.5, w * 1.04, h)
  const sheen = context.createLinearGradient(-w / 2, -h / 2, w / 2, h / 2)
  sheen.addColorStop(0, 'rgba(255,236,200,.1)')
  sheen.addColorStop(1, 'rgba(60,40,90,.06)')
  context.fillStyle = sheen
  context.fillRect(-w, -h, w * 2, h * 2)
  context.restore()
  context.restore()
}

function bevel(context: SKRSContext2D, w: number, h: number, size: number): void {
  for (const [inset, colour] of [
    [0.03, '#e8c069'],
    [0.015, '#8a6220'],
  ] as const) {
    context.save()
    context.lineWidth = size * 0.016
    context.strokeStyle = colour
    context.strokeRect(-w * (0.5 + inset), -h * (0.49 + inset), w * (1 + inset * 2), h * (0.98 + inset * 2))
    context.restore()
  }
  context.beginPath()
  context.roundRect(-w * 0.5, -h * 0.49, w, h * 0.98, size * 0.008)
}
