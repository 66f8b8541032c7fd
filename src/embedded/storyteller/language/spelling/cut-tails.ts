import { DANGLING, leans } from '../grammar/leans.ts'

/** What is private in the words at a clause's end: the sentence stands without them. */

/** What says when, without which or with whom: taken away it leaves a whole sentence. */
const TAIL =
  /,? (?:(?<=adelante )sin (?:su|mi|tu) (?:pap[aá]|mam[aá]|padre|madre)|por (?:andar|ir|estar|venir) (?:\p{L}+ )?borrach\p{L}+|para que (?:no )?(?:me|nos|le|te) \p{L}+|y eso que [^.;]*|aunque [^,.;]*|sin que (?:les?|te|l[oa]) pag\p{L}+|que (?:yo |él |ella )?ya ten[ií]a|en (?:el hospital|la clínica)[^.;]*|(?:(?:en|durante) )?(?:los|la|el|aquell[oa]s?|mis|es[oa]s?|sus) (?:peores )?(?:años|[eé]pocas?|tiempos?|meses|d[ií]as?|noches?|vez)(?: en)? que (?:(?! y )[^,.;]){1,50}|(?:ni )?(?:cuando|desde que|despu[eé]s de que|si) (?:(?! y | sin (?:una?|ni|nada|ning[uú]n\p{L}*|(?:pedir|preguntar|decir|quejar|cobrar|esperar|reproch|juzgar|dudar|protest|chist)\p{L}*)(?!\p{L}))[^,.;]){1,50}|(?:y )?(?:a pesar de|pese a|por culpa de|debido a|durante|con|por(?! fa)|sin) (?:(?! y | que | a (?:pon|cur|sac)\p{L}*r| (?:no |nunca |siempre )?(?:me|nos|te) \p{L}+(?:aba|ía|ó)(?!\p{L}))[^,.;]){1,40}|(?:para|a(?= (?:pon|cur|sac)\p{L}*r(?:me|nos|te|l[eoa])? )) (?:(?! y | que | con | sin | por )[^,.;]){1,40})(?=\s*(?:[,.;]|$)| sin |(?<!(?:mi|su|tu|nuestr[oa]) \p{L}+) (?:no |nunca |siempre )?(?:me|nos|te) \p{L}+(?:aba|ía|ó)(?!\p{L}))/giu

/** 'el vecino con el que no se habla, y …' */
const UNSPEAKING = / con (?:el|la|l[oa]s) que (?:ya )?no (?:se|nos) habl\p{L}+(?:,(?= y ))?/giu

/** 'se queda después de clases sin que le paguen' → 'se queda después de clases'; null where more is private than what a tail says. */
export function withoutTails(text: string, isPrivate: (text: string) => boolean): string | null {
  const rest = text
    .replace(UNSPEAKING, '')
    .replace(BROKE, (all: string, and = '') => (all.startsWith(',') && and ? ', ' : and))
    .replace(TAIL, (tail: string, at: number) => {
      const main = text.slice(0, at).split(/[.;]/u).at(-1)!
      return (isPrivate(tail) || FATHERLESS.test(tail)) && SAYS_MORE.test(main) && !WAITS.test(main) ? GONE : tail
    })
    // 'los quiere como suyos' goes on about what is gone
    .replace(GOES_ON, (all, next: string) =>
      leans(next.replace(/^y (?:luego|después|entonces) /u, '')) ? GONE : `${GONE}, ${next}`,
    )
    .replace(THEN, (all, next: string) =>
      leans(next.replace(/^\p{Lu}/u, (first) => first.toLowerCase())) ? GONE : all,
    )
    .split(GONE)
    .map((part) => part.replace(DANGLING, ''))
    .join('')
  return rest !== text && !isPrivate(rest) ? rest.replace(/[\s,:]+$/u, '').trim() : null
}

/** 'nos fuimos a la playa sin dinero y dormimos en la central' */
const BROKE =
  /(?<!(?:estab\p{L}+|and\p{L}+|qued\p{L}+|est[aá]\p{L}*|viv\p{L}+)),?\s+(?:casi |y )?sin (?:un |ni un |nada de )?(?:dinero|plata|lana|varo|feria|guita)(?: (?:en|ni) \p{L}+(?: \p{L}+)?)?(?!\p{L})( y )?/giu
const FATHERLESS = /^,? sin (?:su|mi|tu) \p{L}+$/iu
const GONE = '\ue003'
const GOES_ON = new RegExp(`${GONE},\\s*([^.;]*)`, 'gu')
/** 'No me lo echó en cara': the sentence behind it. */
const THEN = new RegExp(`${GONE}\\.\\s*([^.;]*)(?=\\.|$)`, 'gu')

/** Two words or more that are no mere link. */
const SAYS_MORE = /\p{L}+ (?!que$)\p{L}{3,}/iu

/** 'estuvieron todo un domingo', 'pasó dos años': how they were then is what it says. */
const WAITS =
  /(?<!\p{L})(?:est(?:ab|uv|á)\p{L}*|and(?:ab|uv)\p{L}+|qued(?:ó|aron|amos|aba\p{L}*)|sigui(?:ó|eron)|segu[ií]\p{L}+|pas(?:ó|aron|amos)|dur(?:ó|aron|amos)|llev(?:a|an|aba\p{L}*))(?: (?:casi|como|tod[oa]s?|un[oa]s?|el|la|l[oa]s|dos|tres|cuatro|cinco|\d+|much[oa]s?|vari[oa]s|(?:años?|mes(?:es)?|semanas?|días?|tardes?|noches?|mañanas?|horas?|ratos?|tiempo|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)))*$/iu
