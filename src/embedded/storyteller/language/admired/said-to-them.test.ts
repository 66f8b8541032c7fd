import { beforeAll, describe, expect, it } from 'vitest'
import { type Address, readAddress } from '../people/address.ts'
import { loadDictionary } from '../grammar/dictionary.ts'
import { readRecipient } from '../people/person.ts'
import { readQuality } from './quality.ts'

beforeAll(loadDictionary)

const her = { recipient: readRecipient('Lucía', 'hermana'), sender: 'Clara', several: false }
function saidTo(raw: string, given?: Address): string | null {
  const address = given ?? readAddress([raw], { ...her.recipient, relation: '' })
  return readQuality(raw, { ...her, address }).toYou
}

describe('what is admired, said to them', () => {
  it.each([
    // what a clause ends with stays, or is turned with it
    ['que nunca se rinde aunque le cueste', 'que nunca te rindes aunque te cueste'],
    ['siempre me contesta a la hora que sea', 'que siempre me contestas a la hora que sea'],
    ['cuida a sus plantas como si fueran sus hijas', 'que cuidas a tus plantas como si fueran tus hijas'],
    ['comparte su lonche con quien no lleva', 'que compartes tu lonche con quien no lleva'],
    ['es la única que entiende mis chistes', 'que eres la única que entiende mis chistes'],
    ['que se acuerda de todo lo que le cuento', 'que te acuerdas de todo lo que te cuento'],
    ['que sirve sin que lo vean', 'que sirves sin que te vean'],
    ['que se preocupa por los demás aunque este chiquita', 'que te preocupas por los demás aunque estés chiquita'],
    ['es leal, le da igual el dinero', 'que eres leal. Te da igual el dinero'],
    ['es muy luchona y nunca la vimos rendirse', 'que eres muy luchona y que nunca te vimos rendirte'],
    ['la paciencia que me tienes cuando no entiendo', 'la paciencia que me tienes cuando no entiendo'],
    ['es responsable (casi siempre)', 'que eres responsable (casi siempre)'],
    ['es autentica y bien noble', 'que eres auténtica y bien noble'],
    // what passes by is not who is spoken to
    ['canta tranquila aunque pase la ambulancia', 'que cantas tranquila aunque pase la ambulancia'],
    ['que se duerme aunque ladren los perros', 'que te duermes aunque ladren los perros'],
    // what leads to the verb, and what says no more than it does
    [
      'con puro dobladillo nos sacó a los tres de la prepa',
      'que con puro dobladillo nos sacaste a los tres de la prepa',
    ],
    ['crió a 9 hijos ella sola', 'que criaste a 9 hijos sola'],
    ['cómo se ríe de ella misma', 'cómo te ríes de ti misma'],
    ['ve cosas que los demás pasamos de largo', 'que ves cosas que los demás pasamos de largo'],
    ['siempre camina como reina', 'que siempre caminas como reina'],
    ['les habla a todos por su nombre', 'que les hablas a todos por su nombre'],
    // a deed done to somebody is no thing of theirs
    ['la subió a la banca del equipo', 'que la subiste a la banca del equipo'],
    ['la entrega', 'tu entrega'],
    // it was said to them, though who says it is in it
    ['La forma en que me aguantaste cuando me fue mal', 'la forma en que me aguantaste cuando me fue mal'],
    ['no sé cómo le haces para llegar a todo', 'no sé cómo le haces para llegar a todo'],
    ['no los despierta', 'que no los despiertas'],
    // each part by itself
    ['es valiente, ni lloró con las vacunas', 'que eres valiente. Ni lloraste con las vacunas'],
    ['lo trabajadora que es, saco su carrera estudiando', 'lo trabajadora que eres. Sacaste tu carrera estudiando'],
    ['como cocina y como canta', 'cómo cocinas y cómo cantas'],
    ['lo guapa que es y lo bien que cocina', 'lo guapa que eres y lo bien que cocinas'],
    ['su curiosidad: pregunta el porqué de todo', 'tu curiosidad. Preguntas el porqué de todo'],
    ['lo tierno', 'lo tierna que eres'],
    ['lo leal', 'lo leal que eres'],
    ['lo dulce y lo terco', 'lo dulce y lo terca que eres'],
    ['lo trabajador', 'lo trabajadora que eres'],
    // of what befalls them, and of the thing itself
    [
      'su ingenio y que cuando algo le sale mal lo anota en su libreta',
      'tu ingenio y que cuando algo te sale mal, lo anotas en tu libreta',
    ],
    ['si no le sale lo intenta otra vez', 'si no te sale, lo intentas otra vez'],
    ['la voz que tiene, suena hasta en su cuarto', 'la voz que tienes. Suena hasta en tu cuarto'],
    ['su carcajada, se oye en toda la cuadra', 'tu carcajada. Se oye en toda la cuadra'],
    ['su manera tan suya de querer', 'tu manera tan tuya de querer'],
    // it was said to them, or is of both
    ['tu forma de ver el mundo y que nunca juzgas', 'tu forma de ver el mundo y que nunca juzgas'],
    ['tu calma cuando yo no la tengo', 'tu calma cuando yo no la tengo'],
    ['que seguimos siendo amigas, gracias a ti', 'que seguimos siendo amigas, gracias a ti'],
    ['que cabemos todos', 'que cabemos todos'],
  ])('%s → %s', (raw, said) => expect(saidTo(raw)).toBe(said))

  it.each([
    'que le habla a los perros como si le entendieran',
    'que siempre está, nunca te falla',
    'a todos les dice mi amor',
    'su porte aunque ande en pijama',
    'la fuerza de subir al escenario con el susto que le da el micrófono',
    'su carcajada se escucha hasta la esquina',
    'no le gana la prisa, se tarda más que tú en la fila',
    'que aunque venga cansada llega y se sienta a oír a sus hijos',
    'les canta a las gallinas y ellas la persiguen por el patio',
    'se sabe la vida de los 30 alumnos y de sus hermanos',
    'le brillan los ojos si habla de trenes',
    'no le da miedo decir que llora con las novelas',
    'salió adelante cuando mis tíos no quisieron recibirla',
    'cuando la buscas ahí está',
    'Es paciente. A mi hijo, que no leía, le puso cuentos de piratas y ahora lee solo',
    'nunca corre, pero el lunes gana la carrera',
    'lo intenta, siempre termina',
    'su ingenio y que cuando alguien lo llama deja su cuaderno',
    'cuida a mi mamá cuando está sola',
    'que no se altera aunque cambie el plan',
  ])('is not turned where somebody else may be meant: %s', (raw) => expect(saidTo(raw)).toBeNull())

  it('keeps its words for an usted, and takes a vos', () => {
    expect(saidTo('que nunca se rinde aunque le cueste', 'usted')).toBe('que nunca se rinde aunque le cueste')
    expect(saidTo('comparte su lonche con quien no lleva', 'vos')).toBe('que compartís tu lonche con quien no lleva')
  })

  it('what was wished for is not parted from whose wish it was', () => {
    const said = 'Logró que los que no querían nadar, ahora naden. Y nunca grita'
    const usted = readQuality(said, { ...her, recipient: readRecipient('Inés', 'maestra'), address: 'usted' })
    expect(usted.told).toBe('que logró que los que no querían nadar, ahora naden. Y nunca grita')
  })

  const them = readRecipient('Ana y Rubén', 'mis papás')
  it.each([
    ['que se cuidan entre ellos', 'ustedes', 'que se cuidan entre ustedes'],
    ['que con ellos puedo llorar', 'ustedes', 'que con ustedes puedo llorar'],
    ['como se esperan: el que va más rápido se detiene', 'ustedes', 'cómo se esperan: el que va más rápido se detiene'],
    ['que después de 45 años se dan la mano', 'vosotros', 'que después de 45 años os dais la mano'],
    ['de Ana su risa, de Rubén que no teme a nada', 'ustedes', null],
  ] as const)('of several: %s', (raw, address, said) =>
    expect(readQuality(raw, { ...her, recipient: them, address }).toYou).toBe(said),
  )
})
