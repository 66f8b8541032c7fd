import { joined, sentencesOf } from '../grammar/clauses.ts'
import { DANGLING } from '../grammar/leans.ts'

/** How an illness ended goes with the illness: of whoever is left it would be told as theirs. */

const ILLNESSES: readonly string[] = ['diagnosis', 'illness']

/** 'y ya se curó', 'el día que tocó la campana', of an illness that is left out. */
export const endsIllness = (kind: string, text: string): boolean => ILLNESSES.includes(kind) && RECOVERS.test(text)

const RECOVERS =
  /(?<![A-Za-zÀ-ỹ])(?:se (?:cur|san|recuper|alivi|compus|mejor)[A-Za-zÀ-ỹ]*|(?:ya |hoy |ahora )+(?:est[aá]|estaba) (?:[A-Za-zÀ-ỹ]+ )?(?:san[oa]|bien|mejor|curad[oa]|fuera de peligro)|(?:l[ae]s? )?dieron (?:de |el |la )?alta|toc(?:ó|o|aba) la campana|sali[oó] adelante|en remisi[oó]n)(?![A-Za-zÀ-ỹ])/iu

/** 'se puso a beber', 'ahora sale con otro', behind a parting that is left out: no praise of anybody. */
export const isOfTheParting = (kind: string | null, text: string): boolean => kind === 'separation' && PARTED.test(text)

const PARTED =
  /^\s*(?:se (?:puso a (?:beber|tomar|fumar|llorar)|hundi[oó]|ech[oó] a perder)|(?:ahora |hoy |ya |todav[ií]a |a[uú]n )*(?:llora|sufre|bebe|odia|toma(?= (?:mucho|diario)|[\s.!]*$)|l[oa] (?:extraña|odia)|(?:sale|anda|vive|est[aá]) (?:con|sol[oa]))|(?:termin|acab|qued)[oó] (?:en la calle|sin |sol[oa])|perdi[oó] )/iu

/** Without its clauses, wherever they stand. */
export const withoutRecovery = (told: string): string =>
  joined(
    sentencesOf(told).map((sentence) => {
      const clauses = sentence.clauses.filter(({ lead, text }) => !RECOVERS.test(lead + text))
      const last = clauses.at(-1)
      return last && clauses.length < sentence.clauses.length
        ? {
            ...sentence,
            clauses: clauses.with(clauses.length - 1, { ...last, text: last.text.replace(DANGLING, '') || last.text }),
          }
        : { ...sentence, clauses }
    }),
  )
    .replace(/^(?:y|e|pero),? /iu, '')
    .trim()
