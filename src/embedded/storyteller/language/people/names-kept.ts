import { isGivenName } from '../../../../contract/gender.ts'
import { isNounForm, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { bare, sameCase, upperFirst } from '../grammar/text.ts'
import { isNobodysWord } from '../spelling/strange-words.ts'

/** Of these names the one that is said, whole or cut: 'Vale' of Valentina, 'Santi' of Santiago; not 'Luis' of Luisa, 'Emilia' of Emiliano. */
const nameCalled = (word: string, names: string): string | undefined =>
  (names.match(/\p{Lu}\p{L}+/gu) ?? []).find((name) => name === word || isCutOf(word, name))

const isCutOf = (word: string, name: string) =>
  /^\p{Lu}\p{Ll}{2,3}$|^\p{Lu}\p{Ll}+i$/u.test(word) &&
  bare(name).startsWith(bare(word)) &&
  name.length > word.length + 1 &&
  !known(word) &&
  word !== 'Rosa'

/** 'Vale es la zurda', 'Fer no le teme a nada': whom it is told of, by their name or by what it is cut to; null elsewhere. */
export function namedFirst(said: string, names: string): { name: string; rest: string } | null {
  const [, name = '', rest = '', verb = ''] =
    /^(\p{Lu}\p{L}+) ((?:(?:no|nunca|siempre|ya|también|me|te|se|nos|les?|l[oa]s?) )*(\p{L}+).*)$/su.exec(said) ?? []
  return nameCalled(name, names) !== undefined && finiteForm(verb.toLowerCase())?.person === 3 ? { name, rest } : null
}

/** Names that are words of every day. */
const COMMON =
  /^(?:Paz|Sol|Luz|Rosa|Flor|Mar|Alma|Estrella|Luna|Cielo|Lluvia|Nieves?|Victoria|Gloria|Esperanza|Consuelo|Dolores|Mercedes|Milagros?|Roc[ií]o|Blanca|Clara|Linda|Dulce|Bella|Perla|Coral|Violeta|Margarita|Azucena|Hortensia|Jazm[ií]n|Camelia|Celeste|Azul|Bel[eé]n|Reyes|Santos|[AÁ]ngel(?:es)?|Le[oó]n|Vega|Bruno|Pilar|Fe|Gracia|Socorro|Remedios|Soledad|Trinidad|Concepci[oó]n|Asunci[oó]n|Encarnaci[oó]n|Amparo|Cruz|Rosario|Inmaculada|Amado|Benigno|Cl[aá]sico|Domingo|Pascual|Salvador|Max|Guadalupe|Aurora|Alba|Brisa|Selva|India|Am[eé]rica|Paloma|Olivo|Olivia|Plata|Barba|Rey|Poncho|Chavo|Pancha|Pepa|Nana|Tata|Juana|Mateo)$/iu

/** 'conoci a eva', 'Ruben se durmio' → as the people of the order sign; and 'mi tio German' as it is written, where no accent was typed. */
export function withNames(raw: string, names: string): string {
  const signed = (names.match(/\p{L}{3,}/gu) ?? []).filter((name) => !KINDRED.test(name))
  const theirs = new Set(signed.map((name) => name.toLowerCase()))
  const isBare = (raw.toLowerCase().match(/\p{L}*[áéíóú][A-Za-zÀ-ỹ]*/gu) ?? []).every((word) => theirs.has(word))
  return (
    signed
      .reduce((text, name) => asSigned(text, upperFirst(name.toLowerCase()), names), raw)
      .replace(/(?<![A-Za-zÀ-ỹ])\p{Ll}{3,}(?![A-Za-zÀ-ỹ])/gu, (word, at: number, whole: string) =>
        isAnyName(word, whole.slice(0, at)) || isNamedThere(word, whole.slice(0, at), whole.slice(at + word.length))
          ? accented(upperFirst(word))
          : word,
      )
      // 'la Martina y la isi': a friend of hers
      .replace(BESIDE_HER, (word) => (isNobodysWord(word) ? upperFirst(word) : word))
      .replace(isBare ? /(?<=[\p{L},] )\p{Lu}\p{Ll}{2,}(?![A-Za-zÀ-ỹ])/gu : /$^/u, (name) =>
        signed.some((one) => bare(one) === bare(name)) ? name : (ACCENTED.get(name) ?? name),
      )
  )
}

/** What is a word of every day too is told from it by the capital that was typed, or by what they do: 'curro le puso la pata'. */
const asSigned = (text: string, name: string, names: string) => {
  const key = bare(name)
  const isSignedSo = (word: string, before: string, after: string) =>
    !COMMON.test(name) &&
    /(?<![A-Za-zÀ-ỹ])(?:el|la) $/iu.test(before) &&
    !/^ del?(?![A-Za-zÀ-ỹ])/iu.test(after) &&
    (/(?<![A-Za-zÀ-ỹ])a la $/iu.test(before) || !/^ que(?![A-Za-zÀ-ỹ])/iu.test(after)) &&
    new RegExp(`(?<![A-Za-zÀ-ỹ])${before.slice(-3)}${upperFirst(word)}(?![A-Za-zÀ-ỹ])`, 'iu').test(names)
  return text.replace(/\p{L}+/gu, (word, at: number) => {
    if (bare(word) !== key) return word
    const isSmall = word === word.toLowerCase()
    if (!isSmall && word !== upperFirst(word.toLowerCase())) return word
    const isWord = COMMON.test(name) || (known(word) && !isGivenName(word))
    const isDoer = !LED_BY.test(text.slice(0, at)) && DOES.test(text.slice(at + word.length))
    // 'le compré una milanesa' to her who is called so; 'la cata tenía cinco' of her who signs 'la Cata'
    if (isSmall && ENDS_SOME.test(text.slice(0, at))) return word
    return isSmall && isWord && !isDoer && !isSignedSo(word, text.slice(0, at), text.slice(at + word.length))
      ? word
      : name
  })
}

const LED_BY =
  /(?<![A-Za-zÀ-ỹ])(?:el|la|l[oa]s|una?|mi|tu|su|est[ea]|es[ea]|del?|al?|en|con|sin|por|para|no|se|me|te|le|lo|hay|hac[A-Za-zÀ-ỹ]+|yo|que) $/iu
/** Behind these stands a thing, and nobody's name. */
export const SOME = '(?<![A-Za-zÀ-ỹ])(?:una?|un[oa]s|otr[oa]|medi[oa]|much[oa]s?) '
const ENDS_SOME = new RegExp(`${SOME}$`, 'iu')
const DOES = /^ (?:no |ya |también )?(?:se|me|te|nos|les?|l[oa]) [A-Za-zÀ-ỹ]+(?:ó|[ií]a|aba|o)(?![A-Za-zÀ-ỹ])/iu

/** 'andres se cayo'; 'lucia' and 'angel' are words, or may be. */
const isAnyName = (word: string, before: string) => {
  const name = ACCENTED.get(upperFirst(word))?.toLowerCase()
  return (
    word.length > 3 &&
    name !== undefined &&
    !known(word) &&
    (!known(name) || (SELDOM.test(word) && !/(?<![A-Za-zÀ-ỹ])(?:el|un) $/iu.test(before)))
  )
}

/** 'y leo se echó a llorar', 'fuimos con diego': a name that is a word too, where no such word stands. */
const isNamedThere = (word: string, before: string, after: string) =>
  SELDOM.test(word) &&
  (((WITH.test(before) || (KIN.test(before) && !/^(?:leo|lucia|tomas)$/u.test(word))) &&
    ENDS.test(after) &&
    !(word === 'tomas' && /(?:con|de|para) $/u.test(before))) ||
    (OPENS.test(before) && (isDoing(after) || (DOES.test(after) && !(finiteForm(word) && MAY_DO.test(after))))))
/** 'cuando leo me duermo' */
const MAY_DO = /^ (?:no |ya |también )?(?:me|te|les?|l[oa]) [A-Za-zÀ-ỹ]+o(?![A-Za-zÀ-ỹ])/iu
/** 'y diego llega tarde'; 'y leo cuentos' is what the giver does. */
const isDoing = (after: string) => {
  const [, next = ''] = /^ (\p{L}+)/u.exec(after) ?? []
  return finiteForm(next)?.person === 3 && !isNounForm(next)
}
/** Words in the dictionary, and nobody's but a name in what somebody types of their people. */
const SELDOM =
  /^(?:benjamin|carmen|diego|enrique|ester|esteban|henry|jorge|juan|leo|lucia|luis|maria|martin|mateo|pepe|rafa|rene|rodrigo|carolina|valentina|martina|catalina|agustina|romina|mariana|cristina|luisa|facundo|francisco|pedro|camilo|samanta|sofia|tomas|valentin)$/u
const OPENS = /(?:^|[.,;:!?] |(?<![A-Za-zÀ-ỹ])(?:y|e|pero|que|cuando|porque|mientras|ahora|luego) )$/iu
const WITH = /(?<![A-Za-zÀ-ỹ])(?:a|con|de|para|\p{Lu}\p{Ll}+ y|la \p{L}+ y(?= la $)) (?:la )?$/u
/** 'mi hermano rodrigo'; 'con mi tía leo' is what the giver does */
const KIN = /(?<![A-Za-zÀ-ỹ])(?:herman|prim|t[ií]|sobrin|cuñad|niet|amig|novi|hij)(?:it)?[oa] $/u
const BESIDE_HER =
  /(?<=(?<![A-Za-zÀ-ỹ])la \p{Lu}\p{Ll}+ y la )\p{Ll}{3,6}(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])la )\p{Ll}{3,6}(?= y la \p{Lu}\p{Ll})/gu
const ENDS = /^(?:[\s.!?…]*$|[.,;:!?)]| (?:y|e|al?|en|no|que|se|me|nos|l[eoa]s?|cuando|porque)(?![A-Za-zÀ-ỹ]))/u

/** 'Josue' → 'Josué', where nobody in the order signs so. */
export const accented = (name: string): string => ACCENTED.get(name) ?? name

/** 'andres felipe' → 'Andrés Felipe': what is typed without any accent has lost it; 'la Jose' has none, and 'Lucia' stays where `isKept`, for some are called so. */
export const signedName = (name: string, isKept: boolean): string =>
  /[áéíóú]/iu.test(name) || (isKept && name !== name.toLowerCase())
    ? name
    : name.replace(/(?!(?<=(?<![A-Za-zÀ-ỹ])la )jose(?![A-Za-zÀ-ỹ]))(?<![A-Za-zÀ-ỹ])[A-Za-zÀ-ỹ]{3,}/giu, (word) => {
        const right = ACCENTED.get(upperFirst(word.toLowerCase())) ?? ''
        return /[áéíóú]/iu.test(right) ? sameCase(word, right.toLowerCase()) : word
      })

const KINDRED = /^(?:pap|mam|abuel|t[ií][oa]$|herman|prim[oa]$|hij|niet|novi|espos)/iu

/** Given names that are no other word, and that nobody writes without their accent but on a phone. */
const ACCENTED: ReadonlyMap<string, string> = new Map(
  'Aarón Adrián Agustín Álvaro Andrés Angélica Bárbara Ángela Ángeles Ángel Belén Benjamín César Cristóbal Damián Darío Efraín Elías Fabián Fátima Félix Fermín Gastón Germán Hernán Héctor Inés Isaías Iván Jesús Joaquín José Josué Julián Lucía María Martín Matías Moisés Mónica Nicolás Noemí Óscar Ramón Raúl René Rocío Rosalía Rubén Saúl Sebastián Simón Sofía Tobías Tomás Valentín Verónica Víctor Fernanda Camila Renata Daniela Julieta Constanza Javiera Isidora Isabella Isabela Regina Micaela Gabriela Viviana Antonella Luciana Bianca Fiorella Paulina Marcela Fabiola Graciela Mariela Marisela Estefanía Ofelia Amelia Adela Irma Vanessa Jessica Brenda Karina Sabrina Samantha Kiara Maira Mayra Ramona Úrsula Emiliano Maximiliano Santino Leandro Luciano Renzo Leonardo Osvaldo Reinaldo Danilo Norberto Humberto Claudio Fabricio Amadeo Aurelio Eusebio Teodoro Teodora Carolina Valentina Martina Catalina Agustina Romina Mariana Cristina Luisa Rodrigo Facundo Francisco Pedro Camilo'
    .split(' ')
    .map((name) => [upperFirst(bare(name)), name]),
)
