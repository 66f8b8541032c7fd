import { GENDER_WORDS } from '../../../contract/choice-words.ts'
import { isGivenName } from '../../../contract/gender.ts'
import type { Piece } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import type { Reading } from '../kit/reading.ts'
import { isKinWord } from '../language/people/names.ts'
import { contract } from '../language/grammar/text.ts'

/** Who signs, read back as it will stand on the cover: 'Lo firmas como «Tu hermana pequeña, Bea».' */
export function signs(brief: Brief, { s }: Reading): Piece[] {
  if (!brief.senderName.trim()) return []
  const gender: Piece[] =
    s.gender && !s.several && s.sure.gender < 0.9 && !saysGender(s)
      ? [
          ' (hablamos de ',
          {
            key: 'senderGender',
            text: s.gender === 'f' ? 'ella' : 'él',
            sure: s.sure.gender,
            source: 'senderName',
            value: s.gender,
            choices: Object.entries(GENDER_WORDS).map(([value, label]) => ({ value, label })),
          },
          ')',
        ]
      : []
  // what is no name within a sentence is shown as it will stand on the cover
  const signedAs = OF_WORDS.test(s.signature) ? `«${s.signature}»` : contract(s.signature)
  return [`Lo firmas como ${signedAs}`, ...gender, signedAs.endsWith('.') && gender.length === 0 ? '' : '.']
}

const OF_WORDS = /^(?:[TS]us?|El|La|L[oa]s|Tod[oa]s?|Vuestr[oa]s?|Una?) /u

/** 'Mamá Karla', 'Tu tía Bea', 'Joaquín': nobody reads them otherwise. */
const saysGender = ({ signature }: Reading['s']) =>
  isGivenName(signature.split(' ')[0]!) ||
  /^Tu (?:viej|gord|flac|chaparr|niñ|nen)/u.test(signature) ||
  signature.split(/[\s,]+/u).some((word) => isKinWord(word))
