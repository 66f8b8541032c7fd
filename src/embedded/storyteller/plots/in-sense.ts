import type { Kit } from '../kit/kit.ts'
import { inSenseOf } from '../language/countries/country-senses.ts'
import type { Favourite } from '../language/favourite/favourite.ts'
import { nounClassOf } from '../things/nouns.ts'

/** What is liked as it is meant where its giver lives, and without the sound that it makes; a child's ball is a ball everywhere. */
export function inSense({ fav, country, r }: Kit): Favourite {
  const isBall = r.role === 'pet' || r.age === 'small'
  const meant = (text: string) => inSenseOf(text.replace(SOUND_OF, withoutSound), isBall ? null : country)
  return {
    ...fav,
    all: meant(fav.all),
    whole: meant(fav.whole),
    items: fav.items.map((item) => ({ ...item, text: meant(item.text) })),
  }
}

/** 'el gato miau miau'; 'el yo yo', 'bailar cha cha cha' and 'el payaso plim plim' are what they are called. */
const SOUND_OF = /(\p{L}+) (\p{Ll}{2,}) \2(?=$|[,.;]| [ye] )/gu
const withoutSound = (all: string, noun: string) =>
  /^(?:animal|wheels|rail|boat|air)$/u.test(nounClassOf(noun) ?? '') ? noun : all
