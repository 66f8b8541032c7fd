import { useRef, useState } from 'react'
import { ApiError, explain } from '../../send.ts'

export type Problems = Record<string, string> & { form?: string }

const OFFLINE = 'No hay conexión. Inténtalo de nuevo en un momento'

/**
 * Sends a form once however often it is pressed. What is wrong with single fields goes to them,
 * everything else to `form`; nothing typed is lost.
 */
export function useSubmit(send: () => Promise<void>, check: () => Problems | null = () => null) {
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const running = useRef(false)

  async function submit(): Promise<void> {
    if (running.current) return
    const wrong = check()
    setProblems(wrong ?? {})
    if (wrong) return
    running.current = true
    setBusy(true)
    try {
      await send()
    } catch (error) {
      const fields = error instanceof ApiError ? error.body?.fields : undefined
      setProblems(fields && Object.keys(fields).length > 0 ? fields : { form: explain(error, OFFLINE) })
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, problems, submit }
}
