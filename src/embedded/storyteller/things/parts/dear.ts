import { contract } from '../../language/grammar/text.ts'
import { isRole } from '../../language/memory/kinds-of-words.ts'
import { drawingOf } from '../anything.ts'
import type { Named, Parts } from '../named.ts'
import { standIn } from '../prop.ts'
import { singularOf } from '../singular.ts'

/** What one sets out for. */
const OUTING = /^(?:viaje|paseo|excursi|p[ií]cnic|campament|d[ií]as? de campo|vacaci)/u

/** 'los viajes a Tarapoto' → 'viajar a Tarapoto'; 'los paseos por el río' → 'ir de paseo por el río' */
const outing = (own: string) =>
  /^viajes? (?:al?|por|en) /u.test(own)
    ? own.replace(/^viajes?/u, 'viajar')
    : `ir de ${own.replace(/^(?!vacaciones)[A-Za-zÀ-ỹ]+/u, singularOf)}`

/** What comes every week. */
const DAY = /^(?:domingo|s[aá]bado|viernes|lunes|fines? de semana)/u

/** Who is always somebody's: 'la hermana Julia' would be a nun. */
const KIN =
  /^(?:el|la|(los|las)) (?=(?:herman|prim|t[ií][oa]s?(?![A-Za-zÀ-ỹ])|abuel|mam[áaiá]|pap[áaiá]|hij|niet|bisniet|bisabuel|sobrin|espos|novi|amig|comadre|compadre|madrina|padrino|suegr|cuñad|ahijad|compañer|tata|nona|nono|nana|yaya|yayo))/u
const theirs = ({ all }: Named) =>
  / de \p{Lu}/u.test(all) ? all : all.replace(KIN, (_, many: string | undefined) => (many ? 'sus ' : 'su '))

/** Who and what is looked forward to. */
export const DEAR = {
  people: (named) => ({
    ...standIn([
      contract(`una foto de ${theirs(named)}`),
      'la foto',
      'fras',
      // whoever is known by a trade is looked at, and nobody's company; 'la marinera' may be a dance
      isRole(named.own.toLowerCase()) || !/^sus? |\p{Lu}/u.test(theirs(named)) ? '' : `estar con ${theirs(named)}`,
    ]),
    about: theirs(named),
  }),
  feast: ({ own, all }) => drawingOf(all, OUTING.test(own) ? outing(own) : DAY.test(own) ? '' : `celebrar ${all}`),
  hour: ({ all }) => drawingOf(all),
} satisfies Parts
