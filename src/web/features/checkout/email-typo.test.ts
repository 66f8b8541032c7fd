import { expect, test } from 'vitest'
import { meantEmail } from './email-typo.ts'

test.each([
  ['Ana@gmial.com', 'Ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  ['ana@hotmaill.com', 'ana@hotmail.com'],
  [' ana.r@yahoo.com.m', 'ana.r@yahoo.com.mx'],
  ['ana@outlok.es', 'ana@outlook.es'],
  ['ana@gmial.con', 'ana@gmail.com'],
  ['ana@gmal.cm', 'ana@gmail.com'],
  ['ana@hotmial.con', 'ana@hotmail.com'],
  ['ana@yaho.com.m', 'ana@yahoo.com.mx'],
])('%s was probably %s', (typed, meant) => expect(meantEmail(typed)).toBe(meant))

test.each([
  'ana@gmail.com',
  'ana@hotmail.es',
  'ana@ymail.com',
  'ana@ymail.con',
  'ana@grupo.con',
  'ana@glial.org',
  'ana@mail.com',
  'ana@live.fr',
  'ana@empresa.mx',
  'ana',
  'a@b@gmial.com',
  '@gmial.com',
  '',
])('nothing is said of %j', (typed) => expect(meantEmail(typed)).toBeNull())
