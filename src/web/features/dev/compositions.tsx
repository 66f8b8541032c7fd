import { useState } from 'react'
import { DEFAULT_STYLE, type Style } from '../../../contract/styles.ts'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'
import { THREAD_DRAWINGS } from '../../ui/thread-art.tsx'
import { ChapterCarousel } from '../generation/chapter-carousel.tsx'
import { Milestones } from '../generation/milestones.tsx'
import { StoryTag } from '../library/story-tag.tsx'
import { StyleChoice } from '../legacy/style-choice.tsx'
import { ChapterSheet } from '../stories/chapter-sheet.tsx'
import { Gathering } from '../stories/gathering.tsx'
import { StitchCount } from '../preview/stitch-count.tsx'
import { Examples } from '../wizard/examples.tsx'
import { Case } from './case.tsx'

const PICTURE = '/samples/cuento-2-480.webp'
const TEXT =
  'El bostezo\n\nHabía una vez un bostezo que no cabía en la boca de nadie.\n\n—¿Y si lo guardamos en un frasco? —dijo Leo.'
const STATES = ['pending', 'developing', 'illustrated'] as const

/** What several pages are put together from, in every state. */
export function Compositions() {
  const [style, setStyle] = useState<Style>(DEFAULT_STYLE)
  const [answer, setAnswer] = useState('')
  return (
    <>
      <Case title="Hitos y cuentas">
        {[0, 20, 60, 100].map((progress) => (
          <div key={progress} className="w-full max-w-md">
            <Milestones progress={progress} />
          </div>
        ))}
        {[0, 2, 5].map((done) => (
          <StitchCount key={done} count={done} total={5} />
        ))}
      </Case>
      <Case title="Capítulos">
        <Gathering className="w-full max-w-xl">
          {STATES.map((state, index) => (
            <ChapterSheet
              key={state}
              number={index + 1}
              content={TEXT}
              imageUrl={state === 'illustrated' ? PICTURE : null}
              state={state}
            />
          ))}
        </Gathering>
      </Case>
      <Case title="Libro abierto">
        <div className="w-full max-w-4xl">
          <ChapterCarousel
            parts={[1, 2].map((paragraphNumber) => ({ paragraphNumber, content: TEXT, imageUrl: PICTURE }))}
          />
        </div>
      </Case>
      <Case title="Respuestas para tocar">
        <Examples examples={['Los gatos', 'El mar', 'Bailar']} value={answer} onTake={setAnswer} />
      </Case>
      <Case title="Estilos">
        <div className="w-full max-w-3xl">
          <StyleChoice value={style} onChange={setStyle} />
        </div>
      </Case>
      <Case title="Etiquetas">
        {(['unfinished', 'sample', 'bought'] as const).map((kind) => (
          <span key={kind} className="relative h-12 w-40">
            <StoryTag kind={kind} />
          </span>
        ))}
      </Case>
      <Case title="Donde no hay nada">
        {THREAD_DRAWINGS.map((art) => (
          <div key={art} className="w-full max-w-sm border border-rule">
            <BlankSlate art={art} level="h3" title="Aquí no hay nada" lead={<p>Todavía.</p>} note="Una nota al pie.">
              <Button variant="main">El camino</Button>
              <Button>Otro camino</Button>
            </BlankSlate>
          </div>
        ))}
      </Case>
    </>
  )
}
