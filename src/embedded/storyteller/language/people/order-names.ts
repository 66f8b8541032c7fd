import { ANSWERS_AT_HAND, cached } from '../grammar/cache.ts'
import { infinitivesOf, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { upperFirst } from '../grammar/text.ts'
import { isNobodysWord } from '../spelling/strange-words.ts'
import { accented } from './names-kept.ts'

/**
 * The names that an order holds besides who gives and who receives: those that were typed with a capital within a
 * sentence, and who does in it what only somebody does, under a word that is none: 'la cony me abrazó'. A thing may fall,
 * break and go out, and is no sign of a name.
 */
export const namesIn = (answers: readonly string[]): string[] => [...new Set(answers.flatMap(namedIn))]

/** Each answer is asked for them as often as one beside it is read. */
const namedIn = cached(ANSWERS_AT_HAND, (answer): readonly string[] =>
  [
    ...[...answer.matchAll(CAPITAL)].map(([name]) => name).filter((name) => isName(name.toLowerCase())),
    ...[...answer.matchAll(DOER)].flatMap(([, name = '', more = '', verb = '']) =>
      isDone(verb.toLowerCase())
        ? [name, more].filter((word) => word !== '' && isNobodysWord(word)).map(upperFirst)
        : [],
    ),
  ].map(accented),
)

/** Where somebody is named; 'andar en Patineta' is a phone's capital. */
const CAPITAL =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:con|a|y|e|el|la|que|para|por|cuando|(?:t[ií]|prim|herman|abuel|amig|perr|perrit|gat|gatit|hij|niet|sobrin|novi)[oa]),? )\p{Lu}\p{Ll}{2,}(?![A-Za-zÀ-ỹ])/gu
/** Not 'Abue'; a word of every day is a name only where it does something (`withNames`). */
const isName = (low: string) => known(low) || isNobodysWord(low)

/** Not 'el examen de la prepa no me regañó': nobody does it under a preposition. */
const DOER =
  /(?<=(?:^|[\s,.;])(?<!(?<![A-Za-zÀ-ỹ])(?:de|en|por|para|a|con|sin|desde|hasta|sobre|tras) )(?:el|la) )(\p{Ll}{3,})(?: [ye] (?:(?:el|la) )?(\p{Ll}{3,}))? (?:(?:no|ya|tambi[eé]n|siempre|nunca|se|me|te|nos|les?|l[oa]s?) )*(\p{L}{3,})(?![A-Za-zÀ-ỹ])/gu

/** By its infinitive: the accent that tells who does it may be missing. */
const isDone = (verb: string) =>
  [verb, verb.replace(/o$/u, 'ó')].some((form) =>
    [finiteForm(form)?.infinitive ?? '', ...infinitivesOf(form)].some((infinitive) => OF_SOMEBODY.has(infinitive)),
  )

const OF_SOMEBODY = new Set(
  `abrazar acompañar agarrar aplaudir aprender arrullar ayudar bailar besar brincar bromear burlar cantar casar chiflar cocinar comer confesar
  contestar convencer cuidar decir despedir dibujar disfrazar dormir emborrachar enamorar enojar enseñar esconder escribir estudiar
  felicitar gritar hablar imitar insistir invitar jugar jurar ladrar lamer leer llamar llorar manejar maullar mentir morder nadar pedir
  pelear pescar pintar platicar preguntar presumir prometer rascar regalar regañar reír rezar robar roncar saludar silbar sonreír soñar
  sorprender susurrar tejer visitar`.split(/\s+/),
)
