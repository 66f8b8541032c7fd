import { isGivenName } from '../../../../contract/gender.ts'
import { known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { upperFirst } from '../grammar/text.ts'
import { ASKED } from './asked.ts'
import { restoreAccents } from './word-accents.ts'

/** 'dijo con la voz de mi abuelo QUIEN ANDA AHI y todos corrieron' → '…: “¿Quién anda ahí?”, y todos corrieron'. */
export const withShouts = (text: string): string =>
  /\p{Ll}/u.test(text)
    ? text
        .replace(SHOUTED, (all: string, verb: string, between: string, words: string, and = '') => {
          const low = words.toLowerCase().split(' ').map(spelt)
          // 'RAMIRO QUE ESA ES LA BUENA': what is no word is who is called
          if (low[0] === null && low[1] === 'que') low[0] = words[0] + words.split(' ')[0]!.slice(1).toLowerCase()
          const isWritten = /^(?:dec|pon|dic)/iu.test(verb)
          if (low.includes(null) || NOT_BEHIND.test(between)) return all
          const said = calledOut(asked(low.join(' ')))
          const isCry = /^grit/iu.test(verb) && !said.startsWith('¿')
          return `${verb}${between}${isWritten ? '' : ':'} “${isCry ? `¡${said}!` : said}”${and && !isWritten ? `,${and}` : and}`
        })
        .replace(SIGN, (words: string, at: number, whole: string) => {
          const low = words.trim().toLowerCase().split(' ').map(spelt)
          const lead = /^(?:\s*[.,;]|$| y )/u.test(whole.slice(at + words.length)) ? ': ' : ' '
          return `${lead}“${low.includes(null) ? words.trim() : upperFirst(low.join(' '))}”`
        })
        .replace(CRY, (word) => (spelt(word.toLowerCase()) ? `“¡${upperFirst(spelt(word.toLowerCase())!)}!”` : word))
        // 'dijo que NO IBA A VOLVER'
        .replace(ROW, (all) => {
          const low = all.toLowerCase().split(' ').map(spelt)
          return low.includes(null) ? all : low.join(' ')
        })
    : text

/** Two words at least, right behind a verb of saying or behind how it was said. */
const SHOUTED =
  /(?<![A-Za-zÀ-ỹ])(dij[oe]|dijeron|grit[oó]|gritaron|gritaba|gritando|contest[oó]|respondi[oó]|pregunt[oó]|dec[ií]a|pon[ií]a|dice|diciendo)((?: (?:a|al|con|desde|en|por|la|el|l[oa]s|su|mi|una?|de|del|muy|\p{Ll}{3,})){0,7}?):? (\p{Lu}{2,}(?: \p{Lu}+)+)(?![\p{L}\p{N}])( y(?= ))?/gu

/** 'un letrero SE FÍA SOLO A LA ABUELA': what stood on it, and as it stood there where a word of it is none. */
const SIGN =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:cartel(?:it)?o?|letrero|pancarta|cartulina|r[oó]tulo|pizarr(?:a|[oó]n)|lienzo|(?:camiseta|polera|remera|playera|banderas?)(?=:?[\p{Lu} ]* (?:EL|LA|L[OA]S|MI|TU|TE|ME|QUE|NO|YO|SOY|ERES|AMO|VIVA) ))):? \p{Lu}{2,}(?: \p{Lu}+)+(?![\p{L}\p{N}])/gu

/** 'gritó BAJAN en el camión'; not 'grita SIEMPRE que', 'le gritó VIVAN los novios' */
const CRY =
  /(?<=(?<![A-Za-zÀ-ỹ])grit(?:ó|é|aba|aban|aron|ando|a|an) )(?!(?:GOL|UCI|MUCH[OA]S?|TANT[OA]S?|FUERTE|DURO|SIEMPRE|TOD[OA]S?|C[OÓ]MO|NADA|CADA|S[OÓ]LO|CUANDO|BIEN|HORRIBLE)(?![A-Za-zÀ-ỹ]))\p{Lu}{4,}(?![\p{L}\p{N}]| (?!(?:al?|del?|desde|en|con|por|para|hasta|y)(?![A-Za-zÀ-ỹ]))\p{Ll})/gu

/** 'Paco que esa es' → 'Paco, que esa es', 'Frena que se viene' → 'Frena, que se viene': whom it is cried to, or what they shall do, and why. */
const calledOut = (said: string) =>
  said.replace(
    /^(?!(?:sab|cre|esper|dej|mir|dig|piens|jur|dic|cuent|quier|parec)[ae] )[A-Za-zÀ-ỹ]+(?= que )/iu,
    (first) => {
      const low = first.toLowerCase()
      return isGivenName(low) || !known(low) || (!NO_ORDER.test(low) && finiteForm(low)?.tense === 'present')
        ? `${first},`
        : first
    },
  )

/** 'hay que', 'creo que' */
const NO_ORDER = /^(?:hay|sé|tiene)$|o$|(?<!vamo)s$/u

const ROW = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?: \p{Lu}+)+(?![\p{L}\p{N}])/gu

/** 'le gritó a MI MAMÁ', 'dijo en MI CASA': stress, and nobody's words. */
const NOT_BEHIND = /(?<![A-Za-zÀ-ỹ])(?:que|si|a|al|con|desde|en|por|de|del|para|sin|hasta|la|el|l[oa]s|su|mi|una?)$/iu

/** As it is written small; null where it is no word but a sign, 'la NBA y la FIFA'. */
function spelt(word: string): string | null {
  const right = restoreAccents(word)
  return (known(right) && !/^(?:usa|sat|sos|ave|paso)$/u.test(right)) || /^(?:[aeoyu]|que|quien)$/u.test(right)
    ? right
    : null
}

/** 'quien anda ahí' → '¿Quién anda ahí?' */
function asked(said: string): string {
  const [, word = '', rest = ''] =
    /^(qui[eé]n|d[oó]nde|cu[aá]ndo|cu[aá]nt[oa]s?|qu[eé](?= (?:haces?|hacen|quieres?|quieren|buscas?|pas[aó]|te pasa)(?![A-Za-zÀ-ỹ]))|c[oó]mo(?= (?:te|le|est[aá]s?)(?![A-Za-zÀ-ỹ])))( .+)$/iu.exec(
      said,
    ) ?? []
  return word ? `¿${upperFirst(ASKED[word] ?? word)}${rest}?` : upperFirst(said)
}
