import { expect, test } from 'vitest'
import type { Ctx } from '../../context.ts'
import { createDrafts } from './drafts.ts'

test('a job’s drafts lie in a folder of its own, and are remembered where they were used', async () => {
  const stored = new Map<string, Uint8Array>([['drafts/picture-7/old.jpg', Buffer.from('o')]])
  const types: string[] = []
  const files = {
    read: (key: string) => Promise.resolve(stored.get(key) ?? null),
    put(key: string, data: Uint8Array, type: string) {
      stored.set(key, data)
      types.push(type)
      return Promise.resolve()
    },
  }
  const drafts = createDrafts({ deps: { files } } as unknown as Ctx, 'picture-7')
  expect(await drafts.read('none')).toBeNull()
  expect(drafts.keys()).toEqual([])
  await drafts.write('new', Buffer.from('n'))
  expect(await drafts.read('old')).toEqual(Buffer.from('o'))
  expect(await drafts.read('new')).toEqual(Buffer.from('n'))
  expect(drafts.keys()).toEqual(['drafts/picture-7/new.jpg', 'drafts/picture-7/old.jpg'])
  expect(types).toEqual(['image/jpeg'])
})
