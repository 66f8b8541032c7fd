import { useBlocker } from '@tanstack/react-router'
import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { MAX_CHAPTER_LENGTH, MAX_TITLE_LENGTH } from '../../../contract/constants.ts'
import type { Paragraph } from '../../../contract/stories.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { chapterName } from '../stories/chapter-text.tsx'
import { useChapterForm } from './use-chapter-form.ts'

type Props = { paragraph: Paragraph; onDone: () => void }

/** Edits a chapter in place. What could not be saved stays in the field. */
export function ChapterEditor({ paragraph, onDone }: Props) {
  const { register, field, busy, submit, content } = useChapterForm(paragraph, onDone)
  const { ref, error, ...text } = field('text')
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useGrowing(area, text.value)
  useEffect(() => area.current?.focus({ preventScroll: true }), [])

  const changed = content !== paragraph.paragraphText
  const isLeaving = () =>
    changed && !busy && !window.confirm('Tienes cambios sin guardar en este capítulo. ¿Salir sin ellos?')
  useBlocker({ shouldBlockFn: isLeaving, enableBeforeUnload: () => changed })

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
    else if (event.key === 'Escape' && !changed) onDone()
  }
  return (
    <form className="chapter-editor" onKeyDown={onKeyDown} onSubmit={submit}>
      <p className="chapter-kicker">{chapterName(paragraph.paragraphNumber)}</p>
      <label htmlFor={`${id}-title`} className="sr-only">
        Título del capítulo
      </label>
      <input
        {...register('title')}
        id={`${id}-title`}
        className="chapter-title editor-field"
        maxLength={MAX_TITLE_LENGTH}
      />
      <label htmlFor={`${id}-text`} className="sr-only">
        Texto del capítulo
      </label>
      <textarea
        {...text}
        ref={(element) => {
          area.current = element
          ref(element)
        }}
        id={`${id}-text`}
        lang="es"
        className="chapter-story editor-field"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      />
      <Problem id={`${id}-error`} text={error} />
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

/** As tall as its text, so that nothing scrolls inside the page. */
function useGrowing(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = area.current
    if (!field) return
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight + 4}px`
  }, [area, text])
}
