import type { Placement } from '../figures/figure.ts'

export type Role = 'sender' | 'recipient'
/** A person of the picture, and how and where they are drawn. */
export type Actor = { role: Role; placement: Placement }
