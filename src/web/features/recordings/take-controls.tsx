import type { ReactNode } from 'react'
import type { SoundLimit } from '../../../contract/recording-limits.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Problem } from '../../ui/problem.tsx'
import { clockTime } from './clock-time.ts'
import { LevelMeter } from './level-meter.tsx'
import { canRecord } from './microphone.ts'
import type { useTake } from './use-take.ts'

type Props = {
  take: ReturnType<typeof useTake>
  limit: SoundLimit
  variant?: 'main' | 'plain'
  /** What can be done with a recording that was listened to, before it is made again. */
  keep?: (wav: Blob) => ReactNode
  again: string
}

/** The microphone or a file, how loud it is, and listening to what was recorded. */
export function TakeControls({ take, limit, variant = 'main', keep, again }: Props) {
  const { stage, problem, start, finish, choose } = take
  return (
    <div className="grid gap-4">
      {stage.is === 'recording' && (
        <>
          <LevelMeter level={stage.take.level} />
          <p className="num" role="timer" aria-label="Tiempo grabado">
            {clockTime(stage.seconds)} de {clockTime(limit.seconds)}
          </p>
          <Button variant={variant} onClick={() => void finish(stage.take)}>
            Terminar
          </Button>
        </>
      )}
      {stage.is === 'working' && <p role="status">Un momento…</p>}
      {stage.is === 'review' && (
        <>
          {/* One's own voice, just spoken. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <audio controls src={stage.url} className="w-full" aria-label="Tu grabación" />
          <div className="flex flex-wrap gap-2">
            {keep?.(stage.wav)}
            <Button onClick={take.again}>{again}</Button>
          </div>
        </>
      )}
      {stage.is === 'ready' && (
        <div className="flex flex-wrap items-center gap-2">
          {canRecord() && (
            <Button variant={variant} onClick={() => void start()}>
              <Icon name="microphone" /> Empezar a grabar
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
  )
}
