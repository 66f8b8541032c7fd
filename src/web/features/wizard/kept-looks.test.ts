import { expect, test } from 'vitest'
import { LOOK } from '../../../../test/factories.ts'
import type { Look } from '../../../contract/looks.ts'
import { browserStorage } from '../../kept.ts'
import { fingerprint, forgetLooks, keepLook, keptLook } from './kept-looks.ts'

const OTHER: Look = { ...LOOK, skin: '#604134', faceShape: 'redonda' }

test('a look is found again by its photo, for the one of the two whom it is of', () => {
  const storage = browserStorage('localStorage')
  keepLook(storage, 'recipient', 'a', LOOK)
  keepLook(storage, 'sender', 'a', OTHER)
  expect([keptLook(storage, 'recipient', 'a'), keptLook(storage, 'sender', 'a')]).toEqual([LOOK, OTHER])
  expect([keptLook(storage, 'recipient', 'b'), keptLook(storage, 'recipient', undefined)]).toEqual([null, null])
  keepLook(storage, 'recipient', 'a', OTHER)
  expect(keptLook(storage, 'recipient', 'a')).toEqual(OTHER)
  keepLook(storage, 'recipient', 'a', null)
  expect([keptLook(storage, 'recipient', 'a'), keptLook(storage, 'sender', 'a')]).toEqual([null, OTHER])
  forgetLooks(storage)
  expect(keptLook(storage, 'sender', 'a')).toBeNull()
})

test('the oldest are forgotten', () => {
  const storage = browserStorage('localStorage')
  for (let photo = 0; photo < 30; photo++) keepLook(storage, 'sender', `${photo}`, LOOK)
  const known = Array.from({ length: 30 }, (_, photo) => keptLook(storage, 'sender', `${photo}`) !== null)
  expect(known.indexOf(true)).toBe(6)
  expect(known.lastIndexOf(false)).toBe(5)
})

test.each(['', '{', '{}', '[["sender a"]]', '["x"]', '[["sender a", {"skin": 1}]]'])(
  'what is stored as %j is no look',
  (stored) => {
    const storage = browserStorage('localStorage')
    storage.setItem('story-generator-looks', stored)
    expect(keptLook(storage, 'sender', 'a')).toBeNull()
    keepLook(storage, 'sender', 'a', LOOK)
    expect(keptLook(storage, 'sender', 'a')).toEqual(LOOK)
  },
)

test('a storage that takes nothing is no reason to fail', () => {
  const full = {
    ...browserStorage('localStorage'),
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => keepLook(full, 'sender', 'a', LOOK)).not.toThrow()
})

test('a photo is known by its bytes', async () => {
  const [one, same, other] = await Promise.all(['abc', 'abc', 'abd'].map((bytes) => fingerprint(new Blob([bytes]))))
  expect(one).toMatch(/^[0-9a-f]{32}$/)
  expect([same === one, other === one]).toEqual([true, false])
})
