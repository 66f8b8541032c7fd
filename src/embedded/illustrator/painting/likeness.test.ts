import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LOOK } from '../../../../test/factories.ts'
import type { Look, Sitter } from '../../../engine.ts'
import { drawHeads } from './draw-heads.ts'
import { drawLooks, readSitter } from './likeness.ts'

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

test('what a photo does not show is what is likely of its sitter', async () => {
  const nobody = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer()
  const [plain, grandmother] = await Promise.all([
    readSitter(nobody, undefined),
    readSitter(nobody, { ...SITTER, recipientRelation: 'mi abuela' }),
  ])
  expect(grandmother.look.hair).not.toBe(plain.look.hair)
  expect({ ...grandmother.look, hair: plain.look.hair }).toEqual(plain.look)
})
