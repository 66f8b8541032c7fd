import { ANSWERS_AT_HAND, cached, WORDS_AT_HAND } from '../language/grammar/cache.ts'
import { infinitivesOf } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { bare, words } from '../language/grammar/text.ts'
import NEAR_WORDS from './near-words.json' with { type: 'json' }

/** A word with its infinitives, or words in a row: ['cuido', 'cuidar']. */
type Words = readonly string[]

/** In each step one row of words stands: [[['madre'], ['mi', 'mama']], [['todos']]]. */
type Sign = { id: string; weight: number; steps: readonly (readonly Words[])[]; isDenial: boolean }

const NO: Words = ['no', 'nunca', 'jamas', 'ni', 'sin', 'nadie', 'tampoco']

/**
 * What points to a family without being one of its whole clauses, by how much it weighs: words that follow one another
 * with up to three between them, or none where '_' joins them. A verb is its infinitive and means all its forms,
 * 'enferm*' is how a word begins, 'a|b' either, 'no' any denial. Bare of accents.
 */
const SIGNS = Object.entries<Readonly<Record<string, string>>>(NEAR_WORDS).flatMap(([id, byWeight]) =>
  Object.entries(byWeight).flatMap(([weight, signs]) =>
    signs.split(', ').map((sign): Sign => ({
      id,
      weight: Number(weight),
      steps: sign.split(' ').map((step) => (step === 'no' ? NO : step.split('|')).map((row) => row.split('_'))),
      isDenial: /^(?:no|sin)(?:[ _]|$)/u.test(sign),
    })),
  ),
)

/** Signs by how their first words begin. */
const BY_START = new Map<string, Set<Sign>>()
for (const sign of SIGNS)
  for (const start of sign.steps[0]!.map(([first = '']) => first.slice(0, 2)))
    BY_START.set(start, (BY_START.get(start) ?? new Set()).add(sign))

/** 'una' is no form of unir here, nor 'cosas' of coser. */
const NO_VERBS =
  /^(?:un[ao]s?|acuerdos?|sueños?|cosas?|formas?|como|para|casas?|nada|pes[oa]s?|tard[ea]s?|mejor|sobre|bajo|parte|ser[aá]|caras?)$/u

const infinitivesIn = (form: string) => [finiteForm(form)?.infinitive ?? [], infinitivesOf(form)].flat()

/** 'crio' is 'crió' too: phones leave accents out. */
const formsOf = cached(WORDS_AT_HAND, (word): Words => {
  if (NO_VERBS.test(word)) return [bare(word)]
  const found = infinitivesIn(word)
  const infinitives = found.length > 0 ? found : infinitivesIn(word.replace(/o$/u, 'ó'))
  return [...new Set([word, ...infinitives].map(bare))]
})

const BREAK =
  /[.,;:!?¡¿…\n"«»“”()]+|(?<=[A-Za-zÀ-ỹ]) (?:y|e|pero|sino)(?= )|(?<=[A-Za-zÀ-ỹ]) (?=ni )|(?<=[A-Za-zÀ-ỹ]) (?=(?:ella|él|el|l[oa] otr[oa]|el otro) (?:se|me|nos|les?|l[oa]s?|no|nunca|siempre|ya) )/u

/** What is said of a time, a cause or a hindrance is not yet what is admired. */
const ASIDE = 'cuando|cada vez que|aun ?q[A-Za-zÀ-ỹ]*|mientras|porq[A-Za-zÀ-ỹ]*|xq|como si|desde que|a pesar|eso que|si'
const BEFORE_ASIDE = new RegExp(` (?=(?:${ASIDE}) )`, 'u')
const IS_ASIDE = new RegExp(`^(?:${ASIDE}) `, 'u')
/** Where an aside that comes first ends without a comma: 'aunque le va mal en mate | no se rinde'. */
const AFTER_ASIDE =
  /(?<=^\p{L}+(?: \p{L}+){2,}?) (?=(?:(?:siempre|nunca|jam[aá]s|igual|(?:ya )?no (?:se|me|nos|l[aeo]s?|te)) \p{L}+|(?<!(?:a|con|de|en|para|por|que|sin) )ella \p{L}+))/u

/** It is of somebody else from here on: 'yo no hubiera podido', 'mi papá se fue', 'a los que molestan', 'quiere ser'. */
const OF_OTHERS =
  /^(?:(?:que|cuando|aunque|si|mientras|porque) )?(?:yo|nosotr[oa]s|soy|somos|un[oa]|nadie(?! l[aoe]s? (?:vio|ha visto|oy[oó]))|(?:l[oa]s|el|la) (?:otr[oa]s?|dem[aá]s)|tod[oa]s (?:l[oa]s|est[ae]n?|son) .+|(?:mi|nuestr[oa])s? \p{L}+(?! y yo| y mi)|su (?:herman|mam|pap|abuel|prim|t[ií][oa]|espos|marid|novi)[A-Za-zÀ-ỹ]*) .*| (?:lo )?que yo .*|^(?:que )?(?:quier[ae]|quisiera|ojal[aá]|sin) ser .*|(?<!(?:es|era|fue|eres|son|como) )(?:al?|con|por|de|para) (?:l[oa]s|el|la|quien[A-Za-zÀ-ỹ]*) que (?!nadie |(?:se )?(?:est[aá]n?|quedan?) sol).*/u

/** 'no deja de sonreír', 'no solo trabaja': it is done. */
const AFFIRMED =
  /\b(?:no|nunca|jam[aá]s|ni as[ií]) (?:(?:dej[aoó]|dejaba|para|par[oó]|paraba)n? de|se cansan? de) |\bno s[oó]l[oa]?(?:mente)? |\bno hay \p{L}+ (?:en )?que no |\bno (?:conozco|he (?:visto|conocido)) (?:a )?\p{L}+ (?:que|tan|m[aá]s) |^(?:que )?la verdad |\bgracias a dios/gu

/** 'no se acuerda de los cumpleaños', 'de las fechas nunca se acuerda', 'le cuesta compartir', 'le da igual todo', 'para estar cómoda', 'perdió la memoria', 'hace un drama con nada', 'dice que puedo contar con ella': no one gains by it. */
const DATES = '(?:cumple(?:años)?s?|fechas?|aniversarios?|onom[aá]sticos?)'
const DENIED = '(?:no|nunca|jam[aá]s|ni|tampoco) (?:siempre |casi )?(?:se )?(?:acuerda|recuerda|sabe|aprende)'
const NO_GAIN = new RegExp(
  `(?<![A-Za-zÀ-ỹ])${DENIED}(?![A-Za-zÀ-ỹ])[^,;]{0,25} ${DATES}(?![A-Za-zÀ-ỹ]).*|(?<![A-Za-zÀ-ỹ])(?:de )?(?:l[oa]s|sus) ${DATES} ${DENIED}(?![A-Za-zÀ-ỹ]).*|(?<![A-Za-zÀ-ỹ])(?:se acuerda|recuerda|se sabe)(?![A-Za-zÀ-ỹ])[^,;]{0,25} (?:menos|salvo|excepto) (?:de )?(?:l[oa]s|sus|el|la) ${DATES}(?![A-Za-zÀ-ỹ])|(?<!(?:no|nunca) )(?<![A-Za-zÀ-ỹ])les? cuesta (?:[A-Za-zÀ-ỹ]+ )?[A-Za-zÀ-ỹ]+[aei]r(?:se)?(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])les? da(?:ba)? (?:igual|lo mismo)(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])para (?:estar|ir|viajar|sentarse|dormir) (?:m[aá]s |muy |bien )?c[oó]mod[A-Za-zÀ-ỹ]+|(?<![A-Za-zÀ-ỹ])(?:perd[A-Za-zÀ-ỹ]+|pierd[A-Za-zÀ-ỹ]+|le falla) la memoria(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])hace (?:un|una) (?:berrinche|drama|esc[aá]ndalo|pataleta|tormenta) con (?:casi )?nada|(?<![A-Za-zÀ-ỹ])preguntar por(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])que (?:yo |s[ií] )*(?:puedo|podemos|pod[ií]a(?:mos)?) (?!(?:hacer|lograr|ser|salir|seguir|llegar|volver)(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+[aeií]r(?![A-Za-zÀ-ỹ])`,
  'gu',
)

/** 'ninguno empieza hasta que el otro se sienta', 'uno se atrasa y el otro lo espera': both are whom it is told of. */
const PAIR = /(?<![A-Za-zÀ-ỹ])(?:el |la |ning)?un[oa] (?!a (?:la|el) )([^.;]*?)(?:el|la) otr[oa](?![A-Za-zÀ-ỹ])/gu

/** What is said in one breath, which weighs less where it is said aside, or later than what is said first of all. */
function partsOf(said: string) {
  const parts = said
    .toLowerCase()
    .replace(/\bq\b/gu, 'que')
    .replace(PAIR, 'ambos $1ambos')
    .split(BREAK)
    .filter((clause) => clause.trim() !== '')
    .flatMap((clause, at) =>
      clause
        .replace(AFFIRMED, '')
        .replace(NO_GAIN, '')
        .trim()
        .split(BEFORE_ASIDE)
        .flatMap((text) => (IS_ASIDE.test(text) ? text.split(AFTER_ASIDE) : [text]))
        .map((text) => ({ text, at, isAside: IS_ASIDE.test(text) })),
    )
  const first = parts.find(({ isAside }) => !isAside)?.at ?? 0
  return parts.map(({ text, at, isAside }) => ({
    said: words(text.replace(OF_OTHERS, '')).map(formsOf),
    weight: (isAside ? 0.6 : 1) * (at <= first ? 1 : 0.7),
  }))
}

const isWord = (forms: Words | undefined, word: string) =>
  forms?.some((form) => (word.endsWith('*') ? form.startsWith(word.slice(0, -1)) : form === word)) ?? false

/** Whether the steps of a sign stand in what is said, the first of them at `at`. */
const stands = (said: readonly Words[], at: number, [first = [], ...rest]: Sign['steps']): boolean =>
  first.some(
    (row) =>
      row.every((word, i) => isWord(said[at + i], word)) &&
      (rest.length === 0 || [0, 1, 2, 3].some((between) => stands(said, at + row.length + between, rest))),
  )

const isDenied = (said: readonly Words[], at: number) =>
  said.slice(Math.max(0, at - 3), at).some(([word = '']) => NO.includes(word))

/** How much a praise points to each family, the nearest first: 'nos crió vendiendo pan' → hard work. */
export const nearness = cached(ANSWERS_AT_HAND, (told): readonly { id: string; score: number }[] => {
  const scores = new Map<string, number>()
  for (const { said, weight } of partsOf(told)) {
    const found = new Set(
      said.flatMap((forms, at) =>
        forms.flatMap((form) =>
          [...(BY_START.get(form.slice(0, 2)) ?? [])].filter(
            ({ steps, isDenial }) => (isDenial || !isDenied(said, at)) && stands(said, at, steps),
          ),
        ),
      ),
    )
    for (const sign of found) scores.set(sign.id, (scores.get(sign.id) ?? 0) + weight * sign.weight)
  }
  return [...scores].map(([id, score]) => ({ id, score })).toSorted((a, b) => b.score - a.score)
})

/** What says hardly anything, what says enough, and by what share of the rest the nearest must lead until then. */
const [LITTLE, ENOUGH, LEAD] = [1.55, 2.6, 0.1]

/** The ids of the families that a praise comes near to, the nearest first; none where too little is said, or of two things as much. */
export function nearestTo(told: string): readonly string[] {
  const near = nearness(told)
  const [best = 0, second = 0] = near.map(({ score }) => score)
  if (best <= LITTLE || best - second < (ENOUGH - best) * LEAD) return []
  return near.filter(({ score }) => score > LITTLE && score >= best * 0.7).map(({ id }) => id)
}
