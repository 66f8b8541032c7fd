import { expect, test } from 'vitest'
import { ADVICE_KINDS } from '../../../contract/readings.ts'
import { adviceOn } from './advice.ts'

const BRIEF = {
  senderName: 'Ana',
  recipientName: 'Leo',
  recipientRelation: 'mi hermano',
  favoriteThing: 'el mar',
  specialMemory: 'la tarde en la playa',
  admiration: 'su risa',
  extraTrait: '',
  illustrationStyle: 'retro',
} as const

/** One or two kind lines. */
const KIND_LINES = /^.{20,180}\.$/u

const CASES = [
  ['name', 'senderName', 'yo'],
  ['name', 'recipientName', 'Yo'],
  ['nothing-said', 'favoriteThing', 'nada'],
  ['nothing-said', 'favoriteThing', 'todo'],
  ['nothing-said', 'specialMemory', 'no me acuerdo'],
  ['nothing-said', 'admiration', 'x'],
  ['nothing-said', 'extraTrait', 'no sé'],
  ['hurts', 'favoriteThing', 'lo odio'],
  ['hurts', 'specialMemory', 'nos odiamos desde entonces'],
  ['hurts', 'admiration', 'no me cae bien, pero cocina rico'],
  ['hurts', 'extraTrait', 'es insoportable'],
  ['other-language', 'favoriteThing', 'the beach and her dogs'],
  ['other-language', 'specialMemory', 'when we went to the beach'],
  ['other-language', 'admiration', 'her smile'],
  ['private', 'specialMemory', 'cuando le dio leucemia'],
  ['private', 'extraTrait', 'vive en la calle Morelos 14'],
  ['private', 'extraTrait', 'su celular es 55 1234 5678'],
  ['private', 'admiration', 'su fuerza cuando estuvo en el hospital'],
  ['passing', 'extraTrait', 'cumple 15 y está nerviosa por el vals'],
  ['passing', 'admiration', 'que cumple 15'],
  ['passing', 'admiration', 'se casa en mayo'],
  ['note', 'favoriteThing', 'los barcos, no sé si cabe'],
  ['private', 'admiration', 'es adoptado, pero nos quiere'],
  ['hurts', 'extraTrait', 'es la más lista, no como las demás'],
  ['name', 'recipientName', 'Nena / Olga'],
  ['name', 'recipientName', 'Olga (mi vecina)'],
  ['name', 'recipientName', 'Q'],
  ['hurts', 'favoriteThing', 'su moto, la quiere más que a todos jaja es broma'],
  ['private', 'admiration', 'que canta. Va reprobando física'],
  ['name', 'recipientName', 'Para mi tía Olga que cumple 50'],
  ['name', 'senderName', 'Bea, Raúl y Tito desde el cielo'],
  ['private', 'admiration', 'es fuerte, pero a veces no sé si lo estoy haciendo bien como mamá'],
  ['private', 'favoriteThing', 'casi nada desde que se fue su papá, y los robots'],
  ['private', 'specialMemory', 'cuando reprobamos química las dos y acabamos cantando en el patio'],
  ['private', 'specialMemory', 'nos perdimos en el bosque, y este año va reprobando química'],
  ['private', 'specialMemory', 'la noche que nos asaltaron a las dos y acabamos cantando en el patio'],
  ['name', 'recipientName', 'Yo mismo jaja'],
] as const

test.each(CASES)('%s: of %s «%s» one line is said, with an example that is itself good', (kind, field, said) => {
  const [advice, ...more] = adviceOn({ ...BRIEF, [field]: said })
  expect(more).toEqual([])
  expect(advice).toMatchObject({ kind, field })
  expect(advice?.why).toMatch(KIND_LINES)
  expect(adviceOn({ ...BRIEF, [field]: advice?.example })).toEqual([])
})

test('every kind is among them, and nothing is said of a good brief', () => {
  expect(new Set(CASES.map(([kind]) => kind))).toEqual(new Set(ADVICE_KINDS))
  expect(adviceOn(BRIEF)).toEqual([])
})

const FURTHER = [
  ['private', 'recipientRelation', { recipientRelation: 'el vecino del 405' }],
  ['name', 'senderName', { senderName: 'los del 603' }],
  ['note', 'recipientRelation', { recipientRelation: 'mi sobrine' }],
  ['note', 'specialMemory', { specialMemory: 'el tío disfrazado de Papá Noel en el patio' }],
  ['note', 'extraTrait', { extraTrait: 'flojo jajaja' }],
  ['note', 'admiration', { admiration: 'que dejó de fumar y ahora nada' }],
  ['nothing-said', 'admiration', { admiration: 'que nos cuida' }],
  ['note', 'specialMemory', { recipientRelation: 'mi maestra', occasion: 'despedida' }],
  ['other-language', 'specialMemory', { specialMemory: 'el snow day que hicimos cupcakes' }],
] as const

test.each(FURTHER)('%s: of %s what would make a book more theirs is said once', (kind, field, brief) => {
  const [advice, ...more] = adviceOn({ ...BRIEF, ...brief })
  expect(more).toEqual([])
  expect(advice).toMatchObject({ kind, field })
  expect(advice?.why).toMatch(KIND_LINES)
})

const HABIT = 'canta mientras lava los platos'
const ANSWERED = [
  ['reza bajito. ¿Lo mandan a Tepic?', /por correo/, 'Reza bajito'],
  ['Oigan, ¿manejan pasta dura?', /imprenta/, HABIT],
  ['guarda hojas secas. ¿Hay descuento?', /precio/, 'Guarda hojas secas'],
  ['nos pueden marcar a la tienda', /no llamamos/, HABIT],
  ['dibuja barcos. Perdonen las faltas', /disculpar/, 'Dibuja barcos'],
  ['tiene pecas. Ojalá salgan en los dibujos', /junto a la foto/, 'Tiene pecas'],
  ['silba. Firmamos los del taller', /dedicatoria/, 'Silba'],
  ['quiero pedirle matrimonio al final, ¿se puede?', /última frase/, 'La última frase que sea: «¿Te casas conmigo?»'],
  [
    'en la última página quiero pedirle matrimonio, y que llegue en un sobre',
    /última frase, y nada va por correo/,
    'La última frase que sea: «¿Te casas conmigo?»',
  ],
  [
    'nunca le dije que me comí el flan. Eso pónganlo',
    /«nunca le dije que me comí el flan[^»]*» se queda fuera/,
    'canta mientras lava los platos',
  ],
  ['se gradúa en junio y por eso el regalo', /ocasión/, HABIT],
] as const

test.each(ANSWERED)('of «%s» it is said what becomes of what was asked', (extraTrait, why, example) => {
  const [advice, ...more] = adviceOn({ ...BRIEF, extraTrait })
  expect(more).toEqual([])
  expect(advice?.why).toMatch(why)
  expect(advice?.why).toMatch(KIND_LINES)
  expect(advice?.example).toBe(example)
})

test.each([
  ['admiration', 'es buen alumno y ayuda al hermanito que tiene autismo', '«que tiene autismo» se queda fuera: '],
  [
    'specialMemory',
    'nos perdimos en los túneles. Mi número es 5543219876',
    '«Mi número es 5543219876» se queda fuera: ',
  ],
  ['specialMemory', 'mi papá estaba en la cárcel y me enseñó baraja', 'Por «mi papá estaba en la cárcel» '],
  ['admiration', 'que canta. Va reprobando física', '«Va reprobando física» se queda fuera: '],
] as const)('of %s «%s» the words are named that stay out, and how they come in', (field, said, words) => {
  const [advice] = adviceOn({ ...BRIEF, [field]: said })
  expect(advice?.why).toContain(words)
  expect(advice?.why).toMatch(/\. Si quieres que salga, escríbelo al revisar\.$/)
  expect(advice?.leftOut).toContain(words)
})

test.each([
  ['admiration', 'que canta. Va reprobando física', '«Va reprobando física» se queda fuera: podría dar pena al leerlo. Si quieres que salga, escríbelo arriba.'],
  ['specialMemory', 'mi papá estaba en la cárcel y me enseñó baraja', 'Por «mi papá estaba en la cárcel» esto se queda fuera: a quién contarlo lo decide la familia.'],
  ['extraTrait', 'cumple 15 y está nerviosa por el vals', '«cumple 15» se queda fuera: es de estos días.'],
  ['admiration', 'su calma. La temporada del rancho prefiero que no salga', 'Como lo pediste, «La temporada del rancho prefiero que no salga» no se imprime.'],
  ['extraTrait', 'nada', undefined],
  ['favoriteThing', 'harry potter', undefined],
] as const)('of %s «%s» the review says what is not told, and nothing where all is', (field, said, line) => {
  expect(adviceOn({ ...BRIEF, [field]: said }).find((one) => one.field === field)?.leftOut).toBe(line)
}) // oxfmt-ignore

test.each([
  { recipientName: 'Kira', recipientRelation: 'mi perra' },
  { recipientName: 'Kira', recipientRelation: 'mi perra', occasion: 'en-recuerdo' },
  { senderName: 'sus nietos Lía y Teo' },
  { senderName: 'sus 6 nietos' },
  { senderName: 'Lía (9 años)' },
  { recipientRelation: 'mi jefa', occasion: 'despedida' },
  { favoriteThing: 'su vieja Vespa' },
  { recipientName: 'La Güera', recipientRelation: 'mi amiga' },
  { recipientName: 'Los Pérez Luna', recipientRelation: 'mis vecinos' },
  { admiration: 'siempre sabe quién está enfermo y le lleva caldo' },
  { favoriteThing: 'las cometas, una voló hasta la cárcel del pueblo' },
  { admiration: 'que nos cuida cuando llueve' },
  { recipientRelation: 'mi maestra, se jubila', occasion: 'despedida' },
  { specialMemory: 'la tarde del coach' },
] as const)('nothing is said where it was told already: %j', (brief) => {
  expect(adviceOn({ ...BRIEF, ...brief })).toEqual([])
})

test.each([
  [
    'admiration',
    'Que habla poco. Ha tenido un año difícil por nuestra separación y nunca dejó de preguntar cómo estaba el otro',
    '«Ha tenido un año difícil… preguntar cómo estaba el otro» se queda fuera',
  ],
  ['admiration', 'Cuando me iba a casar con quien no debía, me preguntó si estaba segura', 'Lo de aquella boda'],
  ['specialMemory', 'casi me caso con otro y ella me llevó a la playa', 'Lo de aquella boda'],
] as const)(
  'what falls is named to its last words, and what is very much the giver’s is asked about: %s «%s»',
  (field, said, words) => {
    const [advice] = adviceOn({ ...BRIEF, [field]: said })
    expect(advice?.why).toContain(words)
    expect(advice?.why).toMatch(KIND_LINES)
  },
)

test.each([
  'canta fatal y no lo sabe, nadie se ha atrevido jajaja',
  'es un desastre cocinando',
  'cuenta chistes malísimo y ni se entera',
])('teasing about a skill is told: %s', (extraTrait) => expect(adviceOn({ ...BRIEF, extraTrait })).toEqual([]))
