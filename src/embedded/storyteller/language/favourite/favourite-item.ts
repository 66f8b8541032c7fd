import type { Gender } from '../../../../contract/gender.ts'

/** One thing of a favourite: a noun phrase, an infinitive, a name or a clause. */
export type FavouriteItem = {
  text: string
  kind: 'noun' | 'infinitive' | 'name' | 'clause'
  gender: Gender
  plural: boolean
}
