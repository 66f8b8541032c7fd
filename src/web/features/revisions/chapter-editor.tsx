import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { chapterTextSchema } from '../../../contract/changes.ts'
import { MAX_CHAPTER_LENGTH, MAX_TITLE_LENGTH } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { joinChapter, splitChapter, type Paragraph } from '../../../contract/stories.ts'
import { call } from '../../call.ts'
import { ApiError, explain } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { chapterName } from '../stories/chapter-text.tsx'
import { paragraphsQuery, storyQuery } from '../stories/queries.ts'

type Props = { paragraph: Paragraph; onDone: () => void }

/** A chapter's words where they stand, to be written over. What could not be saved stays in the field. */
export function ChapterEditor({ paragraph, onDone }: Props) {
  const opened = splitChapter(paragraph.paragraphText)
  const [title, setTitle] = useState(opened.title)
  const [text, setText] = useState(() => opened.paragraphs.join('\n\n'))
  const { save, busy, error } = useSave(paragraph, onDone)
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useGrowing(area, text)
  useEffect(() => area.current?.focus({ preventScroll: true }), [])

  const content = joinChapter(
    title.trim(),
    text
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean),
  )
  const changed = content !== paragraph.paragraphText
  const isLeaving = () =>
    changed && !busy && !window.confirm('Tienes cambios sin guardar en este capítulo. ¿Salir sin ellos?')
  useBlocker({ shouldBlockFn: isLeaving, enableBeforeUnload: () => changed })

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(content)
    else if (event.key === 'Escape' && !changed) onDone()
  }
  return (
    <form
      className="chapter-editor"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void save(content)
      }}
    >
      <p className="chapter-kicker">{chapterName(paragraph.paragraphNumber)}</p>
      <label htmlFor={`${id}-title`} className="sr-only">
        Título del capítulo
      </label>
      <input
        id={`${id}-title`}
        className="chapter-title editor-field"
        value={title}
        maxLength={MAX_TITLE_LENGTH}
        onChange={(event) => setTitle(event.target.value)}
      />
      <label htmlFor={`${id}-text`} className="sr-only">
        Texto del capítulo
      </label>
      <textarea
        ref={area}
        id={`${id}-text`}
        lang="es"
        className="chapter-story editor-field"
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className="mt-[0.4rem] font-bold text-thread" role="alert">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="editor-hint">
        <span>Un renglón nuevo es un párrafo nuevo.</span>
        <span className="num">
          {content.length.toLocaleString('es-MX')} / {MAX_CHAPTER_LENGTH.toLocaleString('es-MX')}
        </span>
      </p>
      <div className="chapter-tools">
        <Button size="small" variant="main" type="submit" busy={busy}>
          Guardar
        </Button>
        <Button size="small" variant="quiet" disabled={busy} onClick={onDone}>
          {changed ? 'Descartar' : 'Cerrar'}
        </Button>
      </div>
    </form>
  )
}

/** Saves over the text that the editor was opened on; where another one stands by now, it says so and knows that one. */
function useSave({ id, storyId, paragraphText }: Paragraph, onDone: () => void) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const editedFrom = useRef(paragraphText)

  async function save(content: string): Promise<void> {
    if (busy) return
    const checked = chapterTextSchema.safeParse(content)
    if (!checked.success) return setError(checked.error.issues[0]?.message ?? MESSAGES.invalidRequest)
    if (checked.data === editedFrom.current) return onDone()
    setBusy(true)
    setError(null)
    const { queryKey } = paragraphsQuery(storyId)
    try {
      const saved = await call('changeParagraph', {
        params: { id },
        body: { paragraphText: checked.data, editedFrom: editedFrom.current },
      })
      client.setQueryData(queryKey, (all) => all?.map((other) => (other.id === id ? saved : other)))
      void client.invalidateQueries({ queryKey: storyQuery(storyId).queryKey })
      toast({ title: 'Capítulo guardado', description: 'El libro ya lleva tus palabras.' })
      onDone()
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 409) {
        const now = await client.fetchQuery({ ...paragraphsQuery(storyId), staleTime: 0 }).catch(() => [])
        editedFrom.current = now.find((other) => other.id === id)?.paragraphText ?? editedFrom.current
      }
      setError(explain(failure, 'No pudimos guardarlo. Tus palabras siguen aquí: inténtalo de nuevo.'))
      setBusy(false)
    }
  }
  return { save, busy, error }
}

/** As tall as its text, so that nothing scrolls inside the page. */
function useGrowing(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = area.current
    if (!field) return
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight + 4}px`
  }, [area, text])
}
