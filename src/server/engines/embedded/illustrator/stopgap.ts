import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas } from '@napi-rs/canvas'
import { Resvg } from '@resvg/resvg-js'
import type { Raster } from './buffers/buffers.ts'
import { plain } from './kinship.ts'
import type { PictureObject } from './objects/object.ts'
import type { ActionId, PlaceId, Time, Weather } from './scene.ts'
import { blurPlane } from './styles/blur.ts'

/** Words and things until the lexicon and the own objects land. */
const WORDS: [RegExp, string, Partial<PictureObject>][] = [
  [
    /dinosaurio|triceratops|braquiosaurio/,
    'sauropod',
    { height: 3.4, uses: ['stands', 'ridden'], alive: true, seat: [0.42, 0.52] },
  ],
  [/futbol|balon|pelota/, 'soccer-ball', { height: 0.24, uses: ['stands', 'held'] }],
  [/\bperr|cachorr/, 'dog', { height: 0.5, uses: ['stands'], alive: true }],
  [/\bgat[oai]/, 'cat', { height: 0.4, uses: ['stands'], alive: true }],
  [/caball|yegua|poni/, 'horse', { height: 1.9, uses: ['stands'], alive: true }],
  [/guitarra/, 'guitar', { height: 1, uses: ['held', 'stands'] }],
  [/libro|cuento|leer/, 'books', { height: 0.34, uses: ['stands', 'held'] }],
  [/pastel|tarta|torta/, 'birthday-cake', { height: 0.45, uses: ['stands'] }],
  [/estrella/, 'glowing-star', { height: 0.5, uses: ['flies', 'held'] }],
  [/cometa|papalote|barrilete/, 'kite', { height: 0.9, uses: ['flies'] }],
  [/barco|velero/, 'sailboat', { height: 1.4, uses: ['stands'] }],
  [/bici/, 'bicycle', { height: 1, uses: ['stands'] }],
  [/cafe/, 'hot-beverage', { height: 0.2, uses: ['held', 'stands'] }],
  [/helado|nieve de/, 'soft-ice-cream', { height: 0.26, uses: ['held'] }],
  [/zorr/, 'fox', { height: 0.6, uses: ['stands'], alive: true }],
  [/mariposa/, 'butterfly', { height: 0.26, uses: ['flies'], alive: true }],
  [/hoguera|fogata/, 'fire', { height: 0.6, uses: ['stands'] }],
  [/flor|rosa\b/, 'hibiscus', { height: 0.3, uses: ['stands', 'held'] }],
  [/luna/, 'crescent-moon', { height: 0.6, uses: ['flies'] }],
  [/avion|viaj/, 'airplane', { height: 0.6, uses: ['flies'] }],
]

export function findObjects(text: string): string[] {
  const words = plain(text)
  return WORDS.filter(([words_]) => words_.test(words)).map(([, id]) => id)
}

const PLACE_WORDS: [RegExp, PlaceId][] = [
  [/dormitorio|habitacion|cuarto|cama\b/, 'bedroom'],
  [/playa|\bmar\b|orilla/, 'beach'],
  [/bosque|arbol/, 'forest'],
  [/montana|cima|colina|ladera/, 'mountain'],
  [/ciudad|calle/, 'city'],
  [/castillo/, 'castle'],
  [/nieve|hielo/, 'snow'],
  [/espacio|planeta|luna/, 'space'],
  [/cielo|nube/, 'sky'],
  [/pueblo|plaza/, 'village'],
  [/jardin|patio|parque/, 'garden'],
  [/valle|campo|prado/, 'countryside'],
]
export function findPlace(text: string): PlaceId | null {
  return PLACE_WORDS.find(([words]) => words.test(plain(text)))?.[1] ?? null
}

export function findTime(text: string): Time | null {
  const words = plain(text)
  if (/amanec|alba|madrugada|temprano/.test(words)) return 'dawn'
  if (/atardecer|ocaso|puesta|crepusculo/.test(words)) return 'sunset'
  if (/noche|estrellas|luna|dormir/.test(words)) return 'night'
  if (/tarde|merienda/.test(words)) return 'afternoon'
  if (/dia|manana|mediodia/.test(words)) return 'day'
  return null
}

export function findWeather(text: string): Weather | null {
  const words = plain(text)
  if (/lluvia|llov|llueve/.test(words)) return 'rain'
  if (/nieva|nevad|copos/.test(words)) return 'snow'
  if (/niebla|bruma/.test(words)) return 'fog'
  if (/viento|brisa/.test(words)) return 'wind'
  if (/arcoiris|arco iris/.test(words)) return 'rainbow'
  return null
}

const ACTION_WORDS: [RegExp, ActionId][] = [
  [/abraz/, 'hug'],
  [/\blee|libro|cuento/, 'read'],
  [/corr/, 'run'],
  [/salt/, 'jump'],
  [/bail/, 'dance'],
  [/cabalg|monta/, 'ride'],
  [/vuel|vola/, 'fly'],
  [/nad/, 'swim'],
  [/cant/, 'sing'],
  [/toca la|guitarra/, 'play-music'],
  [/balon|pelota|futbol/, 'play-ball'],
  [/regal|entreg|ofrec/, 'give'],
  [/busc|sigue|huella/, 'search'],
  [/mira|observ|ve /, 'look'],
  [/senal|descubr|asombr/, 'point'],
  [/sient|sentad/, 'sit'],
  [/celebr|fiesta/, 'celebrate'],
  [/camin|pase/, 'walk'],
  [/consuel|acompan/, 'comfort'],
]
export function findAction(text: string): ActionId | null {
  return ACTION_WORDS.find(([words]) => words.test(plain(text)))?.[1] ?? null
}

const SIZE = 384
type Icons = { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> }
let icons: Icons | null = null
const rasters = new Map<string, Raster & { box: [number, number, number, number] }>()

export function findObject(id: string): PictureObject | null {
  const entry = WORDS.find(([, name]) => name === id)
  const art = entry && rasterOf(id)
  if (!art) return null
  const [x0, y0, x1, y1] = art.box
  return {
    id,
    aspect: (x1 - x0) / (y1 - y0),
    height: 0.5,
    uses: ['stands'],
    ...entry[2],
    draw(g, box, options) {
      const scale = box.height / (y1 - y0)
      const before = g.subject
      g.subject = 'object'
      g.at(
        box.x,
        box.y,
        () => g.raster(art, -((x0 + x1) / 2) * scale, -y1 * scale, scale, scale, options.glow),
        options.tilt ?? 0,
        options.facing === 1 ? -1 : 1,
        1,
      )
      g.subject = before
    },
  }
}

function rasterOf(name: string) {
  const known = rasters.get(name)
  if (known) return known
  icons ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json'), 'utf8'),
  ) as Icons
  const icon = icons.icons[name] ?? icons.icons[icons.aliases[name]?.parent ?? '']
  if (!icon) return null
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 128 128" width="${SIZE}" height="${SIZE}">${icon.body}</svg>`
  const pixels = new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels
  const planes = {
    image: createCanvas(SIZE, SIZE),
    silhouette: createCanvas(SIZE, SIZE),
    shade: createCanvas(SIZE, SIZE),
    line: createCanvas(SIZE, SIZE),
  }
  const alpha = new Float32Array(SIZE * SIZE)
  const image = planes.image.getContext('2d').createImageData(SIZE, SIZE)
  let box: [number, number, number, number] = [1, 1, 0, 0]
  for (let i = 0; i < alpha.length; i++) {
    const a = pixels[i * 4 + 3]!
    alpha[i] = a
    for (let c = 0; c < 3; c++) image.data[i * 4 + c] = a ? Math.min(255, (pixels[i * 4 + c]! * 255) / a) : 0
    image.data[i * 4 + 3] = a
    if (a > 40) {
      const [x, y] = [(i % SIZE) / SIZE, Math.floor(i / SIZE) / SIZE]
      box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)]
    }
  }
  planes.image.getContext('2d').putImageData(image, 0, 0)
  const soft = blurPlane(alpha, SIZE, SIZE, 18)
  const edge = blurPlane(alpha, SIZE, SIZE, 2)
  const put = (canvas: typeof planes.line, fill: (i: number) => [number, number]) => {
    const data = canvas.getContext('2d').createImageData(SIZE, SIZE)
    for (let i = 0; i < alpha.length; i++) {
      const [v, a] = fill(i)
      data.data.set([v, v, v, a], i * 4)
    }
    canvas.getContext('2d').putImageData(data, 0, 0)
  }
  put(planes.silhouette, (i) => [0, alpha[i]!])
  put(planes.shade, (i) => [
    128 + ((soft[i + 1] ?? 0) - (soft[i - 1] ?? 0) + (soft[i + SIZE] ?? 0) - (soft[i - SIZE] ?? 0)) * 5,
    alpha[i]!,
  ])
  put(planes.line, (i) => [0, Math.max(0, 255 - Math.abs(edge[i]! - 128) * 2.6)])
  const art = { ...planes, box }
  rasters.set(name, art)
  return art
}
