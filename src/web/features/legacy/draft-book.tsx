import { coverParts } from '../../../contract/cover-line.ts'
import { STYLE_CARDS } from '../../../contract/styles.ts'
import { Book } from '../../ui/book.tsx'
import { useDraft } from '../wizard/draft-store.ts'
import { Workbench } from '../wizard/step-layout.tsx'
import { styleLabel, StylePicture } from '../wizard/style-picture.tsx'

/** Decoration: a book with the draft's names and style. */
export function DraftBench() {
  const { illustrationStyle } = useDraft()
  return (
    <Workbench
      book={<DraftBook className="w-full -rotate-2" />}
      caption={styleLabel(STYLE_CARDS[illustrationStyle].label)}
    />
  )
}

export function DraftBook({ className }: { className?: string }) {
  const draft = useDraft()
  const { illustrationStyle } = draft
  const { whom, from } = coverParts(draft)
  return (
    <Book
      style={illustrationStyle}
      title={whom || 'Para…'}
      dedication={from}
      picture={<StylePicture style={illustrationStyle} />}
      {...(className && { className })}
    />
  )
}
