import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { asPlainLikings, withItsName, withReceiver } from './plain-likings.ts'

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
  // of who likes nothing yet, what calms them
  ['todavía nada, tiene diez días, pero se calma con el ruido del tren', 'el ruido del tren'],
  ['ninguna aún, lo que más la calma es la lluvia', 'la lluvia'],
  ['el mar, y se calma con la música', 'el mar, y se calma con la música'],
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

it.each([
  ['los gatos del patio que les pone apellido', 'los gatos del patio a los que les pone apellido'],
  ['sus gallinas que les canta', 'sus gallinas a las que les canta'],
  ['las plantas que les habla de noche', 'las plantas a las que les habla de noche'],
  // for others, by them, of one
  ['las canciones que les canta', null],
  ['los muñecos que les pone nombre a sus nietos', 'los muñecos que les pone nombre a sus nietos'],
  ['los cuentos que les cuenta', null],
  ['los perros que le ladran', null],
  ['su sobrina que le canta', null],
])('who gets it is the thing itself: «%s»', (said, told) => expect(withReceiver(said)).toBe(told ?? said))
