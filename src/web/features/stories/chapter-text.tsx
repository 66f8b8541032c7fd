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
          <Words text={text} />
        </p>
      ))}
    </>
  )
}

/** The text as it is, but for one thing: a dialogue's dash never stands alone at the end or the start of a line. */
function Words({ text }: { text: string }) {
  return text.split(/(\S*—\S*)/).map((piece, index) =>
    piece.includes('—') ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces keep their places
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

/** Only a letter becomes a drop cap, not a dialogue's dash. */
function startsWithLetter(text: string): boolean {
  return /^\p{L}/u.test(text)
}
