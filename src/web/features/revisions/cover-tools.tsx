import { lazy, useState } from 'react'
import { LatePart } from '../../ui/late-part.tsx'
import { PictureVersions } from './picture-versions.tsx'
import type { Bench } from './use-workshop.ts'

const RedrawDialog = lazy(() => import('./redraw-dialog.tsx').then(({ RedrawDialog }) => ({ default: RedrawDialog })))

/** Redraws the cover or chooses among its versions. */
export function CoverTools({ bench }: { bench: Bench }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <PictureVersions
        versions={bench.versionsOf(0)}
        subject="Portada"
        ofCover
        label="Otra portada"
        redrawing={bench.isRedrawing(0)}
        onChoose={bench.choose}
        onAsk={() => setAsking(true)}
      />
      {asking && (
        <LatePart onMissing={() => setAsking(false)}>
          <RedrawDialog
            open
            onOpenChange={setAsking}
            subject="La portada"
            redrawsLeft={bench.workshop.redrawsLeft}
            onWish={(wish) => bench.redraw(null, wish)}
          />
        </LatePart>
      )}
    </>
  )
}
