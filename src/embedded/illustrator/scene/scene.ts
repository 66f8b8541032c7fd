/** The words that plans are made of: where, when, in what weather, and what people do. */

export const PLACES = [
  'bedroom',
  'living-room',
  'kitchen',
  'school',
  'library',
  'hall',
  'workshop',
  'theatre',
  'bathroom',
  'lift',
  'bus',
  'stadium',
  'garden',
  'park',
  'village',
  'city',
  'market',
  'station',
  'fair',
  'farm',
  'countryside',
  'forest',
  'jungle',
  'mountain',
  'snow',
  'desert',
  'cave',
  'river',
  'lake',
  'beach',
  'island',
  'underwater',
  'sea',
  'sky',
  'space',
  'castle',
] as const
export type PlaceId = (typeof PLACES)[number]

export const INDOORS: ReadonlySet<PlaceId> = new Set([
  'bedroom',
  'living-room',
  'kitchen',
  'school',
  'library',
  'hall',
  'workshop',
  'theatre',
  'bathroom',
  'lift',
  'bus',
])

/** Where there is no ground to stand on. */
export const AFLOAT: ReadonlySet<PlaceId> = new Set(['underwater', 'sea', 'sky', 'space'])

export const TIMES = ['dawn', 'day', 'afternoon', 'sunset', 'night'] as const
export type Time = (typeof TIMES)[number]

export const WEATHERS = ['clear', 'rain', 'snow', 'fog', 'wind', 'rainbow'] as const
export type Weather = (typeof WEATHERS)[number]

/** From how near and from which side people are seen: in the landscape, whole, to the knees, to the waist, from behind. */
const CAMERAS = ['wide', 'full', 'medium', 'close', 'behind'] as const
export type Camera = (typeof CAMERAS)[number]

/** What the people of a picture do together. */
export const ACTIONS = [
  'stand',
  'walk',
  'run',
  'jump',
  'dance',
  'wave',
  'point',
  'look',
  'search',
  'read',
  'sit',
  'eat',
  'cook',
  'hug',
  'hold-hands',
  'give',
  'play-ball',
  'play-music',
  'sing',
  'paint',
  'build',
  'plant',
  'swim',
  'fly',
  'ride',
  'climb',
  'sleep',
  'celebrate',
  'comfort',
  'whisper',
] as const
export type ActionId = (typeof ACTIONS)[number]
