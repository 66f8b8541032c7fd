import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { dayAloud } from './day-aloud.ts'

beforeAll(loadDictionary)

const TOLD: readonly (readonly [string, string])[] = [
  ['El campamento en Creel, se nos mojó la ropa y cantamos', '—Fue en el campamento en Creel —contó Eva—. Se nos mojó la ropa y cantamos.'],
  ['Este invierno en la casa del tío, en Chaco, se nos mojó todo', '—Fue este invierno en la casa del tío, en Chaco —contó Eva—. Se nos mojó todo.'],
  // what stands beside a name says who it is, and parts no day from what happened
  ['Un martes don Chuy, el del camión, lo dejó tocar la campana', '—Un martes don Chuy, el del camión, lo dejó tocar la campana —contó Eva.'],
  ['Una tarde mi tía Rosa, la de Puebla, nos llevó a la feria', '—Una tarde mi tía Rosa, la de Puebla, nos llevó a la feria —contó Eva.'],
  ['Un domingo Julio, mi hermano, se tiró a la pileta', '—Un domingo Julio, mi hermano, se tiró a la pileta —contó Eva.'],
  ['Un martes de lluvia, nos quedamos sin luz', '—Fue un martes de lluvia —contó Eva—. Nos quedamos sin luz.'],
  ['La kermés que se cayó la lona encima de todos', '—Fue en la kermés —contó Eva—. Se cayó la lona encima de todos.'],
  ['El día que llegaste con dos gallinas', '—Me acuerdo del día que llegaste con dos gallinas —contó Eva.'],
  ['El día que llegaste con dos gallinas. Pusieron un huevo en la sala', '—Fue el día que llegaste con dos gallinas —contó Eva—. Pusieron un huevo en la sala.'],
  ['Inventario de mayo, de noche, nos trajo tamales para los que quedábamos', '—Me acuerdo del inventario de mayo, de noche —contó Eva—. Nos trajo tamales para los que quedábamos.'],
  // who somebody was is no time
  ['Niña de cinco años, me regaló su muñeca', '—Niña de cinco años, me regaló su muñeca —contó Eva.'],
  ['Muerta de miedo, subió conmigo al avión', '—Muerta de miedo, subió conmigo al avión —contó Eva.'],
  ['La vez que me enfermé me cuidó toda la noche', '—La vez que me enfermé me cuidó toda la noche —contó Eva.'],
  ['El paseo que hicimos a la laguna', '—Me acuerdo del paseo que hicimos a la laguna —contó Eva.'],
  ['Nuestra primera cita llovió horrible y acabamos comiendo tacos', '—Fue en nuestra primera cita —contó Eva—. Llovió horrible y acabamos comiendo tacos.'],
  ['La primera vez que caminó fue por una galleta', '—La primera vez que caminó fue por una galleta —contó Eva.'],
  ['El día que se fue con su tía', '—Me acuerdo del día que se fue con su tía —contó Eva.'],
  ['Cuando te ríes lloras, y ese día lloraste', '—Cuando te ríes lloras, y ese día lloraste —contó Eva.'],
  ['Cuando choqué la moto, ella no gritó, me sirvió sopa', '—Cuando choqué la moto, ella no gritó, me sirvió sopa —contó Eva.'],
  ['Cuando se fue la luz, mi hermana sacó las velas', '—Cuando se fue la luz, mi hermana sacó las velas —contó Eva.'],
  ['Cuando nevó, despertó a las niñas', '—Cuando nevó, despertó a las niñas —contó Eva.'],
  ['Cuando me caí, él se bajó y me cargó', '—Cuando me caí, él se bajó y me cargó —contó Eva.'],
  ['Cuando llegué tarde, nadie me retó', '—Cuando llegué tarde, nadie me retó —contó Eva.'],
  // of the day itself, and nothing that happened then
  ['Cuando aprendió a nadar, a los siete años, en el río', '—Me acuerdo de cuando aprendió a nadar, a los siete años, en el río —contó Eva.'],
  ['Cuando subimos al cerro, el perro, la mochila y yo', '—Me acuerdo de cuando subimos al cerro, el perro, la mochila y yo —contó Eva.'],
  ['Cuando fuimos al mar y se rio', '—Me acuerdo de cuando fuimos al mar y se rio —contó Eva.'],
  ['Cuando bailó en la boda, que fue en mayo', '—Me acuerdo de cuando bailó en la boda, que fue en mayo —contó Eva.'],
  ['Cuando nos mudamos, con el gato y el loro', '—Me acuerdo de cuando nos mudamos, con el gato y el loro —contó Eva.'],
  ['El guardia nos abrió la reja y entramos', '—El guardia nos abrió la reja y entramos —contó Eva.'],
  ['El viaje a Tulum', '—Me acuerdo del viaje a Tulum —contó Eva.'],
  // what has no verb is a thing remembered
  ['Los veranos con nosotros en Calaceite', '—Me acuerdo de los veranos con nosotros en Calaceite —contó Eva.'],
  ['Una tarde en el mercado', '—Me acuerdo de una tarde en el mercado —contó Eva.'],
  ['Tardes de dominó con él', '—Me acuerdo de las tardes de dominó con él —contó Eva.'],
  ['Canta en inglés', '—Canta en inglés —contó Eva.'],
  ['Lo del elevador', '—Me acuerdo de lo del elevador —contó Eva.'],
  ['Su frase: “a mí nadie me cuenta”', '—Me acuerdo de su frase: “a mí nadie me cuenta” —contó Eva.'],
  ['Aquel gol tuyo, aunque fuera en el patio', '—Me acuerdo de aquel gol tuyo, aunque fuera en el patio —contó Eva.'],
  ['La boda de mi hermana', '—Me acuerdo de la boda de mi hermana —contó Eva.'],
  ['Navidad de 2010 en su casa', '—Me acuerdo de la Navidad de 2010 en su casa —contó Eva.'],
  ['Cocinar juntos los domingos', '—Me acuerdo de cocinar juntos los domingos —contó Eva.'],
  ['En la playa con mis primos', '—Fue en la playa con mis primos —contó Eva.'],
  ['Con mi abuela haciendo pan', '—Me acuerdo bien —contó Eva—. Con mi abuela haciendo pan.'],
  ['La vez del apagón, jugamos a oscuras', '—Fue la vez del apagón —contó Eva—. Jugamos a oscuras.'],
  ['Las navidades en Maracaibo, él nos levantaba', '—Eran las navidades en Maracaibo —contó Eva—. Él nos levantaba.'],
  // and what happened in it is a sentence
  ['El verano que pasé en su casa aprendí a nadar', '—El verano que pasé en su casa aprendí a nadar —contó Eva.'],
  ['El perro que nos seguía se llamaba Canelo', '—El perro que nos seguía se llamaba Canelo —contó Eva.'],
  ['La casa que tiene un limonero', '—Me acuerdo de la casa que tiene un limonero —contó Eva.'],
  ['Mi abuela me cuida cuando estoy mala', '—Mi abuela me cuida cuando estoy mala —contó Eva.'],
  ['Mi abuela me cuida todos los días', '—Mi abuela me cuida todos los días —contó Eva.'],
  ['Me llevó al cine y se durmió. Roncaba', '—Me llevó al cine y se durmió —contó Eva—. Roncaba.'],
  ['La bici se quedó sin frenos bajando el cerro', '—La bici se quedó sin frenos bajando el cerro —contó Eva.'],
  ['Cuando reprobé el examen, ella no me retó y me hizo un mate', '—Cuando reprobé el examen, ella no me retó y me hizo un mate —contó Eva.'],
  ['Cuando fuimos a la feria, con mi tía Luz y sus perros', '—Me acuerdo de cuando fuimos a la feria, con mi tía Luz y sus perros —contó Eva.'],
  ['Cuando fuimos y le dijo al guarda “¿manejás?” y nos dejó subir', '—Me acuerdo de cuando fuimos y le dijo al guarda “¿manejás?” y nos dejó subir —contó Eva.'],
  ['Me preguntó: “¿y la luna?” y no supe', '—Me preguntó: “¿y la luna?” y no supe —contó Eva.'],
] // oxfmt-ignore

it.each(TOLD)('says aloud in whole sentences: %s', (note, said) => {
  expect(dayAloud(note, { tag: 'contó Eva', remember: 'Me acuerdo', pick: (first) => first })).toBe(said)
})

const AGAIN: readonly (readonly [string, string])[] = [
  ['La luna de miel en Santa Marta', '—¡La luna de miel en Santa Marta! —dijo Eva.'],
  ['Los veranos en Benidorm los cinco en un Seat con la sandía entre los pies', '—Me acuerdo mucho de los veranos en Benidorm los cinco en un Seat con la sandía entre los pies —dijo Eva.'],
  ['Cuando estaba triste y mi vecino la bajó en brazos hasta la calle', '—Esto es de cuando estaba triste y mi vecino la bajó en brazos hasta la calle —dijo Eva.'],
  ['La llevé a patinar y la que se cayó fui yo', '—Me acuerdo bien —dijo Eva—. La llevé a patinar y la que se cayó fui yo.'],
  ['Nos llevaba al río', '—Me acuerdo bien —dijo Eva—. Nos llevaba al río.'],
  ['Las tardes de café con pan', '—¡Las tardes de café con pan! —dijo Eva.'],
  // what still happens is no memory to begin with
  ['Le da de comer a las palomas', '—Le da de comer a las palomas —dijo Eva.'],
] // oxfmt-ignore

it.each(AGAIN)('begins it in other ways where the words bear it: %s', (note, said) => {
  expect(dayAloud(note, { tag: 'dijo Eva', remember: 'Me acuerdo', pick: (...all) => all.at(-1)! })).toBe(said)
})

it('asks whether they remember, and tells it after the question where it is no day', () => {
  const asked = { tag: 'dijo Eva', remember: 'Te acuerdas', asked: true, pick: <T>(...[first]: T[]) => first! }
  expect(dayAloud('Cuando me enseñaste a remar', asked)).toBe(
    '—¿Te acuerdas de cuando me enseñaste a remar? —dijo Eva.',
  )
  expect(dayAloud('Nuestra boda se inundó el patio y bailaste', asked)).toBe(
    '—¿Te acuerdas? —dijo Eva—. Fue en nuestra boda. Se inundó el patio y bailaste.',
  )
})

it.each([
  ['Las navidades en Maracaibo, él nos levantaba', '—Eran las navidades en Maracaibo. Él nos levantaba.'],
  ['En la playa con mis primos', '—Fue en la playa con mis primos.'],
  ['Los veranos en Calaceite', '—Me acuerdo de los veranos en Calaceite.'],
  ['La vez que remamos al revés. Llegamos igual', '—Me acuerdo de la vez que remamos al revés. Llegamos igual.'],
  ['La vez que me enfermé me cuidó toda la noche', '—La vez que me enfermé me cuidó toda la noche.'],
  ['Mes de mayo en su casa', '—Me acuerdo del mes de mayo en su casa.'],
])('says it where who says it has just been told: %s', (note, said) => {
  expect(dayAloud(note, { tag: null, remember: 'Me acuerdo', pick: (first) => first })).toBe(said)
})
