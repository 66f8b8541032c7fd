import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { GENERATE_DELAY_MS } from '../../../contract/constants.ts'
import { toast } from '../../ui/toast.ts'
import { hasRequiredData, type Draft } from '../wizard/draft.ts'
import { toBrief } from '../wizard/to-brief.ts'
import { draftStore } from '../wizard/draft-store.ts'
import { loadPhotos } from '../wizard/photo-store.ts'
import { forgetLostPhotos, uploadMissingPhotos } from '../wizard/submit.ts'
import type { Generation } from './generation.ts'
import { generation } from './current-generation.ts'
import type { Failure } from './generation-store.ts'

export const MISSING_DATA = 'Faltan datos requeridos para la generación'

/** Starts the draft's story a second after the page has come up, unless it is there already. */
export function useGeneration(): { state: Generation; draft: Draft; missing: boolean } {
  const state = useSelector(generation.state)
  const [draft] = useState(() => draftStore.prepare())
  const missing = !hasRequiredData(draft)

  useEffect(() => {
    if (missing) {
      toast({ title: 'Error', description: MISSING_DATA, variant: 'destructive' })
      return undefined
    }
    const goesOn = generation.isOf(draft.attempt) && ['generating', 'complete'].includes(generation.state.get().status)
    if (goesOn) return undefined
    generation.reset()
    const timer = setTimeout(() => void begin(), GENERATE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [draft, missing])

  return { state, draft, missing }
}

async function begin(): Promise<void> {
  await uploadLate()
  generation.start(toBrief(draftStore.prepare()), announce)
}

/** Retries photo uploads that failed at the end of the wizard; the story is made without them otherwise. */
async function uploadLate(): Promise<void> {
  if (draftStore.get().storyId !== null) return
  try {
    await forgetLostPhotos(draftStore)
    await uploadMissingPhotos(draftStore.get(), await loadPhotos(), draftStore.change)
  } catch (error) {
    // oxlint-disable-next-line no-console -- the failure is only logged
    console.error('The photos could not be uploaded', error)
  }
}

export function announce({ kind, message }: Failure): void {
  toast({ title: kind === 'stream' ? 'Error en la generación' : 'Error', description: message, variant: 'destructive' })
}
