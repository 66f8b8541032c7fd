import { isNounForm } from '../language/dictionary.ts'
import { contract, countWords } from '../language/text.ts'
import type { Choose, Named } from './named.ts'
import { type Prop, standIn, thing } from './prop.ts'

export type Asked = { pick: Choose; isPet?: boolean; names?: readonly string[] }

/** What no hand holds. */
const ABSTRACT =
  /(?:dad|tad|ción|sión|eza|icia|ncia|miento|ismo|tud|umbre)$|^(?:yo|ratos?|vida|amor|paz|cosas?|todo|gusto|tiempo|plan(?:es)?|gente|orden|trabajo|compras?|éxito|silencio|respeto|humor|honor|juegos?|palabra|frase|letra|trampas?)$/u

/**
 * A favourite of no known kind, in the words `said` of it. What has an article and can be held is itself; all else, which may be a person, a
 * wish or a virtue, has an album of its own and is talked of by its name.
 */
export function anythingOf(named: Named | null, said: string): Prop {
  if (named && isHeld(named, said)) return itself(named)
  const isNamed = named && (isNounForm(named.head) || /^(?:el|la|los|las|sus?) /iu.test(said))
  const word = /^la palabra (\p{L}+)$/u.exec(said)?.[1]
  const about = word ? `la palabra «${word}»` : isNamed && countWords(named.all) <= 6 ? named.all : null
  return standIn(
    [
      about ? `un álbum dedicado entero ${contract(`a ${about}`)}` : 'un álbum de los gustos propios',
      'el álbum',
      'fras',
      'papel y a pegamento',
      about ? `dedicarle una tarde entera ${contract(`a ${about}`)}` : 'dedicarle una tarde entera a lo que más gusta',
    ],
    [
      'se abría solo por la página más leída',
      'hacía brillar los ojos de quien lo hojeaba',
      'iba de mano en mano y no se gastaba',
      'tenía una página en blanco, para lo que faltaba',
      'pesaba más de lo que parecía, de tanto guardar',
      'se cerraba despacio, para que nadie perdiera la página',
    ],
    [
      about
        ? `se abrió por la mitad, y todos se acercaron a ver qué decía ${contract(`de ${about}`)}`
        : 'se abrió por la mitad, y todos se acercaron a ver qué decía',
      'pasó de mano en mano, y cada quien encontró ahí lo que le hacía falta',
      'se abrió en la página exacta, y la señaló con el listón',
      'se quedó abierto donde todos pudieran mirarlo',
    ],
  )
}

/** What is made, kept or gathered, and no list knows: itself, where a hand can hold it. */
export const heldOf = (named: Named): Prop | null => (isHeld(named, named.all) ? itself(named) : null)

const isHeld = ({ all, own, head }: Named, said: string) =>
  all !== own &&
  !own.split(' ').some((word) => ABSTRACT.test(word)) &&
  (/^\p{Lu}/u.test(own) ? /^sus? /iu.test(said) : isNounForm(head) && head.length > 3)

const itself = ({ one, the, all }: Named) =>
  thing(
    [one, the, 'toc', 'casa', `pasar un buen rato con ${all}`],
    [
      'iba con ellos a todas partes',
      'se veía desde lejos',
      'hacía que más de uno se acercara a mirar',
      'estaba siempre a mano',
      'tenía siempre quien preguntara por su historia',
    ],
    [
      'se vio desde lejos, y todos supieron hacia dónde ir',
      'se dejó ver un momento, y a todos les volvieron las ganas',
      'llamó la atención de quien pasaba, y acabaron acercándose todos',
    ],
  )
