import { beforeAll, expect, it } from 'vitest'
import { corrected } from '../spelling/corrections.ts'
import { loadDictionary } from '../grammar/dictionary.ts'
import { readMemory } from './memory.ts'
import { partedByCommas } from '../spelling/run-ons.ts'

beforeAll(loadDictionary)

it.each([
  [
    'ella me dijo váyase tranquila que yo respondo, y me cubrió',
    'ella me dijo: “Váyase tranquila, que yo respondo”, y me cubrió',
  ],
  ['la mamá decía pásemela y yo que no', 'la mamá decía: “Pásemela”, y yo que no'],
  ['me dijo tráigalo y lo tuvo una semana', 'me dijo: “Tráigalo”, y lo tuvo una semana'],
  ['me dijo película mala', 'me dijo película mala'],
  // that is the memory
  ['No alcanzó a verlo. Pero lo que más recuerdo es cuando me soltó', 'cuando me soltó'],
  ['y miss ale se rio', 'y miss Ale se rio'],
])('what was said in a memory has its marks: %s', (raw, told) => {
  expect(readMemory(raw, 'la miss Ale').told).toBe(told)
})

it.each([
  ['nuestra primera cita se ponchó la moto', 'en nuestra primera cita se ponchó la moto'],
  ['su primer partido le metieron 9 goles', 'en su primer partido le metieron 9 goles'],
  ['su primera vez en el mar, le llegó una ola', 'en su primera vez en el mar, le llegó una ola'],
  ['su primer concierto me hizo llorar', 'su primer concierto me hizo llorar'],
])('%s: what happened on a day did not do it', (raw, told) => {
  expect(readMemory(raw, 'Ana').told).toBe(told)
})

it.each([
  ['nos pusimos las tres... perdón, los tres, a bailar', 'nos pusimos los tres, a bailar'],
  ['traía en la mano... bueno el de él. Luego esperó', 'traía en la mano. Luego esperó'],
  ['vino solito en micro, bueno con el tío. Jugamos', 'vino solito en micro. Jugamos'],
])('what was corrected is told as it was meant: %s', (said, meant) => expect(corrected(said)).toBe(meant))

it('parts nothing that goes on behind a quotation', () => {
  const said = 'le dijo al guarda “¿manejás?” y el guarda los dejó tocar la bocina'
  expect(partedByCommas(said)).toBe(said)
})

it('a recipient whose name is a word too has a capital, and speech whose end is in doubt has no marks', () => {
  expect(readMemory('se cayó y vega en vez de enfadarse se rio', 'Vega').told).toContain('Vega en vez')
  expect(readMemory('me dijo ya pues baila, y mis tios tocaron cajon', 'Vega').told).not.toContain('“')
})
