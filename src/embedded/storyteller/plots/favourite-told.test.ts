import { beforeAll, expect, it } from 'vitest'
import { PLAIN } from '../../../../test/storyteller/briefs.ts'
import { kitFor } from '../kit/read-brief.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { favouriteTold } from './favourite-told.ts'

beforeAll(loadDictionary)

const told = (favoriteThing: string, isAway = false) =>
  favouriteTold(kitFor({ ...PLAIN, favoriteThing }, '1'), isAway).all

it.each([
  ['el mar y los perros', 'el mar y los perros'],
  ['su vocho azul que esta arreglando desde 2019', 'su vocho azul que está arreglando desde 2019'],
  // whatever is more than a list is said by its giver, as it was typed
  ['La batería. Toca en una banda con dos amigos.', '—La batería. Toca en una banda con dos amigos —dijo Olga'],
  ['los conciertos, sobre todo el rock, y el pan', '—Los conciertos, sobre todo el rock, y el pan —dijo Olga'],
  ['los buses, se sabe las rutas (todas)', '—Los buses. Se sabe las rutas, todas —dijo Olga'],
  // what more is said, by what stands before it; what waits for it keeps its comma
  [
    'Jugar a la brisca. Si pierde, se ha repartido mal.',
    '—Jugar a la brisca. Si pierde, se ha repartido mal —dijo Olga',
  ],
  [
    'las plantas, tenemos nueve en un cuarto, yo ya no tengo donde sentarme',
    '—Las plantas. Tenemos nueve en un cuarto; yo ya no tengo donde sentarme —dijo Olga',
  ],
  ['el pan sin sal (sí, sin sal)', '—El pan sin sal, sí, sin sal —dijo Olga'],
  ['El truco. En la mesa, hace trampa', '—El truco. En la mesa, hace trampa —dijo Olga'],
  ['Leer. Lee caminando, se lleva los postes', '—Leer. Lee caminando; se lleva los postes —dijo Olga'],
  ['comer, tiene tres semanas 😂 Bueno, y la luz, se queda embobado', '—Comer. Y la luz: se queda embobado —dijo Olga'],
  ['el mate, boca, y las pelis de terror malisimas', '—El mate, Boca, y las pelis de terror malísimas —dijo Olga'],
  ['pintarse los ojos, boca y uñas con su tía', '—Pintarse los ojos, boca y uñas con su tía —dijo Olga'],
  ['el bingo, bueno la loteria, y su radio', '—La lotería, y su radio —dijo Olga'],
  ['el queso, los higos, jamón, vino', '—El queso, los higos, jamón, vino —dijo Olga'],
  ['los corridos de antes no los tumbados', 'los corridos de antes, no los tumbados'],
  // whose each is stands before it, where nobody speaks in brackets
  [
    'El tejo (él), el coro (ella), las caminatas (los dos)',
    '—A él, el tejo; a ella, el coro; a los dos, las caminatas —dijo Olga',
  ],
  ['las vacas!! todo lo de vacas', '—¡Las vacas! Todo lo de vacas —dijo Olga'],
])('tells whole: %s', (answer, all) => expect(told(answer)).toBe(all))

it.each([
  ['su moto honda, la limpia los domingos', '«Su moto Honda, la limpia los domingos»'],
  // whoever speaks of themselves is named
  [
    'la pesca, va con el termo desde que yo era chico',
    '«La pesca, va con el termo desde que yo era chico», como lo cuenta Olga',
  ],
])('quotes where its giver is away: %s', (answer, all) => expect(told(answer, true)).toBe(all))
