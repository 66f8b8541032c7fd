import { contract, countWords } from '../language/text.ts'
import type { Asked } from './anything.ts'
import { creature, type Prop, standIn, thing } from './prop.ts'

/** What is in hand while one does it, by the infinitive; what begins alike is of one kind ('pescar', 'pescarse'). */
const GEAR = `correr=un par de tenis
ser arquero=un par de guantes de arquero
ser portero=un par de guantes de portero
planchar=una plancha
madrugar=un despertador
recoger=un canasto
ver despegar=un catalejo
hacer videollamada=un teléfono
pintarse las uñas=un frasco de esmalte
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
coleccionar=una caja de tesoros
ordenar=una caja de etiquetas
limpiar=una escoba
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

/** Small ones of every street, who would rather do it in company; for an animal. `sound` and `smell` are theirs. */
const COMPANY = [
  ['un gorrión', 'el gorrión', 'pío, pío', 'pluma y a migas'],
  ['una ardilla', 'la ardilla', 'tac, tac', 'nuez'],
  ['un grillo', 'el grillo', 'cri, cri', 'hierba'],
] as const

/** True of what is done with a tool of its own. */
export const hasGear = (infinitive: string) => gearFor(infinitive) !== undefined

const gearFor = (infinitive: string) =>
  GEAR.find(([verb]) => infinitive === verb || infinitive.startsWith(`${verb} `))?.[1]

/** Something that is done: its tool, where it has one, else a sign that allows it, or an animal's company. */
export function doingOf(infinitive: string, { pick, isPet }: Asked): Prop {
  const gear = gearFor(infinitive)
  const short = countWords(infinitive) <= 7 ? infinitive : shortDoing(infinitive)
  if (gear && !isPet)
    return thing(
      [`${gear} con muchas ganas de ${short}`, theOf(gear), 'tac', 'mañana libre', infinitive],
      ...(WORN.test(gear) ? WEARING : HANDLING),
    )
  if (!isPet)
    return standIn(
      [`un letrero que decía «Aquí se vale ${short}»`, 'el letrero', 'toc', 'pintura fresca', infinitive],
      [
        'se volteaba hacia quien pasaba cerca',
        'no se dejaba quitar de donde estaba',
        'se enderezaba en cuanto alguien se ponía demasiado serio',
      ],
      [
        `se plantó en medio, y hasta los más serios quisieron ${short} un rato`,
        'se puso donde todos pudieran leerlo, y ya nadie dijo que no se podía',
      ],
    )
  const [un, el, sound, smell] = pick(COMPANY)
  return creature(
    [`${un} que buscaba con quién ${short}`, el, sound, smell, infinitive],
    [
      `se ponía a ${short} en cuanto encontraba compañía`,
      `lo dejaba todo por ${short} un rato más`,
      `hacía sitio a su lado, por si alguien más quería ${short}`,
    ],
    [
      `se puso a ${short} ahí mismo, con tantas ganas que se acercaron todos`,
      `empezó a ${short}, y uno por uno, hasta los más serios, hicieron lo mismo`,
    ],
  )
}

/** What is put on, and passes through no hands. */
const WORN = /tenis|patines|guantes|gorro|visor|careta|esquí/u
const WEARING: [Prop['does'], Prop['helps']] = [
  [
    'no se quedaba en su rincón ni un momento',
    'siempre estaba a punto antes que nadie',
    'contagiaba las ganas a quien lo miraba',
  ],
  ['se puso en marcha, y detrás fueron todos', 'se dejó ver, y hasta los más cansados quisieron moverse'],
]
const HANDLING: [Prop['does'], Prop['helps']] = [
  [
    'no se quedaba en su rincón ni un momento',
    'buscaba unas manos en las que ponerse',
    'dejaba todo lo que tocaba un poco mejor',
  ],
  ['pasó de mano en mano, y a nadie le faltó qué hacer', 'se puso a lo suyo ahí mismo, y se acercaron todos a ver'],
]

const theOf = (un: string) =>
  un.startsWith('un par ')
    ? un.replace(/^un /u, 'el ').replace(/ de (?:arquero|portero)$/u, '')
    : un.replace(/^una? /u, (article) => (article === 'una ' ? 'la ' : 'el ')).replace(/ (?:de|pequeñito).*$/u, '')

/** 'dormir encima de la ropa recién lavada' → 'dormir' */
function shortDoing(infinitive: string): string {
  const cut = infinitive.search(
    / (?:encima|debajo|dentro|adentro|con|por|en|para|desde|cuando|mientras|aunque|sin|hasta|antes|después|al?|del?) /u,
  )
  const head = cut > 0 ? infinitive.slice(0, cut) : infinitive.split(' ').slice(0, 3).join(' ')
  return contract(head)
}
