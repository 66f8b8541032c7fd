import { expect, test } from 'vitest'
import { COAT, LOOK } from '../../../../test/factories.ts'
import type { Look } from '../../../contract/looks.ts'
import { browserStorage } from '../../kept.ts'
import { fingerprint, forgetLooks, keepLook, keptCoat, keptCoatOf, keptLook, keptLookOf } from './kept-looks.ts'

const OTHER: Look = { ...LOOK, skin: '#604134', faceShape: 'redonda' }

test('a look is found again by its photo, for the one of the two whom it is of', () => {
  const storage = browserStorage('localStorage')
  keepLook(storage, 'recipient', { photo: 'a', name: '' }, LOOK)
  keepLook(storage, 'sender', { photo: 'a', name: '' }, OTHER)
  expect([keptLook(storage, 'recipient', 'a'), keptLook(storage, 'sender', 'a')]).toEqual([LOOK, OTHER])
  expect([keptLook(storage, 'recipient', 'b'), keptLook(storage, 'recipient', undefined)]).toEqual([null, null])
  keepLook(storage, 'recipient', { photo: 'a', name: '' }, OTHER)
  expect(keptLook(storage, 'recipient', 'a')).toEqual(OTHER)
  keepLook(storage, 'recipient', { photo: 'a', name: '' }, null)
  expect([keptLook(storage, 'recipient', 'a'), keptLook(storage, 'sender', 'a')]).toEqual([null, OTHER])
  forgetLooks(storage)
  expect(keptLook(storage, 'sender', 'a')).toBeNull()
})

test('a look is found again by whom it is of, with another photo or none', () => {
  const storage = browserStorage('localStorage')
  keepLook(storage, 'recipient', { photo: 'a', name: 'Leo' }, LOOK)
  keepLook(storage, 'recipient', { photo: undefined, name: 'Ana' }, OTHER)
  expect([keptLookOf(storage, 'recipient', ' leo'), keptLookOf(storage, 'recipient', 'Ana')]).toEqual([LOOK, OTHER])
  expect([keptLookOf(storage, 'sender', 'Leo'), keptLookOf(storage, 'recipient', '')]).toEqual([null, null])
  // Going back to the photo forgets that photo's look, and nothing of the person.
  keepLook(storage, 'recipient', { photo: 'a', name: 'Leo' }, null)
  expect([keptLook(storage, 'recipient', 'a'), keptLookOf(storage, 'recipient', 'Leo')]).toEqual([null, LOOK])
  forgetLooks(storage)
  expect(keptLookOf(storage, 'recipient', 'Leo')).toBeNull()
})

test('the oldest are forgotten', () => {
  const storage = browserStorage('localStorage')
  for (let photo = 0; photo < 54; photo++) keepLook(storage, 'sender', { photo: `${photo}`, name: '' }, LOOK)
  const known = Array.from({ length: 54 }, (_, photo) => keptLook(storage, 'sender', `${photo}`) !== null)
  expect(known.indexOf(true)).toBe(6)
  expect(known.lastIndexOf(false)).toBe(5)
})

test.each(['', '{', '{}', '[["sender a"]]', '["x"]', '[["sender a", {"skin": 1}]]'])(
  'what is stored as %j is no look',
  (stored) => {
    const storage = browserStorage('localStorage')
    storage.setItem('story-generator-looks', stored)
    expect(keptLook(storage, 'sender', 'a')).toBeNull()
    keepLook(storage, 'sender', { photo: 'a', name: '' }, LOOK)
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
  expect(() => keepLook(full, 'sender', { photo: 'a', name: 'Ana' }, LOOK)).not.toThrow()
})

test('a photo is known by its bytes', async () => {
  const [one, same, other] = await Promise.all(['abc', 'abc', 'abd'].map((bytes) => fingerprint(new Blob([bytes]))))
  expect(one).toMatch(/^[0-9a-f]{32}$/)
  expect([same === one, other === one]).toEqual([true, false])
})

test("a coat is found again by photo and name, and is nobody's look", () => {
  const storage = browserStorage('localStorage')
  keepLook(storage, 'recipient', { photo: 'luna', name: 'Luna' }, COAT)
  expect([keptCoat(storage, 'luna'), keptCoatOf(storage, 'luna ')]).toEqual([COAT, COAT])
  expect([keptLook(storage, 'recipient', 'luna'), keptLookOf(storage, 'recipient', 'Luna')]).toEqual([null, null])
  expect([keptCoat(storage, 'otra'), keptCoat(storage, undefined)]).toEqual([null, null])
  keepLook(storage, 'recipient', { photo: 'luna', name: 'Luna' }, null)
  expect([keptCoat(storage, 'luna'), keptCoatOf(storage, 'Luna')]).toEqual([null, COAT])
})
