import type { Scene } from '../../../engine.ts'
import type { Arc, Beat, Kit } from '../kit/kit.ts'
import { goesByNose, isOfNoseAndPaws } from '../language/people/animals.ts'
import { bare } from '../language/grammar/text.ts'
import { keepsakeOf } from '../things/keepsakes.ts'
import { withAsides } from './asides.ts'
import { UNSAID } from './plan.ts'
import { likedOn, type Stage, stageOf } from './stage.ts'

/** What kind of story it is; two plots of one shape are still told in different places, by different people. */
export const SHAPES = [
  'lullaby',
  'strange-day',
  'contest',
  'building',
  'journey-home',
  'mystery',
  'letters',
  'mistaken-identity',
  'farewell',
  'hide-and-seek',
  'make-believe',
  'double-life',
  'round-of-hours',
  'cumulative',
  'closed-room',
  'voyage',
  'school',
  'train-journey',
  'trial',
  'search',
  'exam',
  'vigil',
  'broadcast',
  'tour',
  'visitor',
  'measurement',
  'subtraction',
  'procession',
  'bedtime',
  'patrol',
  'newspaper',
  'planet',
  'recipe',
  'storm',
  'map',
  'strike',
  'garden',
  'window',
] as const
type Shape = (typeof SHAPES)[number]

/** What a picture of a plot shows: all that an illustrator asks. */
type View = {
  /** 'una cocina con la ventana abierta' */
  place: string
  /** 'de noche', 'por la mañana' */
  time: string
  /** 'con lluvia', 'con luna'; indoors what the window shows. */
  weather: string
  /** What the recipient does: a predicate in the third person singular. */
  recipient: string
  /** What the sender does, beginning with a finite verb in the third person singular. */
  sender: string
  /** From where it is seen: 'desde la puerta', 'desde arriba'. */
  seen: string
  objects: string[]
  /** One of the illustrator's actions. */
  pose?: string
}

type PlotChapter = { title: string; text: Beat[]; view: View }

/**
 * A story of five chapters. `set` chooses, once a story, what differs from telling to telling (who is met, what is
 * built); every chapter is given it.
 */
type PlotDraft<Set> = {
  id: string
  shape: Shape
  inMemory?: true
  /** Its own things, bare of accents: what is kept of the memory is none of these, so that «la hoja» is one leaf only. */
  has?: RegExp
  /** How well it suits a brief: 0 never, higher likelier. */
  suits: (kit: Kit) => number
  /** It is about sounds, so what is liked must be heard by itself. */
  isHeard?: true
  set: (stage: Stage) => Set
  /** Who is there where the memory is lived, beside the two of them: to whom it is told. */
  hears?: (set: Set) => string
  /** Why it is told just there, where the day is told of by name: 'Para aceptarlo, la jueza tenía que saber el motivo.' */
  wonders?: (set: Set, stage: Stage) => readonly string[]
  /** The giver is not where the memory is told: their voice comes from that day. */
  isAway?: true
  title: (stage: Stage, set: Set) => string
  cover: (stage: Stage, set: Set) => View
  /** The chapter in which the memory is lived; 3 where it is not given. */
  memoryChapter?: number
  chapters: readonly [Write<Set>, Write<Set>, Write<Set>, Write<Set>, Write<Set>]
}

type Write<Set> = (stage: Stage, set: Set) => PlotChapter

/** `setUp` is for what proves plots: what stands on the stage of a story. */
export type Plot = Arc & { shape: Shape; stage: (kit: Kit) => Stage }

/** A plot as the storyteller tells arcs. Of one kit the stage and the set are always the same. */
export function plot<Set>(draft: PlotDraft<Set>): Plot {
  const {
    id,
    shape,
    inMemory,
    isHeard,
    has,
    hears,
    wonders,
    isAway = false,
    suits,
    title,
    cover,
    memoryChapter,
    chapters,
  } = draft
  const ready = new WeakMap<Kit['at'], { stage: Stage; set: Set }>()
  const of = (kit: Kit) => {
    const known = ready.get(kit.at)
    if (known) return { ...known, stage: { ...known.stage, pick: kit.pick } }
    let set: Set | null = null
    const stage: Stage = stageOf(kit, id, {
      has,
      isAway,
      hearer: () => (set === null ? null : (hears?.(set) ?? null)),
      wonders: () => (set === null ? [] : (wonders?.(set, stage) ?? [])),
    })
    set = draft.set({ ...stage, pick: kit.at(`${id} set`).pick })
    const made = { stage, set }
    ready.set(kit.at, made)
    return { ...made, stage: { ...stage, pick: kit.pick } }
  }
  const told = (write: Write<Set>, number: number) => (kit: Kit) => {
    const { stage, set } = of(kit)
    const { title, text, view } = write(stage, set)
    const at = (part: string) => kit.at(`${id} ${part}`)
    return {
      title,
      text: withAsides(stage, number, text.filter(isSaid).filter(isOfKind(stage)), at),
      scene: sceneOf(stage, view, number === (memoryChapter ?? 3)),
    }
  }
  const [first, second, third, fourth, fifth] = chapters
  return {
    id,
    shape,
    // no two things of a story have one name
    suits: (kit) =>
      suits(kit) === 0 || has?.test(keptOf(kit)) || (isHeard && !isSounding(likedOn(kit, id).star)) ? 0 : suits(kit),
    ...(inMemory && { inMemory }),
    ...(memoryChapter && { memoryChapter }),
    title: (kit) => title(of(kit).stage, of(kit).set),
    cover: (kit) => sceneOf(of(kit).stage, cover(of(kit).stage, of(kit).set)),
    chapters: [told(first, 1), told(second, 2), told(third, 3), told(fourth, 4), told(fifth, 5)],
    stage: (kit) => of(kit).stage,
  }
}

/** It has a voice, is played, or runs: what is silent has lost no sound. */
const isSounding = ({ alive, sound, together }: Stage['star']) =>
  alive || (sound !== 'fras' && /^(?:tocar|oír|escuchar|bailar|cantar|coser)(?= |$)/u.test(together))

const isSaid = (beat: Beat) => typeof beat !== 'string' || !beat.includes(UNSAID)

/** What may be left out, and says of an animal what its kind has not. */
const isOfKind =
  ({ r }: Stage) =>
  (beat: Beat) =>
    r.role !== 'pet' ||
    goesByNose(r.species) ||
    typeof beat !== 'object' ||
    beat === null ||
    Array.isArray(beat) ||
    !isOfNoseAndPaws(Object.values(beat).flat().join(' '))

const kept = new WeakMap<Kit['memory'], string>()

/** What a memory names that is kept, bare of accents; what its giver wrote is on whatever paper the plot has not. */
function keptOf({ memory, leftOut }: Kit): string {
  if (leftOut.has('memory')) return ''
  const before = kept.get(memory)
  if (before !== undefined) return before
  const { el, isWritten, made } = keepsakeOf(memory.told, { giver: '' })
  // what is written on is chosen to suit the plot
  const known = isWritten || made ? '' : bare(el)
  kept.set(memory, known)
  return known
}

/** In memory of somebody it is the giver who is seen, but for the chapter that remembers. */
function sceneOf({ s, inMemory, place: remembered }: Stage, view: View, remembers = false): Scene {
  const { place, time, weather, recipient, sender, seen, objects, pose } = view
  return {
    place: `${place}, ${seen}`,
    time: `${time}, ${weather}`,
    action: inMemory && !remembers ? `${s.name} ${s.v(sender)}` : `${recipient}, mientras ${s.name} ${s.v(sender)}`,
    objects,
    ...(remembers && { memoryPlace: remembered ?? '' }),
    ...(pose && { pose }),
  }
}
