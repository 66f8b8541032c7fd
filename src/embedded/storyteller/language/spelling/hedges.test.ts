import { expect, it } from 'vitest'
import { corrected } from './corrections.ts'
import { withoutHedges } from './hedges.ts'

it.each([
  ['No se me ocurre ninguno, pero cantaba en el camión', 'cantaba en el camión'],
  ['la verdad no se me viene nada en especial. Cantaba en el camión', 'Cantaba en el camión'],
  ['no tenemos un recuerdo, apenas llevamos dos meses, pero me cargó las bolsas', 'me cargó las bolsas'],
  ['muchos, cuando fuimos al rancho', 'cuando fuimos al rancho'],
  ['es una tontería, pero se nos quemó el arroz', 'se nos quemó el arroz'],
  ['no soy buena para esto, es muy noble', 'es muy noble'],
  ['creo que su paciencia, no estoy segura', 'su paciencia'],
  ['me dijo siempre la verdad', 'me dijo siempre la verdad'],
  ['que me enseñó la verdad', 'que me enseñó la verdad'],
  ['siempre me mostró la verdad', 'siempre me mostró la verdad'],
  ['su paciencia conmigo la verdad', 'su paciencia conmigo'],
  ['cocina rico, la verdad', 'cocina rico'],
  ['las enchiladas mejores que las mías ya lo dije', 'las enchiladas mejores que las mías'],
  ['como ya dije, canta', 'canta'],
  ['el dominó o algo así', 'el dominó'],
  ['nació en mayo, si no mal recuerdo', 'nació en mayo'],
  ['es amable con los animales y con los grandes... con los grandes mas o menos jajaja', 'es amable con los animales'],
  ['ES OBEDIENTE BUENO A VECES. TRABAJA CONMIGO', 'ES OBEDIENTE. TRABAJA CONMIGO'],
  ['puntual, cuando quiere jaja', 'puntual'],
  ['los atardeceres y yo jaja', 'los atardeceres'],
  ['su forma de ser… no sé cómo explicarlo', 'su forma de ser'],
  ['se supone que es muy formal', 'es muy formal'],
  ['ya en serio, que siempre llega', 'que siempre llega'],
  ['juega de delantero, según yo', 'juega de delantero'],
  ['cocina rico, eso no se lo quito', 'cocina rico'],
  ['siempre llegaba temprano, que en paz descanse', 'siempre llegaba temprano'],
  ['el tango. Lo bailaba donde fuera, hasta en los funerales', 'el tango. Lo bailaba donde fuera'],
  ['saluda a todos, nunca se pierde un velorio', 'saluda a todos'],
  ['es fiel hasta la muerte', 'es fiel'],
  ['pintaron al gato y mi tía casi se infarta', 'pintaron al gato'],
])('«%s» is told as «%s»', (said, told) => expect(withoutHedges(said)).toBe(told))

it.each([
  'canta en la regadera a veces',
  // who is meant is named, and the words are theirs
  'canta como su abuelo, que en paz descanse',
  'que es lo que decía mi señora que en paz descanse.',
  'lo aprendió de don Beto, que Dios lo tenga en su gloria',
  'bailaba con Ramona, que en paz descanse, en la sala',
  'duerme a las nueve, más o menos',
  'el mar y yo',
  'siempre dice o algo así como un refrán',
  'creo que nadie lo iguala',
  'cuando se enoja habla en coreano, según ella',
  'dice que según ella el cielo es de papel',
  'se supone que llovería y fuimos',
  'tocaba hasta en el entierro de la sardina',
])('nothing of «%s» hedges', (said) => expect(withoutHedges(said)).toBe(said))

it.each([
  ['las papas a la huancaína no jaja eso no, las gorditas', 'las gorditas'],
  ['el fútbol, perdón, no eso no, el ajedrez', 'el ajedrez'],
  ['dijo no, eso no, nunca', 'dijo no, eso no, nunca'],
])('of «%s» what stands is «%s»', (said, told) => expect(corrected(said)).toBe(told))
