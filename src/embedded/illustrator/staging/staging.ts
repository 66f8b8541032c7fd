import type { Pose } from '../figures/poses/pose.ts'

/**
 * How two people share an action. Written for open air at the right: the sender stands at the left,
 * the recipient at the right; the scene is mirrored where the plan says so.
 */
export type Staging = {
  sender: Pose
  recipient: Pose
  /** Distance between both, in mean head widths. */
  gap: number
  /** Arms round each other. */
  embrace?: boolean
  /** The sender speaks into the recipient's ear. */
  whispered?: boolean
  /** They bend over what stands on their table, with the hands on it. */
  leaning?: boolean
  /** Hands that meet between them. */
  joined?: boolean
  /** Who holds the first object. */
  holder?: 'sender' | 'recipient'
  /** Where the first object goes when nobody holds it. */
  hero?: 'beside' | 'feet' | 'between' | 'mount' | 'table'
  /** They stand at a table. */
  table?: boolean
  /** One is seen from behind at the edge, the other looks at them. */
  overShoulder?: boolean
  /** The recipient sits on the sender's arm. */
  carried?: boolean
  /** Who carries the other on the shoulders. */
  shoulders?: 'sender' | 'recipient'
  /** The recipient lies under a blanket. */
  lying?: boolean
  sitting?: 'floor' | 'seat'
}
