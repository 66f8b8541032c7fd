import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = { subject: string; busy: boolean; onIllustrate: () => void }

/** Draws a chapter's picture. It goes when the picture comes: what stands in its place then takes its focus. */
export function IllustrateButton({ subject, busy, onIllustrate }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = box.current
    const tools = own?.parentElement
    return () => {
      if (!own?.contains(document.activeElement)) return
      requestAnimationFrame(() => tools?.querySelector('button')?.focus({ preventScroll: true }))
    }
  }, [])
  return (
    <div ref={box} className="px-[clamp(1.25rem,4vw,2.4rem)] pt-[0.7rem]">
      <Button size="small" variant="soft" busy={busy} aria-label={`Ilustrar: ${subject}`} onClick={onIllustrate}>
        <Icon name="brush" /> Ilustrar
      </Button>
    </div>
  )
}
