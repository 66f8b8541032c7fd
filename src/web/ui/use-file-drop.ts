import { useEffect, useState, type DragEvent } from 'react'

/** Makes an element a place to drop files on; `over` is true while something is held above it. */
export function useFileDrop(onDrop: (files: FileList) => void) {
  const [over, setOver] = useState(false)
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        onDrop(event.dataTransfer.files)
      },
    },
  }
}

/** Stops the browser from opening a file that is dropped outside the drop zone. */
export function useDropGuard(): void {
  useEffect(() => {
    const guard = (event: Event) => event.preventDefault()
    window.addEventListener('dragover', guard)
    window.addEventListener('drop', guard)
    return () => {
      window.removeEventListener('dragover', guard)
      window.removeEventListener('drop', guard)
    }
  }, [])
}
