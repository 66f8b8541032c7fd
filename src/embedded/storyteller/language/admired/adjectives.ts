import { isDoneBesideOne } from '../grammar/clause-subject.ts'
import { hasGenders, known } from '../grammar/dictionary.ts'
import { agree } from '../grammar/gender.ts'
import type { Person } from '../people/person.ts'
import { nounOf } from './adjective-nouns.ts'
import { words } from '../grammar/text.ts'
import { firstFinite } from '../grammar/verbs.ts'

/** What adjectives in answers look like, and how they agree with the recipient. */

/** One adjective, or 'buen padre'. */
export function isDescribing(part: string): boolean {
  if (/^de (?:gran|buen|muy|mucho) /u.test(part)) return true
  if (/^(?:buen|gran|mal|mejor) \p{L}+$/u.test(part)) return true
  return !part.includes(' ') && (isAdjectival(part) || /(?:ón|ona|ista|ísim[oa]|it[oa]|[dt]ora?)$/.test(part))
}

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
    /(?<=^|, |\s[ye] | pero |muy |poco |tan |súper |re |algo |medio |bien )\p{L}+(?:[oa]|dora?)(?=$|,| (?:y|e|a|al|como|con|de|del|en|hasta|para|pa|pero|por|que|sin|cuando|desde)(?!\p{L}))/gu,
    (word) => (hasGenders(word) ? agree(word, gender, false) : word),
  )
}

/** 'es muy divertido' said of a girl: the adjective after the verb agrees, where it stands alone. */
export function agreeing(text: string, { gender, plural }: Person): string {
  if (!gender || plural) return text
  // 'no deja que nadie se sienta solo', 'cuida a mamá cuando está sola': somebody else is
  if (/(?<!\p{L})nadie(?!\p{L})/iu.test(text) || isDoneBesideOne(text)) return text
  const ending = text.replace(
    /(?<=\s)(?:dormid|despiert|descalz|sol|callad|distraíd|perdid|quiet|sentad)[oa]$/u,
    (word) => agree(word, gender, false),
  )
  // 'habla muy alto': an adverb agrees with nobody
  const verb = firstFinite(words(text))
  if (verb && !/^(?:ser|estar|parecer|ver|andar|seguir|ir|volver|poner|sentir)$/.test(verb.infinitive)) return ending
  return ending.replace(
    /((?:^|\s)(?:es|y|e|muy|tan|(?<!(?:el|la|al|del|l[oa]s) )más|súper|re|un poco|(?:es|está) algo)\s)(\p{L}+(?:[oa]|dora?))(?=$|,|:|\s(?:y|e|pero|con|como|que)\s)/gu,
    (all, before: string, adjective: string) =>
      hasBothForms(adjective) ? before + agree(adjective, gender, false) : all,
  )
}

function hasBothForms(adjective: string): boolean {
  if (/dora?$/.test(adjective)) return true
  const other = adjective.endsWith('a') ? `${adjective.slice(0, -1)}o` : `${adjective.slice(0, -1)}a`
  return known(adjective) && known(other) && !adjective.endsWith('ista')
}
