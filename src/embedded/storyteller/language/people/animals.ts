/** What kind of animal a relation names, and what its kind has and does. */

export type Species = 'dog' | 'cat' | 'rodent' | 'bird' | 'fish' | 'reptile' | 'horse' | 'pet'

/** By how their words begin, bare of accents. */
const KINDS: readonly (readonly [RegExp, Species])[] = [
  [
    /^(?:perr|cachorr|labrador|golden|chihuahua|poodle|caniche|bulldog|husky|beagle|schnauzer|galg|pitbull|yorkshire|dalmata)/,
    'dog',
  ],
  [/^(?:gat(?!e(?:ar|o)|ill)|michi)/, 'cat'],
  [/^(?:conej|hamster|cuy[eo]?s?$|cobay|huron|chinchill|jerb|raton|erizo|ardill)/, 'rodent'],
  [
    /^(?:loro|lora|lorit|peric[oa]|periquit|canari|cotorr|cacatu|guacamay|agaporn|gallin|pajar|palom|pat[oa]s?$|patit[oa]s?$|pollit|ganso|jilguer|ave(?:s|cita)?$)/,
    'bird',
  ],
  [/^(?:pez|peces|pececit|ajolot)/, 'fish'],
  [/^(?:tortug|iguan|gecko|geco|serpient|lagart|camaleon|ran[ai]s?$|ranit)/, 'reptile'],
  [/^(?:caball|yegu|poni|pony|potr[oa]|burr[oa]|burrit|mula)/, 'horse'],
]

const kindOf = (word: string) => KINDS.find(([test]) => test.test(word))?.[1]

/** What its kind is called, by how the words begin. */
export const wordsOf = (species: Species): string | undefined => KINDS.find(([, kind]) => kind === species)?.[0].source

/** Of the word that told the relation, or else the only kind among the others; 'pet' where none is sure. */
export function speciesOf(word: string, text: string): Species {
  const own = kindOf(word)
  if (own) return own
  const [only, ...more] = new Set(text.split(' ').flatMap((each) => kindOf(each) ?? []))
  return only && more.length === 0 ? only : 'pet'
}

/** It goes by its nose, lies down, digs and scratches; of a kind that nobody told this is not sure. */
export const goesByNose = (species: Species | null): boolean =>
  species === 'dog' || species === 'cat' || species === 'rodent'

/** It may leave a house by a window: no fish, no tortoise and no horse. */
export const slipsOut = (species: Species | null): boolean =>
  goesByNose(species) || species === 'bird' || species === 'pet'

const NOSE_AND_PAWS =
  /(?<![A-Za-zÀ-ỹ])(?:nari(?:z|ces)|hocicos?|olfat[A-Za-zÀ-ỹ]+|olió|olieron|oler[A-Za-zÀ-ỹ]*|olor(?:es)?|huel[ea][A-Za-zÀ-ỹ]*|olían?|rastros?|orejas?|patas|bigotes|lengua|panza|rabo|cola|se ech(?:ó|aron)|echad[oa]s?|escarb[A-Za-zÀ-ỹ]+|ras[cq][A-Za-zÀ-ỹ]+|lami(?:ó|eron)|cojín|cobija|colchón|con la frente|vueltas|muebles|corr(?:e|en|ió|ieron|iendo)|salt(?:ó|aron)|baj(?:ó|aron) la cabeza|levant(?:ó|aron) la cabeza|rodillas|hueso|huellas?|mordid[oa]s?|zapatos?|salchichas?|ronquidos?)(?![A-Za-zÀ-ỹ])/iu

/** True of words that say of an animal what only those with a nose and paws have and do. */
export const isOfNoseAndPaws = (text: string): boolean => NOSE_AND_PAWS.test(text)

/** Of several wordings those that hold of `species`; all of them where none does. */
export function ofTheirKind<T>(options: readonly T[], species: Species | null): readonly T[] {
  if (species === null || goesByNose(species)) return options
  const fit = options.filter((option) => !isOfNoseAndPaws(wordsIn(option)))
  return fit.length > 0 ? fit : options
}

const wordsIn = (option: unknown): string =>
  typeof option === 'string'
    ? option
    : option && typeof option === 'object'
      ? Object.values(option)
          .filter((value) => typeof value === 'string')
          .join(' ')
      : ''
