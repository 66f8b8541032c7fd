import { useBlocker } from '@tanstack/react-router'
import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { MAX_CHAPTER_LENGTH, MAX_TITLE_LENGTH } from '../../../contract/constants.ts'
import type { Paragraph } from '../../../contract/stories.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { CHAPTER_KICKER, CHAPTER_TITLE, CHAPTER_TOOLS, chapterName } from '../stories/chapter-text.tsx'
import { useChapterForm } from './use-chapter-form.ts'

/** The words stay where they were and as they were: only a thread under them says that they can be changed. */
const FIELD =
  'block w-[calc(100%+1.2rem)] -mx-[0.6rem] resize-none overflow-hidden rounded-[4px] bg-maize-soft/45 px-[0.6rem] py-[0.2rem] text-ink shadow-[inset_0_-2px_0_-0.5px_var(--thread)] focus:outline-3 focus:outline-offset-1 focus:outline-focus'

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
    <form onKeyDown={onKeyDown} onSubmit={submit}>
      <p className={CHAPTER_KICKER}>{chapterName(paragraph.paragraphNumber)}</p>
      <label htmlFor={`${id}-title`} className="sr-only">
        Título del capítulo
      </label>
      <input
        {...register('title')}
        id={`${id}-title`}
        className={`${CHAPTER_TITLE} ${FIELD} font-display leading-[1.2] font-semibold max-tablet:text-[1.3rem]`}
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
        className={`font-story text-story wrap-break-word hyphens-manual ${FIELD}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      />
      <Problem id={`${id}-error`} text={error} />
      <p
        id={`${id}-hint`}
        className="mt-2 flex flex-wrap justify-between gap-x-4 text-(length:--text-small) text-ink-2"
      >
        <span>Un renglón nuevo es un párrafo nuevo.</span>
        <span className="num">
          {content.length.toLocaleString('es-MX')} / {MAX_CHAPTER_LENGTH.toLocaleString('es-MX')}
        </span>
      </p>
      <div className={CHAPTER_TOOLS}>
        <Button size="small" variant="main" type="submit" busy={busy}>
          Guardar
        </Button>
        <Button size="small" variant="soft" disabled={busy} onClick={onDone}>
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
