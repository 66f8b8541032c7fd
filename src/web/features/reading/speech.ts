/** Reading aloud with the browser's own voices: choosing one, cutting texts, finding words. Pure. */

export type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>

/** Regions in the order in which a listener without one of their own understands them best. */
const REGIONS = ['mx', 'us', '419', 'co', 'es', 'ar', 'cl', 'pe']
const GOOD = /natural|neural|premium|enhanced|mejorad|siri/i
/** Robots, and the novelty voices of macOS. */
const ODD = /espeak|compact|eddy|flo\b|grandma|grandpa|abuel|reed|rocko|sandy|shelley/i

/**
 * The best Spanish voice; null where there is none. One that speaks on this machine comes first: the others send the
 * text to their maker.
 */
export function pickVoice<T extends Voice>(voices: readonly T[], languages: readonly string[]): T | null {
  const own = languages.map(regionOf).find((region) => region !== null) ?? null
  const spanish = voices.filter(({ lang }) => /^es([-_]|$)/i.test(lang))
  return spanish.toSorted((a, b) => score(b, own) - score(a, own))[0] ?? null
}

function score({ name, lang, localService }: Voice, own: string | null): number {
  const region = regionOf(lang)
  const rank = region === null ? -1 : REGIONS.indexOf(region)
  return (
    (localService ? 100 : 0) +
    (region !== null && region === own ? 40 : 0) +
    (rank < 0 ? 0 : 20 - rank) +
    (GOOD.test(name) ? 30 : 0) -
    (ODD.test(name) ? 60 : 0)
  )
}

/** Platforms write `es_MX` or `es-MX`. */
function regionOf(lang: string): string | null {
  return /^es[-_](\w+)/i.exec(lang)?.[1]?.toLowerCase() ?? null
}

/** A stretch of a block, end excluded. */
export type Stretch = { start: number; end: number }

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('es', { granularity: 'sentence' }) : null

/** The sentences of a text, without gaps: an utterance each. Long ones are cut off by some browsers. */
export function sentencesOf(text: string): Stretch[] {
  const pieces = segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : (text.match(/[^.!?…]+[.!?…»”"')\]]*\s*/g) ?? [text])
  let at = 0
  return pieces.map((piece) => ({ start: at, end: (at += piece.length) }))
}

/** The word that a boundary event points at; browsers that do not say how long it is leave that to us. */
export function wordAt(text: string, charIndex: number, charLength = 0): Stretch | null {
  const start = charIndex + (/^[^\p{L}\p{N}]*/u.exec(text.slice(charIndex))?.[0].length ?? 0)
  const length = /^[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/u.exec(text.slice(start))?.[0].length ?? 0
  const end = Math.max(start + length, charLength > 0 ? Math.min(charIndex + charLength, text.length) : 0)
  return end > start ? { start, end: start + text.slice(start, end).trimEnd().length } : null
}
