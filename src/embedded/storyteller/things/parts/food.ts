import { contract } from '../../language/grammar/text.ts'
import { AT_HOUR, type Named, OF_DAY, type Parts, short, withoutPlace } from '../named.ts'
import { nounClassOf } from '../nouns.ts'
import { thing } from '../prop.ts'

const HOT =
  /^(?:café|caf(?:ec|el)ito|tinto|cortad|capuchino|latte|té$|tecito|infusi|manzanilla|chocolate|canel|emoliente|atole|colacao)/u

/** 'el ceviche del domingo': of somebody, or of a day. */
const OF_SOMEBODY =
  / del? (?:(?:sus?|la|l[oa]s|mis?)(?![A-Za-zÀ-ỹ])|\p{Lu})| del (?!d[ií]a(?![A-Za-zÀ-ỹ])|mar(?![A-Za-zÀ-ỹ]))\p{Ll}/u

/** What it is cooked with is on no plate. */
const OVER_FIRE = / con (?:carbón|leña|brasas?|humo|fuego)(?![A-Za-zÀ-ỹ]).*$/u

/** What no basket is filled with. */
const SWEETS = /^(?:chicl|caramel|gomit|dulces|golosin|confit|pastill)/u

/** What is eaten and drunk when its hour comes. */
const MEAL = /^(?:meriend|once$|lonche|medianoche|comida|cena|almuerz|desayun|sobremes|banquet)/u

/** What is drunk as it comes. */
const BOTTLED =
  /^(?:tetero|chupete|copita)|^(?:coca|pepsi|sidral|jarrito|cerveza|refresco|gaseosa)[A-Za-zÀ-ỹ]*(?:-cola)? de (?:vidrio|botella|lata)/iu

/** What is cut or poured of a whole, and is no piece by itself. */
const MASS =
  /^(?:pan|fruta|cereal|chicharr[oó]n|turr[oó]n|mazap[aá]n|chocolate|golosina|elote|choclo|l[uú]cuma|mora|uva|papa|patata|palomita|man[ií]|cacahuate|cacahuete|pistacho|botana|snack|aperitivo|merienda|once|lonche|medianoche)(?: (?:dulce|blanco|negro|integral|amargo|frit[oa])s?)?(?= |$)/u

const isPlural = ({ all }: Named) => /^(?:los|las) /u.test(all)
/** 'michelada' of 'las micheladas': one glass holds one. */
const bareOne = ({ one }: Named) => one.replace(/^(?:una?|el|la) /u, '')

/** One piece by itself, several in a basket. */
const isPiece = (named: Named) => !isPlural(named) && !MASS.test(named.own) && !SWEETS.test(named.own)

const eaten = (named: Named) => {
  const { head, all, one } = named
  const own = named.own.replace(OVER_FIRE, '')
  if (MEAL.test(head)) return `sentarse a la mesa para ${all}`
  if (/ en /u.test(own)) return `comer ${own}`
  return `comer ${OF_SOMEBODY.test(own) ? all : isPiece(named) && nounClassOf(own) === 'bite' ? one : own}`
}

/** 'café' of 'café con arepa': what is eaten with it is in no cup. */
const poured = (named: Named) => {
  const said = bareOne(named)
  const [drink = '', beside = ''] = said.split(/ con (?=\p{Ll})/u)
  return /^(?:bite|dish)$/u.test(nounClassOf(beside) ?? '') && !/^(?:crema|miel)/u.test(beside) ? drink : said
}

/** What is eaten and drunk. */
export const FOOD = {
  bite: (named) => {
    const { one, the } = named
    const own = withoutPlace(named.own.replace(AT_HOUR, ''))
    if (MEAL.test(own) && /^(?:el|la) /u.test(named.all)) return thing([named.all, the, 'ñam', eaten(named)])
    const isSome = !isPlural(named) && MASS.test(own)
    const holder = SWEETS.test(own) ? 'puñado' : 'plato'
    return thing(
      isPiece(named) || isSome
        ? [isSome ? `un ${MEAL.test(own) ? 'poco' : 'plato'} de ${own}` : one, the, 'ñam', eaten(named)]
        : [`un ${holder} de ${own}`, `el ${holder} de ${short(own)}`, 'ñam', eaten(named)],
    )
  },
  cold: (named) => thing([named.one, named.the, 'mmm', eaten(named)]),
  dish: (named) => {
    // 'los asados' are each on a plate of its own
    const own = withoutPlace(
      named.own
        .replace(AT_HOUR, '')
        .replace(OVER_FIRE, '')
        .replace(/^asados(?![A-Za-zÀ-ỹ])/u, 'asado'),
    )
    const holder = own.startsWith('esquite') ? 'vaso' : 'plato'
    return thing([
      // 'el mole de su esposa' is that one, and of several there are some
      OF_SOMEBODY.test(own) && !isPlural(named)
        ? `un ${holder} ${contract(`de ${named.all}`)}`
        : `un ${holder} de ${own}`,
      `el ${holder} de ${/^ají de \p{Ll}+/u.exec(own)?.[0] ?? short(own)}`,
      'tin',
      eaten(named),
    ])
  },
  drink: (named) => {
    const { own, one, the, head } = named
    const isHot = HOT.test(head) && !/ (?:helad|fr[ií])[A-Za-zÀ-ỹ]+/u.test(own)
    const said = poured(named).replace(AT_HOUR, '').replace(OF_DAY, '')
    const cup = isHot ? 'taza' : 'vaso'
    return thing([
      ...(BOTTLED.test(own)
        ? ([one, the] as const)
        : ([`${isHot ? 'una' : 'un'} ${cup} de ${said}`, `${isHot ? 'la' : 'el'} ${cup} de ${short(said)}`] as const)),
      'glu',
      `tomar ${AT_HOUR.test(own) || OF_DAY.test(own) ? named.all : own}`,
    ])
  },
} satisfies Parts
