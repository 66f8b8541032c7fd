import { expect, it } from 'vitest'
import { gerund } from './gerund.ts'

it.each([
  ['pintarse', 'pintándose'],
  ['ponerle', 'poniéndole'],
  ['leer', 'leyendo'],
  ['oír', 'oyendo'],
  ['pedir', 'pidiendo'],
  ['seguir', 'siguiendo'],
  ['dormir', 'durmiendo'],
  ['reírse', 'riéndose'],
  ['construir', 'construyendo'],
  ['gruñir', 'gruñendo'],
  ['ir', 'yendo'],
  ['sumergirse', 'sumergiéndose'],
  ['contárselo', 'contándoselo'],
])('%s → %s', (infinitive, done) => expect(gerund(infinitive)).toBe(done))
