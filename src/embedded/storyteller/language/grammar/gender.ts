import type { Gender } from '../../../../contract/gender.ts'
import { hasGenders, known } from './dictionary.ts'
import { bare } from './text.ts'

const FEMININE = new Set(
  `madre comadre mano foto moto radio nieve noche tarde tos gente leche clase llave pared red sed nube calle carne sangre muerte fe sal miel luz paz voz flor piel
  mente fuente serpiente suerte torre base frase serie especie nariz raiz cruz vez vejez niñez actriz lombriz perdiz mujer labor coliflor navidad tele
  bici imagen orden virgen sien crisis tesis nave catedral carcel señal sal sucursal capital playstation nintendo wii tablet laptop web hamburguesa
  montaña cumbre costumbre legumbre mascota costa corriente cuerda plebe prole estirpe leyenda mugre podadora troca cicla suculenta combi kombi furgo compu facu peli expo`
    .split(/\s+/)
    .filter(Boolean),
)
const MASCULINE = new Set(
  `mapa planeta cometa dia problema tema idioma poema drama programa sistema clima aroma panorama diploma fantasma papa sofa pijama tranvia guia rap
  yoga karma koala gorila panda puma anime cine sintoma axioma cafe te chocolate baile arte aire bosque coche tren volcan jardin pan mar sol avion camion
  balon corazon limon melon jabon raton dragon futbol ajedrez arroz pez lapiz juez disfraz maiz arcoiris dinosaurio tequila mole pie viaje traje
  puente monte valle parque bigote chiste postre cacahuate tomate aguacate chicle peluche jugete columpio desayuno diamante elefante gigante cumpleaños
  paraguas guardia cristal lente escalon telon rompecabezas sacapuntas abrelatas rascacielos lunes martes miercoles jueves viernes origami tsunami kiwi taxi esqui colibri jabali rubi kpop`
    .split(/\s+/)
    .filter(Boolean),
)

/** Nouns from other languages that no dictionary of Spanish lists, or by whose end their gender would be wrong. */
const LOANS_M = new Set(
  `anime kpop k-pop jpop origami kayak matcha slime cosplay podcast ramen hoverboard longboard skateboard skate snowboard surf paddle padel drone dron karaoke
  karate judo taekwondo pilates bonsai haiku blog vlog reel funko squishy pop rock punk trap rap hiphop reggae reggaeton dancehall techno house jazz blues soul funk folk swing heavy gospel
  ska ballet crossfit rugby hockey handball softball basket voley volley poker scrabble jenga parkour kendo aikido reiki crochet macrame fondant kimchi bowl wrap brunch snack smoothie cupcake
  brownie muffin latte frappe lego playmobil tarot ukelele banjo sitar kimono tatami mantra vodka hula sudoku puzzle spinner fidget sticker peluche walkie metaverso bitcoin`
    .split(/\s+/)
    .filter(Boolean),
)
const LOANS_F = new Set('playlist app switch tablet laptop gopro webcam web wii vespa polaroid van'.split(' '))

/** 'kayak', 'playlist': its gender is known, though its end does not tell it. */
export const isLoan = (noun: string): boolean => loanGender(bare(noun)) !== null || COMIC.test(noun)

/** Of what is liked: a «manga» is read there, and no sleeve. */
export const likedGender = (noun: string): Gender => (COMIC.test(noun) ? 'm' : nounGender(noun))
const COMIC = /^mangas?$/iu

function loanGender(word: string): Gender | null {
  for (const form of [word, word.replace(/e?s$/, ''), word.replace(/s$/, '')]) {
    if (LOANS_M.has(form)) return 'm'
    if (LOANS_F.has(form)) return 'f'
  }
  return null
}

/** Gender of a Spanish noun, by list, then by ending. */
export function nounGender(noun: string): Gender {
  const word = bare(noun).replace(/^k-(?!pop)/, '')
  const loan = loanGender(word)
  if (loan) return loan
  const singular = word
    .replace(/ces$/, 'z')
    .replace(/([lnrdsz])es$/, '$1')
    .replace(/s$/, '')
  for (const form of [word, singular, word.replace(/s$/, '')]) {
    if (MASCULINE.has(form)) return 'm'
    if (FEMININE.has(form)) return 'f'
  }
  if (/(cion|sion|xion|gion|dad|tad|tud|umbre|ez|eza|ie|triz|itis)$/.test(singular)) return 'f'
  if (/(blema|grama|tema|lema|orama)$/.test(singular)) return 'm'
  return singular.endsWith('a') ? 'f' : 'm'
}

/** 'el agua', 'el hambre': feminine, and yet behind «el», since they begin with a stressed a; no verb that is told of him is spelt so. */
export const takesEl = (noun: string): boolean => STRESSED_A.test(bare(noun))
const STRESSED_A =
  /^(?:agua|aguila|ala|alba|alga|alma|anca|anfora|ansia|arca|area|arpa|ascua|asma|aspa|asta|aula|aura|ave|haba|hacha|hada|hambre|hampa)$/u

/** 'chaparrita', 'altísimo': forms that no dictionary lists. */
export const DIMINUTIVE =
  /\p{L}{2,}(?:ísim|c?it|ecit|[ai]dill|ot|oner)[oa]s?$|^(?:peli|ojo|cari|nari|pati|boqui|barbi)[A-Za-zÀ-ỹ]{3,}[oa]s?$/u

/** 'listo' → 'lista'; a word whose other form the dictionary does not know is left alone. */
export function agree(adjective: string, gender: Gender, plural: boolean): string {
  let word = adjective
  if (gender === 'f') {
    const swapped = word
      .replace(/o(s?)$/, 'a$1')
      .replace(/(dor|tor|sor)$/, '$1a')
      .replace(/ón$/, 'ona')
    if (swapped !== word && (known(swapped) || hasGenders(word) || word.endsWith('ón') || DIMINUTIVE.test(word)))
      word = swapped
  } else {
    const swapped = word
      .replace(/(d|t|s)ora$/, '$1or')
      .replace(/ona$/, 'ón')
      .replace(/a(s?)$/, 'o$1')
    if (swapped !== word && (known(swapped) || DIMINUTIVE.test(word)) && !/(?:ista|fana|hincha)$/.test(word))
      word = swapped
  }
  if (!plural || word.endsWith('s')) return word
  const several = /[aeiouáéó]$/.test(word) ? `${word}s` : `${word.replace(/z$/, 'c').replace(/ón$/, 'on')}es`
  return known(several) ? several : word
}
