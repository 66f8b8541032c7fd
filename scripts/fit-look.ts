import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { oklab } from '../src/embedded/colour.ts'
import { beardedFace } from '../src/embedded/photo/look/beard.ts'
import {
  beardedEvidence,
  glassesEvidence,
  hairyLipEvidence,
  hairColourEvidence,
  numbersOf,
  type Evidence,
} from '../src/embedded/photo/look/evidence.ts'
import { fitted } from '../src/embedded/photo/look/fits.ts'
import { colourOf, HAIR_WORDS } from '../src/embedded/photo/look/hair.ts'
import {
  baldEvidence,
  coveredEvidence,
  hairLengthEvidence,
  hairTypeEvidence,
} from '../src/embedded/photo/look/head-evidence.ts'
import KNOWN from '../src/embedded/photo/look/look-fits.json' with { type: 'json' }
import { measureLook } from '../src/embedded/photo/measure-look.ts'
import { readSkin, skinEvidence } from '../src/embedded/photo/look/skin.ts'
import { CROPPED, usualHead } from '../src/embedded/photo/look/usual-head.ts'
import { studyPhoto } from '../src/embedded/photo/sitter.ts'
import { FOLDS, foldOf } from './folds.ts'
import { fitTogether, type SharedRow } from './together.ts'
import { fitLinear, fitLogistic, refitLogistic, rounded, type CountedRow, type Fit, type FitRow } from './ridge.ts'

/**
 * Fits what tells glasses, beards, coverings, and the colour, type and length of hair, on portraits that were described by eye:
 *
 *     node scripts/fit-look.ts measure people.json photos rows.json
 *     node scripts/fit-look.ts fit rows.json more-rows.json
 *     node scripts/fit-look.ts refit straight,wavy rows.json
 *     node scripts/fit-look.ts types rows.json more-rows.json
 *     node scripts/fit-look.ts lengths rows.json more-rows.json
 *     node scripts/fit-look.ts skin rows.json
 *
 * `people.json` has `faces`, each with `id` (a file `id.jpg` of the folder `photos`), `from` (`repository:path`), `glasses`,
 * `beard`, `covering`, `hair`, `type` and `length` (lists of words, all of them right) and `doubt` (what two people might see
 * differently: not fitted); what is absent is not fitted either. The second writes `look-fits.json`, and says how well people are told by fits that knew
 * nobody of their repository. The third moves the fits of these names towards people whom they do not know, where the rows
 * of those whom they know are gone, and leaves the others as they are. Two do so with the types and the lengths of hair, of
 * which one is chosen, against each other. The last fits how light
 * skin is to `skin` (`light`, `medium`, `dark`; those in doubt count less), and writes `skin-fit.json`.
 */
type Told = Partial<Record<'beard' | 'covering', string>> &
  Partial<Record<'hair' | 'type' | 'length', string[] | null>> & {
    id: string
    from: string
    glasses?: boolean
    skin?: keyof typeof TIERS | null
    doubt?: string[]
  }
type Row = { told: Told; values: Record<Kind, Evidence> }
type Kind = 'skin' | 'glasses' | 'bearded' | 'hairyLip' | 'colour' | 'bald' | 'type' | 'length' | 'covered'

const OUT = new URL('../src/embedded/photo/look/look-fits.json', import.meta.url)
const SKIN_OUT = new URL('../src/embedded/photo/look/skin-fit.json', import.meta.url)
/** How light skin seems, and how much somebody counts of whom two people might say otherwise. */
const TIERS = { dark: -1, medium: 0, light: 1 } as const
const DOUBTED = 0.4
/** So many people hold a known fit where it is: about as many as it was fitted to. */
const BEFORE = 700
/** Cropped hair is not told by the skin alone: one head that is usual but for it counts for so many people. */
const AGREED = { lightness: 0.55, counts: 5 }
/** Somebody of whom it is agreed what is right, and for how many people that counts. */
type Agreed = { word: string; values: readonly number[]; counts: number }

/** How hard the weights of each part of the evidence are held down. */
type Held = Readonly<Record<string, number>>
const HELD_OF_SKIN = { lightness: 1, measured: 1_000, face: 300 }
const HELD_OF_HAIR = {
  type: { head: 20, runs: 20, around: 300, width: 30, grain: 7 },
  length: { hair: 300, fall: 300, around: 4_000, beside: 300, beard: 1 },
}

/** Of each fit: its evidence, how right it is of somebody (null: not known), and how hard weights are held down. */
const FITS: Record<string, { kind: Kind; right: (told: Told) => number | null; held: Held }> = {
  glasses: {
    kind: 'glasses',
    right: ({ glasses, doubt }) => (glasses === undefined || doubt?.includes('glasses') ? null : Number(glasses)),
    held: { measured: 4, face: 30, brows: 30 },
  },
  bearded: {
    kind: 'bearded',
    right: ofBeard,
    held: { places: 0.2, measured: 8, face: 30, upperLip: 60, moustache: 8 },
  },
  hairyLip: {
    kind: 'hairyLip',
    // Stubble is hardly seen there.
    right: (told) => (told.beard === 'barba de dias' ? null : ofBeard(told)),
    held: { hairs: 8, upperLip: 80, places: 30 },
  },
  ...Object.fromEntries(
    Object.entries({ black: 'negro', brown: 'castaño', fair: 'rubio', grey: 'gris' }).map(([name, word]) => [
      name,
      {
        kind: 'colour',
        right: (told: Told) => ofColour(told, word),
        held: { measured: 8 },
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({ ...HAIR_WORDS, type: { ...HAIR_WORDS.type, bald: 'calvo' } }).flatMap(([trait, words]) =>
      Object.entries(words).map(([name, word]) => [
        name,
        {
          kind: name === 'bald' ? 'bald' : (trait as 'type' | 'length'),
          right: (told: Told) => ofHead(told, trait as 'type' | 'length', word),
          held: HELD_OF_HAIR[trait as 'type' | 'length'],
        },
      ]),
    ),
  ),
  covered: {
    kind: 'covered',
    right: ({ covering }) => (covering === undefined ? null : Number(covering !== 'ninguna')),
    held: { head: 20, around: 200, face: 300 },
  },
}

const [task, ...files] = parseArgs({ allowPositionals: true }).positionals
if (task === 'measure') writeFileSync(files[2]!, JSON.stringify(await measured(files[0]!, files[1]!)))
else if (task === 'fit') fitAll(rowsOf(files), Object.keys(FITS), {})
else if (task === 'refit') fitAll(rowsOf(files.slice(1)), files[0]!.split(','), KNOWN)
else if (task === 'types') fitWords('type', rowsOf(files), [croppedHead()])
else if (task === 'lengths') fitWords('length', rowsOf(files), [])
else if (task === 'skin') fitSkin(rowsOf(files))
else
  throw new Error('measure PEOPLE PHOTOS ROWS, fit ROWS…, refit NAMES ROWS…, types ROWS…, lengths ROWS…, or skin ROWS…')

function rowsOf(some: readonly string[]): Row[] {
  return some.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Row[])
}

/** Whether there is a beard; null where nobody can say. */
function ofBeard({ beard, doubt = [] }: Told): number | null {
  const isDoubtful = beard === undefined || doubt.includes('beard') || doubt.includes('beardKind')
  return isDoubtful ? null : Number(beard !== 'ninguna')
}

/** Whether a word is right of a head; null where it is covered, or nobody can say. */
function ofHead(told: Told, trait: 'hair' | 'type' | 'length', word: string): number | null {
  const words = told[trait]
  if (!words || words.length === 0 || (told.covering !== undefined && told.covering !== 'ninguna')) return null
  return Number(words.includes(word))
}

/** Of hair's colour, which a bald head has none of, and which is not fitted where it is in doubt. */
function ofColour(told: Told, word: string): number | null {
  return told.type?.includes('calvo') || told.doubt?.includes('hair') ? null : ofHead(told, 'hair', word)
}

async function measured(people: string, photos: string): Promise<Row[]> {
  const rows: Row[] = []
  const { faces } = JSON.parse(readFileSync(people, 'utf8')) as { faces: Told[] }
  for (const told of faces) {
    const { pixels, sitter } = await studyPhoto(readFileSync(join(photos, `${told.id}.jpg`)))
    if (sitter) rows.push({ told, values: valuesOf(measureLook(pixels, sitter)) })
  }
  return rows
}

function valuesOf(measures: ReturnType<typeof measureLook>): Row['values'] {
  const { strands } = measures
  const ofSkin = { ...measures, face: measures.skin, hair: strands.middle }
  const skin = readSkin(ofSkin)
  const lit = { ...measures, lightness: oklab(skin.value)[0] }
  const seen = { ...lit, ...beardedFace(lit) }
  return {
    skin: finite(skinEvidence(ofSkin)),
    glasses: finite(glassesEvidence({ ...seen, yaw: measures.face.expression.yaw })),
    bearded: finite(beardedEvidence(seen)),
    hairyLip: finite(hairyLipEvidence(lit)),
    colour: finite(hairColourEvidence(seen, colourOf(strands, measures.skin))),
    bald: finite(baldEvidence(seen)),
    type: finite(hairTypeEvidence(seen)),
    length: finite(hairLengthEvidence(seen)),
    covered: finite(coveredEvidence(seen)),
  }
}

function finite(parts: Evidence): Evidence {
  return Object.fromEntries(
    Object.entries(parts).map(([part, all]) => [part, all.map((value) => (Number.isFinite(value) ? value : 0))]),
  )
}

/** In the order of a fit's weights. */
function heldDownOf(held: Held, parts: Evidence): number[] {
  return Object.entries(parts).flatMap(([part, values]) => values.map(() => held[part]!))
}

/** Fits of `names`, from those that are known where there are any. */
function fitAll(rows: readonly Row[], names: readonly string[], before: Record<string, Fit>): void {
  const fits = { ...before }
  for (const name of names) {
    const { kind, right, held } = FITS[name]!
    const known = rows.flatMap(({ told, values }) => {
      const value = right(told)
      return value === null ? [] : [{ right: value, values: numbersOf(values[kind]), fold: foldOf(told, rows) }]
    })
    const heldDown = heldDownOf(held, rows[0]!.values[kind])
    const start = before[name]
    const fit = (some: readonly FitRow[]) =>
      start ? refitLogistic(start, some, heldDown, BEFORE) : fitLogistic(some, heldDown)
    const logits = known.map(() => 0)
    for (let fold = 0; fold < FOLDS; fold++) {
      const others = fit(known.filter((row) => row.fold !== fold))
      for (const [i, row] of known.entries()) if (row.fold === fold) logits[i] = fitted(others, row.values)
    }
    const [yes, no] = [1, 0].map((value) => logits.filter((_, i) => known[i]!.right === value))
    for (const line of [-0.4, 0, 0.5, 1, 1.5]) {
      const [found, invented] = [yes, no].map((some) => some!.filter((logit) => logit > line).length)
      console.log(`${name} above ${line}: ${found} of ${yes!.length} found, ${invented} of ${no!.length} invented`)
    }
    fits[name] = rounded(fit(known))
  }
  writeFileSync(OUT, JSON.stringify(fits))
}

function croppedHead(): Agreed {
  const values = numbersOf(hairTypeEvidence(usualHead(CROPPED, AGREED.lightness)))
  return { word: 'curly', values, counts: AGREED.counts }
}

function fitWords(trait: 'type' | 'length', rows: readonly Row[], agreed: readonly Agreed[]): void {
  const words: Record<string, string> = HAIR_WORDS[trait]
  const names = Object.keys(words) as (keyof typeof KNOWN)[]
  const known = rows.flatMap(({ told, values }) => {
    const right = names.map((name) => ofHead(told, trait, words[name]!) ?? 0)
    const all = right.reduce((sum, value) => sum + value, 0)
    if (all === 0) return []
    const shares = right.map((value) => value / all)
    return [{ right: shares, values: numbersOf(values[trait]), counts: 1, fold: foldOf(told, rows) }]
  })
  const heads = agreed.map(({ word, values, counts }) => ({
    right: names.map((name) => Number(name === word)),
    // Of numbers that no fit was given yet, what is usual is not known but from these people.
    values: known[0]!.values.map(
      (_, i) => values[i] ?? known.reduce((sum, row) => sum + row.values[i]!, 0) / known.length,
    ),
    counts,
  }))
  const heldDown = heldDownOf(FITS[names[0]!]!.held, rows[0]!.values[trait])
  const fit = (some: readonly SharedRow[]) =>
    fitTogether(
      names.map((name) => KNOWN[name]),
      [...some, ...heads],
      heldDown,
    )
  let found = 0
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = fit(known.filter((row) => row.fold !== fold))
    for (const { right, values } of known.filter((row) => row.fold === fold)) {
      const logits = others.map((one) => fitted(one, values))
      if (right[logits.indexOf(Math.max(...logits))]! > 0) found++
    }
  }
  console.log(`${trait}: ${found} of ${known.length} found`)
  const fits = fit(known).map(rounded)
  writeFileSync(OUT, JSON.stringify({ ...KNOWN, ...Object.fromEntries(names.map((name, k) => [name, fits[k]])) }))
}

/** Tiers count alike. */
function fitSkin(rows: readonly Row[]): void {
  const told = rows.filter((row) => row.told.skin)
  const countOf = ({ told: { doubt } }: Row) => (doubt?.includes('skin') ? DOUBTED : 1)
  const tiers = Map.groupBy(told, (row) => row.told.skin!)
  const known = [...tiers].flatMap(([tier, all]) => {
    const per = all.reduce((sum, row) => sum + countOf(row), 0)
    return all.map((row): CountedRow & { fold: number } => ({
      right: TIERS[tier],
      counts: (countOf(row) * told.length) / tiers.size / per,
      values: numbersOf(row.values.skin),
      fold: foldOf(row.told, rows),
    }))
  })
  const heldDown = heldDownOf(HELD_OF_SKIN, rows[0]!.values.skin)
  let off = 0
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = fitLinear(
      known.filter((row) => row.fold !== fold),
      heldDown,
    )
    for (const row of known) if (row.fold === fold) off += row.counts * Math.abs(row.right - fitted(others, row.values))
  }
  console.log(`off by ${off / known.length} of a tier`)
  writeFileSync(SKIN_OUT, JSON.stringify(rounded(fitLinear(known, heldDown))))
}
