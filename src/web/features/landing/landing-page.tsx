import { useEffect, useRef } from 'react'
import { formatMoney } from '../../../contract/money.ts'
import { useConfig } from '../shell/config.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { BeginBar } from './begin-bar.tsx'
import { Closing } from './closing.tsx'
import { enhanceLanding } from './enhance.ts'
import { Hero } from './hero.tsx'
import { OwnStories } from './own-stories.tsx'
import { PhotosPromise } from './photos-promise.tsx'
import { Price } from './price.tsx'
import { Questions } from './questions.tsx'
import { Reasons } from './reasons.tsx'
import { Shelf } from './shelf.tsx'
import { Steps } from './steps.tsx'

export function LandingPage() {
  const page = useRef<HTMLDivElement>(null)
  const price = formatMoney(useConfig().price).replace(' ', '\u00a0')
  useEffect(() => (page.current ? enhanceLanding(page.current) : undefined), [])
  return (
    <PageFrame title="Cuentos personalizados e ilustrados para regalar" header="none">
      <div ref={page} data-landing>
        <Hero price={price} />
        <div>
          <OwnStories />
          <Reasons />
          <Steps />
          <Shelf />
          <PhotosPromise />
          <BeginBar price={price} />
        </div>
        <Price price={price} />
        <Questions />
        <Closing />
      </div>
    </PageFrame>
  )
}
