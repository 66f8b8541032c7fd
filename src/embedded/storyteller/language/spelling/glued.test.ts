import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { gluedApart } from './glued.ts'

beforeAll(loadDictionary)

it.each([
  ['perdimos el camión dormimos en la central', 'perdimos el camión. Dormimos en la central'],
  ['cuando cumplió 15 no quiso vals quiso un concierto', 'cuando cumplió 15 no quiso vals. Quiso un concierto'],
  ['la maleta pesaba treinta kilos traía quesos', 'la maleta pesaba treinta kilos. Traía quesos'],
  ['el examen era a las 8 llegamos a las 9', 'el examen era a las 8. Llegamos a las 9'],
  ['la torta salió quemada la vendimos igual', 'la torta salió quemada. La vendimos igual'],
  ['le di mi abrigo y la cola duraba tres cuadras nos hicimos amigas', 'le di mi abrigo y la cola duraba tres cuadras. Nos hicimos amigas'],
  ['cuando cerramos la tienda y se enfermó mi abuela vinieron los vecinos', 'cuando cerramos la tienda y se enfermó mi abuela, vinieron los vecinos'],
  ['cuando me operaron y no podía caminar me llevaron en brazos', 'cuando me operaron y no podía caminar, me llevaron en brazos'],
  ['mientras llovía y se inundaba la calle cantamos boleros', 'mientras llovía y se inundaba la calle, cantamos boleros'],
  ['se durmió la niña la llevamos en brazos', 'se durmió la niña. La llevamos en brazos'],
  ['la clase duró dos horas se quedó dormida', 'la clase duró dos horas. Se quedó dormida'],
])('a second past begins a sentence: %s', (typed, parted) => expect(gluedApart(typed)).toBe(parted)) // oxfmt-ignore

it.each([
  'el perro que se comió los zapatos se escondió debajo de la cama',
  'la señora que vendía flores nos regaló una rosa',
  'cuando vino mi abuela nos dio sopa',
  'el día que nació nevaba en el pueblo',
  'ese día perdió el bus y llegó caminando',
  'se puso el vestido que le hizo su mamá',
  'todo lo que sembró creció ese verano',
  'nos bañamos en el río y la lluvia nos mojó',
  'fuimos a la feria a mi papá le compramos un sombrero',
  'hicimos un concurso y la torta la vendimos',
  'se rompió la olla de mi abuela lloró un rato',
  'jugamos cartas esa noche dormimos en el carro',
  'se apagó la vela mi hermano cantó',
  'la gallina llegó primero decía ella',
  'dijo que el tren salía a las cinco y corrimos',
  'compramos flores la casa olía rico',
  'cuando se cayó el pastel y todos lloraban ella se rio',
  'cuando se fue la luz y mi hermana lloraba mi abuelo cantó',
  'cuando fuimos a la feria y comimos pan',
  'apenas llegamos al mar se quitó los zapatos',
  'tiró su zapato al agua Santi se quitó los suyos',
])('who did the second nobody can tell, or it is led: %s', (typed) => expect(gluedApart(typed)).toBe(typed))
