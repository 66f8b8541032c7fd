import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { countryOf } from './country-of.ts'
import { inSenseOf } from './country-senses.ts'

beforeAll(loadDictionary)

it.each([
  ['las navidades en Maracaibo', undefined, 'VE'],
  ['nos quedamos sin luz en Centro Habana', 'es-MX', 'CU'],
  ['fuimos de vacaciones a la Habana', 'es-MX', 'MX'],
  ['me quito los zapatos', undefined, null],
  ['en Quito y en Maracaibo', 'es-CO', 'CO'],
  ['un día cualquiera', 'es-PE', 'PE'],
  ['fue el salvador de la fiesta', 'es-AR', 'AR'],
  ['tiene fama de el salvador de la familia', 'es-AR', 'AR'],
  ['las pupusas, las hallacas o las baleadas', 'es-MX', 'MX'],
  ['llegamos de El Salvador con una maleta', 'es-MX', 'SV'],
  ['nos conocimos en Maracaibo', 'es-MX', 'VE'],
  ['conocimos a su abuela en Maracaibo', 'es-MX', 'MX'],
] as const)('%s, told in %s, is of %s', (said, variant, country) => expect(countryOf([said], variant)).toBe(country))

it.each([
  ['VE', 'las gaitas y la pelota', 'las gaitas zulianas y el béisbol'],
  ['ES', 'la gaita y la pelota', 'la gaita y la pelota'],
  ['CU', 'jugar a la pelota', 'jugar al béisbol'],
  ['CU', 'su pelota roja, la pelota de goma', 'su pelota roja, la pelota de goma'],
  ['CL', 'cuidar a las guaguas', 'cuidar a los bebés'],
  ['CU', 'las guaguas', 'las guaguas'],
  ['MX', 'las Chivas y la nieve', 'las Chivas y la nieve'],
  ['MX', 'jugar en la nieve', 'jugar en la nieve'],
  ['CO', 'los pericos', 'los pericos'],
  ['ES', 'tomar un tinto', 'tomar un tinto'],
  ['ES', 'una copa de tinto', 'una copa de vino tinto'],
  ['ES', 'el tinto', 'el vino tinto'],
  ['CU', 'jugar con su pelota', 'jugar con su pelota'],
  ['CL', 'mi guagua', 'mi guagua'],
  ['VE', 'unas gaitas', 'unas gaitas'],
  ['VE', 'Las gaitas', 'Las gaitas zulianas'],
] as const)('in %s: %s', (country, said, meant) => expect(inSenseOf(said, country)).toBe(meant))
