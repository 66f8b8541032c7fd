import { clsx } from 'clsx'
import { splitChapter } from '../../../contract/stories.ts'

const ORDINALS = ['uno', 'dos', 'tres', 'cuatro', 'cinco']

/** Where a chapter's words stand on its sheet, and how they look, also while they are being changed. */
export const CHAPTER_WORDS = 'px-[clamp(1.25rem,4vw,2.4rem)] pt-[1.3rem] pb-[1.8rem]'
export const CHAPTER_TOOLS = 'mt-[1.1rem] -mb-[0.8rem] flex flex-wrap gap-x-2 gap-y-1'
export const CHAPTER_KICKER =
  'break-after-avoid font-story text-[1.08rem]/[1.2] text-[color:var(--kicker,var(--ink-2))] italic'
export const CHAPTER_TITLE =
  'mt-[0.15rem] mb-[0.7rem] break-after-avoid text-[clamp(1.65rem,1.4rem+1vw,2.15rem)] wrap-anywhere'
const CHAPTER_STORY = 'chapter-story font-story text-story wrap-break-word hyphens-auto'

export function chapterName(number: number): string {
  return `Capítulo ${ORDINALS[number - 1] ?? number}`
}

type Props = { number: number; content: string; heading?: 'h2' | 'h3' }

/** A chapter's words as the book sets them. */
export function ChapterText({ number, content, heading: Heading = 'h2' }: Props) {
  const { title, paragraphs } = splitChapter(content)
  return (
    <>
      <p className={CHAPTER_KICKER}>{chapterName(number)}</p>
      <Heading className={CHAPTER_TITLE}>{title}</Heading>
      {paragraphs.map((text, index) => (
        // A chapter's paragraphs keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <p
          key={index}
          lang="es"
          className={clsx(
            CHAPTER_STORY,
            index > 0 && 'mt-[0.7rem]',
            index === 0 && startsWithLetter(text) && 'drop-cap',
          )}
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
