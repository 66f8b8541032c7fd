import { beforeAll, expect, it } from 'vitest'
import { createTeller } from '../../../../test/storyteller/teller.ts'
import type { Brief } from '../../../engine.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { sensedIn } from '../things/sensed.ts'
import { UNTOLD } from './named-day.ts'
import { sensedAfter, sensedFirst } from './sensed-there.ts'
import type { Stage } from './stage.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const brief: Brief = {
  senderName: 'Clara',
  recipientName: 'Noa',
  recipientRelation: 'mi amiga',
  recipientAge: 'adulto',
  favoriteThing: 'el violín',
  specialMemory: '',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'acuarela',
}
const SEEDS = ['1', '2', '3', '4', '5', '6']

/** The third chapter, where it is remembered. */
const toldOf = (specialMemory: string, more: Partial<Brief> = {}) =>
  SEEDS.map(
    (seed) =>
      teller.tell({ ...brief, ...more, specialMemory }, seed, more.occasion ? undefined : 'big-soup').chapter(3)
        .paragraphs,
  )

it.each([
  ['Bailamos toda la tarde en la sala. Mi tía puso su música y nos reímos.', 'Mi tía puso su música y nos reímos.'],
])('somebody hears it between two sentences: %s', (memory, second) => {
  for (const told of toldOf(memory)) {
    const at = told.findIndex((paragraph) => paragraph.startsWith(`—${second}`))
    expect(at).toBeGreaterThan(1)
    expect(told[at - 1]).toMatch(/ siguió\.$|^—¿Y qué más\? —preguntó /u)
    expect(told[at - 2]).toMatch(/^—/u)
  }
})

it.each([
  'Nos perdimos en el mercado y ella compró un farol',
  'Me dijo: «Ven. Aquí no llueve» y nos quedamos en la parada',
  'Me cuidó el Dr. Salas en la playa y ella se quedó',
  // soon told, and nothing to laugh at or to look at between
  'Nos perdimos juntas en el mercado. Ella compró un farol y se rio.',
  'Me prestó su paraguas en la parada. Llovía mucho. Nunca se lo devolví.',
  // what happened then belongs to when it was
  'Cuando cantamos en la azotea con mis primas. Todas nos reímos mucho de la letra.',
  // speech, its punch line, a mark that is no plain stop, a half that is none
  'Todos corrimos y ella gritó ¡corre! ¡Que ya viene la micro de las seis!',
  'Vivíamos en una casa muy vieja… Esa noche llovió dentro y nos reímos…',
  'Me dijo: «No llores. Ya pasó todo. Aquí estoy contigo, mi niña». Le creí todo lo que dijo.',
  'Me dijo que un día yo iba a llegar. Nadie más lo creía en toda la casa.',
  'Nos perdimos juntas en el mercado del pueblo. Y llegamos a tiempo para la cena.',
  'Se quedó dormida en el cine. ¡Y roncó!',
])('one sentence stays whole: %s', (memory) => {
  for (const told of toldOf(memory)) expect(told.join('\n')).not.toMatch(/siguió\.|¿Y qué más\?/u)
})

it.each([
  'Me quise quitar la vida aquella noche. Ella se quedó sentada en el piso del baño.',
  'Perdimos la casa en un solo día. Dormimos los cuatro en el coche y cantamos.',
  'Nunca fuimos a ver el mar juntas. Siempre decíamos que el próximo año, riendo.',
  'Nadie vino a la fiesta de mi cumpleaños. Ella bailó conmigo toda la noche entera.',
])('nobody asks on where it is not surely merry: %s', (memory) => {
  for (const told of toldOf(memory)) expect(told.join('\n')).not.toMatch(/¿Y qué más\?|se acercó (?:un poco )?más/u)
})

it('somebody asks on where it is merry', () =>
  expect(toldOf('Bailamos toda la tarde en la sala. Mi tía puso su música y nos reímos.').flat().join('\n')).toContain(
    '¿Y qué más?',
  ))

const SENSED = /^(?:Olía|Se oían las olas|Los dedos|El hilo corría|Subía)/u

it.each([
  ['Volvíamos por la playa con los zapatos en la mano. Mi mamá nos daba muchos besos.', ['Se oían las olas']],
  [
    // no steam rises once the hour is past
    'Comimos sopa con mi primo en la vereda. Luego hablamos de todo el mundo.',
    ['Olía a sopa'],
  ],
  [
    'Comimos sopa con mi primo en la vereda. Hablamos mucho de todo el mundo.',
    ['Olía a sopa', 'Subía un vapor caliente'],
  ],
  [
    'Me hacía las trenzas en la puerta. Nunca se cansó de mis preguntas raras.',
    ['Los dedos iban y venían por el pelo'],
  ],
  ['Charlamos mucho aquel martes en la vereda. Nunca vimos el mar.', []],
])('«%s» is told where it is smelt, heard and felt: %j', (memory, lines) => {
  for (const told of toldOf(memory)) {
    const sensed = told.filter((line) => SENSED.test(line))
    expect(sensed.map((line) => lines.find((each) => line.startsWith(each)))).toEqual(lines)
  }
})

const sensing = (note: string, there = 'un día') =>
  ({ senses: sensedIn(note), memory: { note }, air: [], place: null, there }) as unknown as Stage

it.each([
  ['Hablamos mucho. Volvíamos por la playa.', 'Se oían las olas.'],
  // of an hour that is past, in a word that has just been said, of hands that nobody knows
  ['Volvíamos por la playa. Siempre llegábamos tarde a la casa.', null],
  ['Hablamos mucho. Esperamos comiendo medialunas.', null],
  ['Hablamos mucho. Comimos pan con queso.', null],
  ['Hablamos mucho. Ella nos compró helados.', null],
])('after «%s» is sensed: %s', (note, line) => expect(sensedAfter(sensing(note), [], null)).toBe(line))

it('nothing is sensed twice of one day, nor of what its place was just called', () => {
  const waves = sensing('Hablamos mucho. Volvíamos por la playa.')
  expect(sensedAfter(waves, [], 'Olía a pan.')).toBeNull()
  const read = 'leíamos el periódico en la vereda'
  expect(sensedFirst(sensing(read, 'el día del periódico'))).toBeNull()
  expect(sensedFirst(sensing(read))).toBe('Crujían las hojas del periódico.')
})

it('nobody looks for what was lost, and nobody finds it', () => {
  const memory = 'Le regalé una pulsera de cuentas azules. La perdió en el mar de Veracruz esa tarde.'
  for (const told of toldOf(memory)) {
    expect(told.join('\n')).not.toMatch(/buscó con los ojos/u)
    expect(told.filter((line) => !line.startsWith('—')).join('\n')).not.toMatch(
      /(?<!dibujo de )la pulsera|una pulsera/u,
    )
  }
})

it.each(['está en silla de ruedas', 'es ciega', 'es sorda'])(
  'of whom it is said «%s» nobody steps, looks or listens',
  (extraTrait) => {
    for (const memory of [
      'nos reímos y cantamos con los primos en el patio',
      'una noche se fue la luz en la playa',
      'charlamos',
    ])
      for (const told of toldOf(memory, { extraTrait }))
        expect(told.join('\n')).not.toMatch(
          /Noa dio un paso|Lo primero que vio|Noa (?:miró|se quedó escuchando|se quedó mirando|avanzó a tientas|se sentó)/u,
        )
  },
)

it('comes nearer once, and makes room only where little is', () => {
  for (const plot of ['small-museum', 'clock-strike', 'shy-seed'])
    for (const seed of SEEDS) {
      const memory = 'charlamos mucho y lo entendí todo'
      const told = teller.tell({ ...brief, specialMemory: memory }, seed, plot).chapter(3).paragraphs
      expect(told.filter((line) => /^(?:Noa|Clara|Primero)[^.]* acerc|dio un paso/u.test(line)).length).toBeLessThan(2)
      expect(told.join('\n')).not.toMatch(/hizo lugar, y/u)
    }
})

it('calls what is known by no day, place or thing no day', () => {
  for (const memory of [
    'siempre me ayudaba con la tarea',
    'charlamos mucho y lo entendí todo',
    'le olvidé el nombre a mi jefe y ella se rio',
  ])
    for (const seed of SEEDS) {
      const text = teller
        .tell({ ...brief, specialMemory: memory }, seed, 'slow-race')
        .chapter(3)
        .paragraphs.join('\n')
      expect(UNTOLD.some((something) => text.includes(something))).toBe(true)
      expect(text).not.toMatch(/un (?:día|tiempo) (?:bien guardado|que no se olvida|de los que se guardan)/u)
    }
})

const up = (memory: string) => toldOf(memory).flat().join('\n').includes('miró hacia arriba')

it('nobody looks up into the night indoors', () => {
  expect(up('de noche nos quedamos encerrados en el sótano')).toBe(false)
  expect(up('de noche nos quedamos despiertas en la azotea')).toBe(true)
})

it('nobody asks on where who is told of has died', () => {
  const memory = 'Me llevaba a ver los trenes. Una vez nos saludó el maquinista con su gorra.'
  const missed = toldOf(memory, { recipientRelation: 'mi abuelo', occasion: 'en-recuerdo' }).flat().join('\n')
  expect(missed).toMatch(/Clara (?:esperó un momento|tomó aire) y siguió\./u)
  expect(missed).not.toContain('¿Y qué más?')
})

const END = (specialMemory: string, plot: string) =>
  SEEDS.map((seed) =>
    teller
      .tell({ ...brief, specialMemory }, seed, plot)
      .chapter(5)
      .paragraphs.join('\n'),
  )

it('what is seen last says of what it is', () => {
  for (const text of END('nos comimos un pastel entero con el vecino', 'small-museum'))
    expect(text).toMatch(/el dibujo del pastel(?! de)/u)
})

it.each([
  ['los domingos en la cocina haciendo tamales y ella cantando', 'la cocina de entonces'],
  ['las tardes en el huerto cortando acelgas con su sombrero', 'el huerto de entonces'],
  ['vendía gelatinas y jugaba con las canicas de mis primos', 'el tiempo de las gelatinas'],
])('«%s» is told of where or of what it was: %s', (memory, there) => {
  for (const told of toldOf(memory)) expect(told[0]).toContain(there)
})

it.each([
  ['charlamos en la biblioteca', 'Olía a papel'],
  ['volamos papalote en el llano', 'El viento movía la hierba'],
  ['nos casamos en la capilla', 'Olía a cera'],
])('«%s» is told where it is as in such a place: %s', (memory, line) => {
  for (const told of toldOf(memory)) expect(told.join('\n')).toContain(line)
})

it('of a hard day no place is sensed', () => {
  for (const told of toldOf('murió mi tía y ella se quedó conmigo en la capilla'))
    expect(told.join('\n')).not.toContain('Olía')
})

it('a memory without a place is no «recuerdo» behind the door', () => {
  const all = ['me ayudó con la tesis y no durmió', 'siempre me escucha cuando lloro'].flatMap((memory) =>
    toldOf(memory),
  )
  for (const told of all) expect(told[0]).not.toMatch(/un recuerdo|ya vivido|de antes|que ya había pasado/u)
})

it.each<[Partial<Brief>, string]>([
  [{ recipientRelation: 'mi amiga' }, 'la boda del hermano de Clara'],
  [{ recipientRelation: 'mi mamá' }, 'la boda del hermano'],
  [{ recipientRelation: 'mi hija', senderName: 'mamá' }, 'la boda del hermano'],
])('names the kin of who gives by them only to who has none of it: %j', (more, day) => {
  const text = toldOf('En la boda de mi hermano bailamos cumbia. Todos nos reímos mucho de todo.', more)
    .flat()
    .join('\n')
  expect(text).toContain(day)
  expect(/boda del hermano de /u.test(text)).toBe(day.endsWith('Clara'))
})
