import type { Kit } from './kit/kit.ts'
import { isCollective } from './language/people/collective.ts'
import { partsOfName } from './language/people/person-names.ts'
import { contract, escaped } from './language/grammar/text.ts'

/** Of several who give, one says a sentence: 'dijo Sofi', and then 'dijo Diego'; 'dijo una de las mamás', 'dijo alguien del equipo'. */

/** Those of them who have a name: 'Sofi', 'Diego'; of 'Josu y la cuadrilla', 'Josu'. */
function eachOf(name: string): readonly string[] {
  const parts = partsOfName(name.replace(/^(?:sus|l[oa]s) \p{Ll}+ (?=\p{Lu})/u, ''))
  return parts.length > 1 ? parts.filter((part) => NAMED.test(part)) : []
}

const NAMED =
  /^(?:(?:el|la|su|don|doña) )?(?:\p{Ll}+ )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$|^su (?:mam|pap|abuel|madrin|padrin)\p{Ll}+$/u

/** Of a group the first who speaks in a chapter, and another one. */
function someOf({ name, gender }: Kit['s']): readonly string[] {
  if (isCollective(name)) return [contract(`alguien de ${name}`), contract(`otra persona de ${name}`)]
  const [, all = ''] = /^(?:tod[oa]s )?((?:sus|l[oa]s) .+)$/u.exec(name) ?? []
  if (all === '' || / y (?:sus|l[oa]s) /u.test(all)) return []
  const end = gender === 'f' ? 'a' : 'o'
  return [`un${end} de ${all}`, `otr${end} de ${all}`]
}

/** 'dijeron' → 'dijo', 'preguntaron' → 'preguntó' */
const ofOne = (verb: string) =>
  verb
    .replace(/^dijeron$/u, 'dijo')
    .replace(/aron$/u, 'ó')
    .replace(/^(propus|quis)ieron$/u, '$1o')
    .replace(/^pidieron$/u, 'pidió')
    .replace(/ieron$/u, 'ió')

/** A paragraph's speech is told of one of those who give, each in turn, where no more is told of all of them. */
export function oneSpeaks({ s }: Pick<Kit, 's'>, paragraphs: readonly string[], chapter: number): string[] {
  if (!s.several) return [...paragraphs]
  const names = eachOf(s.name)
  const speakers = names.length > 0 ? names : someOf(s)
  if (speakers.length === 0) return [...paragraphs]
  let turn = names.length > 0 ? chapter - 1 : 0
  const tag = new RegExp(
    `(?<=—[^—]+ —)(\\p{Ll}+(?:ron|ó|o))( saber)? ${escaped(s.name)}(?=(?: (?:en voz baja|muy cerquita|bajito|al aire de allá|a la casa oscura))?(?:[.:]$|[.:] |—|$))`,
    'gu',
  )
  return paragraphs.map((paragraph) =>
    paragraph.replace(
      tag,
      (_, verb: string, saber = '') => `${ofOne(verb)}${saber} ${speakers[turn++ % speakers.length]}`,
    ),
  )
}
