import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { withHabitsApart, withoutSplices } from './splices.ts'

beforeAll(loadDictionary)

it.each([
  [
    'Se quedó dormida y no la quise despertar, todavía me lo reclama.',
    'Se quedó dormida y no la quise despertar. Todavía me lo reclama.',
  ],
  [
    'Cuando nació Andrés ella le enseñó a dormir, lo envolvía como taquito',
    'Cuando nació Andrés, ella le enseñó a dormir. Lo envolvía como taquito',
  ],
  ['El día que la conocí me agarró el dedo', 'El día que la conocí, me agarró el dedo'],
  [
    'Cuando le dije que quería estudiar no me contestó, pero lloró',
    'Cuando le dije que quería estudiar, no me contestó, pero lloró',
  ],
  ['No lloró nada, al contrario se rio', 'No lloró nada. Al contrario, se rio'],
  ['Lo que pasó allí se queda allí', 'Lo que pasó allí se queda allí'],
  ['Dijo: “Toma, ñaña, me voy”, y se rio', 'Dijo: “Toma, ñaña, me voy”, y se rio'],
  ['Se levantó, abrió la puerta y se fue', 'Se levantó, abrió la puerta y se fue'],
  [
    'Es muy callada, pero cuando decide algo, no hay quien la mueva',
    'Es muy callada, pero cuando decide algo, no hay quien la mueva',
  ],
  [
    'Cuando nevó despertó a las niñas, le pusieron un chile de nariz',
    'Cuando nevó despertó a las niñas. Le pusieron un chile de nariz',
  ],
  ['No quiso fiesta, pidió un viaje y allí bailó', 'No quiso fiesta. Pidió un viaje y allí bailó'],
  ['Me enseñó cuando me casé, me salió quemado', 'Me enseñó cuando me casé. Me salió quemado'],
  ['Me enseñó a leer, el primero que leí fue “pan”', 'Me enseñó a leer. El primero que leí fue “pan”'],
  ['Es muy curioso: todo lo toca, todo lo quiere ver', 'Es muy curioso: todo lo toca, todo lo quiere ver'],
  ['Se las enseñó en el recreo, ahora quiere ser ingeniero', 'Se las enseñó en el recreo. Ahora quiere ser ingeniero'],
  ['Él come, ahora canta', 'Él come, ahora canta'],
  // the one is said against the other
  ['que no da órdenes, ella pregunta', 'que no da órdenes, ella pregunta'],
  // what may have been said
  ['Tumbé un bote, me dijo mi papá no sabe nada, ya me fui', 'Tumbé un bote, me dijo mi papá no sabe nada, ya me fui'],
  // whose deed it is nobody knows
  ['Cuando prendió la primera colonia una señora salió', 'Cuando prendió la primera colonia una señora salió'],
])('%s', (said, parted) => expect(withoutSplices(said)).toBe(parted))

it.each([
  ['Se cortó la luz, ella siguió cantando.', 'Se cortó la luz. Ella siguió cantando.'],
  ['Dejaron un zapato, mi tío llevaba años sin reír.', 'Dejaron un zapato. Mi tío llevaba años sin reír.'],
  ['Lo vi llorar, la abracé y nos fuimos.', 'Lo vi llorar, la abracé y nos fuimos.'],
  ['Lloramos, nos reímos, cantamos toda la noche.', 'Lloramos, nos reímos, cantamos toda la noche.'],
  ['Después de la boda, mi tía cantó.', 'Después de la boda, mi tía cantó.'],
  ['Cuando llegamos arriba el zapato ya no estaba.', 'Cuando llegamos arriba el zapato ya no estaba.'],
  // when and where the next was, and what another did of it
  ['Armamos la carpa, al otro día vimos el hormiguero.', 'Armamos la carpa. Al otro día vimos el hormiguero.'],
  ['Me enseñó a nadar, mucho después supe que temía.', 'Me enseñó a nadar. Mucho después supe que temía.'],
  ['Subió como si me esperara, en el camino se mareó.', 'Subió como si me esperara. En el camino se mareó.'],
  ['Se quedó dormida detrás del sofá, la buscamos todos.', 'Se quedó dormida detrás del sofá. La buscamos todos.'],
  ['Me llamó, fui, la abracé.', 'Me llamó, fui, la abracé.'],
  ['Cuando se fue la luz, en la cocina se cayó una olla.', 'Cuando se fue la luz, en la cocina se cayó una olla.'],
  ['Trajo pan, en la bolsa, y flores.', 'Trajo pan, en la bolsa, y flores.'],
  // what leads the first clause waits for it
  ...[
    'Siempre que nos enojamos por cualquier tontería, al rato me manda un meme.',
    'Después de que perdimos el avión a Cancún por mi culpa, al otro día compró otro.',
    'Con lo mal que se portó en la fiesta, al otro día pidió perdón.',
    'Ya que no había camas para nadie en la casa, en la arena dormimos.',
    'Después de que perdimos el avión por mi culpa, mi tía cantó.',
    'Desde que se fue mi abuela a vivir a Lima, la llamamos todos los días.',
  ].map((led) => [led, led]),
  [
    'Cuando nació Andrés ella me enseñó a dormirlo, mi tía cantaba.',
    'Cuando nació Andrés ella me enseñó a dormirlo. Mi tía cantaba.',
  ],
  [
    'Me contó que quería bailar de grande, al otro día la inscribí.',
    'Me contó que quería bailar de grande. Al otro día la inscribí.',
  ],
])('parted only where another begins: %s', (said, parted) => expect(withoutSplices(said, '. ', true)).toBe(parted))

it.each([
  ['Ana cumple un año en marzo, ya dice agua', 'Ana cumple un año en marzo; ya dice agua'],
  ['pierde su gafete, una vez apareció en la sopa', 'pierde su gafete; una vez apareció en la sopa'],
  ['cuando llueve, siempre canta', 'cuando llueve, siempre canta'],
  ['el pan, siempre caliente', 'el pan, siempre caliente'],
])('what they do besides stands apart: %s', (said, parted) => expect(withHabitsApart(said, '; ')).toBe(parted))

it.each([
  [
    'se puso a bailar en la feria, el chinchinero le pasó el bombo',
    'se puso a bailar en la feria. El chinchinero le pasó el bombo',
  ],
  [
    'en mi boda se cayó a la fuente, mi suegra no lo perdonó',
    'en mi boda se cayó a la fuente. Mi suegra no lo perdonó',
  ],
  [
    'limpiamos la alberca y sacamos una rana del filtro, la llevamos al río',
    'limpiamos la alberca y sacamos una rana del filtro. La llevamos al río',
  ],
  ['vio la tarta, se la comió y se durmió', 'vio la tarta, se la comió y se durmió'],
  ['al salir de misa, mi tía se cayó', 'al salir de misa, mi tía se cayó'],
])('a new doer begins a sentence: %s', (said, parted) => expect(withoutSplices(said, '. ', true)).toBe(parted))
