import { expect, test } from 'vitest'
import { TYPEFACE_COVERAGE } from '../../contract/text.ts'
import { readCoverage } from '../../../test/book/coverage.ts'
import { TEXT_FONTS } from './fonts.ts'

test('the form accepts exactly what the typefaces can set', () => {
  const read = Object.fromEntries(Object.entries(TEXT_FONTS).map(([name, file]) => [name, readCoverage(file)]))
  expect(TYPEFACE_COVERAGE).toEqual(read)
  expect(Object.keys(TYPEFACE_COVERAGE)).toEqual(Object.keys(TEXT_FONTS))
})
