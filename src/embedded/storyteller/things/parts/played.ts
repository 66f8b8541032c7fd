import { bare, contract } from '../../language/grammar/text.ts'
import { type Named, of, type Parts } from '../named.ts'
import { thing } from '../prop.ts'
import { gameWays, playDone, playOf } from './games.ts'
import { toy } from './toys.ts'
import { waysOf } from './ways.ts'

/** What a sport is done with; what stands first is found first. */
const GEAR: readonly (readonly [RegExp, string])[] = [
  [/^(?:patin|patinaje)/u, 'un par de patines'],
  [/^(?:skate|skateboard)(?!\p{L})/u, 'un skate'],
  [/^longboard/u, 'un longboard'],
  [/^(?:ballet|danza|baile)/u, 'un par de zapatillas de ballet'],
  [/^(?:toro|corrida)/u, 'un capote'],
  [/^luchas?/u, 'una máscara de luchador'],
  [/^(?:boxeo|box)/u, 'un guante de box'],
  [/^(?:karate|judo|taekwondo|capoeira)/u, 'un cinturón de'],
  [/^(?:surf|windsurf|paddle|snowboard)/u, 'una tabla de'],
  [/^(?:yoga|pilates)/u, 'un tapete de'],
  [/^gimnas/u, 'una colchoneta de'],
  [/^(?:tejo|petanca|boliche)/u, 'un juego de'],
  [/^(?:bolo|bocha)/u, 'un juego de'],
  [/^(?:esgrima)/u, 'una espada de'],
  [/^(?:escalada|alpinismo)/u, 'una cuerda de'],
  [/^(?:montanismo|senderismo|trekking)/u, 'un bastón de'],
  [/^ciclismo/u, 'una bicicleta de carreras'],
  [/^(?:motocross|automovilismo|formula|nascar|rally)/u, 'un casco de'],
  [/^(?:atletismo|running|maraton|carrera|triatlon|spinning)/u, 'un par de tenis de correr'],
]

/** Of a sport that has a verb of its own, the verb. */
const DONE: readonly (readonly [RegExp, string])[] = [
  [/^patin/u, 'patinar'],
  [/^natacion/u, 'nadar'],
  [/^(?:skate|skateboard)(?!\p{L})/u, 'andar en skate'],
  [/^longboard/u, 'andar en longboard'],
  [/^(?:equitacion|hipica)/u, 'montar a caballo'],
  [/^(?:escalada|alpinismo)/u, 'escalar'],
  [/^(?:baile|danza)/u, 'bailar'],
  [/^ballet/u, 'bailar ballet'],
  [/^(?:boxeo|box(?!\p{L}))/u, 'boxear'],
  [/^ciclismo/u, 'andar en bicicleta'],
  [/^(?:running|atletismo|maraton)/u, 'correr'],
  [/^(?:senderismo|trekking)/u, 'caminar por la montaña'],
  [/^buceo/u, 'bucear'],
  [/^remo(?!\p{L})/u, 'remar'],
  [/^esqui/u, 'esquiar'],
]

/** What a sport is watched at, and played with. */
function sportDone({ own, all }: Named): string {
  const key = bare(own)
  const done = DONE.find(([test]) => test.test(key))?.[1]
  if (done) return done
  if (/^(?:toro|corrida|carrera|rally|nascar|formula|automov|motocross|jaripeo|rodeo|charr|lucha)/u.test(key))
    return `ver ${all}`
  if (/^(?:bolo|boliche|petanca|bocha|tejo)/u.test(key)) return `jugar ${contract(`a ${all}`)}`
  if (key.startsWith('pesa')) return `levantar ${own}`
  return /^(?:deporte|gimnas|yoga|pilates|crossfit|surf|parkour)/u.test(key) ? `hacer ${own}` : `practicar ${own}`
}

/** 'una patineta', 'un cinturón de karate'; what has no tool of its own is carried in a bag. */
function gearOf({ own }: Named): [un: string, the: string] {
  const gear = GEAR.find(([test]) => test.test(bare(own)))?.[1] ?? 'una maleta de'
  const un = gear.endsWith(' de') ? `${gear} ${own}` : gear
  return [un, un.replace(/^un(a?) /u, (_, a: string) => (a ? 'la ' : 'el '))]
}

/** A team by its name as its people write it: 'del América', 'de los Rayados', 'de Boca'. */
function teamOf({ own, all }: Named): string {
  const name = own
    .replace(/ (?:corazón|campeón|en|con|desde|por|de (?:mi|su|toda))(?: .*)?$/iu, '')
    .replace(/^america(?!\p{L})/iu, 'América')
    .replace(/^atletico(?!\p{L})/iu, 'Atlético')
    .replace(/(?<!\p{L})(?!de(?:l|\s)|los? |las? |y )\p{Ll}/gu, (letter) => letter.toUpperCase())
  const bareName =
    /^(?:el|la) /u.test(all) &&
    /^(?:racing|boca|river|independ|v[eé]lez|hurac|nacional|millon|junior|alianza|colo|sporting|newell|rosario|peñarol|saprissa|olimpia|chivas|pumas|cruz|monterrey)/iu.test(
      own,
    )
  const article = /^(?:el|la|los|las) /u.exec(all)?.[0] ?? ''
  return bareName || (article === 'la ' && !/^(?:selecci|univers)/iu.test(own))
    ? `de ${name}`
    : contract(`de ${article}${name}`)
}

/** What games are played on. */
const CONSOLE = /^(?:nintendo|switch|consola|play|xbox|wii|game)/iu

/** What is played, cheered and found out. */
export const PLAYED = {
  toy,
  ball: ({ own, all, one, the }) =>
    thing(
      // 'los balones' are no game
      /^(?:pelotas?|bal[oó]n|balones)(?!\p{L})/u.test(own)
        ? [`${one} que no sabía estarse en su sitio`, the, 'boing', 'cancha', `jugar con ${all}`]
        : [`una pelota de ${own} muy jugada`, 'la pelota', 'boing', 'cancha', `jugar ${contract(`a ${all}`)}`],
      [
        'rebotaba más alto de lo que se le pedía',
        'daba botes chiquitos, uno detrás de otro',
        'rodaba en círculos, cada vez más rápido',
      ],
      ['dio un brinco altísimo', 'rebotó tres veces, cada vez más alto'],
    ),
  team: (named) =>
    thing(
      [
        `una camiseta ${teamOf(named)}`,
        'la camiseta',
        'oé, oé',
        'tribuna',
        `ver jugar ${teamOf(named).replace(/^de/u, 'a')}`,
      ],
      ['ondeaba como una bandera', 'inflaba el pecho, como quien entra a la cancha', 'daba saltitos, oé, oé'],
      ['ondeó en lo alto como una bandera', 'dio vueltas en el aire, como cuando hay gol'],
    ),
  sport: (named) => {
    const [un, the] = gearOf(named)
    const together = sportDone(named)
    const [sound, does, helps] = waysOf(un.replace(/^una? (?:par de )?/u, ''))
    return thing([un, the, sound, 'aire libre', together], does, helps)
  },
  game: (named) => {
    const [un, the] = playOf(named)
    return thing([un, the, 'tac', 'mesa de domingo', playDone(named)], ...gameWays(named.own))
  },
  screen: ({ own: said, all }) => {
    const own = said
      .replace(/^lol(?!\p{L})/iu, 'LoL')
      .replace(/^(?!video|consola|play$)\p{Ll}/u, (letter) => letter.toUpperCase())
    return thing(
      [
        CONSOLE.test(own) ? `una pantallita conectada ${contract(`a ${all}`)}` : `una pantallita de ${own}`,
        'la pantallita',
        'bip',
        'palomitas',
        CONSOLE.test(own) ? `jugar con ${all}` : own.startsWith('video') ? `jugar ${own}` : `jugar a ${own}`,
      ],
      ['hacía bip, bip, con lucecitas', 'tocaba bajito su musiquita', 'encendía un corazón, y luego otro'],
      ['se encendió con todos sus colores', 'tocó a todo volumen la música de cuando se gana'],
    )
  },
  map: ({ one, the, all, own }) => {
    const isPaper = /^(?:mapa|plano|ruta|itinerario)/u.test(own)
    return thing(
      [
        isPaper ? `${one} con los dobleces gastados` : `${one} con muchas vueltas dadas`,
        the,
        isPaper ? 'fras' : 'tic',
        'papel viejo',
        `mirar ${all}`,
      ],
      isPaper
        ? [
            'se desdoblaba siempre por el lado equivocado',
            'crujía por los dobleces, fras, fras',
            'movía una esquina, como quien saluda',
          ]
        : [
            'giraba despacio y se detenía de golpe',
            'temblaba un poquito antes de moverse',
            'daba media vuelta y volvía',
          ],
      isPaper
        ? ['se abrió de par en par, de un tirón', 'hizo brillar todos sus caminos']
        : ['giró más rápido que nunca', 'dio tres vueltas y se detuvo en seco'],
    )
  },
  learn: (named) =>
    thing(
      [
        `un cuaderno de ${named.own} con las esquinas dobladas`,
        'el cuaderno',
        'fras',
        'lápiz y a papel',
        `aprender más ${of(named)}`,
      ],
      [
        'pasaba una página, y luego otra, fras',
        'subrayaba una línea, y luego otra',
        'asomaba una hoja, como quien levanta la mano',
      ],
      ['pasó todas sus páginas de golpe, fras, fras, fras', 'se abrió de par en par'],
    ),
} satisfies Parts
