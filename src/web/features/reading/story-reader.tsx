import { clsx } from 'clsx'
import { Dialog } from 'radix-ui'
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Style } from '../../../contract/styles.ts'
import { RoundButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { useFocusReturn } from '../../ui/use-focus-return.ts'
import { Leaves } from './leaves.tsx'
import { pagesOf, type ReadableStory, recordingOf, spokenBlocks } from './pages.ts'
import { useFullScreen } from './use-full-screen.ts'
import { voiceName } from './voice-name.ts'
import { useReadAloud } from './use-read-aloud.ts'
import { useTurning } from './use-turning.ts'
import { useWide } from './use-wide.ts'
import './reading.css'

const BUTTON =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-[0.55em] rounded-seal py-[0.4rem] font-ui text-[1rem]/[1.15] font-bold text-on-cloth hover:bg-[oklch(1_0_0/0.1)] aria-pressed:bg-maize aria-pressed:text-on-maize'

/** `leave` closes the book, and goes on with what is given once the page behind has its focus back. */
export type Ending = ReactNode | ((leave: (next: () => void) => void) => ReactNode)

type Props = {
  story: ReadableStory
  style: Style
  /** What can be done at the story's end. */
  ending?: Ending
  /** Opens at the first recorded chapter and plays it. */
  listen?: boolean | undefined
  onClose: () => void
}

/** The story as a book over the page, with turning pages and reading aloud. */
export function StoryReader({ story: given, style, ending, listen = false, onClose }: Props) {
  const story = useSame(given)
  const pages = useMemo(() => pagesOf(story), [story])
  const [position, setPosition] = useState(() =>
    listen
      ? Math.max(
          0,
          pages.findIndex((each) => recordingOf(each, story) !== null),
        )
      : 0,
  )
  const last = pages.length - 1
  const page = pages[position] ?? pages[0]
  const wide = useWide()
  const go = useCallback((to: number) => setPosition(Math.min(last, Math.max(0, to))), [last])
  const { turning, handlers } = useTurning(position, last, go)

  const blocks = useMemo(() => (page ? spokenBlocks(page, story) : []), [page, story])
  const hasRecordings = (story.voice ?? []).length > 0
  const recording = page ? recordingOf(page, story) : null
  const readAloud = useReadAloud({ blocks, recording, hasRecordings, atOnce: listen }, () => {
    if (position === last) return false
    go(position + 1)
    return true
  })
  const stage = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(stage)
  const focus = useFocusReturn()
  const next = useRef<(() => void) | null>(null)
  useBackCloses(true, onClose)
  // The focused element may be on a page that is hidden now.
  useEffect(() => {
    const { activeElement } = document
    if (!stage.current?.contains(activeElement) || activeElement?.closest('[inert]'))
      stage.current?.focus({ preventScroll: true })
  }, [position])

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowRight: position + 1, ArrowLeft: position - 1, Home: 0, End: last }
    const to = steps[event.key]
    // A player's keys are its own.
    if (event.target instanceof HTMLMediaElement) return
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(to)
  }

  function leave(then: () => void): void {
    next.current = then
    onClose()
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          ref={stage}
          className="reader cloth fixed inset-0 z-60 grid grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] animate-dim focus:outline-none"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            focus.onCloseAutoFocus(event)
            next.current?.()
          }}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus()
            // On the book as a whole: its keys work at once, and no control looks chosen.
            event.preventDefault()
            stage.current?.focus()
          }}
        >
          <Dialog.Title className="sr-only">{story.storyTitle}</Dialog.Title>
          <p className="sr-only" role="status">
            {page?.label}, página {position + 1} de {pages.length}
          </p>
          <div className="flex min-h-15 items-center gap-2 px-3 py-2">
            {readAloud.available && (
              <button
                type="button"
                className={`${BUTTON} px-[0.9rem]`}
                aria-pressed={readAloud.reading}
                aria-describedby={readAloud.remote ? 'voz-remota' : undefined}
                onClick={readAloud.toggle}
              >
                <Icon name={readAloud.reading ? 'pause' : 'voice'} />
                {readAloud.reading
                  ? 'Pausar la voz'
                  : hasRecordings
                    ? `Escuchar ${voiceName(story)}`
                    : 'Leer en voz alta'}
              </button>
            )}
            {readAloud.remote && (
              <span id="voz-remota" className="max-w-[20em] text-mini/[1.25] text-on-cloth-2">
                La voz la pone tu navegador por internet: le envía el texto.
              </span>
            )}
            <span className="grow" />
            {fullScreen.available && (
              <button
                type="button"
                className={`${BUTTON} px-[0.9rem] max-tablet:px-[0.4rem]`}
                onClick={fullScreen.toggle}
              >
                <Icon name={fullScreen.active ? 'shrink' : 'expand'} />
                <span className="max-tablet:sr-only">
                  {fullScreen.active ? 'Salir de pantalla completa' : 'Pantalla completa'}
                </span>
              </button>
            )}
            <Dialog.Close className={`${BUTTON} px-[0.4rem]`} aria-label="Cerrar el libro">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className="grid min-h-0 min-w-0 place-items-center px-3 pb-3 [container-type:size]">
            <div
              className={clsx(
                'reader-book',
                wide ? 'is-wide' : 'is-narrow',
                position === 0 && 'is-closed',
                turning && 'is-held',
              )}
              {...handlers}
            >
              <Leaves
                {...{ story, style, pages, position, wide, turning }}
                ending={typeof ending === 'function' ? ending(leave) : ending}
                spoken={readAloud.spoken}
                onOpen={() => go(1)}
              />
            </div>
          </div>
          <div className="flex items-center justify-center gap-5 px-4 pt-2 pb-[0.9rem]">
            <RoundButton label="Página anterior" aria-disabled={position === 0} onClick={() => go(position - 1)}>
              <Icon name="left" />
            </RoundButton>
            <ol className="flex gap-[7px]" aria-hidden="true">
              {pages.map(({ label }, index) => (
                <li
                  key={label}
                  className={clsx(
                    'h-1 w-4 rounded-[2px] transition-[background-color] duration-(--slow) forced-colors:forced-color-adjust-none',
                    index <= position
                      ? 'bg-[oklch(0.7_0.175_28)] forced-colors:bg-[Highlight]'
                      : 'bg-[oklch(1_0_0/0.26)] forced-colors:bg-[GrayText]',
                  )}
                />
              ))}
            </ol>
            <RoundButton label="Página siguiente" aria-disabled={position === last} onClick={() => go(position + 1)}>
              <Icon name="right" />
            </RoundButton>
          </div>
          <ScrollLock />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The same object as long as nothing in it has changed, so that a voice is not cut short by a page that looks again. */
function useSame<T>(value: T): T {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text) as T, [text])
}

/** Locks the scrolling of the page behind. */
function ScrollLock() {
  useEffect(() => {
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
    }
  }, [])
  return null
}
