import type { Look } from '../../../server/engines/engine.ts'
import type { Lab, Rgb } from '../../../contract/colour.ts'
import { difference, oklab } from '../../colour.ts'
import { clusters, median, type Cluster } from '../pixels/clusters.ts'
import { outline, type Landmarks } from '../face/landmarks.ts'
import type { Person } from '../face/person.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { bareFace, grown, inside, sampleFrame, type FaceFrame, type Sample } from '../face/regions.ts'
import { coherence, texture } from '../pixels/texture.ts'

export type Hair = Pick<Look, 'hairType' | 'hairLength'> & {
  /** As photographed; null where none is seen. */
  colour: Rgb | null
}

/** Width of the band around the face where hair is looked for, in face widths. */
const BAND = 0.4
/** How far from the face's middle hair still touches it. */
const NEAR = 1.34
/** How much more texture hair of the skin's colour has than the skin. */
const RESTLESS = 1.7
/** Below this texture nothing is told apart: a blurred or drawn picture. */
const SMOOTH = 0.02

type Scene = { photo: Pixels; frame: FaceFrame; person: Person; skin: Rgb; skinTexture: number }
type Strand = Sample & { texture: number }

/** Colour, type and length of the hair; hats, ribbons, walls and bare skin are told apart from it. */
export function measureHair(photo: Pixels, landmarks: Landmarks, frame: FaceFrame, person: Person, skin: Rgb): Hair {
  const bare = bareFace(landmarks)
  const face = { left: -0.4, right: 0.4, top: -0.3, bottom: 0.3 }
  const restless = sampleFrame(photo, frame, face, bare, 1200).map(({ x, y }) => textureAt(photo, frame, x, y))
  const scene: Scene = { photo, frame, person, skin, skinTexture: Math.max(SMOOTH, middle(restless)) }
  const around = sampleAround(scene, landmarks)
  // Hair meets the face at the forehead and the temples; what is further out may be a hat.
  const near = grown(outline(landmarks, 'oval'), NEAR)
  const touching = around.filter(({ x, y }) => inside(near, x, y) && frame.from(x, y)[1] < -0.12)
  const colour = hairColour(touching.length > 150 ? touching : around, scene)
  if (!colour) return { colour: null, hairType: 'calvo', hairLength: 'corto' }
  const own = around.filter((strand) => isHair(strand, colour, scene))
  const type = hairType(own, colour, scene)
  const length = hairLength(colour, scene)
  if (type === 'rizado' && isHalo(own, scene))
    return { colour, hairType: 'afro', hairLength: length === 'corto' ? 'medio' : length }
  return { colour, hairType: type, hairLength: length }
}

function sampleAround(scene: Scene, landmarks: Landmarks): Strand[] {
  const { photo, frame, person } = scene
  const half = frame.height / 2
  const face = grown(outline(landmarks, 'oval'), 1.02)
  const box = { left: -0.5 - BAND, right: 0.5 + BAND, top: -half - BAND, bottom: 0.05 }
  // Above the brows a fringe may hang into the face.
  const keep = (x: number, y: number, _u: number, v: number) =>
    person.mask(x, y) > 0.5 && (v < -half * 0.68 || !inside(face, x, y))
  return sampleFrame(photo, frame, box, keep, 5000).map((sample) => strand(sample, scene))
}

function hairColour(around: Strand[], scene: Scene): Rgb | null {
  const groups = clusters(
    around.map(({ colour }) => colour),
    7,
  )
  const vivid = groups.filter(({ lab, share }) => !isNatural(lab) && lab[0] > 0.2 && share > 0.06)
  const score = (group: Cluster): number => {
    if (isShadeOf(group.lab, oklab(scene.skin)) && isSmooth(group, around, scene)) return 0
    const natural = isNatural(group.lab) ? 1 : 0.12
    const shadowOfHat = vivid.some((other) => other !== group && sameHue(other.lab, group.lab)) ? 0.15 : 1
    const edgeOfWall = scene.person.standsOut(group.colour) ? 1 : 0.25
    return group.share * natural * shadowOfHat * edgeOfWall
  }
  const scored = groups.map((group) => ({ ...group, score: score(group) })).toSorted((a, b) => b.score - a.score)
  const best = scored[0]
  if (!best || best.score < 0.035) return null
  const own = scored.filter((group) => group.score > 0.01 && isSameHair(group.lab, best.lab))
  const colours = around
    .map(({ colour }) => colour)
    .filter((colour) => own.some((group) => difference(group.colour, colour) < 0.07))
    .toSorted((a, b) => oklab(a)[0] - oklab(b)[0])
  // Fair hair shows its colour where light falls on it, dark hair between its reflections.
  const fair = oklab(colours[colours.length >> 1] ?? best.colour)[0] > 0.4
  const [from, to] = fair ? [0.7, 0.97] : [0.3, 0.7]
  return median(colours.slice(Math.floor(colours.length * from), Math.ceil(colours.length * to)))
}

/** Could be the same skin in other light. */
function isShadeOf(lab: Lab, skin: Lab): boolean {
  return lab[0] > 0.2 && Math.hypot(lab[1] - skin[1], lab[2] - skin[2]) < 0.035 && Math.abs(lab[0] - skin[0]) < 0.2
}

function isSmooth(group: Cluster, around: Strand[], { skin, skinTexture }: Scene): boolean {
  // Even in a blurred photo fair hair is a little yellower than the skin beside it.
  const [, a, b] = oklab(skin)
  const apart = Math.hypot(group.lab[1] - a, group.lab[2] - b)
  if (apart > 0.01 && Math.atan2(group.lab[2], group.lab[1]) - Math.atan2(b, a) > 0.1) return false
  const own = around.filter(({ colour }) => difference(colour, group.colour) < 0.05)
  return middle(own.map((strand) => strand.texture)) < skinTexture * RESTLESS
}

/** Brown, black, blond, ginger, grey and white; hats, ribbons and walls are rarely of these. */
function isNatural([lightness, a, b]: Lab): boolean {
  const chroma = Math.hypot(a, b)
  if (chroma < 0.03 || lightness < 0.24) return true
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return hue > 30 && hue < 105 && chroma < (hue < 42 ? 0.085 : 0.14)
}

function sameHue(first: Lab, second: Lab): boolean {
  if (Math.hypot(second[1], second[2]) < 0.035) return false
  const turn = Math.abs(Math.atan2(first[2], first[1]) - Math.atan2(second[2], second[1]))
  return Math.min(turn, 2 * Math.PI - turn) < 0.26
}

function isSameHair(first: Lab, second: Lab): boolean {
  return Math.hypot(first[1] - second[1], first[2] - second[2]) < 0.035 && Math.abs(first[0] - second[0]) < 0.22
}

function isHair(strand: Strand, hair: Rgb, { skin, skinTexture }: Scene): boolean {
  const [p, q] = [oklab(strand.colour), oklab(hair)]
  if (Math.hypot(p[1] - q[1], p[2] - q[2]) > 0.04 || Math.abs(p[0] - q[0]) > 0.2) return false
  if (difference(strand.colour, hair) > difference(strand.colour, skin)) return false
  return difference(hair, skin) > 0.2 || strand.texture > skinTexture * RESTLESS
}

/** Tight curls that stand off the head all round: above it and beside both temples. */
function isHalo(hair: Strand[], { frame }: Scene): boolean {
  const half = frame.height / 2
  const cells = new Map<string, number>()
  for (const { x, y } of hair) {
    const [u, v] = frame.from(x, y)
    const part =
      v < -half - 0.2 && Math.abs(u) < 0.45
        ? 'above'
        : Math.abs(u) > 0.66 && v < -0.05
          ? u < 0
            ? 'left'
            : 'right'
          : null
    if (part) cells.set(part, (cells.get(part) ?? 0) + 1)
  }
  return ['above', 'left', 'right'].every((part) => (cells.get(part) ?? 0) > hair.length * 0.05)
}

/** By how far hair hangs beside and below the face, or stands off it where it is tied. */
function hairLength(hair: Rgb, scene: Scene): Look['hairLength'] {
  const { photo, frame, person } = scene
  const half = frame.height / 2
  const share = (left: number, right: number, top: number, bottom: number) => {
    const samples = sampleFrame(photo, frame, { left, right, top, bottom }, () => true, 500)
    const own = samples.filter(
      (sample) =>
        (person.mask(sample.x, sample.y) > 0.3 || person.standsOut(sample.colour)) &&
        isHair(strand(sample, scene), hair, scene),
    )
    return samples.length < 60 ? 0 : own.length / samples.length
  }
  const most = (near: number, far: number, top: number, bottom: number) =>
    Math.max(share(-far, -near, top, bottom), share(near, far, top, bottom))
  if (most(0.42, 0.9, half * 1.0, half + 0.55) > 0.22) return 'largo'
  if (most(0.5, 0.9, half * 0.2, half * 0.9) > 0.2) return 'medio'
  return most(0.75, 1.1, -half, half * 0.3) > 0.3 ? 'medio' : 'corto'
}

/** Straight hair keeps one direction, curls do not. */
function hairType(hair: Strand[], colour: Rgb, { photo, frame, skin }: Scene): Look['hairType'] {
  const reach = frame.width * 0.016
  const values = hair.map(({ x, y }) => coherence(photo, x, y, reach)).filter((value) => value !== null)
  if (values.length < 40) return 'liso'
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  // Tight curls of black hair, combed back, look like strands from afar.
  const shift = oklab(skin)[0] < 0.54 && oklab(colour)[0] < 0.32 ? 0.16 : 0
  return mean > 0.46 + shift ? 'liso' : mean > 0.36 + shift ? 'ondulado' : 'rizado'
}

function strand(sample: Sample, { photo, frame }: Pick<Scene, 'photo' | 'frame'>): Strand {
  return { ...sample, texture: textureAt(photo, frame, sample.x, sample.y) }
}

function textureAt(photo: Pixels, frame: FaceFrame, x: number, y: number): number {
  return texture(photo, x, y, frame.width * 0.012)
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
