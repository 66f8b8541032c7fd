import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PDF_PAGES } from '../../../contract/constants.ts'
import { forWhom } from '../../../contract/cover-line.ts'
import { capital, giverName, inLine, saidBack } from '../../../contract/said-names.ts'
import { STYLE_CARDS } from '../../../contract/styles.ts'
import { Button } from '../../ui/button.tsx'
import { teaserPrice } from './teaser-price.ts'
import { briefQuery } from '../stories/queries.ts'
import { useConfig } from '../shell/config.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import type { Draft } from '../wizard/draft.ts'
import { styleLabel } from '../wizard/style-picture.tsx'
import { ChapterCarousel } from './chapter-carousel.tsx'
import type { Generation } from './generation.ts'

type Props = { state: Generation & { storyId: number }; draft: Draft }

/** The finished story: its chapters to leaf through, what it is, what it costs. */
export function GenerationResult({ state, draft }: Props) {
  const brief = useQuery(briefQuery(state.storyId)).data ?? draft
  const config = useConfig()
  return (
    <PageFrame title={state.storyTitle}>
      <div className="wrap pb-16">
        <div className="mt-4 mb-7">
          <h1 className="text-t1">
            {brief.occasion === 'en-recuerdo'
              ? `El cuento ${forWhom(brief)}`
              : `${capital(saidBack(brief.recipientName))} ya tiene su cuento`}
          </h1>
          <p className="mt-2 font-story text-lead text-ink-2 italic">{state.storyTitle}</p>
        </div>
        <div className="grid grid-cols-1 items-start gap-8 desk:grid-cols-[minmax(0,1fr)_22rem] desk:gap-14">
          <ChapterCarousel parts={state.parts} />
          <aside className="sheet sheet-stack p-[clamp(1.25rem,3.2vw,2.25rem)] desk:top-6" aria-label="Tu libro">
            <dl className="num grid grid-cols-2 gap-x-6">
              <Line term="Páginas">{PDF_PAGES}</Line>
              <Line term="Para">{inLine(brief.recipientName)}</Line>
              <Line term="De">{giverName(brief.senderName) || brief.senderName.trim()}</Line>
              <Line term="Estilo">{styleLabel(STYLE_CARDS[brief.illustrationStyle].label)}</Line>
            </dl>
            <p className="num mt-[1.4rem] mb-[0.3rem] font-display text-[2.6rem]/[1] font-semibold text-thread">
              {teaserPrice(config)}
            </p>
            <p className="text-ink-2">PDF de {PDF_PAGES} páginas en alta calidad, descarga inmediata.</p>
            <Button variant="main" block asChild className="mt-5">
              <Link to="/checkout/$storyId" params={{ storyId: String(state.storyId) }}>
                Obtener PDF
              </Link>
            </Button>
          </aside>
        </div>
      </div>
    </PageFrame>
  )
}

function Line({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="border-b-[1.5px] border-dashed border-rule py-3">
      <dt className="text-[1rem] text-ink-2">{term}</dt>
      <dd className="font-story text-[1.3rem]/[1.2] font-medium wrap-anywhere normal-nums">{children}</dd>
    </div>
  )
}
