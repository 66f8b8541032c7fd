import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../language/dictionary.ts'
import { readRecipient } from '../language/person.ts'
import { FAMILIES, familyOf } from './families.ts'
import { actOf } from './family.ts'

beforeAll(loadDictionary)

/** What customers said, and the word that a reader would give it. */
const SAID: readonly (readonly [string, string | null])[] = [
  ['que siempre comparte sus papitas', 'sharing food'],
  ['que nunca nos echó la culpa de nada', 'taking the blame'],
  ['Nunca mandó a nadie al frente', 'taking the blame'],
  ['que pone la cara por nosotros', 'defending'],
  ['que nunca se olvida de donde venimos', 'roots'],
  ['le habla a los que están solitos en el recreo', 'leaving nobody out'],
  ['que si se equivoca lo dice', 'owning up'],
  ['lo compañero que es', 'friendship'],
  ['Lo apañador que es', 'working it out'],
  ['Si uno llora, el otro le trae el chupete', 'caring'],
  ['que nunca ha dejado sola a mi familia', 'loyalty'],
  ['que siempre está de buen humor', 'joy'],
  ['nos tiene a todos contentos', 'joy'],
  ['cocina para todos', 'cooking for all'],
  ['que se sabe el nombre de todos', 'remembering names'],
  ['que me espera siempre en la puerta', 'waiting up'],
  ['me escucha', 'listening'],
  ['que tienes carácter y no te callas ante las injusticias', 'defending'],
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
  ['tu valentía cuando estuviste enferma', 'fighting illness'],
  ['nunca te rindes', 'perseverance'],
  ['usted nunca se queja', 'not complaining'],
  ['que es justo y no grita', 'fairness'],
  ['su calma', 'calm'],
  ['que sos la persona más paciente del mundo', 'patience'],
  ['Que dice la verdad', 'honesty'],
  ['que trabaja de sol a sol', 'hard work'],
  ['que siempre llega puntual', 'punctual'],
  ['todo lo que nos enseña', 'teaching'],
  ['inteligente', 'cleverness'],
  ['que llegaste a cambiarnos la vida', 'arrival'],
  ['que nunca nos dejó ver que tenía miedo', 'bravery'],
  ['que sacó adelante a sus hijos sola', 'providing'],
  ['que siempre da la cara por nosotras', 'defending'],
  ['me quiso sin tener por qué', 'loving anyway'],
  ['es exigente pero justo', 'fairness'],
  ['sabe cuándo va a llover', 'wisdom'],
  ['se anima a todo', 'adventure'],
  ['nos trató como a una hija', 'welcoming'],
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
  ['la verdad sacó a sus hijas adelante', 'providing'],
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
  ['me contesta a cualquier hora sin preguntar nada', 'coming at once'],
  ['me contesta a las 3 de la mañana sin preguntar nada', 'coming at once'],
  ['siempre está pendiente de los demás', 'caring'],
  ['siempre sabía cuando yo estaba triste', 'empathy'],
  ['se sabe todos los cumpleaños', 'good memory'],
  ['es como mi segunda mamá', 'parenting'],
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
  ['es bueno pal ajedrez', 'being good at it'],
  ['me aguanta', 'patience'],
  ['que su casa es la casa de todos', 'welcoming'],
  ['nunca se pone nervioso, todo lo arregla con un chiste', 'calm'],
  ['que cree en mí más que yo', 'believing in others'],
  ['su apoyo incondicional', 'believing in others'],
  ['que me aceptó como soy', 'accepting'],
  ['que siempre ve lo bueno en la gente', 'seeing the good'],
  ['su pasión por lo que hace', 'passion'],
  ['las historias que cuenta', 'storytelling'],
  ['que siempre encuentra tiempo para todos', 'making time'],
  ['cómo juega con su hermanita', 'playing'],
  ['que vive sin prisa', 'savouring'],
  ['su fe', 'faith'],
  ['lo mucho que ha crecido', 'growing'],
  ['su amor por los animales', 'animals'],
  ['que sabe trabajar en equipo', 'bringing together'],
  ['su buen trato con la gente', 'courtesy'],
  ['que me cuidó cuando estuve enferma', 'nursing'],
  ['su letra', null],
  ['su letra, tan bonita, con la que me dejaba notas', null],
  ['su buena suerte', null],
  ['su manera de ser', null],
]

it.each(SAID)('%s → %s', (said, family) => {
  expect(familyOf(said)?.id ?? null).toBe(family)
})

it('has three acts or more for each of at least a hundred families, none of them twice', () => {
  expect(FAMILIES.length).toBeGreaterThanOrEqual(100)
  expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length)
  expect(new Set(ACTS).size).toBe(ACTS.length)
})

it('has five for what is admired most often, so that two books of one giver need not share theirs', () => {
  const often = ['caring', 'hard work', 'patience', 'perseverance', 'bravery', 'defending', 'loyalty', 'helping']
  expect(FAMILIES.filter(({ id, acts }) => often.includes(id) && acts.length >= 5).map(({ id }) => id)).toHaveLength(
    often.length,
  )
})

const ACTS = FAMILIES.flatMap(({ acts, pet = [], cradle = [] }) => [...acts, ...pet, ...cradle])

/** What a story may lack wherever it has come to: an hour, a weather, a wall, a dish. */
const OWN_SCENE =
  /(?<!\p{L})(?:de la (?:mañana|madrugada|tarde)|noche|madrugada|pared(?:es)?|lluvia|llovía|escalera|techo|olla|horno|platos?|puerta|andén|cena|cerro|viento|pelota|silla|mesa)(?!\p{L})/u

it('tells every act with both who are in it, without a scene of its own, and in a few sentences', () => {
  expect(ACTS.filter((act) => !act.includes('@') || !act.includes('&'))).toEqual([])
  expect(ACTS.filter((act) => OWN_SCENE.test(act))).toEqual([])
  expect(ACTS.filter((act) => act.split(' ').length > 58)).toEqual([])
})

it('says every act of several as it says it of one', () => {
  const { le, ...twins } = readRecipient('Ana y Luz', 'mis hijas')
  const told = actOf('@ no [vio] que & reía, y [se fue]; [Le] dio igual. «{Voy|Vamos}», [dijo].')(
    { le, ...twins },
    'el gato',
  )
  expect(told).toBe('Ana y Luz no vieron que el gato reía, y se fueron; Les dio igual. «Vamos», dijeron.')
  // a verb that nobody knows would be said 'pulión'
  const verbs = [...new Set(ACTS.flatMap((act) => [...act.matchAll(/\[([^\]]+)\]/gu)].map(([, verb]) => verb!)))]
  expect(
    verbs
      .map((verb) => twins.v(verb.toLowerCase()))
      .filter((verb) => /[óúíáé]n$/u.test(verb.split(' ').at(-1)!) && !/(?:están|irán|ían)$/u.test(verb)),
  ).toEqual([])
})
