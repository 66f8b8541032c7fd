import { expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { readTrait } from './trait.ts'

await loadDictionary()

it.each([
  'le da mucha vergüenza hablar en público',
  'usa frenos y le da un poco de vergüenza',
  'Usa frenos desde mayo. Le da vergüenza.',
  'le tiene miedo a los payasos',
  'tiene miedo a las tormentas',
  'le da pena bailar',
  'le dan miedo los perros grandes',
  'le daba roche cantar',
])('what somebody is ashamed or afraid of is not told: %s', (said) => expect(readTrait(said)).toBeNull())

it.each([
  'no le tiene miedo a nada',
  'nunca le da vergüenza preguntar',
  'le da miedo la oscuridad pero entra igual',
  'le tenía miedo al agua y ya no',
  'le da pena tirar el pan',
  'dice “tengo miedo” y se ríe',
  'canta sin vergüenza en la ducha',
  'no puede ver una película sin preguntar',
])('and what is no shame, or is got over, is: %s', (said) => expect(readTrait(said)).not.toBeNull())

it('is told what was said before it', () =>
  expect(readTrait('Eva es zurda y Leo no. A Leo le da pena cantar.')?.said).toBe('Eva es zurda y Leo no'))
