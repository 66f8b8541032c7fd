import { isEntry, known } from './dictionary.ts'
import { withoutNumbering, withoutShorthand } from './shorthand.ts'
import { bare, pairMarks, sameCase, upperFirst, words } from './text.ts'

/** Free text from a form → clean text: what was meant, without what the keyboard or the copying left in it. */

/** Words that exist without the accent but, in these answers, nearly always want it. */
const PREFERRED: Record<string, string> = Object.fromEntries(
  `fútbol café día días mamá papá sofá bebé música matemáticas pájaros cómic cómics jardín corazón canción avión tía tío río todavía
  química aquí ahí allí así también después jamás niño niña niños niñas año años sueño sueños cariño mañana montaña montañas
  película películas periódico básquetbol béisbol gimnasia balón camión limón jabón ratón león dragón pingüino español
  cumpleaños compañero compañera compañía muñeca muñecas pequeño pequeña otoño baño señora señor
  lágrimas única único teléfono árbol árboles fácil difícil útil ángel mamí papí más`
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [bare(word), word]),
)

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ' }

/** Words of one country or one age, which are right as they are. */
const REGIONAL =
  /^(?:fanas?|mandalas?|chavas?|guey|wey|boludos?|bolas?|pibes?|pibas?|minas?|laburo|quilombo|fiaca|chamba|neta|padre|cool)$/

/** Restores a missing accent or eñe when the bare word is unknown and exactly one accented form is known. */
export function restoreAccents(word: string): string {
  const low = word.toLowerCase()
  if (REGIONAL.test(low)) return word
  const preferred = low === 'bebe' ? undefined : PREFERRED[low]
  if (preferred) return sameCase(word, preferred)
  if (/[áéíóúñü]/.test(low) || low.length < 4 || low.length > 24 || known(word) || known(low)) return word
  const [, prefix, stem] = /^(super|mega|hiper|mini|ultra|archi|anti)(\p{L}{4,})$/u.exec(word) ?? []
  if (prefix) return prefix + restoreAccents(stem!)
  const found = new Set<string>()
  for (let i = 0; i < low.length; i++) {
    const accented = ACCENTED[low[i]!]
    if (!accented) continue
    // 'solito' is no 'sólito': a diminutive keeps its stress
    if (accented !== 'ñ' && /it[oa]s?$/.test(low)) continue
    const candidate = low.slice(0, i) + accented + low.slice(i + 1)
    if (known(candidate)) found.add(candidate)
  }
  return found.size === 1 ? sameCase(word, [...found][0]!) : word
}

/** 'siempre esta ahi' → 'siempre está ahí': no noun follows that a demonstrative could point at. */
const BEING =
  /(?<=(?<!\p{L})(?:siempre|nunca|no|ya|cuando|si|también|todo|casi|que) )esta(?= (?!vez|noche|tarde|mañana|semana|casa)\p{L})|(?<!\p{L})esta(?= (?:siempre|ahí|aquí|allí|en|con|de|para|loc[oa]|muy|bien|list[oa]|dispuest[oa]|pendiente|\p{L}+[aei]ndo)(?!\p{L}))/giu

/** 'no sabia nadar', 'me hacia trenzas', 'tenia miedo': forms that are other words too, where a verb must stand. */
const IMPERFECT =
  /(?<=(?<!\p{L})(?:me|te|se|nos|os|le|les|lo|la|los|las|no|que|ya|siempre|cuando) )(?:sabia|hacia)(?!\p{L})|(?<!\p{L})(?:tenia|venia|reia)(?!\p{L})/gu

/** Names that no Spanish dictionary lists and that thumbs leave small. */
const BRANDS =
  /^(?:minecraft|roblox|fortnite|pok[eé]mon|netflix|marvel|spiderman|batman|superman|barbie|bluey|messi|lego|frozen|potter|youtube|tiktok|instagram|beatles|shakira|nintendo|zelda|sonic|mickey|minnie|elsa|snoopy|hogwarts|disney|harry|pixar|ghibli|totoro|naruto|goku|hulk|thor|moana|cenicienta)$/

/** 'disney' → 'Disney', where only the name is a word; common words stay. */
function restoreCapital(word: string): string {
  if (word.length < 4 || word !== word.toLowerCase()) return word
  const name = upperFirst(word)
  return BRANDS.test(word) || (!known(word) && known(name)) ? name : word
}

/** Names of several words that thumbs leave small. */
const TITLES =
  /(?<!\p{L})(?:star wars|hot wheels|paw patrol|peppa pig|toy story|my little pony|harry potter|dragon ball|one piece|hello kitty|super mario|mario kart|rock and roll|real madrid|boca juniors|river plate|racing club|atlético de madrid|san lorenzo|taylor swift|bad bunny|karol g|soda stereo|juego de tronos|game of thrones|baby shark|bob esponja|scooby doo|angry birds|plants vs zombies|among us|candy crush|monster high|la liga|san fermín|nueva york|buenos aires|puerto rico|costa rica|santo domingo|la habana|el salvador|machu picchu|viña del mar|mar del plata|playa del carmen)(?!\p{L})/giu

function titled(name: string): string {
  if (name !== name.toLowerCase() || /^(?:rock and roll|juego de tronos)$/.test(name)) return name
  return name.replace(/\p{L}+/gu, (word, at: number) =>
    at > 0 && /^(?:de|del|of|and|y)$/.test(word) ? word : upperFirst(word),
  )
}

/** Invisible characters, tags and dressing that no story prints. */
function withoutMarkup(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/&(?:nbsp|amp|lt|gt|quot|#\d+);/gi, ' ')
    .replace(/[<>{}[\]*_#|`~^\\=]+/g, ' ')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{fe0e}|\u{fe0f}|\u{20e3}/gu, ' ')
    .replace(/\p{Cc}+/gu, ' ')
}

/** Sentences that were written without their first capital or their final stop keep as they were; shouting is lowered. */
function calm(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length <= 3 || letters !== letters.toUpperCase() || letters === letters.toLowerCase()) return text
  return text.toLowerCase()
}

/** One clean line: no emoji, shouting, doubled marks, stray quotes or missing accents. May be empty. */
export function tidy(raw: string): string {
  return cleaned(raw)
    .replace(/\p{L}+/gu, (word) => restoreCapital(restoreAccents(word)))
    .replace(
      /(?<=(?<!\p{L})(?:el|un|la|una|mi|tu|su|de|del|al|como|era|eras|éramos|nuestro|nuestra|primer) )bebe(?!\p{L})/giu,
      'bebé',
    )
    .replace(BEING, (word) => sameCase(word, 'está'))
    .replace(
      IMPERFECT,
      (word) => ({ sabia: 'sabía', hacia: 'hacía', tenia: 'tenía', venia: 'venía', reia: 'reía' })[word]!,
    )
    .replace(
      /(?<=(?<!\p{L})(?:con|de|para|por|sin|a|en|contra|hacia) )el(?=$|[.,;:!?]| (?:y|cuando|porque|pero)(?!\p{L}))/gu,
      'él',
    )
    .replace(TITLES, titled)
    .trim()
}

/** As `tidy`, with every word as it was spelt: «Nina» is a name, not a girl. */
export function cleaned(raw: string): string {
  let text = withoutMarkup(withoutNumbering(raw))
    .replace(/["„‟]([^"„‟]+)"/g, '“$1”')
    .replace(/["„‟]/g, '')
    .replace(/[«»]/g, (mark) => (mark === '«' ? '‘' : '’'))
    .replace(/\s[-–—]+\s(?=\S)/g, ', ')
    .replace(/^\s*[-–—•]+\s*/, '')
    .replace(/\s+/g, ' ')
    .trim()
  text = withoutShorthand(calm(text))
    .replace(/([!?])[!?]*\1/g, '$1')
    .replace(/\.{2,}/g, '…')
    .replace(/\s+([,.;:!?…])/g, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/([,;:])(?=\p{L})/gu, '$1 ')
    .replace(/\p{L}{30,}/gu, (word) => word.replace(/(\p{L})\1{3,}/gu, '$1'))
  return text.trim()
}

/** An answer as whole sentences, to be quoted: its marks paired, a capital after each stop, no final stop. */
export function sentences(raw: string): string {
  return upperFirst(pairMarks(tidy(raw)).replace(/(?<=[.!?] [¿¡]?)\p{Ll}/gu, (letter) => letter.toUpperCase())).replace(
    /[.\s]+$/,
    '',
  )
}

/** Lowers the first letter unless the word looks like a proper name or an initialism. */
export function lowerFirst(text: string): string {
  const first = words(text)[0] ?? ''
  if (first.length > 1 && first === first.toUpperCase()) return text
  if (/^(?:Dios|Navidad|Reyes|Nochebuena|Halloween|Jesús|Jehová)(?!\p{L})/u.test(text)) return text
  if (
    /^(?:Real|Club|San|Santa|Puerto|Torre|Deportivo|Atlético|Inter|Cruz|Rayo|Don|Doña|Capitán|Súper|Señor) \p{Lu}/u.test(
      text,
    )
  )
    return text
  // 'Juan Gabriel': a name, though thumbs could mean a word
  if (first.length > 3 && isEntry(first) && /^\p{Lu}\p{L}+ \p{Lu}/u.test(text)) return text
  if (!known(first.toLowerCase()) && !/^(el|la|los|las|mi|su|tu)$/i.test(first)) return text
  return text.replace(/\p{L}/u, (letter) => letter.toLowerCase())
}
