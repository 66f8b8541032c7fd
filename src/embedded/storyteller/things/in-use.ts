import { contract, countWords } from '../language/grammar/text.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { ofTheirKind, type Species } from '../language/people/animals.ts'
import { AT_HOUR, type Choose, OF_DAY, withoutPlace } from './named.ts'
import { type Prop, theOf } from './prop.ts'
import { USES } from './uses.ts'
import type { Use } from './uses-in-hand.ts'
import {
  AT_REST,
  BESIDE_IT,
  BY_BABIES,
  BY_BEASTS,
  BY_NEWBORNS,
  BY_SMALL,
  HEARD_BY_NEWBORNS,
  HUGGED,
  IN_IT,
  KEPT,
  REMEMBERED,
} from './uses-of-others.ts'
import { nounClassOf } from './nouns.ts'
import { CARRIED, TABLETOP, TRAVELS } from './sizes.ts'
import { shuffled } from './shuffled.ts'
import { singularOf } from './singular.ts'

/** Who has it in use. */
export type User = {
  name: string
  isMany: boolean
  /** They are there, and can hold, read and play: no animal and no baby. */
  hasHands: boolean
  /** Small: few words, and what is heard. */
  isSmall?: boolean
  /** Days or weeks old. */
  isNewborn?: boolean
  isPet?: boolean
  /** Of what kind, where it is an animal. */
  species?: Species | null
  /** Who liked it has died, and it is their giver who has it: shown, and never played in their stead. */
  isKept?: boolean
}

/** Stands where a thing does nothing of itself: the sentence in which it would is not told (`asides.ts`). */
export const IDLE = '¤'

/** What needs no place, no hour and nobody else: wherever a story has come to, it can be done for a while. */
export const ANYWHERE =
  /^(?:bailar|cantar|dibujar|pintar|colorear|leer|tejer|bordar|coser|contar (?:cuentos|chistes|historias)|tocar|silbar|chiflar|aplaudir|rapear|recitar|rezar|platicar|charlar|conversar|chismear|armar(?! la? )|hacer (?:punto|ganchillo|caras|muecas|preguntas|trampa|slime|pulseras)|perseguir su cola)(?= |$)/u

/** Where, when and for whom it is done else: 'en las fiestas del pueblo', 'con su abuela'. */
export const ELSEWHERE =
  /(?<! (?:al?|con|del?|entre)) (?:en|por|desde|mientras|hasta|todo|toda|tod[oa]s|l[oa]s (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|para|\p{L}+[aei]ndo|con (?:su|sus|la|las|los|el)|a las? (?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)) .*$/u

/** How a thing is used, by what it is and what is done with it; what stands first is found first. */
const KINDS: readonly (readonly [plan: RegExp, el: RegExp, use: keyof typeof USES])[] = [
  [/^/u, /^(?:la|el) (?:foto|postal|póster|dibujo|retrato|cartel|boleto|mapa)(?!\p{L})/u, 'told'],
  [/^mandar /u, /^/u, 'sent'],
  [/^/u, /^la raqueta(?!\p{L})/u, 'swung'],
  [/^/u, /^el espejo(?!\p{L})/u, 'mirrored'],
  [/^jugar a(?:l| la) .+ (?:de|con) (?:tap|chap|corchol|mesa)/u, /^/u, 'gamed'],
  [
    /v[oó]le|handball|balon(?:mano|cesto)|b[aá]s[qk]uet|waterpolo|rugby/u,
    /^(?:la|el) (?:pelota|balón)(?!\p{L})/u,
    'passed',
  ],
  [/^/u, /^(?:la|el) (?:pelota|balón)(?!\p{L})/u, 'thrown'],
  [/^/u, /^la radio(?!\p{L})/u, 'radio'],
  [/^bailar/u, /disco|radio/u, 'danced'],
  [/^cantar/u, /micrófono/u, 'sung'],
  [/^/u, /^la grabación(?!\p{L})/u, 'recorded'],
  [/^/u, /^(?:el|la) (?:disco|vinilo|cd|casete|playlist)(?!\p{L})/u, 'heard'],
  [
    /^(?:comer|probar|cenar|desayunar|ir por|roer|sentarse a la mesa|morder|vender|hacer|preparar|hornear|cocinar)/u,
    /^(?:el|la) (?:plato|puñado|vaso|pan|torta|pastel|galleta|empanada|tamal|arepa|tortilla)(?!\p{L})/u,
    'eaten',
  ],
  [/^(?:comer|probar|cenar|desayunar|roer|sentarse a la mesa|morder)/u, /^/u, 'eaten'],
  [
    /^(?:tomar|beber|$)/u,
    /^(?:el|la) (?:taza de|mate(?!\p{L})|terer[eé]|biber[oó]n|vaso de (?:terer[eé]|leche|atole|chocolate|colacao|agua))/u,
    'sipped',
  ],
  [/^/u, /^(?:el|la) (?:taza|vaso) de/u, 'drunk'],
  [/^(?:tomar(?! fotos| el sol)|beber|brindar)/u, /^/u, 'drunk'],
  [/^/u, /^(?:el|la) (?:sonaj|maraca|cascabel)/u, 'shaken'],
  [/^tocar /u, /^/u, 'played'],
  [/^/u, /^(?:el|la) (?:rompecabezas|puzz?le)/u, 'pieced'],
  [/^(?:armar|construir) /u, /^(?:el|la) (?:cubo|maqueta|modelo)/u, 'built'],
  [/^volar /u, /^/u, 'flown'],
  [/^saltar charcos/u, /^/u, 'splashed'],
  [/^ordenar |^pegar /u, /^/u, 'collected'],
  [/^/u, /^(?:el|la) (?:libro|novela|cuento|revista|cómic|manga|historieta|atlas|periódico|diario)(?!\p{L})/u, 'read'],
  [/^(?:oír|escuchar) /u, /^/u, 'sounded'],
  [/^mirar por /u, /^/u, 'looked'],
  [/^resolver/u, /^/u, 'solved'],
  [/^jugar (?!con )/u, /tabl|baraja|ficha|cartón|caja|juego|dados|domin|canica|bolita|metra/u, 'gamed'],
  [/^ver jugar/u, /^la camiseta/u, 'cheered'],
  [/^patinar/u, /^el par /u, 'skated'],
  [/^taparse con/u, /^/u, 'wrapped'],
  [/^tomar fotos/u, /^la cámara/u, 'photographed'],
  [/^(?!dibujar|leer|pintar|improvisar)/u, /^(?:el|la) (?:cuaderno|libreta|agenda|diario)(?!\p{L})/u, 'noted'],
  [
    /^$/u,
    /^(?:el|la) (?:martillo|destornillador|desarmador|alicate|serrucho|taladro|caja de herramientas)(?!\p{L})/u,
    'worked',
  ],
  [/globos? terr[aá]queo/u, /^/u, 'spun'],
  [/^improvisar /u, /^/u, 'improvised'],
  [
    /^leer /u,
    /^(?:el|la) (?:poema|verso|cart(?:a|ita)|not(?:a|ita)|recado|dedicatoria|receta|telegrama|oración|lista|papelito)(?!\p{L})/u,
    'unfolded',
  ],
  [/^/u, /^el reloj de arena/u, 'turned'],
  [/^/u, /^el (?:reloj|despertador|metrónomo)(?!\p{L})/u, 'ticked'],
  [
    /^/u,
    /^(?:el|la) (?:bolso|bolsa|bolsita|mochila|morral|carriel|cartera|maleta|maletín|canasto|costurero|neceser|estuche|cofre|lonchera|bandolera|riñonera|alforja|capazo|talega|jigra|chuspa)(?! de (?:agua|aire|valores|clientes|chistes|trabajo|dormir|basura|té)(?!\p{L}))(?!\p{L})/u,
    'opened',
  ],
  [
    /^/u,
    /^(?:el|la) (?:ventilador(?! de techo)|secador|secadora|licuadora|batidora|aspiradora|tostadora|extractor)(?!\p{L})/u,
    'switched',
  ],
  [
    /^/u,
    /^(?:el|la) (?:camiseta|gorr|sombrero|bufanda|boina|cachucha|chaleco|chamarra|chaqueta|playera|poncho|ruana|abrigo|suéter|mandil|delantal|máscara|corona|capa|vestido(?!.*coser)|par de (?:zap|bot|ten))/u,
    'worn',
  ],
  [/^(?:cuidar|regar)/u, /^(?!.*regadera)/u, 'grown'],
  [/^encender/u, /^/u, 'lit'],
]
/** How lines of `USES` end that speak of what is liked. */
const SPEAKS_OF_IT = /\{habló\|hablaron\} (?:un buen rato )?de &.*$/u
const AND_SPEAKS_OF_IT = / y \{habló\|hablaron\} (?:un buen rato )?de &.*$/u

/** The thing in use: what is told of it on the way, and what is done with it when it helps; who is alive does as they do. */
export function inUse(prop: Prop, user: User, pick: Choose, told: Set<string>): Prop {
  const doing = prop.together.replace(ELSEWHERE, '')
  /** First what nothing before it does in this story, and then what does not end like it. */
  const drawn = (lines: readonly string[], of = pick): string => {
    const again = (line: string) => Number(told.has(line)) * 2 + Number(told.has(endOf(line)))
    const line = shuffled(lines, of).toSorted((one, other) => again(one) - again(other))[0] ?? ''
    told.add(line).add(endOf(line))
    return line
  }
  const isItself = prop.about.includes(prop.el.split(' ')[1]!)
  const isDoing = isInfinitive(prop.about.split(' ')[0]!)
  const [clitic, itself] = prop.el.startsWith('la ') ? ['la', 'ella'] : ['lo', 'él']
  /** Whose telling ends in what it is about: how it is done, of itself by a pronoun, and of nothing by nothing. */
  const ended = (line: string): string => {
    if (!prop.about) return line.replace(AND_SPEAKS_OF_IT, '')
    if (isDoing && !user.isKept) return line.replace(SPEAKS_OF_IT, '{contó|contaron} cómo es eso de &')
    return isItself ? line.replace(SPEAKS_OF_IT, (said) => said.replace('&', itself)) : line
  }
  const filled = (line: string, el = prop.el) =>
    contract(
      ended(line)
        .replaceAll('@', user.name)
        .replaceAll('^', el)
        .replace(' en el par ', ' con el par ')
        .replaceAll('~', clitic)
        .replace('#', whatOf(prop, doing).replace(` de ${user.name}`, ''))
        .replace('%', isDoing && line.includes('eso de %') ? prop.about : again(prop, doing))
        .replace('&', prop.about)
        .replace('$', prop.sound)
        .replace(/\{(.*?)\|(.*?)\}/gu, (_, one: string, many: string) => (user.isMany ? many : one)),
    )
  if (prop.alive && !prop.isStill) {
    const [first, second, third] = [1, 2, 3].map(() => drawn(prop.does))
    const help = `${prop.el} ${drawn(prop.helps)}`
    return { ...prop, does: [first!, second!, third!], helps: [help, help] }
  }
  const use = usedAs(prop, user, doing)
  const fit = user.isPet ? ofTheirKind(use.helps, user.species ?? null) : use.helps
  const near = filled(drawn(use.near))
  const helping = drawn(fit)
  // by all of its name where it helps, if no more is said of it
  const help = filled(
    helping,
    helping.includes('#') || (helping.includes('&') && !isItself) || (helping.includes('%') && !prop.isTool)
      ? prop.el
      : wholeName(prop, user.name),
  )
  return { ...prop, does: [IDLE, IDLE, IDLE], near, helps: [help, help] }
}

/** 'churros' of 'comer churros', 'BTS' of 'oír a BTS': what is eaten, drunk, heard or sent, and not what holds it. */
function whatOf({ el, about, together }: Prop, doing: string): string {
  // 'pan remojado en café' says nothing without it
  const done = / \p{L}+[ai]d[oa]s?$/u.test(doing) ? together : doing || together
  const [, verb = '', what = ''] = WHAT.exec(done) ?? []
  // 'el café de las cinco': its hour is not now
  if (AT_HOUR.test(what) || OF_DAY.test(what))
    return what
      .replace(AT_HOUR, '')
      .replace(OF_DAY, '')
      .replace(/^(?:el|la|l[oa]s) /u, '')
  if (/^discos? de (?:vinilo|acetato)$/u.test(what)) return 'música'
  if (what) return what.replace(/^al /u, 'el ').replace(/^a |^(?:discos?|vinilos?|cds?|casetes?) de /u, '')
  const isMusic = /^(?:oír|escuchar|bailar)/u.test(verb || together)
  if (!isMusic) return el
  return about && !isInfinitive(about.split(' ')[0]!) ? about.replace(/^(?:el|la|l[oa]s) /u, '') : 'música'
}
const WHAT =
  /^(comer|probar|cenar|desayunar|merendar|ir por|hacer|preparar|hornear|cocinar|vender|tomar|beber|brindar con|oír|escuchar|bailar|mandar)(?:se)? (?!(?:con|en|por) )(.+?)(?: con \p{Lu}.*)?$/u

/** With a bracelet in hand one makes another; a fan is taken apart itself. */
function again({ el }: Prop, doing: string): string {
  const [, verb = '', what = '', more = ''] = /^(\p{L}+r) (?:un[oa]s? |l[oa]s? )?(\p{L}+)(.*)$/u.exec(doing) ?? []
  if (what === '' || singularOf(what) !== el.split(' ')[1]) return doing
  const isF = el.startsWith('la ')
  if (MAKING.test(verb)) return `${verb} ${isF ? 'otra' : 'otro'}`
  return more === '' ? `${verb}${isF ? 'la' : 'lo'}` : doing
}
const MAKING = /^(?:hacer|tejer|coser|bordar|armar|dibujar)$/u

/** 'la caja de herramientas', 'el mate amargo': as it entered, without its day. */
function wholeName({ un, el, about }: Prop, whose: string): string {
  const noun = `${el.split(' ').slice(0, 2).join(' ')} `
  const isName = (the: string) =>
    the.startsWith(noun) && countWords(the) <= 8 && !the.includes(whose) && !/,| que | con (?:cara|ganas)/u.test(the)
  return [withoutPlace(about).replace(AT_HOUR, ''), theOf(un).replace(/,? en miniatura$/u, '')].find(isName) ?? el
}

/** 'y hubo que quedarse a escuchar', whatever was played */
const endOf = (line: string) => line.split(', ').at(-1)!

function usedAs(prop: Prop, { hasHands, isSmall, isNewborn, isPet, isKept }: User, doing: string): Use {
  if (prop.alive) return AT_REST
  const kind = prop.isStill ? 'held' : useOf(prop, doing)
  if (isKept) return REMEMBERED[kind] ?? KEPT
  if (isPet)
    return {
      near: prop.isLarge ? ['@ {pensaba|pensaban} mucho en ^'] : ['@ no {perdía|perdían} de vista ^'],
      helps: LAIN_ON.test(prop.el)
        ? IN_IT
        : prop.isLarge || kind === 'told'
          ? BESIDE_IT
          : (BY_BEASTS[kind] ?? BY_BEASTS.held!),
    }
  if (isNewborn || (isSmall && !hasHands))
    return {
      near: ['@ {buscaba|buscaban} con los ojos ^'],
      helps: isNewborn ? (HEARD.has(kind) ? HEARD_BY_NEWBORNS : BY_NEWBORNS) : (BY_BABIES[kind] ?? HUGGED),
    }
  if (!isSmall) return USES[kind]
  const small = BY_SMALL[kind]
  return { near: small ? USES[kind].near : ['@ no {soltaba|soltaban} ^'], helps: small ?? HUGGED }
}

/** What is there for the ear. */
const HEARD: ReadonlySet<keyof typeof USES> = new Set([
  'heard',
  'recorded',
  'sounded',
  'radio',
  'ticked',
  'switched',
] as const)

function useOf(prop: Prop, doing: string): keyof typeof USES {
  // a tool is worn where it is used
  const kinds = prop.isTool || ANYWHERE.test(doing) ? KINDS.filter(([, , use]) => use !== 'worn') : KINDS
  if (/^el reloj(?!\p{L})/u.test(prop.el) && / (?:de sol|digital|inteligente|deportivo|electr[oó]nico)/u.test(prop.un))
    return 'held'
  const known = kinds.find(([plan, el]) => plan.test(prop.together) && el.test(prop.el))?.[2]
  if (known) return known
  const noun = prop.el.replace(/^\S+ /u, '')
  const isRidden = /^(?:andar|montar|patinar|pedalear|dar una vuelta|salir en)(?!\p{L})/u.test(prop.together)
  const kind = nounClassOf(noun)
  if (kind && TRAVELS.has(kind) && !(isRidden && CARRIED.test(noun)))
    return kind === 'boat' ? 'sailed' : kind === 'air' ? 'flown' : 'run'
  if (isRidden) return 'ridden'
  if (doing.startsWith('ver ')) return 'told'
  if (/^quedarse \p{L}+ndo /u.test(prop.together)) return 'held'
  if (kind === 'machine' && isInfinitive(doing.split(' ')[0]!) && TABLETOP.test(noun)) return 'operated'
  if (kind === 'toy' || /^(?:tromp|p[ei]rinol|muñec|t[ií]ter|peluch)/u.test(noun)) return 'toyed'
  if (doing.startsWith('jugar a')) return 'gamed'
  if (ANYWHERE.test(doing) || prop.together.startsWith('jugar con ')) return 'done'
  return isInfinitive(doing.split(' ')[0]!) ? 'taught' : 'held'
}

/** What a beast lies on or gets into. */
const LAIN_ON =
  /^(?:el|la) (?:caja|hamaca|sill[oó]n|sof[aá]|cobija|manta|cama|ropa|mont[oó]n|s[aá]bana|almohada|coj[ií]n|alfombra|bolsa|balde|cubeta)(?!\p{L})/u
