import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm, isDone } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { sameCase } from '../grammar/text.ts'

export const ASKED: Record<string, string> = {
  que: 'qué', donde: 'dónde', cual: 'cuál', cuales: 'cuáles', cuanto: 'cuánto', cuantos: 'cuántos', cuanta: 'cuánta', cuantas: 'cuántas', quien: 'quién', quienes: 'quiénes', como: 'cómo', cuando: 'cuándo',
} // oxfmt-ignore

const asked = (word: string) => sameCase(word, ASKED[word.toLowerCase()]!)

/** What is asked, and yes: 'le preguntan que día nació' → 'qué día', 'y si me cuidó' → 'y sí me cuidó'. */
export const askedAndAnswered = (text: string): string =>
  text
    .replace(ASKED_THAT, asked)
    .replace(OF_WHAT, (word, next: string) =>
      isInfinitive(next.replace(/(?:[mts]e|nos|l[aeo]s?){1,2}$/u, '')) ? asked(word) : word,
    )
    .replace(WITH_WHAT, asked)
    .replace(ASKS, (word, next: string) =>
      finiteForm(next) !== null || /^(?:me|te|se|les?|nos|l[oa]s?|d[ií]a|hora|color)$/iu.test(next)
        ? asked(word)
        : word,
    )
    .replace(NOT_KNOWN, (word, what?: string, how = '') =>
      isInfinitive((what ?? how).replace(/(?:me|te|se|nos|l[aeo]s?)+$/u, '')) ? asked(word) : word,
    )
    .replace(
      /(?<=^(?:que )?(?:sabes|sabés|sabéis|saben) )que(?= (?:admiro|valoro|me gusta) de (?:ti|vos|él|ella|usted))/giu,
      'qué',
    )
    .replace(HOW_IT_WAS, (word, ...found: (string | number | undefined)[]) => {
      const [leans, verb, at, whole] = found.filter((part) => part !== undefined) as [string, string, number, string]
      const before = BEHIND_WHICH.exec(whole.slice(0, at))?.[1] ?? ''
      const low = verb.toLowerCase()
      return isHow(low) && !isLikened(word, { before, leans, verb: low }) ? asked(word) : word
    })
    .replace(HOW_MANY, asked)
    .replace(ASKS_WHY, 'por qué')
    .replace(WHO_IS_THIS, asked)
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])(?:usted(?:es)?|tú|ya) )vera(?=s?(?![A-Za-zÀ-ỹ])|n(?![A-Za-zÀ-ỹ]))/giu, 'verá')
    // 'y si me abrió': no condition is told so
    .replace(YES_IT_WAS, (si, verb: string) => (isDone(verb) ? 'sí' : si))
    .replace(YES_SAID, 'sí')

/** 'como pudo', 'como siempre': no way in which it was done is asked for. */
const isHow = (verb: string) =>
  finiteForm(verb) !== null && !/^(?:p[uo]d|quis|quer|deb|siempre|nadie|todo|si$)/u.test(verb)

/** 'contaba como contaba mi papá', 'dijo como decía mi abuelo', 'contó como cuento de terror': to what it is likened. */
function isLikened(word: string, { before, leans, verb }: { before: string; leans: string; verb: string }): boolean {
  const behind = finiteForm(verb)?.infinitive
  const isAlike = behind === finiteForm(before.toLowerCase())?.infinitive
  const isSaying = /^(?:decir|contar|explicar|hablar|describir|gritar|repetir)$/u.test(behind ?? '')
  return word.toLowerCase() === 'como' && (isAlike || isSaying || (leans === '' && isNounForm(verb)))
}
const BEHIND_WHICH = /(\p{L}+) (?:siempre |(?:con|en|desde) (?:el|la|l[oa]s|una?|su|mi) \p{L}+ )?$/u

/** 'le pregunté que cuando nos casábamos' */
const ASKED_THAT =
  /(?<=(?<![A-Za-zÀ-ỹ])(?<!(?:la|las|una|esa|cada) )pregunt[A-Za-zÀ-ỹ]+ que (?:a |de |en |con |por |para )?)(?:quien(?:es)?|cuando|donde|como(?! si(?![A-Za-zÀ-ỹ]))|cuant[oa]s?|cual(?:es)?)(?= [A-Za-zÀ-ỹ])/giu
/** 'tienen de que conversar', 'no tiene a quien llamar'; not 'tiene una amiga con quien hablar' */
const OF_WHAT =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:t[ei]+n(?:go|er|[eí][A-Za-zÀ-ỹ]*)|tuv[A-Za-zÀ-ỹ]+|hay|hab[ií]a|hubo|encuentr[A-Za-zÀ-ỹ]+|encontr[A-Za-zÀ-ỹ]+|falt[A-Za-zÀ-ỹ]+|sobr(?:a|aba)) (?:(?:ya|siempre|todav[ií]a|nunca) )?(?:a|de|con|por|en|para) )(?:que|quien(?:es)?)(?= ([A-Za-zÀ-ỹ]+))/giu
/** 'no niega un plato aunque no haya con que' */
const WITH_WHAT =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:no|sin|ni|nunca|apenas) (?:(?:me|te|nos|les?) )?(?:tien|ten[gíe]|tuv|tra[ei]|hay|hab|hub)[A-Za-zÀ-ỹ]*(?: ni)? (?:con|de|a) )que(?=\s*(?:[.,;!]|$))/giu
/** 'si le preguntas con quien habla', 'me pregunta como me fue'; 'me pregunta cuando llego' is when. */
const ASKS =
  /(?<=(?<![A-Za-zÀ-ỹ])(?<!(?:la|las|una|esa|cada|su|sus) |(?<![A-Za-zÀ-ỹ])de (?=preguntas?(?![A-Za-zÀ-ỹ])))pregunt(?:a[ns]?|e[ns]?|o|ó|é|ar|ando|aba[ns]?|aron|aste)(?:me|te|le|les|nos)?(?: a (?:mi|su|tu|la|el) [A-Za-zÀ-ỹ]+)?(?: (?:siempre|a diario|diario|cada (?:d[ií]a|noche|tarde|mañana)|tod[oa]s l[oa]s (?:d[ií]a|noche|tarde|mañana)s))? (?:a |de |en |con |por |para )?)(?:que(?! (?:si|que)(?![A-Za-zÀ-ỹ]))|quien(?:es)?|donde|cual(?:es)?|cuant[oa]s?|como(?! si(?![A-Za-zÀ-ỹ])))(?= ([A-Za-zÀ-ỹ]+))/giu
/** 'no sabía que hacer', 'nunca me dice que hacer', 'sabe como decirlo' */
const NOT_KNOWN =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:no|nunca|ni|sin) (?:(?:me|te|se|nos|les?|l[oa]s?) )?(?:sé|sab[A-Za-zÀ-ỹ]+|sup[A-Za-zÀ-ỹ]+|dice[ns]?|dijo|decía) )que(?= ([A-Za-zÀ-ỹ]+)(?! (?:es|era|son)(?![A-Za-zÀ-ỹ])))|(?<=(?<![A-Za-zÀ-ỹ])(?:sé|sab(?:e[ns]?|er|ía|ían|íamos)|sup[oe]) )como(?= ([A-Za-zÀ-ỹ]+))/giu

/**
 * 'sabe cuando estoy triste', 'nos contó con una vela como cruzó sola', 'vimos como caía'; not 'lo sabe cuando lo ve',
 * 'me mira como miran los gatos', 'lo contó como fue', 'contó como pudo'.
 */
const HOW_IT_WAS =
  /(?<=(?<!(?<![A-Za-zÀ-ỹ])l[oa]s? )(?<![A-Za-zÀ-ỹ])(?:sé|sab(?:e[ns]?|er|emos|ía[ns]?|íamos|iendo)|sup[oe]) (?:siempre )?)(?:cuando|como)(?= ((?:(?:no|me|te|se|nos|les?|l[oa]s?) )*)([A-Za-zÀ-ỹ]+))|(?<=(?<!(?<![A-Za-zÀ-ỹ])(?:l[oa]s?|se|(?:me|te|nos)(?= (?:v|mir|descr))) )(?<![A-Za-zÀ-ỹ])(?:cont(?:ó|o|aba[ns]?|a[ns]?|aron|é|ar|ando|amos)|cuenta[ns]?|explic(?:ó|o|aba[ns]?|a[ns]?)|describ[A-Za-zÀ-ỹ]+|dij(?:o|eron)|v(?:i|io|imos|ieron|er|eíamos|iendo)|mir(?:ando|amos|aba[ns]?)) (?:(?:con|en|desde) (?:el|la|l[oa]s|una?|su|mi) [A-Za-zÀ-ỹ]+ )?)como(?= ((?:(?:no|me|te|se|nos|les?|l[oa]s?) )*)([A-Za-zÀ-ỹ]+))/giu

/**
 * 'como diciendo y este quien es', 'y usted que quiere': of whom it is asked stands before, and nothing behind. «Que» asks
 * only where nothing is listed before it: 'los vecinos y el que viene', 'todos y ese que busca'.
 */
const WHO_IS_THIS =
  /(?<=(?<![A-Za-zÀ-ỹ])y (?:(?:est|es)[eao]s?|aquel(?:la)?|t[uú]|vos|usted|[eé]l|ella) (?:de |a )?)(?:quien(?:es)?|donde)(?= (?:es|son|eres|sos|hace|haces|hac[eé]s|quiere|quieres|quer[eé]s|busca|buscas|sale|viene)(?=$|[.,;:!?…”’]))|(?<=(?:(?:^|[.;:!?¿“] ?)y (?:t[uú]|vos|usted)|(?<![A-Za-zÀ-ỹ])(?:diciendo|dice|dij[oe]|dec[ií]a|pregunt[oóéa]|preguntando|mir[oó]|mirando|viendo|pensando|pens[óé]),? y (?:(?:est|es)[eao]|t[uú]|vos|usted)) )que(?= (?:hace|haces|hac[eé]s|quiere|quieres|quer[eé]s|busca|buscas)(?=$|[.,;:!?…”’]))/giu

/** 'le preguntamos cuantos años tenía', 'nunca supo cuantas veces fui' */
const HOW_MANY =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:(?<!(?:la|las|sus?) )pregunt|sab|sup|sé(?= )|adivin|averigu|calcul|imagin|olvid)[A-Za-zÀ-ỹ]*(?: (?:a|al|ya|nunca|siempre)(?: (?:mi|su|la|el) [A-Za-zÀ-ỹ]+)?)? (?:a |de |en |con |por )?)cuant[oa]s(?= [A-Za-zÀ-ỹ])/giu
/** 'pregunta porque todo el día', 'siempre pregunta por que': no reason follows. */
const ASKS_WHY =
  /(?<=(?<![A-Za-zÀ-ỹ])pregunt(?:a[ns]?|aba[ns]?|ar|ando|ó) (?:siempre )?)por ?qu[eé](?=\s*(?:$|[.,;!]| (?:tod[oa]|a tod|siempre|cada|y|de tod|mil|cien)))/giu

const YES_IT_WAS =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:y|al final|ahí|ese día|pero|yo|ella) )si(?= (?:(?:me|te|se|nos|les?|l[oa]s?) )*(\p{L}+(?:ó|aron|ieron|é|imos))(?![A-Za-zÀ-ỹ])(?![^.]*,))/gu
const YES_SAID =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:dice[ns]?|dij[oe]|decía|digo|diciendo|contest[A-Za-zÀ-ỹ]+|respond[A-Za-zÀ-ỹ]+) que )si(?=[.,;!]|$| (?:aunque|pero|que)(?![A-Za-zÀ-ỹ]))/giu
