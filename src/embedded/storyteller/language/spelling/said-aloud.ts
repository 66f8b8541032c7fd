import { isNounForm, hasGenders } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { type Finite, TABLE } from '../grammar/paradigms.ts'
import { ASKED } from './asked.ts'

/** Whether words behind a verb of saying, which no mark parts from it, are what was said. */

const SAYS =
  '(?:dij(?:o|e|eron|imos|iste)|dec[ií]a[ns]?|dec[ií]amos|diciendo(?:me|nos|les?)?|dic(?:e|es|en)|diga[ns]?|decir(?:me|nos|les?)?|grit(?:ó|é|aste|a|an|ando|aron|aba[ns]?|ábamos)|contest(?:ó|é|aste|a|an|aba[ns]?)|respond(?:ió|í|e|en|ía)|repet(?:ía|ían)|repit(?:ió|e|en)|susurr(?:ó|aba)|(?<=lo (?:primero|único|último) que (?:(?:me|le|nos|les|se) )?(?:[A-Za-zÀ-ỹ]+ )?(?:dij[oe]|gritó|preguntó|contestó|ocurrió) )fue)'
const HOW =
  '(?: (?:al \\p{Ll}+|a (?:mis?|sus?|la|los|las|una?) \\p{Ll}+|a (?:mí|tod[oa]s|cada rato)|siempre|muy seri[oa]|bajito|al oído|llorando|riendo))?'
/** 'lo primero que dijo fue no le digas': what was said stands behind «fue». */
const BEFORE_FUE = '(?!(?<=lo (?:primero|único|último) que (?:(?:me|le|nos|les|se) )?[A-Za-zÀ-ỹ]+ )fue )'
/** A verb of saying, with how it was said, and no more than a comma or a colon before the next word. */
export const SAID = new RegExp(`(?<![A-Za-zÀ-ỹ])(${SAYS}${HOW})[,:]? ${BEFORE_FUE}(?=[¡¿]?\\p{L})`, 'giu')

/** 'le contestó primero termino': what somebody said of themselves is in the present. */
export const OWN_WORDS =
  /(?<![A-Za-zÀ-ỹ])(?:dij[oe]|contest[óo]|respondi[óo]|grit[óo])(?: (?:primero|ya|yo|luego|ahora|ahorita|mañana|hoy|tranquil[oa]|no|me|te|l[aeo]s?|nos))+ $/iu

const CALLED =
  /^(?:profe|tata|nana|mamá|papá|mami|papi|abuel[oa]|abuelit[oa]|t[ií][oa]|m?ij[oa]|hij[oa]|amor|comadre|compadre|madrina|padrino|maestr[oa]|jef[ea])$/u
export const VOCATIVE =
  '(?:mami|mamá|ma|papi|papá|pa(?! (?:luego|que|mí|ti|ella|él|el|la|l[oa]s|un|una|arriba|abajo|fuera|acá|allá|[A-Za-zÀ-ỹ]+[aei]r)(?![A-Za-zÀ-ỹ]))|abue|abu|abuel[oa]|abuelit[oa]|t[ií][oa]|amor|mi amor|mi (?:vida|cielo|rey|reina)|hij[oa]|mij[oa]|mijit[oa]|niñ[oa]|nen[ea]|pib[ea]|yaya|nana|viej[oa]|profe|madrina|padrino|maestr[oa]|comandante|jefe|jefa|compadre|comadre|doñ[ao]|señor[a]?|(?:señora?|sra?|doña|don|doctora?|dra?)\\.? [A-Za-zÀ-ỹ]+)'

/** 'ese ya estaba chueco', 'tú lee', 'qué chimba', 'otra vez papi otra vez': so speaks nobody but who says it. */
export const isAloud = (said: string): boolean =>
  isCry(said) ||
  isGreeting(said) ||
  AGAIN.test(said) ||
  isJustThat(said) ||
  BEGINS.some(([lead, fits]) => lead.test(said) && fits(verbOf(said.replace(lead, ''))))

/** 'nomás llega temprano' */
const isJustThat = (said: string) => {
  const form = finiteForm(/^nom[aá]s ([A-Za-zÀ-ỹ]+[ae])(?![A-Za-zÀ-ỹ])/iu.exec(said)?.[1]?.toLowerCase() ?? '')
  return form?.person === 3 && form.tense === 'present'
}

/** What begins as nobody tells it: by the words it begins with, and by the verb that stands behind them. */
const BEGINS: readonly (readonly [RegExp, (form: Finite | null) => boolean])[] = [
  // 'ese ya estaba chueco'
  [/^(?:es[eao]s?|est[aeo]s?|aquel|aquella) /iu, (form) => form !== null],
  // 'mañana seguimos', 'hoy comes conmigo'
  [
    /^(?:mañana|pasado mañana|hoy|esta (?:noche|tarde)|al rato|ahorita|ahora) /iu,
    (form) => isOfNow(form) && form!.person !== 3,
  ],
  // 'primero se come, después se arregla', 'así voy más fresquita'
  [/^primero (?=(?:se|yo|tú|vamos|va) )/iu, (form) => isOfNow(form)],
  [/^así (?=[A-Za-zÀ-ỹ]+o )/iu, (form) => form?.person === 1 && !form.plural && form.tense === 'present'],
  // 'luego te explico'; 'después hablamos' may be told
  [/^(?:luego|después) /iu, (form) => form?.person === 1 && !form.plural && form.tense === 'present'],
  // 'tú lee'
  [/^(?:tú|vos|ustedes|usted) /iu, (form) => isOfNow(form)],
  // 'ya oyeron', 'ya me cansé'; 'ya no quería' may be told
  [/^(?=ya )/iu, (form) => form !== null && form.tense !== 'imperfect'],
  // 'son sesenta', 'hay más'
  [/^(?=(?:son|es|está[ns]?|hay|estoy|soy|eres|sos|tengo|tienes|tenés|vamos|voy) )/iu, (form) => form !== null],
  // 'hagamos arepas', 'no lloremos', 'sentémonos aquí'
  [/^(?=(?:(?:no|mejor|bueno|ahora) )*[A-Za-zÀ-ỹ]+)/iu, areToDoIt],
  [/^(?=[A-Za-zÀ-ỹ]*[áé]mo(?:nos|sl[aeo]s?|sel[oa]s?)(?![A-Za-zÀ-ỹ]))/iu, () => true],
  // 'corre', 'abre la puerta'; 'viene' and the like are no imperatives
  [
    /^(?=(?!(?:ha[cy]|vien|tien|pon|sal|pued|quier|sab|dic)e )[A-Za-zÀ-ỹ]+[ae](?![A-Za-zÀ-ỹ]))/iu,
    (form) => form?.person === 3 && form.tense === 'present',
  ],
]

/** The verb that it begins with, behind no more than what leans on it; null where a noun is spelt so. */
function verbOf(said: string): Finite | null {
  const [, word = ''] = /^(?:(?:ya|no|sí|me|te|se|nos|les?|l[oa]s?) )*([A-Za-zÀ-ỹ]+)/iu.exec(said) ?? []
  return verbForm(word.toLowerCase())
}

const verbForm = (low: string) => (TABLE.has(low) || !(isNounForm(low) || hasGenders(low)) ? finiteForm(low) : null)

/** 'hagamos', 'tenemos': nobody tells so of a time that is over. */
function areToDoIt(form: Finite | null): boolean {
  return form?.person === 1 && form.plural && form.tense === 'present'
}
/** As it is typed: 'no lloremos', 'lo hagamos', 'sentémonos'. */
export const areToDo = (said: string): boolean => areToDoIt(verbOf(said)) || /[áé]mo(?:nos|sl[aeo]s?)$/iu.test(said)

/** 'seguimos' is of now as well as of then. */
const isOfNow = (form: Finite | null) =>
  form !== null &&
  (/^(?:present|other)$/u.test(form.tense) || (form.person === 1 && form.plural && form.tense !== 'imperfect'))

/** 'qué chimba', 'qué rico todo'; not 'qué línea es', 'qué hacer'. */
const isCry = (said: string): boolean => {
  const [, rest = ''] = /^qué ((?:[A-Za-zÀ-ỹ]+ ?){1,4})$/iu.exec(said) ?? []
  return rest !== '' && rest.split(' ').every((word) => verbForm(word.toLowerCase()) === null && !isInfinitive(word))
}

/** 'adiós gente', 'hola mundo': whom it is called to has no article. */
const isGreeting = (said: string): boolean => {
  const [, whom = ''] = GREETING.exec(said) ?? []
  const low = whom.toLowerCase()
  // 'dijo gracias Lola', 'adiós profe'
  if (/^\p{Lu}\p{Ll}+$/u.test(whom) || CALLED.test(low)) return true
  // 'dijo adiós triste'
  const isOne = /^(?:gente|jefe|sol|árbol)$/u.test(low) || !/[elz]$/u.test(low)
  return low !== '' && isOne && isNounForm(low) && !hasGenders(low) && verbForm(low) === null && !LEADS.test(low)
}
const GREETING = /^(?:hola|adi[oó]s|gracias|bravo|felicidades),? ([A-Za-zÀ-ỹ]{3,})$/iu

/** 'otra vez papi otra vez' */
const AGAIN = new RegExp(
  `^((?:[A-Za-zÀ-ỹ]+ ){0,2}[A-Za-zÀ-ỹ]+),? (?:(${VOCATIVE}|enan[oa]|chaparrit[oa]|flac[oa]|gord[oa]|negr[oa]|chat[oa]|pequeñ[oa]),? )?\\1(?![A-Za-zÀ-ỹ])`,
  'iu',
)

/** 'qué chimba' → '¡qué chimba!', 'otra vez papi otra vez' → 'otra vez, papi, otra vez' */
export const cried = (said: string): string =>
  isCry(said) || isGreeting(said)
    ? `¡${said.replace(/^(hola|adi[oó]s|gracias|bravo|felicidades) /iu, '$1, ')}!`
    : said
        .replace(/^([A-Za-zÀ-ỹ]+)(?: \1)+$/iu, (row) => row.split(' ').join(', '))
        .replace(AGAIN, (_, words: string, between = '') =>
          [words, between, words.toLowerCase()].filter(Boolean).join(', '),
        )

/** 'dónde vives', 'qué quieres tú', 'y este quién es': asked of whom it is said to. */
const ASKS_YOU =
  /^y (?:(?:est|es)[eao]s?|aquel(?:la)?|t[uú]|vos|usted|[eé]l|ella) (?:de |a )?(?:qué|qui[eé]n(?:es)?|d[oó]nde) [A-Za-zÀ-ỹ]+$|^(?:(?:a|de|en|con|por|para) )?(?:qu[eé]|d[oó]nde|cu[aá]ndo|c[oó]mo|qui[eé]n|cu[aá]nt[oa]s?) (?:te llamas|te sientes|quieres|haces|vives|estás|tienes|vas a [A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ])/iu
/** 'madrina dónde se juega aquí' */
const ASKS_CALLED = new RegExp(
  `^${VOCATIVE},? (?:(?:a|de|en|con|por|para) )?(?:qu[eé]|d[oó]nde|cu[aá]ndo(?! (?:se[as]|seamos|tenga|pueda|vaya|crezca|vuelva|llegue|termine|salga|quiera))|c[oó]mo|qui[eé]n|cu[aá]nt[oa]s?) \\p{L}`,
  'iu',
)
/** 'madrina dónde se juega', 'qué haces': a question to whom it is said. */
export const asksThem = (said: string): boolean =>
  (ASKS_YOU.test(said) || ASKS_CALLED.test(said)) &&
  !said.split(' ').some((word) => /^(?:preterite|imperfect)$/u.test(finiteForm(word.toLowerCase())?.tense ?? ''))
/** 'madrina, donde se juega' → 'madrina, ¿dónde se juega?' */
export const asking = (said: string): string =>
  (ASKS_YOU.test(said) || ASKS_CALLED.test(said)) && !/[¿?¡!]/u.test(said)
    ? said
        .replace(/^y (?:tu|el)(?= )/iu, (who) => who.replace('tu', 'tú').replace('el', 'él'))
        .replace(/^y .+$/iu, '¿$&?')
        .replace(
          /^((?:mi )?[A-Za-zÀ-ỹ]+, )?((?:a|de|en|con|por|para) )?(que|qué|donde|dónde|cuando|cuándo|como|cómo|quien|quién|cuant[oa]s?|cuánt[oa]s?)(?![A-Za-zÀ-ỹ])(.*)$/iu,
          (_, call = '', lead = '', word: string, rest: string) =>
            `${call}¿${lead}${ASKED[word.toLowerCase()] ?? word}${rest}?`,
        )
    : said

/** What leads from a verb of saying to what is told and not said. */
const LEADS =
  /^(?:algo|nada|todo|la verdad|mentiras|cosas)(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])(?:que|si|cuál(?:es)?|cómo|cuándo|cuánt[oa]s?|dónde|quién(?:es)?|qué|cuando|como|mientras|donde|porque|para|hasta|desde|ni)(?![A-Za-zÀ-ỹ])/iu

/** 'le dijo mi papá viene': a clause behind a verb of saying that may be what was said, or told; none of it is cut or turned. */
export const mayBeSaid = (text: string): boolean =>
  [...text.matchAll(SAID)].some(({ 0: all, index }) => {
    const [next = ''] = /^(?:(?! [ye] | pero )[^.,;:!?“”‘’«»¤])*/iu.exec(text.slice(index + all.length)) ?? []
    const isTold =
      /[,:] $/u.test(all) ||
      /(?<![A-Za-zÀ-ỹ])(?:(?:lo|el|la|l[oa]s) que|quien) (?:[A-Za-zÀ-ỹ]+ )?$/iu.test(text.slice(0, index)) ||
      LEADS.test(next)
    return !isTold && next.split(' ').some((word) => verbForm(word.toLowerCase()) !== null)
  })
