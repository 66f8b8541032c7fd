import { useEffect, useRef, useState } from 'react'
import type { SoundLimit } from '../../../contract/recording-limits.ts'
import { startTake, type Take } from './microphone.ts'
import { RecordingProblem, toWav } from './wav.ts'

export type Stage =
  | { is: 'ready' }
  | { is: 'recording'; take: Take; seconds: number }
  | { is: 'working' }
  | { is: 'review'; wav: Blob; url: string }

const FAILED = 'No pudimos preparar la grabación. Inténtalo de nuevo'

/** From the first word to the recording that is listened to; what is left half-way is forgotten. */
export function useTake(limit: SoundLimit) {
  const [stage, setStage] = useState<Stage>({ is: 'ready' })
  const [problem, setProblem] = useState<string>()
  const current = useRef(stage)
  current.current = stage
  const gone = useRef(false)

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      leave(current.current)
    }
  }, [])

  const recording = stage.is === 'recording' ? stage.take : null
  useEffect(() => {
    if (!recording) return undefined
    const begun = performance.now()
    const timer = setInterval(() => {
      const seconds = (performance.now() - begun) / 1_000
      if (seconds >= limit.seconds) void finish(recording)
      else setStage({ is: 'recording', take: recording, seconds })
    }, 250)
    return () => clearInterval(timer)
  }, [recording])

  function turn(next: Stage): void {
    if (gone.current) return leave(next)
    if (current.current.is === 'review') URL.revokeObjectURL(current.current.url)
    setStage(next)
  }

  async function attempt(work: () => Promise<Stage>): Promise<void> {
    setProblem(undefined)
    turn({ is: 'working' })
    try {
      turn(await work())
    } catch (error) {
      setProblem(error instanceof RecordingProblem ? error.message : FAILED)
      turn({ is: 'ready' })
    }
  }

  function finish(take: Take): Promise<void> {
    return attempt(async () => review(await take.stop(), limit))
  }

  return {
    stage,
    problem,
    start: () => attempt(async () => ({ is: 'recording', take: await startTake(), seconds: 0 })),
    finish,
    choose: (file: Blob) => attempt(() => review(file, limit)),
    again: () => turn({ is: 'ready' }),
  }
}

async function review(sound: Blob, limit: SoundLimit): Promise<Stage> {
  const wav = await toWav(sound, limit)
  return { is: 'review', wav, url: URL.createObjectURL(wav) }
}

function leave(stage: Stage): void {
  if (stage.is === 'recording') stage.take.cancel()
  if (stage.is === 'review') URL.revokeObjectURL(stage.url)
}
