import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from './dictionary.ts'
import { factOf } from './main-clause.ts'

beforeAll(loadDictionary)

it.each([
  [
    'cada día se acuerda menos, pero las canciones las sabe enteras',
    'cada día, Rosa se acuerda menos, pero las canciones las sabe enteras',
  ],
  ['cuando cocina, canta', 'cuando cocina, Rosa canta'],
  ['antes de echarse al agua siempre se persigna', 'antes de echarse al agua, Rosa siempre se persigna'],
  [
    'antes de dormir se despide de todo: adiós lámpara, adiós silla',
    'antes de dormir, Rosa se despide de todo: adiós lámpara, adiós silla',
  ],
  ['cuando pierde se enoja, a los dos minutos ya volvió', 'cuando pierde, Rosa se enoja, a los dos minutos ya volvió'],
  ['con los nervios le da hipo', 'con los nervios, a Rosa le da hipo'],
  ['siempre llega tarde, pero trae pan', 'Rosa siempre llega tarde, pero trae pan'],
])('%s', (clause, fact) => expect(factOf(clause, 'Rosa', false)).toBe(fact))
