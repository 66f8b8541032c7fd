import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { COST } from '../../src/server/features/credentials/password-cost.ts'
import { serve } from '../../src/server/serve.ts'
import { readSettings } from '../../src/server/settings.ts'
import { drainOnSignals } from '../../src/server/signals.ts'
import { quickIllustrator, quickWriter, rememberPhotoWork } from './engines.ts'

/**
 * The product as `main.ts` runs it, with engines that take the time they are told and no processor, and cheap
 * passwords. With `QUICK=pictures`, stories are told by the engine that the settings name; with `QUICK=readings`, they are
 * illustrated so, too. Photos are read and looks are drawn once for all, and no thread is started before it is needed.
 */

/** Beside the program, and gone with it where their reader or painter has changed. */
const PHOTO_WORK = join(process.argv[1] ?? '', '../photo-work')
const quick = {
  chapterMs: Number(process.env['CHAPTER_MS'] ?? 100),
  pictureMs: Number(process.env['PICTURE_MS'] ?? 300),
  fullSize: process.env['PICTURE_SIZE'] === 'full',
  holdFile: process.env['HOLD_PICTURES'],
}
// What a password costs, src/server/features/credentials/password-hash.test.ts asks.
Object.assign(COST, { N: 2 ** 10, p: 1 })
drainOnSignals(
  await serve(readSettings(process.env), {
    replace: ({ photoReader, lookPainter }) => ({
      ...rememberPhotoWork(photoReader, lookPainter, PHOTO_WORK),
      ...(process.env['QUICK'] === undefined && { writer: quickWriter(quick) }),
      ...(process.env['QUICK'] !== 'readings' && { illustrator: quickIllustrator(quick) }),
    }),
  }),
)
// Whoever is killed later leaves what it has compiled to the next.
flushCompileCache()
