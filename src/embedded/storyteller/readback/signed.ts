import type { Piece } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import type { Reading } from '../kit/reading.ts'
import { contract } from '../language/grammar/text.ts'

/** Who signs, read back as it will stand on the cover: 'Lo firmas como «Tu hermana pequeña, Bea».' */
export function signs(brief: Brief, { s }: Reading): Piece[] {
  if (!brief.senderName.trim()) return []
  // what is no name within a sentence is shown as it will stand on the cover
  const signedAs = OF_WORDS.test(s.signature) ? `«${s.signature}»` : contract(s.signature)
  return [`Lo firmas como ${signedAs}`, signedAs.endsWith('.') ? '' : '.']
}

const OF_WORDS = /^(?:[TS]us?|El|La|L[oa]s|Tod[oa]s?|Vuestr[oa]s?|Una?) /u
