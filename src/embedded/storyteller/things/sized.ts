import { contract, countWords } from '../language/grammar/text.ts'
import { isFelt } from './anything.ts'
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

type Seen = { isPet?: boolean; isBaby?: boolean; isChild?: boolean; name: string }

/** 'un tren' → 'un tren de juguete' for a child, 'una foto de un tren' for the others; a beast has it beside it. */
export function sized(prop: Prop, { isPet = false, isBaby = false, isChild = false, name }: Seen): Prop {
  if (prop.alive) return prop
  // 'la leche' of who drinks from no glass
  if (isBaby && prop.el === 'el vaso de leche')
    return { ...prop, un: prop.un.replace('vaso', 'biberón'), el: 'el biberón' }
  const noun = prop.un.replace(/^\S+ /u, '')
  if (prop.isStandIn) return prop.el === 'el dibujo' ? signed(prop, { isPet, isChild, name }) : prop
  const kind = nounClassOf(noun)
  const isPlayed = kind === 'instrument' && BIG_INSTRUMENT.test(noun)
  const isTravelling = kind !== null && TRAVELS.has(kind) && !CARRIED.test(noun) && !MADE_OF.test(noun)
  if (
    !isPlayed &&
    !isTravelling &&
    !(kind === 'machine' && !TABLETOP.test(noun)) &&
    !(FURNITURE.test(noun) && (kind !== 'instrument' || isPet))
  )
    return prop
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

/** Somebody doing something is on a photograph; what is felt or said is on none, and they are seen themselves. */
function signed(prop: Prop, { isPet = false, isChild = false, name }: Seen): Prop {
  const given = isPet ? null : /^(?:los |las )?(abrazos|besos|mimos|cariños|caricias|apapachos)$/u.exec(prop.about)?.[1]
  const ofThem = {
    ...prop,
    un: `un dibujo de ${name}`,
    about: '',
    together: given ? `darse ${given}` : prop.together,
  }
  if (prop.un === contract(`un dibujo de ${prop.about}`) && isFelt(prop.about))
    return signed(ofThem, { isPet, isChild, name })
  if (isChild) return prop
  const [, done = ''] = /^((?:hacer|practicar) .+)$/u.exec(prop.together) ?? []
  if (done && !isPet && !prop.un.includes(name))
    return { ...prop, un: `una foto de ${beingDone(done, name)}`, el: 'la foto' }
  // of them alone it is no photograph, as what a memory keeps may be
  if (prop.un === ofThem.un) return { ...prop, un: `un retrato de ${name}`, el: 'el retrato' }
  const isDoing = prop.un.startsWith(ofThem.un)
  return isDoing || isPet || prop.about === ''
    ? { ...prop, un: prop.un.replace(/^un dibujo/u, 'una foto'), el: 'la foto' }
    : prop
}
