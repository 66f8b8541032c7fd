import { contract, countWords, upperFirst } from '../language/grammar/text.ts'
import { MADE_OF } from './class-of.ts'
import { type NounClass, nounClassOf } from './nouns.ts'
import { beingDone } from './doings.ts'
import type { Prop } from './prop.ts'

/** What is too large to hold, or cannot be seen, has something small for its part. */

const TRAVELS: ReadonlySet<NounClass> = new Set(['wheels', 'rail', 'boat', 'air'])
const CARRIED =
  /^(?:patin|monopat|scooter|skate|longboard|tricicl|bici|cicla|bmx|papalote|cometa|barrilete|volant[ií]n|dron|remo|balsa)|(?:ito|ita|itos)(?!\p{L})| (?:de juguete|en miniatura|a escala|de colecci[oó]n|de papel|teledirigid[oa]|de control)/u
const TABLETOP = /^(?:m[aá]quina de (?:coser|escribir|tejer|bordar)|cafetera|plancha|licuadora|batidora|singer)/u
const FURNITURE =
  /^(?:sill[oó]n|silla|mecedora|banco|banca|hamaca|mesa|cama|cuna|ropero|armario|cl[oó]set|estanter[ií]a|librero|repisa|puerta|ventana|pizarr[oó]n|pupitre|butaca|columpio|caj[oó]n|caj[oó]nes|elevador|ascensor|tele|televisi[oó]n|televisor|carpa|casita|puesto|fogata|hoguera|chimenea|horno|parrilla|escalera|rueda)(?!\p{L})/u
const BIG_INSTRUMENT = /^(?:piano|bater[ií]a|marimba|[oó]rgano|arpa|contrabajo|campana)(?!\p{L})/u

type Seen = { isPet?: boolean; isChild?: boolean; name: string }

/** 'un tren' → 'un tren de juguete' for a child, 'una foto de un tren' for the others; a beast has it beside it. */
export function sized(prop: Prop, { isPet = false, isChild = false, name }: Seen): Prop {
  if (prop.alive) return prop
  const noun = prop.un.replace(/^\S+ /u, '')
  if (prop.isStandIn) return prop.el === 'el dibujo' && !isChild ? signed(prop, isPet, name) : prop
  const kind = nounClassOf(noun)
  const isPlayed = kind === 'instrument' && BIG_INSTRUMENT.test(noun)
  const isTravelling = kind !== null && TRAVELS.has(kind) && !CARRIED.test(noun) && !MADE_OF.test(noun)
  if (!isPlayed && !isTravelling && !(kind === 'machine' && !TABLETOP.test(noun)) && !FURNITURE.test(noun)) return prop
  if (isPet) return { ...prop, isLarge: true, together: prop.together.replace(/^tocar .*$/u, '') }
  if (isPlayed && isChild && /^una? /u.test(prop.un)) return { ...prop, un: `${prop.un} de juguete` }
  if (isPlayed && !isChild) {
    const isTheirs = prop.together.startsWith('tocar ')
    if (isTheirs)
      return {
        ...prop,
        un: contract(`una grabación de ${name} tocando ${prop.un.replace(/^una /u, 'la ').replace(/^un /u, 'el ')}`),
        el: 'la grabación',
      }
    if (/^una? /u.test(prop.un)) return { ...prop, un: `un disco de ${noun}`, el: 'el disco' }
  }
  if (isTravelling && isChild && /^una? /u.test(prop.un) && countWords(prop.un) < 6)
    return { ...prop, un: `${prop.un} de juguete` }
  return {
    ...prop,
    un: contract(`una foto de ${prop.un}`),
    el: 'la foto',
    sound: 'fras',
    // toys are played with
    together: isTravelling && prop.together.startsWith('jugar con ') ? '' : prop.together,
  }
}

/** Somebody doing something is on a photograph; what cannot be seen is written. */
function signed(prop: Prop, isPet: boolean, name: string): Prop {
  const [, done = ''] = /^((?:hacer|practicar) .+)$/u.exec(prop.together) ?? []
  if (done && !isPet && !prop.un.includes(name))
    return { ...prop, un: `una foto de ${beingDone(done, name)}`, el: 'la foto' }
  // of them alone it is no photograph, as what a memory keeps may be
  if (prop.un === `un dibujo de ${name}`) return { ...prop, un: `un retrato de ${name}`, el: 'el retrato' }
  const isDoing = prop.un.startsWith(`un dibujo de ${name}`)
  if (isDoing || isPet || prop.about === '')
    return { ...prop, un: prop.un.replace(/^un dibujo/u, 'una foto'), el: 'la foto' }
  const word = /«(.+)»/u.exec(prop.about)?.[1] ?? prop.about
  return { ...prop, un: `un cartel que decía «${upperFirst(word)}»`, el: 'el cartel', sound: 'fras' }
}
