import { contract } from '../language/grammar/text.ts'
import { type Asked, isFelt } from './anything.ts'
import { MADE_OF } from './class-of.ts'
import { nounClassOf } from './nouns.ts'
import { beingDone } from './doings.ts'
import type { Prop } from './prop.ts'
import { CARRIED, TABLETOP, TRAVELS } from './sizes.ts'

/** What is too large to hold, or cannot be seen, has something small for its part. */

const FURNITURE =
  /^(?:sill[oó]n|silla|mecedora|banco|banca|hamaca|mesa|cama|cuna|ropero|armario|cl[oó]set|estanter[ií]a|librero|repisa|puerta|ventana|pizarr[oó]n|pupitre|butaca|columpio|caj[oó]n|caj[oó]nes|elevador|ascensor|tele(?! portátil)|televisi[oó]n|televisor|carpa|casita|puesto|fogata|hoguera|chimenea|horno|parrilla|escalera|rueda)(?![A-Za-zÀ-ỹ])/u
const BIG_INSTRUMENT = /^(?:piano|bater[ií]a|marimba|[oó]rgano|arpa|contrabajo|campana)(?![A-Za-zÀ-ỹ])/u

/** What cuts or shoots is raised and waved by nobody. */
const CUTS =
  /^(?:(?:caja|puñado|juego|colecci[oó]n) de )?(?:cuchill|navaj|machet|hacha|motosierra|escopet|rifle|pistola(?! de (?:agua|silic[oó]n|juguete))|puñal|daga|fac[oó]n|sable|cortaplumas?|guadaña)/u

/** Nobody holds it in two hands. */
const RIDDEN = /^(?:bici(?:cleta)?|cicla|moto|motocicleta|triciclo|vespa)(?![A-Za-zÀ-ỹ])/iu
/** It stays where it is plugged in. */
const PLUGGED = /^caj(?:a|ita) del? (?:la |el )?(?:router|m[oó]dem|cable|internet|wifi|wi-fi|luz|tele)/u

type Seen = Pick<Asked, 'isPet' | 'isBaby' | 'isChild' | 'name' | 'user'>

/** 'un tren' → 'un tren de juguete' for a child, 'un tren en miniatura' for the others; a beast has it beside it. */
export function sized(prop: Prop, { isPet = false, isBaby = false, isChild = false, name, user }: Seen): Prop {
  if (prop.alive) return prop
  // 'la leche' of who drinks from no glass
  if (isBaby && prop.el === 'el vaso de leche')
    return { ...prop, un: prop.un.replace('vaso', 'biberón'), el: 'el biberón' }
  const noun = prop.un.replace(/^\S+ /u, '')
  if (prop.isStandIn) return prop.el === 'el dibujo' ? signed(prop, { isPet, isChild, name }) : prop
  if (isPet && PLUGGED.test(noun)) return { ...prop, isLarge: true }
  // what cuts, and what somebody missed rode
  if ((CUTS.test(noun) && !MADE_OF.test(noun)) || (user?.isKept && RIDDEN.test(noun)))
    return {
      ...prop,
      un: contract(`una foto de ${prop.un.replace(/^una? (?:caja|puñado|juego|colecci[oó]n) de /u, '')}`),
      el: 'la foto',
      sound: 'fras',
    }
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
  // 'un avión dentro de un frasco': they made it as small as that
  if (/ dentro de una? /u.test(prop.un)) return { ...prop, together: prop.together.replace(/^jugar con .*$/u, '') }
  if (isPet && !user?.isKept) return { ...prop, isLarge: true, together: prop.together.replace(/^tocar .*$/u, '') }
  // what was driven by somebody missed is no toy
  if (!user?.isKept && (isTravelling || isPlayed || (kind === 'machine' && isChild))) return small(prop, isChild)
  return {
    ...prop,
    un: contract(`una foto de ${prop.un}`),
    el: 'la foto',
    sound: 'fras',
  }
}

/** A lorry, a boat or a piano that fits wherever the story has come to, and runs or sounds as it does. */
function small(prop: Prop, isChild: boolean): Prop {
  const isOne = /^una? /u.test(prop.un)
  // 'su volqueta roja' of a child; 'el bus de la ruta' is none
  if (isChild && !isOne && !prop.un.includes(' de '))
    return { ...prop, together: prop.together.replace(/^dar una vuelta en .*$/u, `jugar con ${prop.un}`) }
  const un = isOne ? prop.un : prop.un.replace(/^el (\p{L}+).*$/u, 'un $1').replace(/^la (\p{L}+).*$/u, 'una $1')
  return {
    ...prop,
    un: isChild ? `${un} de juguete` : isOne ? `${un} en miniatura` : `${prop.un}, en miniatura`,
    // who is grown up plays with no toys
    together: isChild ? prop.together : prop.together.replace(/^jugar con .*$/u, ''),
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
