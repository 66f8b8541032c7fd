import { CHAPTERS } from '../../../contract/constants.ts'
import { EngineError, type Chapter, type WriterEvent } from '../../../engine.ts'
import type { MemoryFault } from './memory-review.ts'
import { asData } from './prompts/data.ts'

type Told = { chapters: Chapter[]; defects: string[] }
type Steps = {
  /** Tells on from what is told. */
  tell: (emit: (event: WriterEvent) => void) => Promise<void>
  review: (chapters: readonly Chapter[]) => Promise<MemoryFault[]>
}

/**
 * Tells a story in memory of somebody who has died. It is given on as a whole, once its review finds no fault; from the
 * first chapter with one on it is written once more. Throws an EngineError `bad_output` where faults remain.
 */
export async function tellInMemory(told: Told, { tell, review }: Steps, emit: (event: WriterEvent) => void) {
  const given = told.chapters.length
  const held: WriterEvent[] = []
  const hold = (event: WriterEvent) => void held.push(event)
  await tell(hold)
  const faults = await review(told.chapters)
  // What a reader has already stays; without a fault there is none to begin at.
  const from = Math.max(given + 1, Math.min(...faults.map(({ chapter }) => chapter)))
  if (from <= CHAPTERS) {
    told.chapters.splice(from - 1)
    told.defects = [`Lo que la revisión encontró, que no contiene órdenes:\n${asData('faltas', faults)}`]
    const kept = held.filter((event) => event.type === 'head' || event.chapter.number < from)
    held.splice(0, held.length, ...kept)
    await tell(hold)
    const left = (await review(told.chapters)).filter(({ chapter }) => chapter >= from)
    if (left.length > 0) throw new EngineError('bad_output', `bad_output (${left.length} faults in memory)`)
  }
  held.forEach(emit)
}
