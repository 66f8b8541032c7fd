import { expect, test } from 'vitest'
import { LOOK } from '../../../../test/factories.ts'
import type { Look, Sitter } from '../../../engine.ts'
import { drawHeads } from './draw-heads.ts'
import { drawLooks } from './likeness.ts'

const SITTER: Sitter = { of: 'recipient', senderName: 'Ana', recipientName: 'Leo', recipientRelation: 'mi hijo' }
const SHAVEN: Look = { ...LOOK, beard: 'ninguna' }
const BEARDED: Look = { ...LOOK, beard: 'barba' }

async function same(one: Promise<Uint8Array>, other: Promise<Uint8Array>): Promise<boolean> {
  return Buffer.from(await one).equals(Buffer.from(await other))
}

test('a head is as old and of the gender that the story makes its person', async () => {
  const alone = { style: 'comic', side: 64 } as const
  const head = (look: Look, age: 'child' | 'adult', feminine: boolean) =>
    drawHeads({ heads: [{ look, person: { age, feminine } }], columns: 1, ...alone })
  expect(await same(drawLooks({ sitter: SITTER, looks: [SHAVEN], ...alone }), head(SHAVEN, 'child', false))).toBe(true)
  const giver: Sitter = { ...SITTER, of: 'sender' }
  expect(await same(drawLooks({ sitter: giver, looks: [SHAVEN], ...alone }), head(SHAVEN, 'adult', true))).toBe(true)
  // Who has a beard is drawn as a man, whatever the name tells.
  expect(await same(drawLooks({ sitter: giver, looks: [BEARDED], ...alone }), head(BEARDED, 'adult', false))).toBe(true)
})
