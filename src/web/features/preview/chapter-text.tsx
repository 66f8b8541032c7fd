import { clsx } from 'clsx'
import { splitChapter } from '../../../contract/stories.ts'

const ORDINALS = ['uno', 'dos', 'tres', 'cuatro', 'cinco']

export function chapterName(number: number): string {
  return `Capítulo ${ORDINALS[number - 1] ?? number}`
}

type Props = { number: number; content: string; heading?: 'h2' | 'h3' }

/** A chapter's words as the book sets them. */
export function ChapterText({ number, content, heading: Heading = 'h2' }: Props) {
  const { title, paragraphs } = splitChapter(content)
  return (
    <>
      <p className="chapter-kicker">{chapterName(number)}</p>
      <Heading className="chapter-title">{title}</Heading>
      {paragraphs.map((text, index) => (
        // A chapter's paragraphs keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <p
          key={index}
          lang="es"
          className={clsx('chapter-story', index === 0 && startsWithLetter(text) && 'has-drop-cap')}
        >
          {text}
        </p>
      ))}
    </>
  )
}

/** A drop cap is a letter; a dialogue's dash would look lost. */
function startsWithLetter(text: string): boolean {
  return /^\p{L}/u.test(text)
}
