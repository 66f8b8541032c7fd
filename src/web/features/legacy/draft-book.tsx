import { STYLE_CARDS } from '../../../contract/styles.ts'
import { Book } from '../../ui/book.tsx'
import { useDraft } from '../wizard/draft-store.ts'
import { styleLabel, StylePicture } from '../wizard/style-picture.tsx'

/** Decoration: a book with the draft's names and style. */
export function DraftBench() {
  const { illustrationStyle } = useDraft()
  return (
    <aside className="wizard-bench cloth" aria-hidden="true">
      <DraftBook className="w-full -rotate-2" />
      <p className="mt-9 text-center text-on-cloth-2">{styleLabel(STYLE_CARDS[illustrationStyle].label)}</p>
    </aside>
  )
}

export function DraftBook({ className }: { className?: string }) {
  const { illustrationStyle, recipientName, senderName } = useDraft()
  return (
    <Book
      style={illustrationStyle}
      title={recipientName.trim() ? `Para ${recipientName.trim()}` : 'Para…'}
      {...(senderName.trim() && { dedication: `de ${senderName.trim()}` })}
      picture={<StylePicture style={illustrationStyle} />}
      {...(className && { className })}
    />
  )
}
