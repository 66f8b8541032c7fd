import type { Favourite } from '../language/favourite/favourite.ts'
import { bare, contract, countWords } from '../language/grammar/text.ts'
import { anythingOf, type Asked, drawingOf } from './anything.ts'
import { MADE_OF } from './class-of.ts'
import type { Named } from './named.ts'
import { type NounClass, nounClassOf } from './nouns.ts'
import { PARTS } from './parts/parts.ts'
import { isPicture, type Prop } from './prop.ts'
import { whichOnes } from './handled.ts'
import { namedIn, objectOf } from './staged.ts'

/** What the words of an answer change of a thing that is known, or bring with it. */

/** 'la mochila roja, que se reconocía de lejos', 'la perrita Canela, con mucha curiosidad' */
export const setOff = (un: string) =>
  un
    .replace(/^(una? [^«]*\p{Lu}\p{L}+) (?=que |con cara )/u, '$1, ')
    .replace(/^((?:el|la) (?:(?!más |menos ).)+?) (?=que |con (?:cara|ganas|luz|muchas?|todas|los?|las?|el) )/u, '$1, ')

/** 'dibujar gatos': its leaves are full of cats. */
export function drawing(row: Prop, infinitive: string | null): Prop {
  const drawn = row.el === 'el cuaderno' && infinitive?.startsWith('dibujar ') ? objectOf(infinitive)?.named : null
  if (!drawn || drawn.one === drawn.own || !infinitive!.startsWith(`dibujar ${drawn.own}`)) return row
  return {
    ...row,
    un: /^(?:c[oó]mics?|historietas?|garabatos|mandalas|caricaturas|monitos|mapas|planos|retratos|letras)(?![A-Za-zÀ-ỹ])/u.test(
      drawn.own,
    )
      ? `un cuaderno lleno de ${drawn.own}${whichOnes(infinitive!)}`
      : `${row.un} de ${drawn.own}${whichOnes(infinitive!)}`,
  }
}

/** The one of them that is named: 'los dinosaurios, sobre todo el anquilosaurio'. */
export function ofItsKind(props: readonly Prop[], { whole }: Favourite): Prop[] {
  const kind = /(?<![A-Za-zÀ-ỹ])(?!dino)\p{Ll}+(?:sauri?o|tauro|raptor|tops|rex)(?![A-Za-zÀ-ỹ])/u.exec(
    whole.toLowerCase(),
  )?.[0]
  const look = /(?<![A-Za-zÀ-ỹ])cuellos? larg|cuellilarg/u.test(whole.toLowerCase()) ? ' de cuello muy largo' : ''
  return props.map((prop) =>
    prop.el === 'el dinosaurio' && !/ sin /u.test(prop.un)
      ? { ...prop, un: `un ${kind ?? 'dinosaurio'}${look}`, el: `el ${kind ?? 'dinosaurio'}` }
      : prop,
  )
}

/** 'el fut, lo oye por radio': what is heard comes out of one. */
export const withRadio = ([first, ...others]: Prop[], { said = '', pick }: Asked): Prop[] => {
  const radio =
    first && HEARD.exec(said) && ![first, ...others].some(({ el }) => /radio/u.test(el))
      ? namedIn(`${/(?:el|un) radio(?![A-Za-zÀ-ỹ])/iu.test(said) ? 'el' : 'la'} radio`)
      : null
  return radio ? [first!, PARTS.radio(radio, pick), ...others] : first ? [first, ...others] : []
}
const HEARD =
  /(?<![A-Za-zÀ-ỹ])(?:o[íi]r|oye|oía|escuch[A-Za-zÀ-ỹ]+|sigue)(?![A-Za-zÀ-ỹ])[^.;]*(?<= (?:por|en) (?:(?:el|la|su|un|una) )?)radio(?![A-Za-zÀ-ỹ])/iu

/** 'su guitarra', 'sus plantas': whose, where nothing else tells it from another. */
export function owned(prop: Prop, part: string, { name, isMany }: Asked): Prop {
  const isOwn =
    /^sus? /iu.test(part) &&
    !prop.isStandIn &&
    !isMany &&
    /^(?:un par de|un|una|el par de|el|la) \p{Ll}+$/u.test(prop.un)
  return isOwn && prop.un.split(' ').at(-1)!.startsWith(part.split(' ')[1]!.slice(0, 4))
    ? { ...prop, un: contract(`${prop.un} de ${name}`) }
    : prop
}

/** 'la gata de la casa, que se llama Canela' is «la gata Canela», and Canela. */
export function called(prop: Prop, { own, one }: Named, said: string): Prop {
  const at = said.indexOf(own)
  const isToy = prop.alive || nounClassOf(own) === 'toy' || MADE_OF.test(own)
  const after = at < 0 ? '' : said.slice(at + own.length)
  const name = (
    /^,? (?:(?:que )?(?:se llama(?:ba)?|llamad[oa])|al? (?:la )?que (?:le )?(?:llama|dice|puso)n?) ((?:\p{Lu}\p{L}+ ?)+)/u.exec(
      after,
    ) ??
    (isToy && /^(?:el|la|su|mi|un|una) $/iu.test(said.slice(0, Math.max(0, at)).slice(-3).trimStart() || 'su ')
      ? /^, (\p{Lu}\p{L}+)(?=$|[.,]| y )/u.exec(after)
      : null)
  )?.[1]
  if (!name || prop.isStandIn || /\p{Lu}/u.test(one)) return prop
  const noun = prop.alive ? one.split(' ').slice(0, 2).join(' ') : one
  const un = `${noun.replace(/^una /u, 'la ').replace(/^un /u, 'el ')} ${name.trim()}`
  return isToy
    ? { ...prop, un, el: name.trim(), together: prop.together === '' ? '' : `jugar con ${name.trim()}` }
    : { ...prop, un }
}

/** 'su pelota verde' is a green one, and 'la guitarra' theirs: as its giver says it, where the thing itself is on the stage. */
export function asNamed(row: Prop, named: Named | null): Prop {
  if (!named || countWords(named.one) > 6) return row
  // 'los chanchitos de tierra' are no «bichos bolita»
  if (row.alive && named.all !== named.own) return { ...row, un: named.one, el: named.the }
  return named.head === row.el.split(' ')[1] && (named.own.includes(' ') || !named.one.startsWith('un'))
    ? { ...row, un: named.one + (/^un[oa]? \p{L}+( (?:con|que) .+)$/u.exec(row.un)?.[1] ?? '') }
    : row
}

/** 'la frazada' is no «cobija»: what is a thing itself, and another than the one of the row. */
export const isOther = ({ own, head }: Named, { un, alive }: Prop, infinitive: string | null) => {
  const kind = nounClassOf(own)
  const isItself =
    kind !== null && (infinitive === null ? ITSELF.has(kind) : infinitive.startsWith('leer ') && kind === 'book')
  return !alive && isItself && !bare(un).includes(bare(head).slice(0, 4))
}
const ITSELF: ReadonlySet<NounClass> = new Set([
  'cloth',
  'tool',
  'wear',
  'toy',
  'drink',
  'light',
  'machine',
  'instrument',
])

/** 'su perro Milhouse' is himself on the stage, and no one of his kind; 'las vacas de su abuelo Beto' bear no name. */
export function ofName(named: Named, kind: NounClass, part: string): Named {
  const name =
    kind === 'animal'
      ? /(?<! (?:del?|en|por|desde|al?)(?: .*)?) (?:la |el )?(\p{Lu}\p{L}+)$/u.exec(part.replace(/, .*$/u, ''))?.[1]
      : undefined
  if (name === undefined) return named
  const all = named.all.includes(name) ? named.all : `${named.all} ${name}`
  // of several the last named stands there
  return { ...named, all, one: /^l[oa]s /u.test(all) ? name : all, the: name }
}

/** Who has a name comes first; what something is done with, what is eaten, a picture of what is elsewhere, and a drawing, last. */
export function standing({ deed, isStandIn, isTool, el, un, together }: Prop): number {
  if (isStandIn) return 6
  // of a place there is no more than what a hand holds
  if (isPicture({ el }) || el === 'la tele' || (deed && isTool)) return 5
  if (isTool) return 3
  const isThatOne = /^(?:el|la) /u.test(un)
  if (!/\p{Lu}/u.test(el) && /^(?:comer|probar|tomar|beber|brindar)(?= |$)/u.test(together)) return 4
  return isThatOne && /\p{Lu}/u.test(el) ? 0 : 1
}

/** 'armar cometas y volarlas en la playa': what is done with them next too. */
export const andThen = (together: string, whole: string) =>
  together !== '' && whole.toLowerCase().includes(`${together} y `)
    ? together +
      (/^ y [A-Za-zÀ-ỹ]+[aeí]rl[oa]s?(?![A-Za-zÀ-ỹ])/iu.exec(
        whole.slice(whole.toLowerCase().indexOf(together) + together.length),
      )?.[0] ?? '')
    : together

/** A thing, and then one of it that is told apart: 'las muñecas', 'una muñeca de trapo'. */
export const isSameNoun = (part: string, later: string) => {
  const [one, other] = [namedIn(part), namedIn(later)]
  return one !== null && one.head === one.own.replace(/s$/u, '') && one.head === other?.head && /^una? /iu.test(later)
}

/** 'Alianza Lima corazón': a club, which is known by its name; of 'cosas que brillan' nothing is surely a thing, and it is only told. */
export function stagedWords(typed: string, { name, pick }: Asked): Prop {
  const club = namedIn(typed)
  return club && /^\p{Lu}/u.test(club.own) && nounClassOf(club.own) === 'team'
    ? PARTS.team(club, pick)
    : drawingOf(name, '', '')
}

/** Of several things, one that no list knows. */
export function besidesOf({ isPlain }: Favourite, part: string, name: string): Prop | null {
  const named = isPlain ? namedIn(part) : null
  return named && countWords(named.all.split(' con ')[0]!) <= 5 ? anythingOf(named, part, name) : null
}

/** What a row says of others of its kind is said of this one in its own name: 'jugar a Minecraft', and no «jugar videojuegos». */
export function togetherOf(row: Prop, named: Named | null, choose: Asked['pick']): string {
  const [, air] = / (?:por|en) la (radio|tele|televisión)(?![A-Za-zÀ-ỹ])/u.exec(named?.own ?? '') ?? []
  if (named && air) return `${air === 'radio' ? 'oír' : 'ver'} ${named.all}`
  const kind = named && nounClassOf(named.own)
  const said = bare(row.together)
  if (/^improvisar |titeres$/u.test(said)) return row.together
  const isNamed =
    !named ||
    bare(named.own)
      .split(' ')
      .every((word) => said.includes(word.slice(0, 4)))
  return kind && !isNamed && countWords(row.together) > 1
    ? PARTS[kind](named, choose).together || row.together
    : row.together
}

/** What is done with it, by whom it is: nobody acts in the stead of an animal that has died, a beast shows off nothing, and a baby neither cooks nor sings. */
export function doneBy({ el, together }: Prop, { isPet, isBaby, user }: Asked): string {
  if (user?.isKept && (isPet || (isPicture({ el }) && /^(?:dar una vuelta en|jugar con) /u.test(together)))) return ''
  if (isPet) return together.replace(/^lucir /u, 'jugar con ')
  return isBaby
    ? together.replace(/^cocinar con /u, 'jugar con ').replace(/^cantar (?=canciones|las? canci)/u, 'oír ')
    : together
}
