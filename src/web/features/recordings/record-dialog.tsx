import { MAX_RECORDING_SECONDS } from '../../../contract/recording-limits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Problem } from '../../ui/problem.tsx'
import { clockTime } from './clock-time.ts'
import { LevelMeter } from './level-meter.tsx'
import { canRecord } from './microphone.ts'
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
  const { stage, problem, start, finish, choose, again } = useTake()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} className="w-[min(46rem,100vw-2rem)]">
      <div
        className="max-h-[42dvh] overflow-y-auto rounded-field bg-well p-4 font-story text-[1.25rem]/[1.55] [&>p+p]:mt-3"
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
      <div className="mt-5 grid gap-4">
        {stage.is === 'recording' && (
          <>
            <LevelMeter level={stage.take.level} />
            <p className="num" role="timer" aria-label="Tiempo grabado">
              {clockTime(stage.seconds)} de {clockTime(MAX_RECORDING_SECONDS)}
            </p>
            <Button variant="main" onClick={() => void finish(stage.take)}>
              Terminar
            </Button>
          </>
        )}
        {stage.is === 'working' && <p role="status">Un momento…</p>}
        {stage.is === 'review' && (
          <>
            {/* Its own voice, of which there is no transcript but the text above. */}
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
            <audio controls src={stage.url} className="w-full" aria-label="Tu grabación" />
            <div className="flex flex-wrap gap-2">
              <Button variant="main" onClick={() => onKeep(stage.wav)}>
                Guardar esta
              </Button>
              <Button onClick={again}>Otra vez</Button>
            </div>
          </>
        )}
        {stage.is === 'ready' && (
          <div className="flex flex-wrap items-center gap-2">
            {canRecord() && (
              <Button variant="main" onClick={() => void start()}>
                <Icon name="voice" /> Empezar a grabar
              </Button>
            )}
            <Button asChild>
              <label className="cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus">
                Elegir un archivo
                <input
                  type="file"
                  accept="audio/*"
                  className="sr-only"
                  onChange={({ currentTarget }) => {
                    const [file] = currentTarget.files ?? []
                    if (file) void choose(file)
                  }}
                />
              </label>
            </Button>
          </div>
        )}
        <Problem text={problem} />
      </div>
    </Dialog>
  )
}
