import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../../contract/messages.ts'
import { BREACHED_COUNT, isBreached } from './breached.ts'
import { passwordProblem } from './passwords.ts'

test('passwords from breaches are known, in whatever case; others are not', () => {
  expect(BREACHED_COUNT).toBeGreaterThan(100_000)
  for (const known of ['vjht123jltccf', 'VJHT123jltccf', 'vjhtgjrjktyj']) {
    expect([known, passwordProblem(known)]).toEqual([known, MESSAGES.passwordBreached])
  }
  for (const fine of ['la tortuga canta bajito', 'vjht123jltccf y más', 'ñandú con bufanda roja']) {
    expect([fine, isBreached(fine)]).toEqual([fine, false])
  }
  const random = Array.from({ length: 2_000 }, () => randomBytes(15).toString('base64'))
  expect(random.filter(isBreached)).toEqual([])
})
