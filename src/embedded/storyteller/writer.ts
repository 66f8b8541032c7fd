import type { Brief, Chapter, StoryHead, Writer } from '../../engine.ts'

/** `plot` is that of a story to go on with, `plotsTold` are those that do not come again while another fits. */
export type StoryOrder = {
  brief: Brief
  seed: string
  plot?: string | undefined
  plotsTold?: readonly string[] | undefined
}

/** All five chapters, the first one's first. */
export type ToldStory = { head: StoryHead; chapters: Chapter[] }

/** The embedded writer: `tell` tells a whole story, here or in a thread. */
export function createWriter(tell: (order: StoryOrder, signal?: AbortSignal) => Promise<ToldStory>): Writer {
  return {
    id: 'embedded',
    async *write(brief, { seed, signal, soFar, plotsTold }) {
      signal?.throwIfAborted()
      const { head, chapters } = await tell({ brief, seed, plot: soFar?.head.plot, plotsTold }, signal)
      // The same brief and seed tell the same story: what was told of it stands, unless another version told it.
      const told = soFar?.head.title === head.title ? soFar.chapters.length : 0
      if (soFar?.head.title !== head.title) yield { type: 'head', head }
      for (const chapter of chapters.slice(told)) {
        signal?.throwIfAborted()
        yield { type: 'chapter', chapter }
      }
    },
  }
}
