import { cva } from 'class-variance-authority'

export type StoryKind = 'bought' | 'sample' | 'unfinished'

const WORDS: Record<StoryKind, string> = { bought: 'Comprado', sample: 'Muestra', unfinished: 'Por terminar' }

const tag = cva(
  'absolute top-[0.8rem] -right-[0.35rem] rotate-2 rounded-[2px] px-[0.6rem] py-[0.2rem] font-ui text-[0.92rem]/[1.3] font-bold shadow-[0_2px_5px_-1px_#0006]',
  {
    variants: {
      kind: { bought: 'bg-leaf text-sheet', sample: 'bg-sheet text-ink', unfinished: 'bg-maize text-on-maize' },
    },
  },
)

/** A woven label, sewn on a book askew. */
export function StoryTag({ kind }: { kind: StoryKind }) {
  return <span className={tag({ kind })}>{WORDS[kind]}</span>
}
