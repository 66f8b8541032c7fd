import type { ReactNode } from 'react'
import type { Style } from '../../../contract/styles.ts'
import './dedication-panel.css'

type Props = {
  /** Decides the frame, as in the printed book. */
  style: Style
  said: ReactNode
  /** Who signs; on a line of its own. */
  signature: ReactNode
}

/** The sender's own words in a frame; light in both themes, like the book's pages. */
export function DedicationPanel({ style, said, signature }: Props) {
  return (
    <div className={`dedication-panel cloth-of-${style} panel-of-${style}`}>
      <p className="font-story text-balance wrap-anywhere italic">{said}</p>
      {signature && <p className="dedication-signature wrap-anywhere">{signature}</p>}
    </div>
  )
}
