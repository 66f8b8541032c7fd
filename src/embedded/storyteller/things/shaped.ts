import type { Favourite } from '../language/favourite/favourite.ts'
import type { Asked } from './anything.ts'
import { PARTS } from './parts/parts.ts'
import type { Prop } from './prop.ts'
import { namedIn, objectOf } from './staged.ts'

/** What the words of an answer change of a thing that is known, or bring with it. */

/** 'la mochila roja, que se reconocía de lejos', 'la perrita Canela, con mucha curiosidad' */
export const setOff = (un: string) =>
  un
    .replace(/^(una? .*\p{Lu}\p{L}+) (?=que |con cara )/u, '$1, ')
    .replace(/^((?:el|la) (?:(?!más |menos ).)+?) (?=que |con (?:cara|ganas|luz|muchas?|todas|los?|las?|el) )/u, '$1, ')

/** 'dibujar gatos': its leaves are full of cats. */
export function drawing(row: Prop, infinitive: string | null): Prop {
  const drawn = row.el === 'el cuaderno' && infinitive?.startsWith('dibujar ') ? objectOf(infinitive)?.named : null
  if (!drawn || drawn.one === drawn.own || !infinitive!.startsWith(`dibujar ${drawn.own}`)) return row
  return {
    ...row,
    un: /^(?:c[oó]mics?|historietas?|garabatos|mandalas|caricaturas|monitos)(?!\p{L})/u.test(drawn.own)
      ? `un cuaderno lleno de ${drawn.own}`
      : `${row.un} de ${drawn.own}`,
  }
}

/** The one of them that is named: 'los dinosaurios, sobre todo el anquilosaurio'. */
export function ofItsKind(props: readonly Prop[], { whole }: Favourite): Prop[] {
  const kind = /(?<!\p{L})(?!dino)\p{Ll}+(?:sauri?o|tauro|raptor|tops|rex)(?!\p{L})/u.exec(whole.toLowerCase())?.[0]
  const look = /(?<!\p{L})cuellos? larg|cuellilarg/u.test(whole.toLowerCase()) ? ' de cuello muy largo' : ''
  return props.map((prop) =>
    prop.el === 'el dinosaurio' && !/ sin /u.test(prop.un)
      ? { ...prop, un: `un ${kind ?? 'dinosaurio'}${look}`, el: `el ${kind ?? 'dinosaurio'}` }
      : prop,
  )
}

/** 'el fut, lo oye por radio': what is heard comes out of one. */
export const withRadio = ([first, ...others]: Prop[], { said = '', pick }: Asked): Prop[] => {
  const radio =
    first && HEARD.exec(said) && !/radio/u.test(first.el)
      ? namedIn(`${/(?:el|un) radio(?!\p{L})/iu.test(said) ? 'el' : 'la'} radio`)
      : null
  return radio ? [first!, PARTS.radio(radio, pick), ...others] : first ? [first, ...others] : []
}
const HEARD =
  /(?<!\p{L})(?:o[íi]r|oye|oía|escuch\p{L}+|sigue)(?!\p{L})[^.;]*(?<= (?:por|en) (?:(?:el|la|su|un|una) )?)radio(?!\p{L})/iu
