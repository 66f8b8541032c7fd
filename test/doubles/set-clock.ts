import { readFileSync } from 'node:fs'

/**
 * Loaded before the product (`--import`): its clock is ahead by the milliseconds that the file `CLOCK_FILE` holds, as if
 * somebody had set the machine's. Timers and `performance.now()` go on as on a real one.
 */

const { CLOCK_FILE = '' } = process.env
const RealDate = Date
let ahead = 0

setInterval(() => {
  ahead = Number(readFileSync(CLOCK_FILE, 'utf8')) || 0
}, 20).unref()

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [RealDate.now() + ahead], newTarget) as Date,
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + ahead : (Reflect.get(target, name) as unknown)),
})
