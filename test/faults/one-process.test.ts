import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Clock, openClock } from '../clock.ts'
import { clockIsSet } from './clock.ts'
import { type Disk, diskIsFull, openSmallDisk } from './disk.ts'
import { type Product, startProduct } from './product.ts'

/** The product as it starts without a setting: one process, with its database and its files in one folder. */
const stack = new AsyncDisposableStack()
let clock: Clock
let disk: Disk
let product: Product

beforeAll(async () => {
  clock = stack.use(await openClock())
  disk = stack.use(await openSmallDisk())
  product = stack.use(await startProduct(join(disk.folder, 'data'), { ...clock.env, RATE_LIMITS: 'on' }))
})
afterAll(() => stack.disposeAsync())

test('the clock is set forward and back: stories go on, people stay signed in, nobody is locked out', async () => {
  await clockIsSet(product, clock)
  expect(product.alive()).toBe(true)
})

test('the disk is full, database and all: what was made is read, uploads are told, stories go on when there is room again', async ({
  skip,
}) => {
  if (disk.whyNot) skip(disk.whyNot)
  await diskIsFull(product, disk)
  expect(product.alive()).toBe(true)
})
