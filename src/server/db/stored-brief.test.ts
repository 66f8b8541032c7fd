import { expect, test } from 'vitest'
import type { Brief } from '../../engine.ts'
import { readBrief, storeBrief } from './schema/stored-brief.ts'

const BRIEF: Brief = {
  senderName: 'Clara',
  recipientName: 'Mateo',
  recipientRelation: 'hijo',
  favoriteThing: 'el mar',
  specialMemory: 'un viaje',
  admiration: 'su calma',
  extraTrait: 'canta',
  illustrationStyle: 'acuarela',
  recipientGender: 'm',
}

test('what is stored names its version and reads as it was', () => {
  expect(storeBrief(BRIEF)).toEqual({ v: 1, ...BRIEF })
  expect(readBrief(storeBrief(BRIEF))).toStrictEqual(BRIEF)
})

const renamed = ({ child, ...brief }: Record<string, unknown>) => ({ ...brief, recipientName: child })
const told = (brief: Record<string, unknown>) => ({ ...brief, admiration: `${String(brief['recipientName'])} ríe` })

test('an older value goes through every step since its version, and no other', () => {
  const { recipientName, ...rest } = BRIEF
  const steps = [renamed, told]
  const newest = { ...BRIEF, admiration: 'Mateo ríe' }
  expect(readBrief({ v: 1, ...rest, child: recipientName }, steps)).toEqual(newest)
  expect(readBrief({ v: 2, ...BRIEF }, steps)).toEqual(newest)
  expect(readBrief({ v: 3, ...BRIEF }, steps)).toEqual(BRIEF)
  expect(storeBrief(BRIEF, steps)).toEqual({ v: 3, ...BRIEF })
})

test('a question that came later reads as not answered, and a newer version is not guessed at', () => {
  const { extraTrait: _, illustrationStyle: __, ...older } = BRIEF
  expect(readBrief({ v: 1, ...older })).toMatchObject({ extraTrait: '', illustrationStyle: 'infantil' })
  expect(() => readBrief({ v: 2, ...BRIEF })).toThrow('version 2')
})
