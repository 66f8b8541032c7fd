import { beforeAll, describe, expect, it } from 'vitest'
import type { Brief } from '../../../../engine.ts'
import { kitFor } from '../../kit/read-brief.ts'
import { stageOf } from '../../plots/stage.ts'
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
] as const)('%s, told in %s, is of %s', (said, variant, country) => expect(countryOf([said], variant)).toBe(country))

it.each([
  ['VE', 'las gaitas y la pelota', 'las gaitas zulianas y el béisbol'],
  ['ES', 'la gaita y la pelota', 'la gaita y la pelota'],
  ['CU', 'jugar a la pelota', 'jugar al béisbol'],
  ['CU', 'su pelota roja, la pelota de goma', 'su pelota roja, la pelota de goma'],
  ['CL', 'cuidar a las guaguas', 'cuidar a los bebés'],
  ['CU', 'las guaguas', 'las guaguas'],
  ['MX', 'las Chivas y la nieve', 'las Chivas y las nieves de sabores'],
] as const)('in %s: %s', (country, said, meant) => expect(inSenseOf(said, country)).toBe(meant))

describe('what is seen is what is meant there, and what is told as it was typed', () => {
  const brief: Brief = {
    senderName: 'Yeli',
    recipientName: 'Chucho',
    recipientRelation: 'mi abuelo',
    favoriteThing: 'las gaitas y la pelota',
    specialMemory: 'bailamos en la cocina',
    admiration: 'su alegría',
    extraTrait: '',
    illustrationStyle: 'infantil',
  }
  it.each([
    [
      'las navidades en Maracaibo',
      {},
      'un disco de gaitas zulianas',
      'oír gaitas zulianas y ver un partido de béisbol',
    ],
    ['las fiestas de Llanes', { variant: 'es-ES' }, 'una gaita', 'oír las gaitas y jugar con la pelota'],
    ['en Maracaibo', { recipientRelation: 'mi nieto', recipientAge: '2-4' }, 'una gaita', null],
  ] as const)('%s', (specialMemory, told, un, together) => {
    const { star, fav } = stageOf(kitFor({ ...brief, ...told, specialMemory }, '1'), 'x')
    expect(star.un).toBe(un)
    if (together !== null) expect(star.together).toBe(together)
    expect(fav.all).toBe('las gaitas y la pelota')
  })
})
