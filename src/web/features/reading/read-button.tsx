import { lazy, useState } from 'react'
import type { Style } from '../../../contract/styles.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import type { ReadableStory } from './pages.ts'
import type { Ending } from './story-reader.tsx'
import { voiceName } from './voice-name.ts'

const StoryReader = lazy(() => import('./story-reader.tsx').then(({ StoryReader }) => ({ default: StoryReader })))

type Props = {
  story: ReadableStory
  style: Style
  ending?: Ending
  /** Plays what its giver has recorded as soon as it opens. */
  listen?: boolean
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  className?: string
}

/** Opens the book, to be read or to be listened to. */
export function ReadButton({ story, style, ending, listen, ...looks }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...looks} onClick={() => setOpen(true)}>
        <Icon name={listen ? 'voice' : 'book'} /> {listen ? `Escuchar ${voiceName(story)}` : 'Leer el cuento'}
      </Button>
      {open && (
        <LatePart onMissing={() => setOpen(false)}>
          <StoryReader story={story} style={style} ending={ending} listen={listen} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  )
}
