/**
 * How often what may be done. Every route names one of these limits; counts are shared by all processes.
 *
 * A `person` is a member; anybody else counts by address, because whoever drops their cookies is somebody new. An
 * `address` is an IPv4 address or the first 64 bits of an IPv6 one, which a whole school may share: its bounds are
 * generous. A `story` counts what one person does to it, a `link` what everybody does who holds it.
 */
export type Bound = { by: 'person' | 'address' | 'story' | 'link'; most: number; seconds: number }

const MINUTES = 60
const HOUR = 3_600

export const LIMITS = {
  /** Cheap and changes nothing. */
  reads: [],
  /** Believed by its signature alone, and refused before anything is stored. */
  signed: [],

  signIn: [{ by: 'address', most: 10, seconds: 5 * MINUTES }],
  signUp: [{ by: 'address', most: 10, seconds: HOUR }],
  credentials: [{ by: 'person', most: 10, seconds: HOUR }],
  /** Links of mails, and the ways to and from a provider that signs people in. */
  links: [{ by: 'address', most: 120, seconds: 10 * MINUTES }],
  profile: [{ by: 'person', most: 120, seconds: HOUR }],
  exports: [{ by: 'person', most: 20, seconds: HOUR }],

  uploads: [{ by: 'person', most: 90, seconds: 10 * MINUTES }],
  deletions: [{ by: 'person', most: 300, seconds: HOUR }],
  generation: [{ by: 'person', most: 120, seconds: HOUR }],
  /** Asked as answers are written, a few times each. */
  understanding: [{ by: 'person', most: 300, seconds: HOUR }],
  /** A tap that changes a face draws a few rows of it anew. */
  likenesses: [{ by: 'person', most: 900, seconds: 10 * MINUTES }],
  challenges: [{ by: 'person', most: 300, seconds: HOUR }],
  proofs: [{ by: 'person', most: 300, seconds: HOUR }],
  drawing: [{ by: 'person', most: 900, seconds: HOUR }],
  changes: [
    { by: 'person', most: 300, seconds: HOUR },
    { by: 'story', most: 120, seconds: HOUR },
  ],
  /** Viewers read a long book in pieces, each a request. */
  books: [{ by: 'person', most: 600, seconds: 10 * MINUTES }],

  /** A gift's page and its pictures: a family or a class may open it together. */
  parcels: [{ by: 'address', most: 1_200, seconds: 10 * MINUTES }],

  /** What is answered to a gift's giver, without an account. */
  thanks: [{ by: 'address', most: 60, seconds: HOUR }],
  /** A guestbook's page, and one's own words in it. */
  invitations: [{ by: 'address', most: 300, seconds: 10 * MINUTES }],
  /** Words left in a guestbook, those that are sent again or changed among them. */
  entries: [
    { by: 'address', most: 60, seconds: HOUR },
    { by: 'link', most: 120, seconds: HOUR },
  ],

  checkout: [
    { by: 'person', most: 60, seconds: HOUR },
    { by: 'story', most: 30, seconds: HOUR },
  ],
  verification: [
    { by: 'person', most: 60, seconds: 10 * MINUTES },
    { by: 'address', most: 300, seconds: 10 * MINUTES },
  ],
  /** A gift card's page and its sheet, which is set anew each time. */
  giftCards: [{ by: 'address', most: 300, seconds: 10 * MINUTES }],
  /** Promotion codes that are tried: far too few to find one. */
  codes: [{ by: 'address', most: 30, seconds: 10 * MINUTES }],
  payment: [{ by: 'person', most: 120, seconds: 10 * MINUTES }],
  mail: [
    { by: 'person', most: 20, seconds: HOUR },
    { by: 'address', most: 60, seconds: HOUR },
  ],
} as const satisfies Record<string, readonly Bound[]>

/**
 * The most event streams that one process keeps open at once for a visitor (a few windows, each with a story or two) and
 * for an address.
 */
export const OPEN_STREAMS = { visitor: 12, address: 240 } as const

export type LimitName = keyof typeof LIMITS
