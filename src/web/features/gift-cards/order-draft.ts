import type { Style } from '../../../contract/styles.ts'
import { DEFAULT_STYLE } from '../../../contract/styles.ts'
import { giftCardOrderSchema } from '../../../contract/gift-cards.ts'
import { browserStorage } from '../../kept.ts'
import { newUuid } from '../../uuid.ts'

/** In this tab: a card that was ordered and not paid, so that whoever comes back finds their words. */
const KEY = 'gift-card-order'
const storage = browserStorage('sessionStorage')

type OrderDraft = {
  id: string
  recipientName: string
  senderName: string
  line: string
  style: Style
  email: string
}

export function keepDraft(draft: OrderDraft): void {
  try {
    storage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // A full storage only means that it is typed again.
  }
}

/** An empty one where none is kept, or where it can be read no more. */
export function keptDraft(): OrderDraft {
  try {
    return giftCardOrderSchema.parse(JSON.parse(storage.getItem(KEY) ?? 'null'))
  } catch {
    return newDraft()
  }
}

function newDraft(): OrderDraft {
  return { id: newUuid(), recipientName: '', senderName: '', line: '', style: DEFAULT_STYLE, email: '' }
}

export function forgetDraft(): void {
  storage.removeItem(KEY)
}
