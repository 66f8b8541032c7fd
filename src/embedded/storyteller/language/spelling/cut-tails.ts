import { DANGLING, leans } from '../grammar/leans.ts'

/** What is private in the words at a clause's end: the sentence stands without them. */

/** What says when, without which or with whom: taken away it leaves a whole sentence. */
const TAIL =
  /,? (?:(?<=adelante )sin (?:su|mi|tu) (?:pap[aá]|mam[aá]|padre|madre)|por (?:andar|ir|estar|venir) (?:[A-Za-zÀ-ỹ]+ )?borrach[A-Za-zÀ-ỹ]+|para que (?:no )?(?:me|nos|le|te) [A-Za-zÀ-ỹ]+|y eso que [^.;]*|aunque [^,.;]*|sin que (?:les?|te|l[oa]) pag[A-Za-zÀ-ỹ]+|que (?:yo |él |ella )?ya ten[ií]a|en (?:el hospital|la clínica)[^.;]*|(?:(?:en|durante) )?(?:los|la|el|aquell[oa]s?|mis|es[oa]s?|sus) (?:peores )?(?:años|[eé]pocas?|tiempos?|meses|d[ií]as?|noches?|vez)(?: en)? que (?:(?! y )[^,.;]){1,50}|(?:ni )?(?:cuando|desde que|despu[eé]s de que|si) (?:(?! y | sin (?:una?|ni|nada|ning[uú]n[A-Za-zÀ-ỹ]*|(?:pedir|preguntar|decir|quejar|cobrar|esperar|reproch|juzgar|dudar|protest|chist)[A-Za-zÀ-ỹ]*)(?![A-Za-zÀ-ỹ]))[^,.;]){1,50}|(?:y )?(?:a pesar de|pese a|por culpa de|debido a|durante|con|por(?! fa)|sin) (?:(?! y | que | a (?:pon|cur|sac)[A-Za-zÀ-ỹ]*r| (?:no |nunca |siempre )?(?:me|nos|te) [A-Za-zÀ-ỹ]+(?:aba|ía|ó)(?![A-Za-zÀ-ỹ]))[^,.;]){1,40}|(?:para|a(?= (?:pon|cur|sac)[A-Za-zÀ-ỹ]*r(?:me|nos|te|l[eoa])? )) (?:(?! y | que | con | sin | por )[^,.;]){1,40})(?=\s*(?:[,.;]|$)| sin |(?<!(?:mi|su|tu|nuestr[oa]) [A-Za-zÀ-ỹ]+) (?:no |nunca |siempre )?(?:me|nos|te) [A-Za-zÀ-ỹ]+(?:aba|ía|ó)(?![A-Za-zÀ-ỹ]))/giu

/** 'el vecino con el que no se habla, y …' */
const UNSPEAKING = / con (?:el|la|l[oa]s) que (?:ya )?no (?:se|nos) habl[A-Za-zÀ-ỹ]+(?:,(?= y ))?/giu

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
  /(?<!(?:estab[A-Za-zÀ-ỹ]+|and[A-Za-zÀ-ỹ]+|qued[A-Za-zÀ-ỹ]+|est[aá][A-Za-zÀ-ỹ]*|viv[A-Za-zÀ-ỹ]+)),?\s+(?:casi |y )?sin (?:un |ni un |nada de )?(?:dinero|plata|lana|varo|feria|guita)(?: (?:en|ni) [A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+)?)?(?![A-Za-zÀ-ỹ])( y )?/giu
const FATHERLESS = /^,? sin (?:su|mi|tu) [A-Za-zÀ-ỹ]+$/iu
const GONE = '\ue003'
const GOES_ON = new RegExp(`${GONE},\\s*([^.;]*)`, 'gu')
/** 'No me lo echó en cara': the sentence behind it. */
const THEN = new RegExp(`${GONE}\\.\\s*([^.;]*)(?=\\.|$)`, 'gu')

/** Two words or more that are no mere link. */
const SAYS_MORE = /[A-Za-zÀ-ỹ]+ (?!que$)[A-Za-zÀ-ỹ]{3,}/iu

/** 'estuvieron todo un domingo', 'pasó dos años': how they were then is what it says. */
const WAITS =
  /(?<![A-Za-zÀ-ỹ])(?:est(?:ab|uv|á)[A-Za-zÀ-ỹ]*|and(?:ab|uv)[A-Za-zÀ-ỹ]+|qued(?:ó|aron|amos|aba[A-Za-zÀ-ỹ]*)|sigui(?:ó|eron)|segu[ií][A-Za-zÀ-ỹ]+|pas(?:ó|aron|amos)|dur(?:ó|aron|amos)|llev(?:a|an|aba[A-Za-zÀ-ỹ]*))(?: (?:casi|como|tod[oa]s?|un[oa]s?|el|la|l[oa]s|dos|tres|cuatro|cinco|\d+|much[oa]s?|vari[oa]s|(?:años?|mes(?:es)?|semanas?|días?|tardes?|noches?|mañanas?|horas?|ratos?|tiempo|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)))*$/iu
