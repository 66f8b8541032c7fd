import { useCallback, useRef, useState } from 'react'
import { call } from '../../call.ts'
import type { Edition } from '../../../contract/editions.ts'
import { explain } from '../../send.ts'
import { toast } from '../../ui/toast.ts'
import { downloadProblem } from './download-problem.ts'
import { bookName, saveFile } from './pdf-file.ts'

/** What is on its way: an edition, or what the book's own button gives. */
export type Downloading = Edition | 'book' | null

/** Downloads the book, or another edition of it; calls during a download do nothing. */
export function usePdfDownload(storyId: number | null, title: string | undefined) {
  const [downloading, setDownloading] = useState<Downloading>(null)
  const running = useRef(false)

  const download = useCallback(
    async (edition?: Edition) => {
      if (running.current) return
      if (storyId === null) {
        toast({ title: 'Error', description: 'No hay una historia generada para descargar', variant: 'destructive' })
        return
      }
      running.current = true
      setDownloading(edition ?? 'book')
      try {
        const extension = edition === 'epub' ? 'epub' : 'pdf'
        saveFile(await call('getPdf', { params: { id: storyId }, query: { edition } }), bookName(title, edition))
        toast({
          title: `${extension.toUpperCase()} descargado`,
          description: 'Tu cuento ha sido descargado exitosamente',
        })
      } catch (error) {
        // oxlint-disable-next-line no-console -- the toast says what the buyer needs, this what we need
        console.error('Download failed', explain(error, 'no answer'))
        toast({ ...downloadProblem(error), variant: 'destructive' })
      } finally {
        running.current = false
        setDownloading(null)
      }
    },
    [storyId, title],
  )

  return { busy: downloading !== null, downloading, download }
}
