import { contract, countWords } from '../language/grammar/text.ts'
import { gerund } from '../language/grammar/gerund.ts'
import { type Asked, drawingOf } from './anything.ts'
import { waysOf } from './parts/ways.ts'
import { creature, type Prop, thing } from './prop.ts'

/** What is in hand while one does it, by the infinitive; what begins alike is of one kind ('pescar', 'pescarse'). */
const GEAR = `correr=un par de tenis
dormir=una almohada
ordeñar=un balde de ordeñar
bañarse=una toalla
cocinar=una cuchara de palo
preparar=una cuchara de palo
ser arquero=un par de guantes de arquero
ser arquera=un par de guantes de arquera
ser portero=un par de guantes de portero
ser portera=un par de guantes de portera
atajar=un par de guantes de arquero
subir cerros=una mochila de caminante
subir montañas=una mochila de caminante
planchar=una plancha
madrugar=un despertador
recoger=un canasto
ver despegar=un catalejo
hacer videollamada=un teléfono
pintarse las uñas=un frasco de esmalte
pintarse la cara=una caja de pinturas de cara
pintarle la cara=una caja de pinturas de cara
maquillar=un estuche de maquillaje
mandar audios=un teléfono
mandar mensajes=un teléfono
mandar fotos=un teléfono
llamar por teléfono=un teléfono
escribir cartas=una pluma de escribir cartas
mandar cartas=una pluma de escribir cartas
disfrazarse=un baúl de disfraces
fotografiar=una cámara de fotos
regatear=un monedero
ganchillo=un gancho de tejer
chiflar=un silbato
adivinar=una lupa
perder=un par de dados
contar los=un ábaco
contar las=un ábaco
trotar=un par de tenis
trabajar=una lonchera de trabajo
caminar=una mochila de caminante
senderear=una mochila de caminante
viajar=una mochila de viaje
acampar=una linterna de acampar
nadar=un gorro de natación
bucear=un visor de buceo
surfear=una tabla de surf
remar=un remo
navegar=un timón
escalar=una cuerda de escalar
patinar=un par de patines
esquiar=un esquí
boxear=un guante de box
coser=un costurero
bordar=un bastidor
hilar=un ovillo
escribir=una libreta
pintar=un pincel
dibujar=un lápiz
esculpir=un cincel
tallar=una gubia
soldar=una careta de soldar
carpintear=un cepillo de madera
construir=un martillo
reparar=una caja de herramientas
arreglar=una caja de herramientas
armar=una caja de herramientas
desarmar=una caja de herramientas
sembrar=una pala de jardín
plantar=una pala de jardín
regar=una regadera
cosechar=un canasto
podar=una tijera de podar
injertar=una tijera de podar
hornear=una bandeja de horno
amasar=un rodillo de cocina
asar=una parrilla
guisar=una cuchara de palo
cazar=un catalejo
pescar=una caña de pescar
volar=una cometa
manejar=un volante
conducir=un volante
pedalear=un pedal
tomar fotos=una cámara de fotos
retratar=una cámara de fotos
grabar=una grabadora
enseñar=una caja de gises
estudiar=un cuaderno
investigar=una lupa
averiguar=una lupa
ordenar=una caja de etiquetas
limpiar=un plumero
barrer=una escoba
cantar=un micrófono
silbar=un silbato
tocar=un metrónomo
actuar=un telón pequeñito
contar chistes=un micrófono
decorar=una guirnalda
maquillarse=un estuche de maquillaje
peinar=un peine
vender=una canasta de vendedor
apostar=un par de dados
jugar=una caja de juegos
saltar=una cuerda de saltar
trepar=una escalera de cuerda
columpiarse=un columpio
observar=un catalejo
mirar=un catalejo
ver las estrellas=un telescopio
chatear=un teléfono
hablar por teléfono=un teléfono`
  .split('\n')
  .map((row) => row.split('=') as [string, string])

type Company = readonly [un: string, el: string, sound: string, smell: string, Prop['does'], Prop['helps']]

/** Small ones of every street, who would do it too. */
const COMPANY: readonly Company[] = [
  [
    'un gorrión',
    'el gorrión',
    'pío, pío',
    'pluma y a migas',
    [
      'daba saltitos con las dos patas a la vez',
      'ladeaba la cabeza, primero a un lado y luego al otro',
      'se esponjaba como una bolita',
    ],
    ['pio con todas sus fuerzas', 'dio tres vueltas en el aire, cada vez más alto'],
  ],
  [
    'una ardilla',
    'la ardilla',
    'tac, tac',
    'nuez',
    ['movía la cola como un plumero', 'corría tres pasos y se paraba', 'se rascaba la oreja, pensando'],
    ['dio el salto más alto de su vida', 'sacudió la cola como una bandera'],
  ],
  [
    'un grillo',
    'el grillo',
    'cri, cri',
    'pasto',
    [
      'afinaba las patas antes de cantar',
      'daba un salto y desaparecía un momento',
      'movía las antenas, una y luego la otra',
    ],
    ['cantó más fuerte que nunca, cri, cri', 'dio el salto más alto de su vida'],
  ],
]

/** True of what is done with a tool of its own. */
export const hasGear = (infinitive: string) => gearFor(infinitive) !== undefined

const gearFor = (infinitive: string) =>
  // what another does is watched, and sought by no spyglass
  / cómo |^jugar de /u.test(infinitive)
    ? undefined
    : /^comer(?: (?:de todo|rico|bien|mucho))?$/u.test(infinitive)
      ? 'una cuchara'
      : GEAR.find(([verb]) => infinitive === verb || infinitive.startsWith(`${verb} `))?.[1]

/** Whose it is would be another's in an animal's mouth. */
const OWNED = /(?<!\p{L})(?:sus?|uno|mis?|tus?)(?!\p{L})|[aei]rl[aeo]s?(?!\p{L})/u

/** Something that is done: its tool, where it has one, else a drawing of it being done; of an animal somebody small who would do it too. */
export function doingOf(infinitive: string, { pick, isPet, name }: Asked): Prop {
  const gear = gearFor(infinitive)
  const whole = infinitive.replace(/ (?:mientras|cuando|aunque) .*$/u, '')
  const short = countWords(whole) <= 7 ? whole : shortDoing(whole)
  if (gear && !isPet) {
    const the = theOf(gear)
    const [sound, ...ways] = waysOf(gear.replace(/^una? (?:par de )?/u, ''))
    // a box of paints has no wish to paint its own face, and gloves none to keep a goal
    const isOfIt = /^ser |se(?: |$)/u.test(infinitive) || gear.includes(infinitive.split(' ')[0]!)
    const un = isOfIt ? gear : `${gear} con muchas ganas de ${short}`
    return {
      ...thing([un, the, sound, 'mañana libre', infinitive.replace(/^ser /u, 'jugar de ')], ...ways),
      isTool: true,
    }
  }
  // nobody is a doctor for an afternoon
  if (!isPet) return drawingOf(beingDone(short, name), infinitive.startsWith('ser ') ? '' : infinitive)
  const [un, el, sound, smell, does, helps] = pick(COMPANY)
  const wish = short === infinitive && !OWNED.test(infinitive) ? short : 'lo mismo'
  return {
    ...creature([`${un} con muchas ganas de ${wish}`, el, sound, smell, infinitive], does, helps),
    isStandIn: true,
  }
}

/** 'Sofi haciendo reír a sus hermanas', 'Sofi sin hacer nada' */
function beingDone(infinitive: string, name: string): string {
  // 'quedarse viendo la lluvia'
  const [verb = '', ...rest] = infinitive
    .replace(/^\p{L}+(?= \p{L}+(?:ando|iendo|yendo)(?!\p{L}))/u, '')
    .trim()
    .split(' ')
  if (/(?:ando|iendo|yendo)$/u.test(verb)) return [name, verb, ...rest].join(' ')
  return `${name} ${verb === 'no' ? `sin ${rest.join(' ')}` : [gerund(verb), ...rest].join(' ')}`
}

const theOf = (un: string) =>
  un.startsWith('un par ')
    ? un.replace(/^un /u, 'el ').replace(/ de (?:arquer|porter)[oa]$/u, '')
    : un.replace(/^una? /u, (article) => (article === 'una ' ? 'la ' : 'el ')).replace(/ (?:de |pequeñito).*$/u, '')

/** 'dormir encima de la ropa recién lavada' → 'dormir' */
function shortDoing(infinitive: string): string {
  const cut = infinitive.search(
    / (?:encima|debajo|dentro|adentro|con|por|en|para|desde|cuando|mientras|aunque|sin|hasta|antes|después|al?|del?) /u,
  )
  const head = cut > 0 ? infinitive.slice(0, cut) : infinitive.split(' ').slice(0, 3).join(' ')
  return contract(head)
}
