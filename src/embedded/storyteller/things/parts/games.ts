import { contract } from '../../language/grammar/text.ts'
import { anyOf, AT_HOUR, type Named } from '../named.ts'

/** Games, by what they are played with. */

/** What is said to make one laugh or think. */
const SPOKEN = /^(?:acertij|adivinanz|chiste|broma|trabalengua)/u
/** What is hidden from or run after, and has no box. */
const CHASED = /^(?:escondi|atrapad|gallinit)/u
const CHALKED = /^(?:rayuel|avioncit|bebelech)/u

/** What lies on the table; what is played with cards here and with tiles there is in its box. */
const CARDS =
  /^(?:cinquillo|truco|tute|mus(?![A-Za-zÀ-ỹ])|brisca|escoba|canasta|chinch|conqui|p[oó]ker|uno(?![A-Za-zÀ-ỹ])|baraja|naipe|cartas?(?![A-Za-zÀ-ỹ])|solitario|cuarenta|conga|tele?sina|veintiuno|tresillo|desconf[ií]o)/u
const TILES = /^(?:burako|rummikub|mah-?jong|domin[oó])/u
const DICE = /^(?:cacho|dudo|generala|yahtzee|cubilete|dados?(?![A-Za-zÀ-ỹ]))/u
const BLOCKS = /^jenga/u
const BOARD =
  /^(?:damas|parch[ií]s|parqu[eé]s|ludo|go(?![A-Za-zÀ-ỹ])|shogi|backgammon|chaquete|carrom|serpientes|juego de la oca|oca(?![A-Za-zÀ-ỹ])|ajedrez)/u
const BOARD_WITH_ARTICLE = /^(?:juego)/u
const heldAll = (all: string) => all.replace(AT_HOUR, '').split(/ con /u)[0]!

/** 'lotería' of 'lotería con frijoles': what it is played with stands on the table; 'UNO' as its box has it. */
const held = (own: string) =>
  own
    .replace(AT_HOUR, '')
    .split(/ (?:con|por|en) /u)[0]!
    .replace(/^uno$/u, 'UNO')

/** What is played for a while and what is puzzled out are named by how; a toy stands for itself. */
export function playOf({ own, one, the, all }: Named): [un: string, the: string] | null {
  if (SPOKEN.test(own)) return [`un libro de ${own}`, 'el libro']
  if (own.startsWith('escond')) return ['un pañuelo', 'el pañuelo']
  if (CHASED.test(own)) return null
  if (CHALKED.test(own)) return [`un gis para pintar ${all}`, 'el gis']
  if (
    /^(?:cubo|rubik|yo-?yo|trompo|balero|canica|p[ei]rinola|dardo|sapo|gato|futbol[ií]n|metegol|taca taca|billar|juego)/u.test(
      own,
    )
  )
    return [one, the]
  if (/^(?:rompecabezas|puzzle|crucigrama|sudoku|sopa)/u.test(own)) return [one, the]
  if (CARDS.test(own))
    return [/^(?:cartas?|barajas?|naipes?)/u.test(own) ? 'una baraja' : `una baraja de ${held(own)}`, 'la baraja']
  if (TILES.test(own)) return [`un juego de ${held(own)}`, `el ${held(own).split(' ')[0]!}`]
  if (DICE.test(own))
    return /^dados?(?![A-Za-zÀ-ỹ])/u.test(own)
      ? ['un par de dados', 'el par de dados']
      : [`un vaso con los dados ${contract(`de ${heldAll(all)}`)}`, 'el vaso de los dados']
  if (BLOCKS.test(own)) return [`una torre de ${held(own)}`, 'la torre']
  if (BOARD.test(own))
    return [`un tablero ${contract(`de ${BOARD_WITH_ARTICLE.test(own) ? heldAll(all) : held(own)}`)}`, 'el tablero']
  if (/^(?:bingo|loter[ií]a)/u.test(own))
    return own.startsWith('loter')
      ? [`una tabla de ${held(own)}`, 'la tabla']
      : [`un cartón de ${held(own)}`, 'el cartón']
  return [`una caja de ${held(own)}`, 'la caja']
}

/** 'el crucigrama' is each day's. */
const oneOrAny = ({ own, all }: Pick<Named, 'own' | 'all'>) =>
  /^(?:el|la) (?!sudoku)/u.test(all) ? all : anyOf({ own, all })

/** What is done with what is played. */
export function playDone({ own, all }: Named): string {
  if (/^(?:acertij|adivinanz|crucigrama|sudoku|sopa)/u.test(own)) return `resolver ${oneOrAny({ own, all })}`
  if (/^(?:rompecabezas|puzzle|cubo|rubik)/u.test(own)) return `armar ${anyOf({ own, all })}`
  if (own.startsWith('chiste')) return `contar ${own}`
  if (own.startsWith('trabalengua')) return `decir ${own}`
  if (own.startsWith('broma')) return `hacer ${own}`
  return /^(?:sapo|gato)/u.test(own) ? `jugar con ${all}` : `jugar ${contract(`a ${all}`)}`
}
