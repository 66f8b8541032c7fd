import { CHAPTERS } from '../../contract/constants.ts'
import type { Kit } from './kit/kit.ts'
import { upperFirst } from './language/grammar/text.ts'
import { isPerson, namedOf, someOf } from './language/people/one-of-them.ts'

/** Of several who give, one says a sentence: 'dijo Sofi', and then 'dijo Diego'; 'dijo una de las mamás'; of a group of which nobody is known, 'alguien de urgencias'. */

/** 'dijeron' → 'dijo', 'preguntaron' → 'preguntó' */
const ofOne = (verb: string) =>
  verb
    .replace(/^dijeron$/u, 'dijo')
    .replace(/^leyeron$/u, 'leyó')
    .replace(/aron$/u, 'ó')
    .replace(/^(propus|quis)ieron$/u, '$1o')
    .replace(/^pidieron$/u, 'pidió')
    .replace(/ieron$/u, 'ió')

/** A paragraph's speech is told of one of those who give, each in turn, where no more is told of all of them. */
export function oneSpeaks({ s }: Pick<Kit, 's'>, paragraphs: readonly string[], chapter: number): string[] {
  if (!s.several) return [...paragraphs]
  const names = namedOf(s)
  const some = someOf(s) ?? []
  const isGroup = names.length === 0 && some[0]?.startsWith('alguien ') === true
  const speakers = names.length > 0 ? names : isGroup ? [called(some[0], chapter)] : some
  if (speakers.length === 0) return [...paragraphs]
  // of two the last chapter is not the first one's again
  const next = chapter === CHAPTERS && isPerson(speakers[1] ?? '') ? 1 : chapter - 1
  const areTwoKinds = names.length === 0 && some[1]?.startsWith('un') === true
  let turn = areTwoKinds ? Number(chapter > 2) : names.length > 0 ? next : 0
  const told = paragraphs.map((paragraph) =>
    paragraph
      .replaceAll(` ${s.name}`, ` ${THEY}`)
      .replace(
        isGroup ? GROUP_TAG : TAG,
        (_, verb: string, how = '') => `${ofOne(verb)}${how} ${speakers[turn++ % speakers.length]}`,
      )
      .replaceAll(THEY, s.name),
  )
  const shortly = (text: string) =>
    some.reduce(
      (told, one) => told.replaceAll(one, shorter(one)).replaceAll(upperFirst(one), upperFirst(shorter(one))),
      text,
    )
  // who they are is said in the first chapter
  const isUnsaid = isGroup && chapter === 1 && !told.some((one) => one.toLowerCase().includes(s.name.toLowerCase()))
  if (isUnsaid) return [...paragraphs]
  return areTwoKinds && chapter > 1 ? told.map(shortly) : told
}

/** '—Así es —contestó Leo.', '—Ven —dijo Leo.' → '—Así es —contestó Leo—. Ven.': of one who goes on speaking no new line begins. */
export const inOneTurn = (paragraphs: readonly string[]): string[] =>
  paragraphs.reduce<string[]>((told, paragraph) => {
    const [, before = '', who = ''] = /^(—[^—]+ —\p{Ll}+ ([^—.]+))\.$/u.exec(told.at(-1) ?? '') ?? []
    const [, said = '', goesOn = '', rest = ''] =
      /^—([^—]+) —\p{Ll}+ ([^—.]+)(?:\.|—\. ([^—]+))$/u.exec(paragraph) ?? []
    if (who === '' || goesOn !== who) return [...told, paragraph]
    const end = /[.!?…]$/u.test(said) ? '' : '.'
    return [...told.slice(0, -1), [`${before}—. ${said}${end}`, rest].filter(Boolean).join(' ')]
  }, [])

/** 'una de las mamás de 2.º B' → 'una de las mamás' */
const shorter = (one: string) => one.replace(/^(\p{L}+ de (?:sus|l[oa]s) \p{Ll}+) del? .+$/u, '$1')

/** Stands for all who give. */
const THEY = '\ue005'
const TAG =
  /(?<=—[^—]+ —)(\p{Ll}+(?:ron|ó|o))( saber)? \ue005(?=(?: (?:en voz baja|muy cerquita|bajito|al aire de allá|a la casa oscura))?(?:[.:]$|[.:] |—|$))/gu
/** 'preguntó un día la familia Soto', 'dijo, muy en serio, el equipo', 'le dijo el grupo a Rosa', 'le contó la familia al fantasma': nobody of them was named yet, so that none is left out. */
const GROUP_TAG =
  /(?<=—[^—]+ —(?:les? )?)(\p{Ll}+(?:ron|ó|o))( saber| un \p{Ll}+|, \p{Ll}[^,—.:]*,)? \ue005(?=(?: (?:en voz baja|muy cerquita|bajito|al aire de allá|a la casa oscura|al? \p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*|(?:al|a la|a l[oa]s) \p{Ll}+(?: \p{Ll}+){0,3}))?(?:[.:]$|[.:] |—|$))/gu

/** 'alguien de la familia Soto', and, once that was said, 'alguien de la familia'; nobody is of «toda la cuadrilla». */
const called = (group: string, chapter: number) => {
  const one = group.replace(/ de toda la /u, ' de la ')
  return chapter === 1 ? one : one.replace(/^(alguien (?:de la familia|del (?:equipo|grupo|curso|salón))) .+$/u, '$1')
}
