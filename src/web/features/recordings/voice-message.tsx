import { useEffect, useId, useRef } from 'react'
import { RECORDING_MESSAGES, VOICE_MESSAGE_LIMIT } from '../../../contract/recording-limits.ts'
import { TakeControls } from './take-controls.tsx'
import { useTake } from './use-take.ts'

/** A voice message in a form: `unfinished` while it is being recorded, null where there is none. */
export type VoiceValue = Blob | 'unfinished' | null

type Props = {
  onChange: (value: VoiceValue) => void
  error?: string | undefined
}

/** A few words that are spoken, beside those that are written. */
export function VoiceMessage({ onChange, error }: Props) {
  const heading = useId()
  const take = useTake(VOICE_MESSAGE_LIMIT)
  const { stage } = take
  const value: VoiceValue = stage.is === 'ready' ? null : stage.is === 'review' ? stage.wav : 'unfinished'
  const told = useRef(onChange)
  told.current = onChange
  useEffect(() => told.current(value), [value])
  return (
    <div role="group" aria-labelledby={heading} className="grid gap-2">
      <p id={heading} className="font-bold">
        Un mensaje de voz <span className="font-normal text-ink-2">(opcional)</span>
      </p>
      {stage.is === 'ready' && (
        <p className="text-small text-ink-2">Hasta dos minutos. Puedes oírlo antes de enviarlo.</p>
      )}
      <TakeControls take={take} limit={VOICE_MESSAGE_LIMIT} variant="plain" again="Quitar y grabar otra vez" />
      {error && value === 'unfinished' && (
        <p role="alert" className="font-bold text-thread">
          {error}
        </p>
      )}
    </div>
  )
}

export function voiceError(value: VoiceValue): string | null {
  return value === 'unfinished' ? RECORDING_MESSAGES.unfinished : null
}

/** As it travels with the form that it belongs to. */
export function soundOf(value: VoiceValue): { sound?: Blob } {
  return value instanceof Blob ? { sound: value } : {}
}
