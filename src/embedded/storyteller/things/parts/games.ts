import { contract } from '../../language/grammar/text.ts'
import type { Named } from '../named.ts'
import type { Prop } from '../prop.ts'

/** Games, by what they are played with. */

/** What is said to make one laugh or think. */
const SPOKEN = /^(?:acertij|adivinanz|chiste|broma|trabalengua)/u
/** What is hidden from or run after, and has no box. */
const CHASED = /^(?:escondi|atrapad|gallinit)/u
const CHALKED = /^(?:rayuel|avioncit|bebelech)/u

/** What lies on the table; what is played with cards here and with tiles there is in its box. */
const CARDS =
  /^(?:cinquillo|truco|tute|mus(?!\p{L})|brisca|escoba|canasta|chinch|conqui|p[oó]ker|uno(?!\p{L})|baraja|naipe|cartas?(?!\p{L})|solitario|cuarenta|conga|tele?sina|veintiuno|tresillo|desconf[ií]o)/u
const TILES = /^(?:burako|rummikub|mah-?jong|domin[oó])/u
const DICE = /^(?:cacho|dudo|generala|yahtzee|cubilete|dados?(?!\p{L}))/u
const BLOCKS = /^jenga/u
const BOARD =
  /^(?:damas|parch[ií]s|parqu[eé]s|ludo|go(?!\p{L})|shogi|backgammon|chaquete|carrom|serpientes|juego de la oca|oca(?!\p{L})|ajedrez)/u
const BOARD_WITH_ARTICLE = /^(?:juego)/u
const heldAll = (all: string) => all.split(/ con /u)[0]!

/** 'lotería' of 'lotería con frijoles': what it is played with stands on the table; 'UNO' as its box has it. */
const held = (own: string) => own.split(/ con /u)[0]!.replace(/^uno$/u, 'UNO')

/** What is played for a while and what is puzzled out are named by how; a toy stands for itself. */
export function playOf({ own, one, the, all }: Named): [un: string, the: string] {
  if (SPOKEN.test(own)) return [`un cuaderno de ${own}`, 'el cuaderno']
  if (CHASED.test(own)) return ['un pañuelo para taparse los ojos', 'el pañuelo']
  if (CHALKED.test(own)) return [`un gis para pintar ${all}`, 'el gis']
  if (
    /^(?:cubo|rubik|yo-?yo|trompo|balero|canica|p[ei]rinola|dardo|sapo|gato|futbol[ií]n|metegol|taca taca|billar|juego)/u.test(
      own,
    )
  )
    return [`${one} con muchas horas de uso`, the]
  if (/^(?:rompecabezas|puzzle|crucigrama|sudoku|sopa)/u.test(own)) return [`${one} a medio hacer`, the]
  if (CARDS.test(own))
    return [
      /^(?:cartas?|barajas?|naipes?)/u.test(own) ? 'una baraja muy barajada' : `una baraja de ${held(own)}`,
      'la baraja',
    ]
  if (TILES.test(own)) return [`una ficha de ${held(own)}`, 'la ficha']
  if (DICE.test(own))
    return /^dados?(?!\p{L})/u.test(own)
      ? ['un par de dados', 'el par de dados']
      : [`un vaso con los dados ${contract(`de ${heldAll(all)}`)}`, 'el vaso de los dados']
  if (BLOCKS.test(own)) return [`una torre de ${held(own)}`, 'la torre']
  if (BOARD.test(own))
    return [`un tablero ${contract(`de ${BOARD_WITH_ARTICLE.test(own) ? heldAll(all) : held(own)}`)}`, 'el tablero']
  if (/^(?:bingo|loter[ií]a)/u.test(own))
    return own.startsWith('loter')
      ? [`una tabla de ${held(own)}`, 'la tabla']
      : [`un cartón de ${held(own)}`, 'el cartón']
  return [`una caja de ${held(own)} con una esquina pegada`, 'la caja']
}

/** What is done with what is played. */
export function playDone({ own, all }: Named): string {
  if (/^(?:acertij|adivinanz|crucigrama|sudoku|sopa)/u.test(own)) return `resolver ${all}`
  if (/^(?:rompecabezas|puzzle|cubo|rubik)/u.test(own)) return `armar ${all}`
  if (own.startsWith('chiste')) return `contar ${own}`
  if (own.startsWith('trabalengua')) return `decir ${own}`
  if (own.startsWith('broma')) return `hacer ${own}`
  return /^(?:sapo|gato)/u.test(own) ? `jugar con ${all}` : `jugar ${contract(`a ${all}`)}`
}

const WITH_CARDS: [Prop['does'], Prop['helps']] = [
  ['se barajaba, frrr', 'mostraba una carta y la volvía a esconder', 'se abría en abanico y se volvía a cerrar'],
  ['se abrió en abanico, con todas las cartas a la vista', 'lanzó al aire todos sus naipes y los recogió uno por uno'],
]
const WITH_CLOTH: [Prop['does'], Prop['helps']] = [
  ['se asomaba por una punta y se volvía a esconder', 'se doblaba y se desdoblaba', 'ondeaba un poquito, sin viento'],
  ['ondeó en lo alto como una bandera', 'dio tres vueltas en el aire'],
]
const WITH_PAPER: [Prop['does'], Prop['helps']] = [
  ['asomaba una esquina, como quien levanta la mano', 'se doblaba y se desdoblaba', 'se abanicaba, fras, fras'],
  ['se agitó en lo alto, fras, fras, fras', 'dio tres vueltas en el aire'],
]
const WITH_BOARD: [Prop['does'], Prop['helps']] = [
  ['llenaba una casilla, y luego otra', 'se ponía de pie sobre una esquina', 'daba golpecitos, tac, tac'],
  ['se llenó de orilla a orilla', 'cayó con un tac de partida ganada'],
]
const ROLLING: [Prop['does'], Prop['helps']] = [
  ['giraba sobre una punta', 'rodaba un poquito y se detenía', 'hacía tac, tac contra el suelo'],
  ['giró cada vez más rápido', 'rodó más lejos que nunca'],
]
const WITH_TILES: [Prop['does'], Prop['helps']] = [
  ['se acostaba y se volvía a levantar', 'hacía tac, tac contra la mesa', 'se daba vuelta para esconder su cara'],
  ['cayó de pie, con un tac de partida ganada', 'giró sobre una esquina, como un trompo'],
]
const WITH_DICE: [Prop['does'], Prop['helps']] = [
  ['sonaba antes de cada tiro, tac, tac', 'se volteaba y se volvía a enderezar', 'se quedaba esperando su turno'],
  ['sonó más fuerte que nunca, tac, tac, tac', 'dio una vuelta entera en el aire'],
]
const WITH_BLOCKS: [Prop['does'], Prop['helps']] = [
  ['se ladeaba un poquito y no se caía', 'contenía la respiración', 'se enderezaba muy despacio'],
  ['se puso más alta que nunca', 'se meció hacia un lado, y no cayó ni una pieza'],
]
const ON_BOARD: [Prop['does'], Prop['helps']] = [
  [
    'daba media vuelta, para mirar desde el otro lado',
    'hacía tac, tac, como quien cuenta casillas',
    'se quedaba quieto, como quien piensa la jugada',
  ],
  ['dio una vuelta entera', 'sonó a partida ganada, tac, tac, tac'],
]
/** Of a game of which nobody knows what lies on the table. */
const AT_PLAY: [Prop['does'], Prop['helps']] = [
  [
    'hacía tac, tac, como quien pide turno',
    'se quedaba esperando, como quien piensa la jugada',
    'se hacía a un lado y volvía enseguida',
  ],
  ['sonó a partida ganada, tac, tac, tac', 'dio una vuelta entera, como quien acaba de ganar'],
]

/** What a game does by what it is played with. */
export function gameWays(own: string): [Prop['does'], Prop['helps']] {
  if (CARDS.test(own)) return WITH_CARDS
  if (CHASED.test(own)) return WITH_CLOTH
  if (TILES.test(own)) return WITH_TILES
  if (DICE.test(own)) return WITH_DICE
  if (BLOCKS.test(own)) return WITH_BLOCKS
  if (BOARD.test(own)) return ON_BOARD
  if (/^(?:bingo|loter[ií]a)/u.test(own)) return WITH_BOARD
  if (SPOKEN.test(own) || /^(?:crucigrama|sudoku|sopa)/u.test(own)) return WITH_PAPER
  return CHALKED.test(own) || /^(?:cubo|rubik|yo-?yo|trompo|balero|canica|p[ei]rinola|matatena|dardo)/u.test(own)
    ? ROLLING
    : AT_PLAY
}
