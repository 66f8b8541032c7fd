import { expect, test } from 'vitest'
import { otherwise, wholeBrief } from '../../../../test/every-field.ts'
import { BRIEF_FIELD_NAMES, fieldsOf } from '../../../contract/brief-fields.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { LINES } from './lines.ts'

const brief = wholeBrief({ senderPhotoId: 1, recipientPhotoId: 2 })
const SHOWN: readonly string[] = fieldsOf('photo')

test.each(BRIEF_FIELD_NAMES.filter((name) => name !== 'readings'))(
  '%s has one line in the review, and is read out there unless it is shown',
  (name) => {
    const lines = LINES.filter(({ fields }) => fields.includes(name))
    expect(lines).toHaveLength(1)
    const draft: Draft = { ...EMPTY_DRAFT, ...brief }
    const other = { ...draft, ...otherwise(brief, name) } as Draft
    expect(lines[0]?.words(other) !== lines[0]?.words(draft)).toBe(!SHOWN.includes(name))
  },
)

test('of what was not answered, nothing is read out', () => {
  const silent = LINES.filter(({ words }) => words(EMPTY_DRAFT) === '').flatMap(({ fields }) => fields)
  expect(silent).toEqual(
    expect.arrayContaining(['recipientGender', 'recipientAge', 'occasion', 'variant', 'senderLook', 'extraTrait']),
  )
})
