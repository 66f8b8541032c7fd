/** What a face shows. */
export const EXPRESSIONS = [
  'happy',
  'laugh',
  'wonder',
  'tender',
  'calm',
  'sleep',
  'yawn',
  'sad',
  'moved',
  'fear',
  'cross',
  'brave',
  'proud',
  'sly',
  'shy',
  'doubt',
  'intent',
  'sing',
  'blow',
] as const
export type Expression = (typeof EXPRESSIONS)[number]
