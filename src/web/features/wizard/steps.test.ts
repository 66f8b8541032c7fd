import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../../../contract/brief-fields.ts'
import { WIZARD_STEPS } from '../../../contract/constants.ts'
import { EMPTY_DRAFT } from './draft.ts'
import { isStepValid, neighbour, reachableStep, stepAnswers } from './steps.ts'

const both = { sender: true, recipient: true }
const none = { sender: false, recipient: false }
const names = { ...EMPTY_DRAFT, senderName: 'mamá', recipientName: 'Leo', recipientRelation: 'mi hijo' }
const answers = { ...names, favoriteThing: 'el mar', specialMemory: 'la playa', admiration: 'su risa' }

describe('validity', () => {
  test.each(['senderName', 'recipientName', 'recipientRelation'] as const)('recipient needs %s', (field) => {
    expect(isStepValid('recipient', names, none)).toBe(true)
    expect(isStepValid('recipient', { ...names, [field]: '  ' }, none)).toBe(false)
  })

  test.each(['favoriteThing', 'specialMemory', 'admiration'] as const)('personalization needs %s', (field) => {
    expect(isStepValid('personalization', answers, none)).toBe(true)
    expect(isStepValid('personalization', { ...answers, [field]: '\n' }, none)).toBe(false)
  })

  test('photos needs both', () => {
    expect(isStepValid('photos', answers, both)).toBe(true)
    expect(isStepValid('photos', answers, { sender: true, recipient: false })).toBe(false)
  })

  test('style is chosen from the start and review is always valid', () => {
    expect(isStepValid('style', EMPTY_DRAFT, none)).toBe(true)
    expect(isStepValid('review', EMPTY_DRAFT, none)).toBe(true)
  })

  test('an answer that the book cannot take holds the step back', () => {
    expect(isStepValid('personalization', { ...answers, extraTrait: 'a'.repeat(1001) }, none)).toBe(false)
    expect(isStepValid('personalization', { ...answers, extraTrait: '' }, none)).toBe(true)
  })
})

test('every answer is written at one step', () => {
  expect(WIZARD_STEPS.flatMap(stepAnswers).toSorted()).toEqual(fieldsOf('words').toSorted())
})

describe('moving', () => {
  test('an address further than the draft leads to the first gap', () => {
    expect(reachableStep('review', EMPTY_DRAFT, none)).toBe('recipient')
    expect(reachableStep('review', answers, none)).toBe('photos')
    expect(reachableStep('review', names, both)).toBe('personalization')
    expect(reachableStep('review', answers, both)).toBe('review')
    expect(reachableStep('recipient', EMPTY_DRAFT, none)).toBe('recipient')
  })

  test('neighbours end at both ends', () => {
    expect(neighbour('recipient', -1)).toBeNull()
    expect(neighbour('photos', 1)).toBe('personalization')
    expect(neighbour('review', 1)).toBeNull()
  })
})
