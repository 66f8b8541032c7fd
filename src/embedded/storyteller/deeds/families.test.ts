import { expect, it } from 'vitest'
import { FAMILIES, familyOf } from './families.ts'

/** What customers said, and the word that a reader would give it. */
const SAID: readonly (readonly [string, string | null])[] = [
  ['que siempre comparte sus papitas', 'sharing food'],
  ['cocina para todos', 'cooking for all'],
  ['que se sabe el nombre de todos', 'remembering names'],
  ['que me espera siempre en la puerta', 'waiting up'],
  ['me escucha', 'listening'],
  ['que tienes carácter y no te callas ante las injusticias', 'stubbornness'],
  ['no se calla ante las injusticias', 'defending'],
  ['cómo cuida a los demás', 'caring'],
  ['que nunca guarda rencor', 'forgiving'],
  ['lo noble que es', 'kindness'],
  ['su risa', 'laughter'],
  ['hace reír a todos', 'making laugh'],
  ['su sonrisa', 'smile'],
  ['cómo nos miras cuando algo te parece importante', 'gaze'],
  ['lo curioso que es, pregunta todo el día por qué', 'curiosity'],
  ['tiene mucha imaginación', 'imagination'],
  ['no le tiene miedo a nada', 'fearlessness'],
  ['tu valentía cuando estuviste enferma', 'bravery'],
  ['nunca te rindes', 'perseverance'],
  ['usted nunca se queja', 'not complaining'],
  ['que es justo y no grita', 'fairness'],
  ['su calma', 'calm'],
  ['que sos la persona más paciente del mundo', 'patience'],
  ['Que dice la verdad', 'honesty'],
  ['que trabaja de sol a sol', 'hard work'],
  ['que siempre llega puntual', 'responsibility'],
  ['todo lo que nos enseña', 'teaching'],
  ['inteligente', 'cleverness'],
  ['que llegaste a cambiarnos la vida', 'arrival'],
  ['que nunca nos dejó ver que tenía miedo', 'bravery'],
  ['que sacó adelante a sus hijos sola', 'hard work'],
  ['que siempre da la cara por nosotras', 'defending'],
  ['me quiso sin tener por qué', 'tenderness'],
  ['es exigente pero justo', 'fairness'],
  ['sabe cuándo va a llover', 'wisdom'],
  ['se anima a todo', 'adventure'],
  ['nos trató como a una hija', 'bringing together'],
  ['no se la cree', 'humility'],
  ['la dignidad con la que vive', 'dignity'],
  ['saluda a todos los vecinos', 'greeting'],
  ['me abrió su casa sin preguntar nada', 'welcoming'],
  ['siempre guarda lugar para uno más', 'welcoming'],
  ['sabe pedir perdón', 'apologising'],
  ['me coge la mano como antes', 'holding hands'],
  ['que sabe estar en silencio conmigo', 'silence'],
  ['tiene las llaves de todos y no cuenta nada', 'discretion'],
  ['la única que sabe decir que no', 'saying no'],
  ['para todo dice «a ver cómo»', 'working it out'],
  ['la verdad sacó a sus hijas adelante', 'hard work'],
  ['treinta años juntos (bueno, casi)', 'loyalty'],
  ['me banca en todas', 'loyalty'],
  ['está para todos', 'loyalty'],
  ['no les cobraba a los viejitos', 'generosity'],
  ['se la juega por su gente', 'defending'],
  ['dice las cosas a la cara', 'honesty'],
  ['no toca el claxon jamás', 'calm'],
  ['me enseña sin hacerme sentir tonto', 'teaching'],
  ['nunca la oímos quejarse', 'not complaining'],
  ['Nunca lo escuchamos quejarse ni cuando estaba malito', 'not complaining'],
  ['crió a sus hijos vendiendo tamales y nunca la vimos quejarse', 'not complaining'],
  ['me contesta a cualquier hora sin preguntar nada', 'loyalty'],
  ['me contesta a las 3 de la mañana sin preguntar nada', 'loyalty'],
  ['siempre está pendiente de los demás', 'caring'],
  ['siempre sabía cuando yo estaba triste', 'empathy'],
  ['se sabe todos los cumpleaños', 'good memory'],
  ['es como mi segunda mamá', 'caring'],
  ['nos enseñó a ser unidos', 'bringing together'],
  ['me enseña a ver detalles que nadie ve', 'noticing'],
  ['trabajó 40 años de profesor', 'teaching'],
  ['habla dos idiomas y me traduce', 'two languages'],
  ['nunca habló mal de nadie', 'speaking well'],
  ['habla poco y hace mucho', 'deeds not words'],
  ['nunca nos faltó nada', 'providing'],
  ['dejó de fumar y empezó a correr', 'starting over'],
  ['ninguno se queda solo en el recreo', 'leaving nobody out'],
  ['que aprendieron a pedirse perdón', 'apologising'],
  ['aprendió a leer a los 58 años', 'learning'],
  ['es lindo', 'charm'],
  ['es bueno pal ajedrez', 'skilled hands'],
  ['me aguanta', 'patience'],
  ['que su casa es la casa de todos', 'welcoming'],
  ['nunca se pone nervioso, todo lo arregla con un chiste', 'calm'],
  ['su letra', null],
  ['su manera de ser', null],
]

it.each(SAID)('%s → %s', (said, family) => {
  expect(familyOf(said)?.id ?? null).toBe(family)
})

it('has three acts or more for each of at least fifty families, none of them twice', () => {
  expect(FAMILIES.length).toBeGreaterThanOrEqual(50)
  expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length)
  const acts = FAMILIES.flatMap((family) => family.acts.map(String))
  expect(new Set(acts).size).toBe(acts.length)
})

it('has five for what is admired most often, so that two books of one giver need not share theirs', () => {
  const often = ['caring', 'hard work', 'patience', 'perseverance', 'bravery', 'defending', 'loyalty', 'helping']
  expect(FAMILIES.filter(({ id, acts }) => often.includes(id) && acts.length >= 5).map(({ id }) => id)).toHaveLength(
    often.length,
  )
})
