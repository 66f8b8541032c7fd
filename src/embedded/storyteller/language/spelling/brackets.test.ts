import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { sentencesOf } from '../grammar/clauses.ts'
import { saidOfBrackets, toldOfBrackets, withoutPlainBrackets } from './brackets.ts'

beforeAll(loadDictionary)

it.each([
  ['su calma (y su humor)', 'su calma y su humor'],
  ['silba cuando cocina (mal)', 'silba cuando cocina, mal'],
  ['los llapingachos (con maní y con chorizo) y el cine', 'los llapingachos, con maní y con chorizo, y el cine'],
  ['los viajes (Japón)', 'los viajes, Japón'],
  ['las flores (jazmín)', 'las flores, jazmín'],
  ['su trabajo (UNAM)', 'su trabajo, UNAM'],
  ['sus chistes (JAJA)', 'sus chistes'],
  ['mi abuelo (Q.E.P.D.)', 'mi abuelo'],
  ['los deportes (fútbol, tenis y natación)', 'los deportes: fútbol, tenis y natación'],
  ['su coraje (crió sola a cuatro)', 'su coraje: crió sola a cuatro'],
  ['que es (como dice mi tía) un roble', 'que es, como dice mi tía, un roble'],
  // taken back
  ['los Tigres (bueno, el grupo tampoco le disgusta)', 'los Tigres (bueno, el grupo tampoco le disgusta)'],
  ['el k-pop (Stray Kids), el pan', 'el k-pop, Stray Kids, el pan'],
  ['el arroz (con leche), el pan', 'el arroz, con leche, el pan'],
  // commas would join these to what stands around
  ['es fuerte (nunca se rindió) y alegre', 'es fuerte (nunca se rindió) y alegre'],
  ['la música (rancheras, boleros) y su jardín', 'la música (rancheras, boleros) y su jardín'],
])('what stands in brackets is said aloud: %s', (typed, said) => expect(saidOfBrackets(typed)).toBe(said))

it.each([
  ['fuimos (mi mamá, él y yo) y ganó un oso', 'fuimos, mi mamá, él y yo, y ganó un oso'],
  ['nos quedamos sin gasolina (otra vez) y cantamos', 'nos quedamos sin gasolina, otra vez, y cantamos'],
  ['en el Falcon del tío (una traición, decía). Se me caló', 'en el Falcon del tío, una traición, decía. Se me caló'],
  ['subimos al cerro (nunca más, dijo) y cantamos', 'subimos al cerro y cantamos'],
  ['un día (creo que era martes) nos perdimos', 'un día nos perdimos'],
  ['cocinamos (rajas, dulce y mole) y cantamos', 'cocinamos (rajas, dulce y mole) y cantamos'],
])('or told of a day: %s', (typed, told) => expect(toldOfBrackets(typed)).toBe(told))

it('is never cut', () => {
  const [sentence] = sentencesOf('fuimos (Puebla, Oaxaca) cuando llovió, y cantamos')
  expect(sentence!.clauses.map(({ text }) => text)).toEqual(['fuimos (Puebla, Oaxaca)', 'cuando llovió', 'cantamos'])
})

it.each([
  ['El truco (él), el telar (ella), bailar (los dos)', 'a él, el truco; a ella, el telar; a los dos, bailar'],
  ['el vino (poco), el ludo (los jueves), pescar', 'el vino, el ludo los jueves y pescar'],
  ['el cine (él), la radio (ella), y los perros', 'el cine (él), la radio (ella), y los perros'],
  ['el pastel (sin azúcar) y el té (con leche)', 'el pastel sin azúcar y el té con leche'],
  ['el café (sin azúcar) y el mar', 'el café sin azúcar y el mar'],
  ['las motos (él sabrá por qué), el pan', 'las motos (él sabrá por qué), el pan'],
])('whose it is and when goes without brackets: %s', (typed, plain) => expect(withoutPlainBrackets(typed)).toBe(plain))
