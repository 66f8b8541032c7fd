import { CHAPTER_LIMIT } from '../../../contract/recording-limits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TakeControls } from './take-controls.tsx'
import { useTake } from './use-take.ts'

type Props = {
  title: string
  /** What is read. */
  paragraphs: string[]
  onClose: () => void
  onKeep: (wav: Blob) => void
}

/** One chapter: its words to read from, the microphone, and listening before it is kept. */
export function RecordDialog({ title, paragraphs, onClose, onKeep }: Props) {
  const take = useTake(CHAPTER_LIMIT)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} className="w-[min(46rem,100vw-2rem)]">
      <div
        className="mb-5 max-h-[42dvh] overflow-y-auto rounded-field bg-well p-4 font-story text-[1.25rem]/[1.55] [&>p+p]:mt-3"
        tabIndex={0}
        role="group"
        aria-label="Texto del capítulo"
      >
        {paragraphs.map((text) => (
          <p key={text} lang="es">
            {text}
          </p>
        ))}
      </div>
      <TakeControls
        take={take}
        limit={CHAPTER_LIMIT}
        again="Otra vez"
        keep={(wav) => (
          <Button variant="main" onClick={() => onKeep(wav)}>
            Guardar esta
          </Button>
        )}
      />
    </Dialog>
  )
}
