import { hasGenders } from '../grammar/dictionary.ts'
import { agree } from '../grammar/gender.ts'
import type { Person } from '../people/person.ts'
import { nounOf } from './adjective-nouns.ts'

/** What adjectives in answers look like, and how they agree with the recipient. */

export function isAdjectival(word: string): boolean {
  if (/^(?:tod|much|poc|otr|mism|un)[oa]s?$/.test(word)) return false
  return (
    hasGenders(word) ||
    nounOf(word) !== undefined ||
    /(?:az|oz|ble|ante|iente|igente|udente|ocente|decente|ulente)$/.test(word)
  )
}

/** 'inteligente, guapo y divertido' said of a girl: every adjective of the list agrees. */
export function agreeingList(text: string, { gender, plural }: Person): string {
  if (!gender || plural) return text
  return text.replace(
    /(?<=^|, |\s[ye] | pero |muy |poco |tan |súper |re |algo |medio |bien )[A-Za-zÀ-ỹ]+(?:[oa]|dora?)(?=$|,| (?:y|e|a|al|como|con|de|del|en|hasta|para|pa|pero|por|que|sin|cuando|desde)(?![A-Za-zÀ-ỹ]))/gu,
    (word) => (hasGenders(word) ? agree(word, gender, false) : word),
  )
}
