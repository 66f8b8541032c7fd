import { type Canvas, createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { CombineRequest, Picture } from '../../../engine.ts'
import { createBuffers } from '../buffers/buffers.ts'
import { SUBJECT } from '../buffers/options.ts'
import type { Checkpoint } from '../painting/checkpoint.ts'
import { createLayout } from '../scene/layout.ts'
import { findObjects } from '../lexicon/objects.ts'
import { findObject } from '../objects/catalogue.ts'
import { PLACE_ART } from '../places/places.ts'
import { random, type Random } from '../../random.ts'
import { garland } from '../scenery/garland.ts'
import { paletteFor } from '../scenery/palette.ts'
import { particles } from '../scenery/particles.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { PASSES } from '../styles/passes.ts'
import { readPlanes, type PlaneContext } from '../styles/planes.ts'
import { MOUNTS } from './mounts.ts'
import type { Opening } from './opening.ts'
import { paintingOf, printOf } from './photo.ts'
import { wishOf, type Wish } from './wish.ts'

/**
 * Both photos in frames that belong to a painted place; place, frames, light and what lies about come from the prompt.
 * The photos stay what they are: cropped round the face, developed like good prints, painted over only where a technique
 * is asked for by name. Nobody is cut out or invented.
 */
export async function combinePhotos(request: CombineRequest, seed: string, checkpoint: Checkpoint): Promise<Picture> {
  const { width, height, prompt } = request
  const chance = random(`${seed} ${prompt}`)
  const wish = wishOf(prompt, chance)
  const { aspect, room } = MOUNTS[wish.mount]
  const photos: Canvas[] = []
  for (const photo of request.photos) {
    photos.push(wish.isPainted ? await paintingOf(photo, wish.style) : await printOf(photo, aspect, room))
    await checkpoint()
  }
  const { scenery, openings, context: light } = paintScene(request, wish, chance)
  const layer = behindOpenings(scenery, openings, photos, wish)
  await checkpoint()
  // What is painted goes through the style's pass with everything else; a photo stays a photo.
  if (wish.isPainted) scenery.g.albedo.drawImage(layer, 0, 0)
  const page = createCanvas(width, height)
  const context = page.getContext('2d')
  const image = context.createImageData(width, height)
  image.data.set(PASSES[wish.style](readPlanes(scenery.g, light)))
  context.putImageData(image, 0, 0)
  if (!wish.isPainted) context.drawImage(layer, 0, 0)
  await checkpoint()
  const data = await sharp(context.getImageData(0, 0, width, height).data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { data, width, height, alt: ALT[wish.mount], focus: [0.5, 0.48] }
}

const ALT: Record<Wish['mount'], string> = {
  line: 'Las dos fotos colgadas con pinzas de un cordel, ante un paisaje pintado.',
  balloons: 'Las dos fotos llevadas por globos de colores, ante un paisaje pintado.',
  gold: 'Las dos fotos en marcos dorados, ante un lugar pintado.',
  hearts: 'Las dos fotos en marcos con forma de corazón, ante un lugar pintado.',
  wreath: 'Las dos fotos en coronas de flores, ante un paisaje pintado.',
  pine: 'Las dos fotos en coronas de abeto con lazos rojos, ante un paisaje nevado.',
  planets: 'Las dos fotos en dos planetas, entre las estrellas.',
  bubbles: 'Las dos fotos en dos grandes burbujas, bajo el agua.',
}

function paintScene({ width, height, prompt }: CombineRequest, wish: Wish, chance: Random): Scene {
  const g = createBuffers(width, height)
  const palette = paletteFor(wish.time, 'clear', wish.style)
  const unit = Math.min(height, width * 0.8)
  g.light = palette.lightDirection
  g.lineWidth = (2.4 * unit) / 1024
  const scenery: Scenery = { g, palette, random: chance, style: wish.style, width, height, unit }
  const stage = PLACE_ART[wish.place](scenery, { side: 1, turn: 0 })
  stage.front([])
  if (wish.festive && wish.mount !== 'line') festoon(scenery)
  if (wish.air) particles(scenery, wish.air, 70, 0.02, 0.98)
  const openings = MOUNTS[wish.mount].paint(scenery)
  setThings(scenery, prompt)
  const { lights, sun, indoor = false } = stage
  return {
    scenery,
    openings,
    context: { palette, lights, sun, indoor, seed: Math.floor(chance() * 1e6), skins: [], worn: [], told: [] },
  }
}

type Scene = { scenery: Scenery; openings: Opening[]; context: PlaneContext }

function festoon(scenery: Scenery): void {
  const { width, height, unit, palette } = scenery
  scenery.g.distance = 180
  garland(scenery, -10, height * 0.03, width + 10, height * 0.03, unit * 0.04, palette.night ? 'bulbs' : 'bunting', 18)
}

/** What the prompt names, in front of the frames: below the middle first, then in the corners. */
function setThings({ g, width, height, unit }: Scenery, prompt: string): void {
  const layout = createLayout(width, height, unit * 0.012)
  for (const { object: id } of findObjects(prompt, 3)) {
    const object = findObject(id)
    if (!object) continue
    const tall = Math.max(unit * 0.17, Math.min(unit * 0.26, object.height * unit * 0.32))
    const places = [0.5, 0.075, 0.925].map((x): [number, number] => [x * width, height * 0.95])
    const spot = layout.settle(places, tall * object.aspect, tall)
    if (!spot) continue
    g.as('object', 232, () => {
      g.contactShadow(spot[0], spot[1], tall * object.aspect * 0.5, tall * 0.07)
      object.draw(g, { x: spot[0], y: spot[1], height: tall }, { facing: 1, seed: id })
    })
  }
}

/** The photos where the painting left openings, in the light of the scene; what lies in front of them stays there. */
function behindOpenings(
  { g, width, height, palette }: Scenery,
  openings: readonly Opening[],
  photos: readonly Canvas[],
  wish: Wish,
): Canvas {
  const layer = createCanvas(width, height)
  const context = layer.getContext('2d')
  openings.forEach((opening, i) => {
    const photo = photos[i]
    if (photo) hang(context, photo, opening, wish)
  })
  context.globalCompositeOperation = 'multiply'
  const [red, green, blue] = palette.ambient.map((part) => Math.round(255 * Math.min(1, 0.35 * part + 0.65)))
  context.fillStyle = `rgb(${red},${green},${blue})`
  context.fillRect(0, 0, width, height)
  const image = context.getImageData(0, 0, width, height)
  const subjects = g.canvases.depth.data()
  for (let at = 0; at < image.data.length; at += 4) {
    // Half-covered pixels at an edge hold a mixture of both subjects.
    const away = Math.abs(subjects[at + 1]! - SUBJECT.photo)
    image.data[at + 3] = Math.max(0, 255 - away * 8)
  }
  context.putImageData(image, 0, 0)
  return layer
}

function hang(
  context: ReturnType<Canvas['getContext']>,
  photo: Canvas,
  { x, y, width, height, turn }: Opening,
  { mount }: Wish,
): void {
  // Covers the opening, whatever the photo's own shape.
  const scale = Math.max(width / photo.width, height / photo.height) * 1.02
  const [w, h] = [photo.width * scale, photo.height * scale]
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.beginPath()
  context.rect(-width * 0.52, -height * 0.52, width * 1.04, height * 1.04)
  context.clip()
  context.drawImage(photo, -w / 2, -h / 2, w, h)
  sink(context, width, height, mount === 'line' || mount === 'balloons' ? 0.16 : 0.34)
  context.restore()
}

/** The frame's shadow along the edges, and a gleam across. */
function sink(context: ReturnType<Canvas['getContext']>, width: number, height: number, strength: number): void {
  const reach = Math.min(width, height) * 0.07
  for (const [x0, y0, x1, y1] of [
    [0, -height / 2, 0, -height / 2 + reach],
    [-width / 2, 0, -width / 2 + reach, 0],
  ] as const) {
    const ramp = context.createLinearGradient(x0, y0, x1, y1)
    ramp.addColorStop(0, `rgba(30,18,36,${strength})`)
    ramp.addColorStop(1, 'rgba(30,18,36,0)')
    context.fillStyle = ramp
    context.fillRect(-width, -height, width * 2, height * 2)
  }
  const gleam = context.createLinearGradient(-width / 2, -height / 2, width / 2, height / 2)
  gleam.addColorStop(0, 'rgba(255,244,220,.16)')
  gleam.addColorStop(0.45, 'rgba(255,244,220,0)')
  gleam.addColorStop(1, 'rgba(40,24,60,.08)')
  context.fillStyle = gleam
  context.fillRect(-width, -height, width * 2, height * 2)
}
