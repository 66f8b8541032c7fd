import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { asPlainLikings, withItsName } from './plain-likings.ts'

beforeAll(loadDictionary)

it.each([
  // what somebody is they like to be
  ['Es delantera en el club. Y los alfajores', 'ser delantera en el club. Y los alfajores'],
  ['Es violinista en la orquesta del barrio', 'ser violinista en la orquesta del barrio'],
  ['Es nadadora', 'ser nadadora'],
  ['es soñadora', 'es soñadora'],
  ['es de Toluca', 'es de Toluca'],
  // a guess is what it guesses, where nothing else was said
  ['aún no sabemos, tiene 3 semanas. parece que le gusta la lámpara', 'la lámpara'],
  ['Creemos que le gustan las campanas', 'las campanas'],
  ['todavía nada, tiene ocho días, pero se calma con la radio', 'la radio'],
  ['no le gusta nada, pero le gusta el pan', 'no le gusta nada, pero le gusta el pan'],
  ['el mar. Creo que le gusta el río', 'el mar. Creo que le gusta el río'],
  // the same noun again says which
  ['Los patos. Todos los patos, los de hule también', 'Todos los patos, los de hule también'],
  ['los trenes y los aviones', 'los trenes y los aviones'],
  ['los barcos pero solo los de vela', 'los barcos, pero solo los de vela'],
  ['bailar y le encantan los helados', 'bailar y los helados'],
])('«%s» → «%s»', (said, plain) => expect(asPlainLikings(said)).toBe(plain))

it.each([
  ['lo encera cada mes', ['su coche', 'las tortas'], 'encera su coche cada mes'],
  ['les canta de noche', ['sus helechos', 'el té'], 'les canta a sus helechos de noche'],
  ['la oye temprano', ['la radio', 'la sopa'], null],
  ['le habla a las rosas', ['su jardín', 'el pan'], 'le habla a las rosas'],
  ['le puso nombre', ['su moto'], 'le puso nombre a su moto'],
  ['tiene dos', ['los loros'], 'tiene dos loros'],
  ['se lo pone al revés', ['su gorro', 'el mar'], null],
])('of one of them by its name: «%s»', (said, things, named) => expect(withItsName(said, things)).toBe(named))
