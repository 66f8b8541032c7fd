import { availableParallelism } from 'node:os'
import type { Illustrator, LookPainter, PhotoReader } from '../../engine.ts'
import { useHairNetwork } from '../photo/hair/hair-network.ts'
import { createPool } from './pool.ts'
import { createReadings } from './readings.ts'

type EmbeddedIllustrator = Illustrator &
  PhotoReader &
  LookPainter & {
    /** Starts the drawing threads, so that the first picture does not wait for them. */
    warm(): Promise<void>
    close(): Promise<void>
  }

type IllustratorOptions = { workers?: number; hairModel?: string | undefined; standBack?: boolean }

/**
 * Draws pictures and reads photos on this machine, without a key and without a network, in threads of its own.
 * `hairModel` is the file of a network that finds hair; throws where it is missing or none. `standBack` as in `ThreadOptions`.
 */
export function createEmbeddedIllustrator({
  workers = availableParallelism(),
  hairModel,
  standBack = false,
}: IllustratorOptions = {}): EmbeddedIllustrator {
  // Opened here too, so that a wrong file is known when the server starts and not when somebody sends a photo.
  useHairNetwork(hairModel)
  const pool = createPool({ size: workers, hairModel, standBack })
  const readings = createReadings((photo, pet, signal) => pool.run({ kind: 'read', photo, pet }, signal))
  return {
    id: 'embedded',
    free: true,
    async illustrate(request, { seed, signal, onUsage }) {
      const job = {
        kind: 'illustrate',
        request: { ...request, sheet: null },
        readings: await readings.readFor(request),
        seed,
      } as const
      const picture = await pool.run(job, signal)
      onUsage?.({ model: 'embedded', kind: 'image', images: 1, costMicroUsd: 0 })
      return picture
    },
    async combine(request, { seed, signal, onUsage }) {
      const picture = await pool.run({ kind: 'combine', request, seed }, signal)
      onUsage?.({ model: 'embedded', kind: 'image', images: 1, costMicroUsd: 0 })
      return picture
    },
    read: (photo, signal, sitter) => readings.read(photo, signal, sitter),
    drawLooks: (request, signal) => pool.run({ kind: 'looks', request }, signal),
    warm: () => pool.warm(),
    close: () => pool.close(),
  }
}
