import { expect, test } from 'vitest'
import { processesAreKilled } from './purchases.ts'

/** `KILLS=10 npm run faults -- purchases.long` is over in minutes. */
const KILLS = Number(process.env['KILLS'] ?? 100)

test(
  'whichever process is killed, half of them just after a payment: nothing paid is lost, doubled or left behind',
  async () => {
    const { killed, killedAfterPayment, paid, sentAgain, ...wrong } = await processesAreKilled(KILLS)
    console.log(
      `${killed} killed, ${killedAfterPayment} of them after a payment; ${paid} paid, ${sentAgain} sent again`,
    )
    expect(wrong).toEqual({ lost: [], doubled: [], deliveredUnpaid: [], strayFiles: [] })
    expect(killed).toBeGreaterThanOrEqual(KILLS)
    expect(killedAfterPayment).toBeGreaterThanOrEqual(Math.floor(KILLS / 2))
  },
  300_000 + KILLS * 30_000,
)
