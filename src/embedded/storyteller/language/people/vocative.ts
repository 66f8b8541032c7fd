import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { bare, upperFirst } from '../grammar/text.ts'

/** Separates the vocative from the sentence: 'nunca te enfadas, tío', 'mamá, su paciencia'. */

const ENDEARMENT =
  '(?:(?:mi|mis) )?(?:amor|vida|cielo|rey|reina|sol|corazón|cariño|tesoro|princesa|campeón|campeona|gord[oa]|gordit[oa]|flac[oa]|negr[oa]|bebé|niñ[oa]s?|hij[oa]s?|mij[oa]|mam[áai]|mami|pap[áai]|papi|ma|pa|má|pá|abuel[oa]s?|abuelit[oa]|abue|yay[oa]|nan[oa]|t[ií][oa]s?|herman[oa]|hermanit[oa]|herman[oa] mí[oa]|prim[oa]|amig[oa]s?|compadre|comadre|profe|maestr[oa]|seño|jef[ea]|bro|wey|güey|guey|boludo|che|man|colega|macho|chaval|pana|parce|chic[oa]s)'

const LEADING = new RegExp(`^${ENDEARMENT},\\s+(?=[A-Za-zÀ-ỹ])`, 'iu')
const TRAILING = new RegExp(`,\\s+${ENDEARMENT}$`, 'iu')

/** 'la más buena del mundo vieja'. */
const AFTER_WORLD = new RegExp(`(?<=(?<![A-Za-zÀ-ỹ])(?:el|del) mundo) (?:viej[oa]|${ENDEARMENT})$`, 'iu')

/** 'tu fuerza, mamá, tu fuerza': said twice, and to whom in between. */
const WITHIN = new RegExp(`^(.+), ${ENDEARMENT}, \\1$`, 'iu')

/** The clause without whom it was said to; a list that ends in such a word ('su mamá, su papá') keeps it. */
export function withoutVocative(text: string, name: string): string {
  const [given = ''] = bare(name).split(' ')
  const parts = text.split(/,\s+/)
  if (parts.length > 1 && bare(parts[0]!) === given) return withoutVocative(parts.slice(1).join(', '), name)
  if (parts.length > 1 && bare(parts.at(-1)!) === given) return withoutVocative(parts.slice(0, -1).join(', '), name)
  return text.replace(LEADING, '').replace(TRAILING, '').replace(AFTER_WORLD, '').replace(WITHIN, '$1')
}

/** Nobody is spoken of by these words without an article: 'es re valiente boluda', 'nunca se rinde, wey'. */
const CALLED = '(?:bolud[oa]|g[üu]ey|wey|we[oó]na?|huev[oó]na?|parce|che)'
const CALLING = new RegExp(
  `(,?)\\s+(${CALLED})(?: (?=(?:y|pero|porque)(?![A-Za-zÀ-ỹ]))|(?=\\s*(?:[,.;!?…]|$)))(,?)`,
  'giu',
)
/** 'boluda, la vez que nos echaron', 'che nunca se enoja', 'loco, un día nos perdimos' */
const CALLED_FIRST = new RegExp(
  `^\\s*(?:${CALLED},|che(?= (?:nunca|siempre|no|la vez|cuando|un d[ií]a) )|(?:loc[oa]|marica|causa|mano|pata|t[ií][oa]),(?= (?:un d[ií]a|una vez|la vez|el d[ií]a|cuando|nos) ))\\s+(?=[A-Za-zÀ-ỹ])`,
  'iu',
)
/** 'es muy buena, causa, nunca se rinde': between commas, with a clause on either side. */
const CALLED_BETWEEN =
  /, (?:causa|mano|pata|marica),(?= (?:(?:y|pero) )?(?:nunca|siempre|no|se|me|nos|les?|l[oa]s?|ya|y[ao]|hasta) )/giu

/** 'un wey', 'es media boluda', 'se hace el boludo', 'como huevón': somebody is spoken of. */
const SPOKEN_OF =
  /^(?:el|la|l[oa]s|un[oa]?s?|mis?|tus?|sus?|al?|del?|es[aeo]s?|est[aeo]s?|otr[oa]s?|cada|ning[uú]n|alg[uú]n|pinche|puto|puro|muy|m[aá]s|menos|re|tan|bien|s[uú]per|medi[oa]|poco|algo|qu[eé]|como|y|e|o|u|ni|por|con|en|para|sin|entre|son|eran?|es|sos|eres|soy|ser|fue|parece|hace[rn]?|(?:est|and|sent|sient|sint|sal|qued|pon|pus|volv|vuelv|ib)[A-Za-zÀ-ỹ]+|somos|fu[ei][A-Za-zÀ-ỹ]*|era[ns]?|éramos|va|van|voy|vas)$/iu
/** Whoever it is said to is the recipient, or somebody in the memory. */
const TO_SOMEBODY =
  /(?<![A-Za-zÀ-ỹ])(?:te|ti|t[uú]|tus?|vos|contigo|sos|eres|[A-Za-zÀ-ỹ]{2,}(?:aste|iste|abas))(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])(?:dij|dec|dic|dig|grit|pregunt|contest|respond|llam|apod|cant)[A-Za-zÀ-ỹ]*|["“«:]/iu

/** Without the word by which a giver calls whoever reads the form; where it may be whom it is told of, it stays. */
export const withoutCalling = (text: string, relation = ''): string => uncalled(apartFromSaid(text, relation))

function uncalled(text: string): string {
  if (TO_SOMEBODY.test(text)) return text
  return text
    .replace(CALLED_FIRST, '')
    .replace(CALLED_BETWEEN, (all, at: number) => (endsInClause(text.slice(0, at)) ? ',' : all))
    .replace(CALLING, (all, parted: string, word: string, after: string, at: number, whole: string) => {
      const before = whole.slice(0, at)
      const [last = ''] = /\p{L}+$/u.exec(before) ?? []
      const mayDescribe = /^(?:bolud|we[oó]n|huev)/iu.test(word) && parted === ''
      const isSpokenOf =
        SPOKEN_OF.test(last) ||
        (mayDescribe &&
          isThing(last.toLowerCase(), before) &&
          !/(?:re|muy|bien|tan|s[uú]per) [A-Za-zÀ-ỹ]+$/iu.test(before))
      if (isSpokenOf || !isClause(before)) return all
      return after || (/\s$/u.test(all) ? ' ' : '')
    })
}

/** 'amiga', 'mi hermana'; not 'me cuida' */
const isThing = (word: string, before: string) =>
  /(?<![A-Za-zÀ-ỹ])(?:el|la|l[oa]s|un[oa]?s?|mis?|tus?|sus?|ese|esa) [A-Za-zÀ-ỹ]+$/iu.test(before) ||
  (isNounForm(word) && finiteForm(word) === null)

const LONE_NOUN = /, (?:el|la|l[oa]s|un[oa]?s?|mis?|sus?) [A-Za-zÀ-ỹ]+$/iu

/** A lone noun between commas is one of a list: 'me dio el hombro, la cabeza'. */
const endsInClause = (before: string) =>
  isClause(before) && isClause(before.split(',').at(-1)!) && !LONE_NOUN.test(before)

const isClause = (before: string) =>
  (before.match(/\p{L}+/gu) ?? []).some((word) => finiteForm(word.toLowerCase()) !== null)

/**
 * 'y dijo hoy somos ricos, nunca lo olvidamos mami': nobody calls themselves so. What a giver adds for whom the gift is
 * stands behind a stop, that it may not come into the mouth of whoever spoke before.
 */
export const apartFromSaid = (memory: string, relation: string): string =>
  memory.replace(ADDED, (all, before: string, rest: string, called: string) =>
    KIN.some(([kin, word]) => kin.test(relation) && word.test(called)) && !/[“«"]/u.test(before)
      ? `${before}. ${upperFirst(rest.replace(/[ ,]+$/u, ''))}, ${called}`
      : all,
  )

const ADDED =
  /((?<![A-Za-zÀ-ỹ])(?:dijo|dijiste|decía|grit[oó]|contest[oó])(?![A-Za-zÀ-ỹ])[^.;!?]{4,}?)(?:, | y )((?:nunca|jam[aá]s|siempre|todav[ií]a|a[uú]n|gracias|hasta hoy|eso no)(?![A-Za-zÀ-ỹ])[^.;!?]{6,}?[ ,]+)(mami(?:ta)?|mam[aá](?:cita)?|papi(?:to)?|pap[aá](?:cito)?|abue(?:l[oa]|lit[oa])?)(?=[\s.!]*$)/iu
const KIN: readonly (readonly [RegExp, RegExp])[] = [
  [/(?<![A-Za-zÀ-ỹ])(?:mam|madre|ma(?![A-Za-zÀ-ỹ])|jefita|viejita)/iu, /^mam/iu],
  [/(?<![A-Za-zÀ-ỹ])(?:pap|padre|pa(?![A-Za-zÀ-ỹ])|viejo)/iu, /^pap/iu],
  [/(?<![A-Za-zÀ-ỹ])(?:abue|nana|yaya|tata|mamá |mama )/iu, /^(?:abue|mam)/iu],
]
