import { expect, test } from 'vitest'
import { findObject } from './catalogue.ts'
import { takesColour } from './takes-colour.ts'

test.each(['bicycle', 'beach-ball', 'dog', 'kite', 'helicopter', 'umbrella-with-rain'])('%s has any colour', (id) => {
  expect(takesColour(findObject(id)!)).toBe(true)
})

test.each(['panda', 'turtle', 'unicorn'])('%s keeps its own', (id) => {
  expect(takesColour(findObject(id)!)).toBe(false)
})
