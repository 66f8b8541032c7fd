import { gerund } from '../language/grammar/gerund.ts'
import { contract } from '../language/grammar/text.ts'
import { type Asked, drawingOf } from './anything.ts'
import { shortThe, soundOf } from './parts/ways.ts'
import { isPicture, type Prop, thing } from './prop.ts'

/**
 * What everybody has in hand while they do it, by the infinitives, and what is done with it wherever a story has come to, as
 * in `uses.ts`: who likes to swim swims, and nobody is told how that is. Without a tool: with the thing itself.
 */
const GEAR = `
correr=un par de tenis=@ se {puso|pusieron} ^ y {corrió|corrieron} hasta el fondo y de vuelta, sin perder el aliento
afilar=una piedra de afilar
ordeñar=un balde de ordeñar
cocinar|preparar=una cuchara de palo=@ {revolvió|revolvieron} con ^ lo poco que había a mano, y hubo que probar y repetir
ser arquero=un par de guantes de arquero
ser arquera=un par de guantes de arquera
ser portero=un par de guantes de portero
ser portera=un par de guantes de portera
atajar=un par de guantes de arquero
planchar=una plancha=@ {pasó|pasaron} ^ por lo más arrugado que había, y quedó liso
maquillar=un estuche de maquillaje=@ {abrió|abrieron} ^ y le {pintó|pintaron} la cara a quien estaba más cerca, y hubo que mirar dos veces
hacer maquillaje=una caja de pinturas=@ {abrió|abrieron} ^ y le {pintó|pintaron} la cara a quien estaba más cerca, y hubo que mirar dos veces
hacer uñas|pintar uñas=un esmalte=@ {destapó|destaparon} ^ y le {pintó|pintaron} las uñas a quien tenía la mano más cerca
fotografiar=una cámara de fotos
nadar|hacer aquagym=un gorro de natación=@ se {puso|pusieron} ^ y {dio|dieron} diez brazadas ahí mismo, como si hubiera agua, y hubo quien dio once
remar=un remo=@ {tomó|tomaron} ^ y {remó|remaron} en el aire, de un lado y del otro, hasta agarrar ritmo
bucear=un par de aletas de buceo=@ se {puso|pusieron} ^ y {aguantó|aguantaron} la respiración, y hubo que contar hasta treinta
surfear|hacer surf=una tabla de surf=@ se {subió|subieron} a ^ con los brazos abiertos, como si viniera la ola
escalar=una cuerda de escalar
patinar=un par de patines
hacer skate|andar en skate=un skate=@ {dio|dieron} una vuelta en ^ y {terminó|terminaron} con un salto
hacer crossfit|levantar pesas|ir al gym|ir al gimnasio=un par de pesas=@ {levantó|levantaron} ^ diez veces, y la última costó como las otras nueve juntas
hacer gimnasia=un par de zapatillas de gimnasia=@ se {puso|pusieron} ^ e {hizo|hicieron} la rutina completa, con los brazos en alto al terminar
caminar|hacer senderismo|hacer trekking=un bastón de caminar=@ {abrió|abrieron} camino con ^, paso a paso, y los demás fueron detrás
boxear=un guante de box=@ se {puso|pusieron} ^ y {lanzó|lanzaron} tres golpes al aire, sin tocar a nadie
coser=un costurero
bordar=un bastidor
escribir=una libreta
pintar=un pincel
dibujar=un lápiz
corregir=una pluma roja=@ {corrigió|corrigieron} con ^ lo que estaba mal escrito, y no se {saltó|saltaron} ni un acento
reparar|arreglar=una caja de herramientas=@ {abrió|abrieron} ^ y {arregló|arreglaron} lo que andaba flojo, a la vista de todos
reparar|arreglar|restaurar==@ {ajustó|ajustaron} lo que andaba flojo en ^, sin ninguna prisa, y quedó como nuevo lo que era viejo
soldar=una careta de soldar=@ se {bajó|bajaron} ^ y {unió|unieron} dos piezas sueltas, y quedaron como una sola
tallar madera|hacer carpintería=un cepillo de carpintero=@ {pasó|pasaron} ^ por una tabla, y salió una viruta larga como un rizo
hacer cuentas=una computadora=@ {abrió|abrieron} ^, {puso|pusieron} cada cosa en su celda, y las cuentas cuadraron a la primera
programar=una computadora=@ {escribió|escribieron} tres líneas en ^, y la pantalla hizo lo que se le pedía
plantar=una pala de jardín=@ {hizo|hicieron} un hueco con ^, {puso|pusieron} una semilla y la {tapó|taparon} con cuidado
regar=una regadera=@ {regó|regaron} con ^ lo más seco que había, gota a gota, y olió a tierra mojada
podar=una tijera de podar
hornear=una bandeja de horno
amasar|hacer repostería=un rodillo de cocina=@ {preparó|prepararon} con ^ lo poco que había a mano, y alcanzó para todos
pescar=una caña de pescar=@ {lanzó|lanzaron} el anzuelo con ^ y {esperó|esperaron} sin moverse, hasta que algo picó
tomar fotos=una cámara de fotos
limpiar=un plumero=@ {pasó|pasaron} ^ por todos los rincones, y hasta la luz se vio más limpia
disfrazarse=un disfraz=@ se {puso|pusieron} ^, y hubo que adivinar quién era
dormir=una cobija=@ se {acurrucó|acurrucaron} con ^ y {cerró|cerraron} los ojos
cantar=un micrófono
hacer yoga|hacer pilates=un tapete de=@ {extendió|extendieron} ^ en el suelo y {respiró|respiraron} hondo, y hubo quien respiró igual
practicar=un cinturón de=@ se {ató|ataron} ^ e {hizo|hicieron} sus movimientos uno por uno, sin un ruido
hacer punto=una madeja de lana
hacer ganchillo=una madeja de lana
peinar|hacer peinados|hacerse peinados=un peine=@ {peinó|peinaron} con ^ a quien estaba más cerca, sin un solo tirón`
  .trim()
  .split('\n')
  .map((row) => row.split('=') as [string, string, string?])
  .map(([verbs, tool, deed]) => ({ verb: new RegExp(`^(?:${verbs})(?= |$)`, 'u'), tool, deed }))

/** The line of what is done with it; null of a picture, and of what is only shown. */
export const doneHere = (prop: Prop): string | null =>
  prop.deed ??
  (prop.alive || isPicture(prop)
    ? null
    : (GEAR.find(
        ({ verb, tool, deed }) => deed && verb.test(prop.together) && `${prop.un} `.startsWith(tool && `${tool} `),
      )?.deed ?? null))

/** 'las milongas de los jueves': where one goes to dance, and no record. */
const DANCES =
  /^(?:l[oa]s|el|la) ((?:milonga|baile|fandango|sonidero|verbena|tardeada|peñas? (?:folcl[oó]rica|criolla))s? (?:de (?:l[oa]s|cada) |del? (?:la |el )?(?:club|barrio|pueblo|plaza|sal[oó]n)|en (?:el|la) ).*)$/u
export function danceNight(part: string): Prop | null {
  const [all, own] = DANCES.exec(part) ?? []
  return own === undefined
    ? null
    : thing(['un par de zapatos de baile', 'los zapatos de baile', 'tac', contract(`ir a ${all}`)])
}

/** True of what is done with a tool of its own. */
export const hasGear = (infinitive: string) => gearFor(infinitive) !== undefined

const gearFor = (infinitive: string) =>
  // what another does is watched
  / cómo |^jugar de /u.test(infinitive)
    ? undefined
    : GEAR.find(({ verb, tool }) => tool && !tool.endsWith(' de') && verb.test(infinitive))?.tool

/** Something that is done: its tool, where it has one, else a drawing of it being done. */
export function doingOf(infinitive: string, { isPet, name }: Pick<Asked, 'isPet' | 'name'>): Prop {
  const gear = gearFor(infinitive)
  if (gear && !isPet)
    return {
      ...thing([
        gear,
        shortThe(gear),
        soundOf(gear.replace(/^una? (?:par de )?/u, '')),
        infinitive.replace(/^ser /u, 'jugar de '),
      ]),
      isTool: true,
    }
  // nobody is a doctor for an afternoon
  const isToThem = /^\p{L}+r(?:l[aeo]s?)(?= |$)/u.test(infinitive)
  return drawingOf(
    isToThem ? name : beingDone(planned(infinitive), name),
    infinitive.startsWith('ser ') ? '' : infinitive,
    isToThem ? '' : infinitive,
  )
}

/** When and how it is always done. */
const WHEN =
  /(?<! (?:al?|con|en|entre|del?|para|por)) (?:l[oa]s (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines? de semana|tardes|noches|mañanas)|tod[oa]s? (?:el|la|l[oa]s)|cada(?! un[oa] )|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|invierno|primavera|otoño|la (?:noche|mañana|tarde))|bien (?:temprano|tarde)|temprano|desde|hasta|mientras|cuando|aunque|antes de|después de)(?![A-Za-zÀ-ỹ]).*$/u
/** With what, where and for what: left out where what stands before it says it by itself. */
const CLOSER =
  /(?<! (?:\p{L}+[ai]d[oa]s?|mil|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)) (?:con(?! (?:l[oa]s|sus?) )|por|en|(?<! de \p{L}+ )para|dentro|encima|debajo|sin(?= \p{L}+[aei]r(?![A-Za-zÀ-ỹ]))|\p{L}+(?:ando|iendo|yendo))(?= ).*$/u
/** How long: what says nothing without it. */
const UNTIL = / hasta (?:tarde|(?:el|las?) [\p{L}\d]+)$/u

/** 'tomarse su café', planned for all who are there. */
const THEIR_OWN = /^(tomar|beber)(?:se)? sus? (?!past|medic|vitamin|jarab|clases?|tiempo)/u

/** 'jugar a la lotería los domingos con frijolitos' → 'jugar a la lotería': the verb that was typed, and what it cannot do without. */
export function planned(infinitive: string): string {
  const alone = infinitive.replace(WHEN, '').replace(THEIR_OWN, '$1 ')
  const short = alone.includes(' ') ? alone : alone + (UNTIL.exec(infinitive)?.[0] ?? '')
  if (/^(?:comer|tomar|beber) .* con |^dar una vuelta en |^(?:quedarse|pasarse|andar) \p{L}+ndo /u.test(short))
    return short
  const shorter = short.replace(CLOSER, '')
  return short.split(' ').length > 5 &&
    (shorter.includes(' ') || / \p{L}+(?:ando|iendo|yendo)(?![A-Za-zÀ-ỹ])/u.test(short))
    ? shorter
    : short
}

/** 'Sofi haciendo reír a sus hermanas', 'Sofi sin hacer nada' */
export function beingDone(infinitive: string, name: string): string {
  // 'quedarse viendo la lluvia'
  const [verb = '', ...rest] = infinitive
    .replace(/^\p{L}+(?= \p{L}+(?:ando|iendo|yendo)(?![A-Za-zÀ-ỹ]))/u, '')
    .trim()
    .split(' ')
  if (verb === 'estar') return [name, ...rest].join(' ')
  if (/(?:ando|iendo|yendo)$/u.test(verb)) return [name, verb, ...rest].join(' ')
  return `${name} ${verb === 'no' ? `sin ${rest.join(' ')}` : [gerund(verb), ...rest].join(' ')}`
}
