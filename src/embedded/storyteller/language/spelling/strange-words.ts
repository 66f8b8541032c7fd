import { known } from '../grammar/dictionary.ts'
import { speltByEar } from './spelt-by-ear.ts'
import { restoreAccents } from './word-accents.ts'

/** Of a country or of a house, and so in no dictionary; and what is bought, lit and driven under a name that is none. */
const COMMON = new Set(
  `wawa guagua guri gurisa gurises pibe piba chamaco chamaca parcero parcera ñaño ñaña pelao catira catire vato vata escuincle escuincla chilpayate cabro
  cabra lolo lola pololo polola gordis gordi bebe bebé baby nonno nonna mimi bela abuelis abue abu seño coach cumpa compa compi jevo jeva bro brother sister michi
  michis lomito perrhijo gatihijo cuy pug husky schnauzer bulldog poodle golden quiltro quiltra pichicho pichicha kiltro misifus cusco cuzco huaso
  huasa suegris primis hermanis cuate cuata güey guey wey mae cholo chola chabón chabon chabona ñato ñata petiso petisa chueco chueca paco paca pako yuta
  poli profe peque papi mami titi tata nana yaya yayo bff crush roomie influencer youtuber dj chef mister miss sensei nerd hater boomer toddler teen
  tablet compu celu cel peli uber taxi bondi laptop chifa tupper play playstation switch nintendo xbox wifi bluetooth netflix roomba alexa siri thermomix
  moka airbnb camper vocho tsuru jeep furgo vespa kayak skate roller kart combi app web blog chat mouse router gps dron chip chelada bot robotina`.split(
    /\s+/,
  ),
)

/** A word that no dictionary has and that no other word sounds like: a name, or of one house. */
export const isStrange = (word: string): boolean =>
  !/(?:[aei]r|it[oa]s?|mente)$/u.test(word) &&
  !known(word) &&
  !known(word.replace(/e?s$/u, '')) &&
  !known(restoreAccents(word)) &&
  speltByEar(word) === word

/** As `isStrange`, and no common word of any country. */
export const isNobodysWord = (word: string): boolean =>
  isStrange(word) && !COMMON.has(word) && !COMMON.has(word.replace(/s$/u, ''))

/** 'nino nino', which a fire engine says: a word that is said twice, and no other for want of a tilde. */
export const isSound = (word: string, text: string, at: number): boolean =>
  /n[ao]$/u.test(word) &&
  restoreAccents(word).includes('ñ') &&
  new RegExp(`(?<!\\p{L})${word} ${word}(?!\\p{L})`, 'u').test(
    text.slice(Math.max(0, at - word.length - 1), at + word.length * 2 + 1),
  )
