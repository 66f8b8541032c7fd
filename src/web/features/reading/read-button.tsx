import { lazy, useState } from 'react'
import type { Style } from '../../../contract/styles.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import type { ReadableStory } from './pages.ts'
import type { Ending } from './story-reader.tsx'

const StoryReader = lazy(() => import('./story-reader.tsx').then(({ StoryReader }) => ({ default: StoryReader })))

type Props = {
  story: ReadableStory
  style: Style
  ending?: Ending
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  className?: string
}

/** Opens the book. */
export function ReadButton({ story, style, ending, ...looks }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...looks} onClick={() => setOpen(true)}>
        <Icon name="book" /> Leer el cuento
      </Button>
      {open && (
        <LatePart onMissing={() => setOpen(false)}>
          <StoryReader story={story} style={style} ending={ending} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  )
}
