import { expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../../contract/default-config.ts'
import { readSettings } from '../settings.ts'
import { presentConfig } from './system.ts'

test.each([
  [{}, null],
  [{ TEASER_PRICE: '' }, null],
  [{ TEASER_PRICE: '  ' }, null],
  [{ TEASER_PRICE: '$9.99' }, '$9.99'],
  [{ TEASER_PRICE: ' desde $5 ' }, 'desde $5'],
])('of %o the browser is told the price %o for the generation page', (env, told) => {
  expect(presentConfig(readSettings(env)).teaserPrice).toBe(told)
})

test('an installation without settings is told of as pages take it to be', () => {
  expect(presentConfig(readSettings({}))).toEqual(DEFAULT_CONFIG)
})
