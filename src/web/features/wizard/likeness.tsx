import { type ReactNode, useEffect, useId, useState } from 'react'
import { isNobody, saidBack } from '../../../contract/said-names.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { fingerprint } from './kept-looks.ts'

type Props<Shown> = {
  name: string
  /** Of the photo, to fill a square. */
  picture: ReactNode
  image: Blob
  confirmed: Shown | null
  /** What the photo shows. */
  photographed: Shown | null
  /** Confirmed for a story before, of whoever is called so. Asked, not taken: two may have one name. */
  earlier: Shown | null
  advice: string
  isDoubtful: boolean
  figure: (shown: Shown) => ReactNode
  editor: (shown: Shown, onChange: (next: Shown) => void) => ReactNode
  onKeep: (next: Shown | null) => void
}

const ON_PRINT =
  '[--edge:oklch(0.59_0.04_170)] [--ink:var(--print-ink)] [--ink-2:var(--print-ink-2)] [--sheet:oklch(0.95_0.015_92)] [--well:oklch(0.93_0.02_90)]'

/** The figure of the book beside the photo, to be confirmed or retouched. Open where the photo leaves doubts about what is drawn. */
export function Likeness<Shown>(props: Props<Shown>) {
  const { name, picture, image, confirmed, photographed, earlier, advice, isDoubtful, figure, editor, onKeep } = props
  const [wantsOpen, setWantsOpen] = useState<boolean | null>(null)
  const [before, setBefore] = useState<readonly (Shown | null)[]>([])
  const [of, setOf] = useState(image)
  const titleId = useId()
  if (of !== image) {
    // Nothing of another photo comes back.
    setOf(image)
    setBefore([])
    setWantsOpen(null)
  }
  const shown = confirmed ?? photographed
  if (!shown) return null
  const open = wantsOpen ?? (confirmed === null && isDoubtful)

  function change(next: Shown | null): void {
    setWantsOpen(true)
    setBefore([...before, confirmed])
    onKeep(next)
  }
  function undo(): void {
    onKeep(before.at(-1) ?? null)
    setBefore(before.slice(0, -1))
  }

  return (
    <section
      aria-labelledby={titleId}
      className="look mt-[0.9rem] border-t-2 border-dashed border-[oklch(0.858_0.03_80)] pt-[0.6rem]"
    >
      <h2 id={titleId} className="font-display text-[1.25rem] font-semibold">
        {isNobody(name) ? '¿Así eres?' : `¿Así es ${saidBack(name)}?`}
      </h2>
      <p className="text-small">{advice}</p>
      <div
        className={`z-2 -mx-1 grid grid-cols-2 gap-2 bg-page px-1 py-2 ${open ? '[@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-0' : ''}`}
      >
        <span className="block aspect-square overflow-hidden rounded-[2px]" aria-hidden="true">
          {picture}
        </span>
        {figure(shown)}
      </div>
      <div className={`flex flex-wrap gap-2 ${ON_PRINT}`}>
        {confirmed === null && (
          <Button size="small" variant="main" onClick={() => (onKeep(shown), setWantsOpen(false))}>
            <Icon name="check" />
            Sí, así es
          </Button>
        )}
        {confirmed === null && earlier && (
          <Button size="small" onClick={() => (change(earlier), setWantsOpen(false))}>
            Como en su último cuento
          </Button>
        )}
        <Button size="small" aria-expanded={open} onClick={() => setWantsOpen(!open)}>
          <Icon name="brush" />
          {open ? 'Cerrar los retoques' : 'Retocar'}
        </Button>
        {open && (
          <>
            <Button size="small" variant="quiet" disabled={before.length === 0} onClick={undo}>
              Deshacer
            </Button>
            <Button
              size="small"
              variant="quiet"
              disabled={confirmed === null || photographed === null}
              onClick={() => change(null)}
            >
              Más como la foto
            </Button>
          </>
        )}
      </div>
      {open && editor(shown, change)}
    </section>
  )
}

/** Says the photo's fingerprint as soon as it is known; undefined before. */
export function useFingerprint(image: Blob, onKnown: (print: string | undefined) => void): string | undefined {
  const [print, setPrint] = useState<string>()
  useEffect(() => {
    let shown = true
    async function recall(): Promise<void> {
      const found = await fingerprint(image)
      if (!shown) return
      setPrint(found)
      onKnown(found)
    }
    void recall()
    return () => {
      shown = false
      setPrint(undefined)
    }
    // Once a photo, whoever asks.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is done with it is not what it depends on
  }, [image])
  return print
}
