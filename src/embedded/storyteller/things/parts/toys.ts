import { bare } from '../../language/grammar/text.ts'
import { type Named, to } from '../named.ts'
import { creature, type Prop, thing } from '../prop.ts'

/** Who is played at being, and is no toy: the word, its sound, what such a one does, and how it helps. */
const BEINGS = `
hada|bruj|mago / plin / agitaba la varita, y salían chispas | hacía una reverencia en el aire | decía tres palabras muy raras y se tapaba la boca / agitó la varita con todas sus fuerzas | soltó una lluvia de chispas de colores
pirata / arrr / saludaba con un «¡arrr!» | miraba por el catalejo al revés | marcaba el paso con la bota / gritó «¡al abordaje!» con toda su voz | agitó su bandera con las dos manos
astronauta|ninja|zombi|h[eé]roe|superh|batman|spiderman|princesa|hombre|elsa|yoda|baby|grogu|rayo / yuju / saludaba levantando una mano | daba una voltereta y caía de pie | ponía cara de misión importante / dio el salto más alto de su vida | hizo la mejor de sus volteretas`
  .trim()
  .split('\n')
  .map((row) => row.split(' / '))

/** What makes no noise where it is put down. */
export const SOFT = / de (?:peluche|felpa|trapo|tela|fieltro|lana|estambre|crochet|ganchillo)(?![A-Za-zÀ-ỹ])/u

/** A toy, or who is played at being. */
export function toy(named: Named): Prop {
  const { one, the, all, own } = named
  const being = / de (?:trapo|peluche|papel|cart[oó]n|madera|pl[aá]stico|juguete)/u.test(own)
    ? undefined
    : BEINGS.find(([test = '']) => new RegExp(`^(?:${test})`, 'u').test(bare(own)))
  if (!being) return thing([one, the, SOFT.test(own) ? 'fuf' : 'tac', `jugar con ${all}`])
  const [, sound = '', does = '', helps = ''] = being
  const [first = '', two = '', three = ''] = does.split(' | ')
  const [help = '', other = help] = helps.split(' | ')
  // 'Spiderman' is one alone
  const [un, el] = all === own || own.startsWith('baby') ? [own, own.replace(/ de .*$/u, '')] : [one, the]
  return creature([un, el, sound, `jugar ${to(named)}`], [first, two, three], [help, other])
}
