import { joined, sentencesOf } from '../grammar/clauses.ts'
import { DANGLING } from '../grammar/leans.ts'

/** How an illness ended goes with the illness: of whoever is left it would be told as theirs. */

const ILLNESSES: readonly string[] = ['diagnosis', 'illness']

/** 'y ya se curó', 'el día que tocó la campana', of an illness that is left out. */
export const endsIllness = (kind: string, text: string): boolean => ILLNESSES.includes(kind) && RECOVERS.test(text)

const RECOVERS =
  /(?<!\p{L})(?:se (?:cur|san|recuper|alivi|compus|mejor)\p{L}*|(?:ya |hoy |ahora )+(?:est[aá]|estaba) (?:\p{L}+ )?(?:san[oa]|bien|mejor|curad[oa]|fuera de peligro)|(?:l[ae]s? )?dieron (?:de |el |la )?alta|toc(?:ó|o|aba) la campana|sali[oó] adelante|en remisi[oó]n)(?!\p{L})/iu

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
