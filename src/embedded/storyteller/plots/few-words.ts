import type { Kit } from '../kit/kit.ts'
import { bare } from '../language/grammar/text.ts'

/** 'habla poquito', 'es muy callado': whoever is so makes no speech where it counts. */
export const isOfFewWords = ({ quality, trait }: Pick<Kit, 'quality' | 'trait'>): boolean =>
  /\b(?:no habla (?:mucho|casi)|habla (?:muy |bien )?po(?:c|qu)\w+|(?:muy|bien|tan|es) (?:callad|reservad|silencios|timid)\w+|pocas palabras|(?:no|sin) (?:dice|dijo|decir) (?:ni )?(?:nada|palabra)(?! (?:mal|fe)))\b/u.test(
    bare(`${quality.own}. ${trait?.said ?? ''}`),
  )

/** 'mostró la postal y habló un buen rato de la laguna' → 'mostró la postal, y hubo quien lo quiso saber todo de la laguna'. */
export const withoutSpeech = (told: string): string =>
  told
    .replace(
      / y habl(?:ó|aron) (?:un buen rato )?de (.+?)(?:, y hubo quien preguntó más)?$/u,
      ', y hubo quien lo quiso saber todo de $1',
    )
    .replace(/(?:cont|explic)(ó|aron) cómo es eso/u, 'enseñ$1 cómo es eso')
