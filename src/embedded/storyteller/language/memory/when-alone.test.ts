import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { readMemory } from './memory.ts'
import { whenWas } from './when-alone.ts'

beforeAll(loadDictionary)

it.each([
  ['cuando aprendio a nadar en el lago. trago agua y salio riendose', 'Fue cuando aprendió a nadar en el lago. Tragó agua y salió riéndose.'],
  ['Cuando nos perdimos en el bosque. Encontró el camino.', 'Fue cuando nos perdimos en el bosque. Encontró el camino.'],
  ['Cuando nació mi hija y yo estaba sola. Manejó toda la noche.', 'Fue cuando nació mi hija y yo estaba sola. Manejó toda la noche.'],
  ['Cuando subimos al volcán. Me dijo que esto es la vida.', 'Fue cuando subimos al volcán. Me dijo que esto es la vida.'],
  ['El día que el cartero le regaló su gorra. Durmió con ella.', 'Fue el día que el cartero le regaló su gorra. Durmió con ella.'],
  ['El día que llegó yo estaba afuera. Lloró.', 'El día que llegó yo estaba afuera. Lloró.'],
  // again and again, or still
  ['Cuando salimos a caminar juntos los domingos. Me cuenta de su infancia.', 'Cuando salimos a caminar juntos los domingos. Me cuenta de su infancia.'],
  ['Cuando fuimos al lago. Siempre se reía.', 'Cuando fuimos al lago. Siempre se reía.'],
  ['Cuando fuimos al lago. Me cuenta de eso.', 'Cuando fuimos al lago. Me cuenta de eso.'],
  // what happened then is said before the stop, or nothing is said behind it
  ['Cuando llegamos a casa ya tenía la cena hecha. Comimos.', 'Cuando llegamos a casa, ya tenía la cena hecha. Comimos.'],
  ['Cuando era niña me llevaba al mercado. Me compraba fruta.', 'Cuando era niña me llevaba al mercado. Me compraba fruta.'],
  ['Cuando murió el perro, ella plantó un árbol. Da limones.', 'Cuando murió el perro, ella plantó un árbol. Da limones.'],
  ['Cuando se fue la luz cantamos hasta las tres. Qué noche.', 'Cuando se fue la luz, cantamos hasta las tres. Qué noche.'],
  ['Cuando te ríes. Se oye en toda la cuadra.', 'Cuando te ríes. Se oye en toda la cuadra.'],
  ['Cuando nos perdimos en el bosque.', 'Cuando nos perdimos en el bosque.'],
])('a time that leads to nothing is told as one: %s', (said, note) => expect(whenWas(readMemory(said, 'Rosa').note)).toBe(note)) // oxfmt-ignore
