import type { Favourite } from '../language/favourite.ts'
import { contract, countWords } from '../language/text.ts'
import { type Prop, thing } from './prop.ts'

export type Asked = { pick: <T>(options: readonly T[]) => T }

/** Nobody knows yet, and says so. */
const UNKNOWN = /^(?:pues |la verdad )?(?:todavía|aún|no (?:lo )?s(?:é|e|abemos)|por ahora|antes )/iu

/** True of an answer that tells that its giver does not know: nothing of it is told. */
export const isUnknown = ({ quote, whole }: Favourite) => quote !== null && UNKNOWN.test(whole)

/**
 * What stands for a favourite of no known kind. It may be a team, a place, a person or a wish, so nothing is guessed:
 * somebody has kept all that is known of it. `named` with its article, or null where it cannot be named in few words.
 */
export function anythingOf(named: string | null, { pick }: Asked): Prop {
  const about = named && countWords(named) <= 6 ? ` ${contract(`de ${named}`)}` : ''
  return pick(ALBUMS)(about)
}

const ALBUMS: readonly ((about: string) => Prop)[] = [
  (about) =>
    thing(
      [
        about ? `un álbum con todo lo que se sabe${about}` : 'un álbum de tapas duras, hecho con mucho cariño',
        'el álbum',
        'fras',
        'papel y a pegamento',
        'llenar otra página del álbum',
      ],
      [
        'se abría solo por la página más gastada',
        'tenía al final hojas en blanco, por si acaso',
        'pesaba un poco más cada semana',
      ],
      [
        'se abrió en la página que hacía falta, y ahí estaba la idea',
        'fue de mano en mano, y todos encontraron en él algo suyo',
      ],
    ),
  (about) =>
    thing(
      [
        about ? `una caja de recuerdos${about}` : 'una caja atada con un cordón azul',
        'la caja',
        'crac',
        'madera y a tarde de domingo',
        'abrir la caja y mirarlo todo con calma',
      ],
      [
        'tenía la llave puesta, para quien quisiera mirar',
        'guardaba cada cosa en su papelito',
        'se volvía más grande por dentro',
      ],
      [
        'se abrió, y hasta el fondo estaba lo que hacía falta',
        'sirvió de escalón, y desde ahí arriba se vio por dónde',
      ],
    ),
]
