import { known } from '../grammar/dictionary.ts'
import { upperFirst } from '../grammar/text.ts'
import { ASKED } from './asked.ts'
import { restoreAccents } from './word-accents.ts'

/** 'dijo con la voz de mi abuelo QUIEN ANDA AHI y todos corrieron' → '…: “¿Quién anda ahí?”, y todos corrieron'. */
export const withShouts = (text: string): string =>
  /\p{Ll}/u.test(text)
    ? text
        .replace(SHOUTED, (all: string, verb: string, between: string, words: string, and = '') => {
          const low = words.toLowerCase().split(' ').map(spelt)
          if (low.includes(null) || NOT_BEHIND.test(between)) return all
          const said = asked(low.join(' '))
          const isWritten = /^(?:dec|pon|dic)/iu.test(verb)
          return `${verb}${between}${isWritten ? '' : ':'} “${said}”${and && !isWritten ? `,${and}` : and}`
        })
        // 'dijo que NO IBA A VOLVER'
        .replace(ROW, (all) => {
          const low = all.toLowerCase().split(' ').map(spelt)
          return low.includes(null) ? all : low.join(' ')
        })
    : text

/** Two words at least, right behind a verb of saying or behind how it was said. */
const SHOUTED =
  /(?<![A-Za-zÀ-ỹ])(dij[oe]|dijeron|grit[oó]|gritaron|gritaba|gritando|contest[oó]|respondi[oó]|pregunt[oó]|dec[ií]a|pon[ií]a|dice|diciendo)((?: (?:a|al|con|desde|en|por|la|el|l[oa]s|su|mi|una?|de|del|muy|\p{Ll}{3,})){0,7}?):? (\p{Lu}{2,}(?: \p{Lu}+)+)(?![\p{L}\p{N}])( y(?= ))?/gu

const ROW = /(?<![\p{L}\p{N}“])\p{Lu}{2,}(?: \p{Lu}+)+(?![\p{L}\p{N}])/gu

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
