import { type ReactNode, useEffect, useId, useState } from 'react'
import { toLook } from '../../../contract/look-traits.ts'
import type { Look, SeenLook } from '../../../contract/looks.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { browserStorage } from '../../kept.ts'
import { draftStore, useDraft } from './draft-store.ts'
import { fingerprint, keepLook, keptLook, keptLookOf } from './kept-looks.ts'
import { LookEditor } from './look-editor.tsx'
import { LookFigure } from './look-figure.tsx'
import { doubts, lookAdvice } from './look-advice.ts'
import type { PhotoRole, StoredPhoto } from './photo-storage.ts'

/** `picture`: of the photo, to fill a square. */
type Props = { photo: Pick<StoredPhoto, 'role' | 'image'>; seen: SeenLook | null; name: string; picture: ReactNode }

const LOOK_FIELDS = { sender: 'senderLook', recipient: 'recipientLook' } as const
const ON_PRINT =
  '[--edge:oklch(0.59_0.04_170)] [--ink:var(--print-ink)] [--ink-2:var(--print-ink-2)] [--sheet:oklch(0.95_0.015_92)] [--well:oklch(0.93_0.02_90)]'

/** «¿Así es?»: the figure of the book beside the photo, to be confirmed or retouched. Open where the photo leaves doubts about what is drawn. */
export function LookQuestion({ photo: { role, image }, seen, name, picture }: Props) {
  const confirmed = useDraft()[LOOK_FIELDS[role]]
  const [wantsOpen, setWantsOpen] = useState<boolean | null>(null)
  const [before, setBefore] = useState<readonly (Look | null)[]>([])
  const print = useRemembered(role, image)
  const [of, setOf] = useState(image)
  const titleId = useId()
  if (of !== image) {
    // Nothing of another photo comes back.
    setOf(image)
    setBefore([])
    setWantsOpen(null)
  }
  const photographed = toLook(seen)
  const look = confirmed ?? photographed
  if (!look || seen?.sitter === 'animal') return null
  // Asked, not taken: two people may have one name.
  const earlier = confirmed === null ? keptLookOf(browserStorage('localStorage'), role, name) : null
  const open = wantsOpen ?? (confirmed === null && doubts(seen).length > 0)

  function keep(next: Look | null): void {
    draftStore.change({ [LOOK_FIELDS[role]]: next })
    keepLook(browserStorage('localStorage'), role, { photo: print, name }, next)
  }
  function change(next: Look | null): void {
    setWantsOpen(true)
    setBefore([...before, confirmed])
    keep(next)
  }
  function undo(): void {
    keep(before.at(-1) ?? null)
    setBefore(before.slice(0, -1))
  }

  return (
    <section
      aria-labelledby={titleId}
      className="look mt-[0.9rem] border-t-2 border-dashed border-[oklch(0.858_0.03_80)] pt-[0.6rem]"
    >
      <h2 id={titleId} className="font-display text-[1.25rem] font-semibold">
        ¿Así es {name}?
      </h2>
      <p className="text-small">{lookAdvice(seen, confirmed !== null)}</p>
      <div
        className={`z-2 -mx-1 grid grid-cols-2 gap-2 bg-page px-1 py-2 ${open ? '[@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-0' : ''}`}
      >
        <span className="block aspect-square overflow-hidden rounded-[2px]" aria-hidden="true">
          {picture}
        </span>
        <LookFigure role={role} look={look} alt={`${name} como saldrá en el cuento`} className="rounded-[2px]" />
      </div>
      <div className={`flex flex-wrap gap-2 ${ON_PRINT}`}>
        {confirmed === null && (
          <Button size="small" variant="main" onClick={() => (keep(look), setWantsOpen(false))}>
            <Icon name="check" />
            Sí, así es
          </Button>
        )}
        {earlier && (
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
      {open && (
        <LookEditor
          role={role}
          look={look}
          seen={photographed}
          grown={seen?.sitter !== 'child'}
          name={name}
          onChange={change}
        />
      )}
    </section>
  )
}

/** Brings back what was confirmed with this photo before. Answers the photo's fingerprint once it is known. */
function useRemembered(role: PhotoRole, image: Blob): string | undefined {
  const [print, setPrint] = useState<string>()
  useEffect(() => {
    let shown = true
    async function recall(): Promise<void> {
      const found = await fingerprint(image)
      if (!shown) return
      setPrint(found)
      const kept = keptLook(browserStorage('localStorage'), role, found)
      if (kept && draftStore.get()[LOOK_FIELDS[role]] === null) draftStore.change({ [LOOK_FIELDS[role]]: kept })
    }
    void recall()
    return () => {
      shown = false
      setPrint(undefined)
    }
  }, [role, image])
  return print
}
