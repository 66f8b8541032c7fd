import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../call.ts'
import { explain } from '../../send.ts'
import { toast } from '../../ui/toast.ts'
import { storiesQuery } from './queries.ts'

const UNDO_MS = 8_000

/** Deletes a story some seconds after it was asked for, or when the page is left; until then it can be taken back. */
export function useUndoableDelete(storyId: number): { doomed: boolean; remove: () => void; undo: () => void } {
  const client = useQueryClient()
  const [doomed, setDoomed] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)

  const carryOut = useCallback(async () => {
    if (timer.current === null) return
    clearTimeout(timer.current)
    timer.current = null
    try {
      await call('deleteStory', { params: { id: storyId } })
      await client.invalidateQueries(storiesQuery)
    } catch (error) {
      setDoomed(false)
      toast({ title: 'Error', description: explain(error, 'No se pudo eliminar el cuento'), variant: 'destructive' })
    }
  }, [client, storyId])

  useEffect(() => {
    const leave = () => void carryOut()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [carryOut])

  return {
    doomed,
    remove() {
      setDoomed(true)
      timer.current = setTimeout(() => void carryOut(), UNDO_MS)
    },
    undo() {
      if (timer.current !== null) clearTimeout(timer.current)
      timer.current = null
      setDoomed(false)
    },
  }
}
