import { lazy, useState } from 'react'
import type { Paragraph } from '../../../contract/stories.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { ChapterSheet, type ChapterState } from '../stories/chapter-sheet.tsx'
import { chapterName, ChapterText } from '../stories/chapter-text.tsx'
import { IllustrateButton } from './illustrate-button.tsx'
import { PictureVersions } from './picture-versions.tsx'
import { useReturningFocus } from './use-returning-focus.ts'
import type { Bench } from './use-workshop.ts'

// Loaded late: most chapters are never edited.
const ChapterEditor = lazy(() =>
  import('./chapter-editor.tsx').then(({ ChapterEditor }) => ({ default: ChapterEditor })),
)
const RedrawDialog = lazy(() => import('./redraw-dialog.tsx').then(({ RedrawDialog }) => ({ default: RedrawDialog })))

type Props = {
  paragraph: Paragraph
  state: ChapterState
  bench: Bench | null
  /** Draws the picture that the chapter lacks. */
  onIllustrate: (paragraph: Paragraph) => void
}

/** A chapter, with tools to change it for its owner. */
export function RevisableChapter({ paragraph, state, bench, onIllustrate }: Props) {
  const { paragraphNumber: number, paragraphText, imageUrl } = paragraph
  const [editing, setEditing] = useState(false)
  const [asking, setAsking] = useState(false)
  const editButton = useReturningFocus(editing)
  const redrawing = bench?.isRedrawing(number) ?? false
  const name = chapterName(number)
  return (
    <>
      <ChapterSheet
        number={number}
        content={paragraphText}
        imageUrl={imageUrl}
        state={state}
        redrawing={redrawing}
        pictures={
          bench && (
            <div>
              {imageUrl ? (
                <PictureVersions
                  versions={bench.versionsOf(number)}
                  subject={name}
                  redrawing={redrawing}
                  onChoose={bench.choose}
                  onAsk={() => setAsking(true)}
                />
              ) : (
                <IllustrateButton
                  subject={name}
                  busy={state === 'developing'}
                  onIllustrate={() => onIllustrate(paragraph)}
                />
              )}
            </div>
          )
        }
        editor={
          editing ? (
            <LatePart
              onMissing={() => setEditing(false)}
              meanwhile={<ChapterText number={number} content={paragraphText} />}
            >
              <ChapterEditor paragraph={paragraph} onDone={() => setEditing(false)} />
            </LatePart>
          ) : undefined
        }
        tools={
          bench && (
            <Button
              ref={editButton}
              size="small"
              variant="soft"
              aria-label={`Cambiar el texto: ${name}`}
              onClick={() => setEditing(true)}
            >
              <Icon name="pencil" /> Cambiar el texto
            </Button>
          )
        }
      />
      {bench && asking && (
        <LatePart onMissing={() => setAsking(false)}>
          <RedrawDialog
            open
            onOpenChange={setAsking}
            subject={name}
            redrawsLeft={bench.workshop.redrawsLeft}
            onWish={(wish) => bench.redraw(paragraph, wish)}
          />
        </LatePart>
      )}
    </>
  )
}
