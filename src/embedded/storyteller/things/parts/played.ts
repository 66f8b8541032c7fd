import { contract } from '../../language/text.ts'
import { type Named, of, type Parts, short } from '../named.ts'
import { creature, thing } from '../prop.ts'

/** What a sport is done with; what stands first is found first. */
const GEAR: readonly (readonly [RegExp, string])[] = [
  [/^(?:patin|patinaje)/u, 'un par de patines'],
  [/^(?:skate|longboard)/u, 'una patineta'],
  [/^(?:ballet|danza|baile)/u, 'un par de zapatillas de ballet'],
  [/^luchas?/u, 'una máscara de luchador'],
  [/^(?:boxeo|box)/u, 'un guante de box'],
  [/^(?:karate|judo|taekwondo|capoeira)/u, 'un cinturón de'],
  [/^(?:surf|windsurf|paddle|snowboard)/u, 'una tabla de'],
  [/^(?:yoga|pilates)/u, 'un tapete de'],
  [/^(?:tejo|petanca|boliche)/u, 'un juego de'],
  [/^(?:bolo|bocha)/u, 'un juego de'],
  [/^(?:esgrima)/u, 'una espada de'],
  [/^(?:escalada|alpinismo)/u, 'una cuerda de'],
  [/^(?:montañismo|senderismo|trekking)/u, 'un bastón de'],
  [/^ciclismo/u, 'una bicicleta de carreras'],
  [/^(?:motocross|automovilismo|fórmula|nascar|rally)/u, 'un casco de'],
  [/^(?:atletismo|maratón|carrera|triatlón|spinning)/u, 'un par de tenis de correr'],
]

/** What is played with cards. */
const CARDS =
  /^(?:truco|tute|mus|brisca|escoba|canasta|chinch|conqui|burak|burrac|rummy|p[oó]ker|uno(?!\p{L})|baraja|naipe|carta|solitario|cuarenta|conga|tele?sina|continental|veintiuno)/u

/** 'una patineta', 'un cinturón de karate'; what has no tool of its own is carried in a bag. */
function gearOf({ own }: Named): [un: string, the: string] {
  const gear = GEAR.find(([test]) => test.test(own.toLowerCase()))?.[1] ?? 'una maleta de'
  const un = gear.endsWith(' de') ? `${gear} ${own}` : gear
  return [un, un.replace(/^un(a?) /u, (_, a: string) => (a ? 'la ' : 'el '))]
}

/** What is played for a while and what is puzzled out are named by how; a toy stands for itself. */
function playOf({ own, one, the }: Named): [un: string, the: string] {
  if (/^(?:cubo|rubik|yo-?yo|trompo|balero|canica|perinola|dardo|sapo|gato|futbol[ií]n|billar|juego)/u.test(own))
    return [`${one} con muchas horas de uso`, the]
  if (/^(?:rompecabezas|puzzle|crucigrama|sudoku|sopa|acertijo|adivinanza|chiste|broma)/u.test(own))
    return [`${one} a medio hacer`, the]
  if (CARDS.test(own))
    return [
      /^(?:cartas?|barajas?|naipes?)/u.test(own) ? 'una baraja muy barajada' : `una baraja de ${own}`,
      'la baraja',
    ]
  if (/^(?:bingo|loter[ií]a)/u.test(own)) return [`un cartón de ${own} con suerte`, 'el cartón']
  return [`una caja de ${own} con una esquina pegada`, 'la caja']
}

/** A team by its name as its people write it: 'del América', 'de los Rayados', 'de Boca'. */
function teamOf({ own, all }: Named): string {
  const name = own
    .replace(/ (?:corazón|campeón|en|con|desde|por|de (?:mi|su|toda))(?: .*)?$/iu, '')
    .replace(/^america(?!\p{L})/iu, 'América')
    .replace(/^atletico(?!\p{L})/iu, 'Atlético')
    .replace(/(?<!\p{L})(?!de(?:l|\s)|los? |las? |y )\p{Ll}/gu, (letter) => letter.toUpperCase())
  const bare =
    /^(?:el|la) /u.test(all) &&
    /^(?:racing|boca|river|independ|v[eé]lez|hurac|nacional|millon|junior|alianza|univers|colo|sporting|newell|rosario|peñarol|saprissa|olimpia|chivas|pumas|cruz|monterrey)/iu.test(
      own,
    )
  const article = /^(?:el|la|los|las) /u.exec(all)?.[0] ?? ''
  return bare || (article === 'la ' && !/^selecci/iu.test(own)) ? `de ${name}` : contract(`de ${article}${name}`)
}

/** What is played, cheered and found out. */
export const PLAYED = {
  ball: ({ own, all, one, the }) =>
    thing(
      // 'los balones' are no game
      /^(?:pelota|bal[oó]n|balones)(?!\p{L})/u.test(own)
        ? [`${one} que no sabía estarse en su sitio`, the, 'boing', 'cancha', `jugar con ${all}`]
        : [`una pelota de ${own} muy jugada`, 'la pelota', 'boing', 'cancha', `jugar ${contract(`a ${all}`)}`],
      ['rebotaba más alto de lo que se le pedía', 'rodaba debajo de los muebles', 'volvía siempre a la misma mano'],
      ['rebotó tan alto que todos la vieron y fueron hacia ahí', 'rodó cuesta abajo y enseñó el camino'],
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
      [
        'se agitaba sola en cuanto alguien decía «gol»',
        'no se dejaba lavar en día de partido',
        'daba calor hasta cuando se perdía',
      ],
      [
        'se agitó en lo más alto, y todos supieron hacia dónde ir',
        'hizo de bandera, y detrás de sus colores fueron todos',
      ],
    ),
  sport: (named) => {
    const [un, the] = gearOf(named)
    return thing(
      [un, the, 'zas', 'esfuerzo y a aire libre', `disfrutar ${of(named)}`],
      [
        'no se quedaba en paz habiendo con quién salir',
        'aparecía junto a la puerta, con ganas de salir',
        'pedía otra vuelta cuando ya nadie podía más',
        'llevaba en algún rincón un poco de polvo de la última vez',
        'hacía levantarse temprano a quien nunca lo hace',
      ],
      [
        'se adelantó, y nadie quiso quedarse atrás',
        'salió por delante, y detrás fueron los demás',
        'apuntó hacia donde había que ir, y nadie lo discutió',
      ],
    )
  },
  game: (named) => {
    const [un, the] = playOf(named)
    return thing(
      [un, the, 'tac', 'mesa de domingo', `pasar la tarde con ${named.all}`],
      [
        'guardaba el turno de quien se levantaba',
        'dejaba siempre un turno para quien llegara',
        'volvía a empezar cuando todos decían «la última»',
      ],
      [
        'se abrió en medio de todos, y hasta los más serios pidieron turno',
        'repartió turnos entre todos, y nadie se quedó mirando',
      ],
    )
  },
  screen: ({ own: said }) => {
    const own = said.replace(/^(?!video|consola)\p{Ll}/u, (letter) => letter.toUpperCase())
    return thing(
      [
        `una partida de ${own} que no se acababa nunca`,
        `la partida de ${short(own)}`,
        'bip',
        'cuarto y a palomitas',
        `jugar otra partida de ${own}`,
      ],
      [
        'se salvaba siempre en el último segundo',
        'daba siempre una vida más',
        'se ponía más buena cuando la cosa se complicaba',
      ],
      ['dio una vida extra, que era justo lo que faltaba', 'enseñó el nivel entero desde arriba, y se vio por dónde'],
    )
  },
  toy: ({ one, the, all }) =>
    creature(
      [`${one} con muchas horas de juego`, the, 'yuju', 'juguete querido', `jugar con ${all}`],
      [
        'sabía jugar a todo sin que le explicaran',
        'se escondía donde era fácil mirar',
        'pedía turno, como todo el mundo',
      ],
      [
        'se coló donde los grandes no cabían, y desde ahí abrió',
        'dijo «yo voy primero», y hasta los grandes quisieron jugar',
      ],
    ),
  map: ({ one, the, all }) =>
    thing(
      [`${one} con los dobleces gastados`, the, 'fras', 'papel viejo', `mirar con calma ${all}`],
      [
        'se desdoblaba siempre por el lado equivocado',
        'tenía una cruz hecha con lápiz que nadie recordaba',
        'no volvía a doblarse dos veces igual',
      ],
      [
        'enseñó un camino que en los otros no venía',
        'se abrió de par en par y sirvió de techo, de mesa y de respuesta',
      ],
    ),
  learn: (named) =>
    thing(
      [
        `un cuaderno de ${named.own} con las esquinas dobladas`,
        'el cuaderno',
        'fras',
        'lápiz y a papel',
        `averiguar más ${of(named)}`,
      ],
      [
        'tenía una pregunta en cada página',
        'dejaba renglones en blanco para lo que faltaba por saber',
        'se abría siempre donde uno se había quedado',
      ],
      ['se abrió en la página exacta, y ahí estaba la respuesta', 'dio la clave que faltaba, subrayada dos veces'],
    ),
} satisfies Parts
