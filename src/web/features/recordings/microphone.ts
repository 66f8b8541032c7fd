import { RecordingProblem } from './wav.ts'

/** Chromium and Firefox know the first, Safari the last. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']
const SPEECH = { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true }

export type Take = {
  /** How loud it is at this moment, 0 to 1. */
  level: () => number
  /** Ends it. */
  stop: () => Promise<Blob>
  /** Ends it and forgets it. */
  cancel: () => void
}

export function canRecord(): boolean {
  return 'mediaDevices' in navigator && 'MediaRecorder' in window
}

/** @throws RecordingProblem where the microphone may not be used, or there is none */
export async function startTake(): Promise<Take> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: SPEECH }).catch((error: unknown) => {
    throw new RecordingProblem(explain(error))
  })
  const type = TYPES.find((known) => MediaRecorder.isTypeSupported(known))
  const recorder = new MediaRecorder(stream, type ? { mimeType: type } : {})
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data))
  const ended = new Promise<Blob>((resolve) =>
    recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: recorder.mimeType }))),
  )
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 1_024 })
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  // In pieces, so that what was said is there even where the microphone is pulled out.
  recorder.start(1_000)

  function end(): void {
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
    void context.close()
  }
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    },
    async stop() {
      end()
      return ended
    },
    cancel: end,
  }
}

function explain(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotFoundError') return 'No encontramos ningún micrófono. Conecta uno o elige un archivo'
  return 'El navegador no nos deja usar el micrófono. Dale permiso junto a la dirección de la página y vuelve a intentarlo'
}
