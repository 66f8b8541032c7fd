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

it.each([
  ['su palabra vale más que un papel', 'que su palabra vale más que un papel'],
  ['su risa llena la casa', 'que su risa llena la casa'],
  ['su palabra valia oro', 'que su palabra valía oro'],
  ['su voz canta bonito', 'que su voz canta bonito'],
  ['su don para cantar', 'su don para cantar'],
  ['buena compañera', 'que es buena compañera'],
  ['gran hermana y buena amiga', 'que es gran hermana y buena amiga'],
])('what theirs does, and what they are, is a clause: %s', (raw, told) =>
  expect(readQuality(raw, { ...her, address: 'tú' }).told).toBe(told),
)

describe('what is admired, said to them', () => {
  it.each([
    // one plain clause, or a row of them
    ['que nunca se rinde', 'que nunca te rindes'],
    ['es bien cariñosa y comparte sus juguetes', 'que eres bien cariñosa y compartes tus juguetes'],
    ['es noble, trabajadora y le echa ganas', 'que eres noble, trabajadora y le echas ganas'],
    ['que siempre tiene un plan B y que estudia por puro gusto', 'que siempre tienes un plan B y que estudias por puro gusto'],
    ['es muy generosa sin que nadie se lo pida', 'que eres muy generosa sin que nadie te lo pida'],
    ['no le da miedo preguntar', 'que no te da miedo preguntar'],
    ['aunque no pudo estudiar, nos dio carrera a todos', 'aunque no pudiste estudiar, nos diste carrera a todos'],
    ['quedo viuda y nunca se quejo', 'que quedaste viuda y nunca te quejaste'],
    ['Admiramos su calma', 'tu calma'],
    ['tu risa alegra la casa', 'que tu risa alegra la casa'],
    ['su corazón firme', 'tu corazón firme'],
    ['su risa franca', 'tu risa franca'],
    ['su casa llena de gente', 'tu casa llena de gente'],
    ['nos encanta su risa', 'tu risa'],
    ['su manera de reírse de todo', 'tu manera de reírte de todo'],
    ['sus ganas de no quejarse y su risa', 'tus ganas de no quejarte y tu risa'],
    ['que me hizo sentir de la familia', 'que me hiciste sentir de la familia'],
    ['nunca deja a nadie solo en el recreo', 'que nunca dejas a nadie solo en el recreo'],
    // every verb of every sentence of it
    ['Nunca me pidió nada a cambio. Simplemente estuvo', 'que nunca me pediste nada a cambio. Simplemente estuviste'],
    ['Da consejos sin juzgar. Escucha de verdad.', 'que das consejos sin juzgar. Escuchas de verdad'],
    ['estudia de noche e igual llega al desayuno', 'que estudias de noche e igual llegas al desayuno'],
    ['cose ropa de madrugada, igual llega a la misa', 'que coses ropa de madrugada, igual llegas a la misa'],
    ['Siempre ayuda. Nunca presume. Nunca se cansa', 'que siempre ayudas. Nunca presumes. Nunca te cansas'],
    ['tiene mucha fuerza y comparte comida rica', 'que tienes mucha fuerza y compartes comida rica'],
    ['Canta bajito. También sabe escuchar', 'que cantas bajito. También sabes escuchar'],
    ['Trabaja mucho. Siempre llega temprano', 'que trabajas mucho. Siempre llegas temprano'],
    ['Nunca se enoja. Siempre sale a ayudar', 'que nunca te enojas. Siempre sales a ayudar'],
    ['Siempre ayuda. Nunca se queda callada', 'que siempre ayudas. Nunca te quedas callada'],
    ['es chistosa y no para de inventar', 'que eres chistosa y no paras de inventar'],
    // what they have, and how
    ['su paciencia con los niños', 'tu paciencia con los niños'],
    ['la imaginación que tiene y lo educada que es', 'la imaginación que tienes y lo educada que eres'],
    ['lo trabajadora que es y que nunca se queja', 'lo trabajadora que eres y que nunca te quejas'],
    ['cómo cuida a sus plantas y a sus perros', 'cómo cuidas a tus plantas y a tus perros'],
    ['como cocina y como canta', 'cómo cocinas y cómo cantas'],
    ['el cariño con el que trata a mi hija', 'el cariño con el que tratas a mi hija'],
    // it was said to them
    ['la paciencia que me tienes cuando no entiendo', 'la paciencia que me tienes cuando no entiendo'],
    ['no sé cómo le haces para llegar a todo', 'cómo le haces para llegar a todo'],
    ['no sé cómo hace para criar abejas y llegar a cantar', 'cómo haces para criar abejas y llegar a cantar'],
    ['una tía valiente', 'que eres una tía valiente'],
    ['es un sol, mi negra, y canta todo el día', 'que eres un sol, mi negra, y cantas todo el día'],
    ['pos que es bien trabajadora', 'que eres bien trabajadora'],
    ['tu forma de ver el mundo y que nunca juzgas', 'tu forma de ver el mundo y que nunca juzgas'],
    ['cuando me abrazas se me quita todo', 'cuando me abrazas se me quita todo'],
  ])('%s → %s', (raw, said) => expect(saidTo(raw)).toBe(said)) // oxfmt-ignore

  it.each([
    'que se ríe de sí misma y al día siguiente lo vuelve a intentar',
    'que nunca se enoja cuando las cosas salen mal',
    'la alegría con la que levanta a todos, también cuando perdí el trabajo ella me dijo de esta salimos bailando',
    'la fuerza que tiene siendo tan chiquita, porque nació tres semanas antes y salió adelante',
    'su sonrisa, despierta contenta todos los días',
    'su curiosidad: pregunta el porqué de todo',
    'Nunca se queja. Su risa es contagiosa',
    'Nunca se rinde. Todos la quieren',
    'Es muy valiente. Me cuidó su hermana',
    'trabaja de noche y aun así viene a dejarnos al colegio',
    'nunca se raja por la noche llega cantando',
    'cuida a Ana y a su hermano',
    'siempre te escucha',
    'cuando lo necesitas ahí está',
    'ayuda a su abuela y limpia pisos ajenos',
    // what a thing may do
    'Teje bonito. También sale bien la bufanda',
    'Hornea los domingos. Huele a vainilla',
    'Toca el arpa. Ya suena en la plaza',
    'Siembra sin prisa. Siempre queda lindo el patio',
    'Amasa de noche. Nunca sobra',
    'que habla con quien sea y a los cinco minutos ya es su amiga',
    'crió a 9 hijos ella sola',
    'su manera tan suya de querer',
    'es alegre y ayuda',
    'perdió a su mamá y siempre la extrañó',
    'esa risa que tiene contagia a todos',
    'Es paciente. A mi hijo, que no leía, le puso cuentos de piratas y ahora lee solo',
  ])('is not turned where it is not plain: %s', (raw) => expect(saidTo(raw)).toBeNull())

  it('keeps its words for an usted, and takes a vos', () => {
    expect(saidTo('que nunca se rinde', 'usted')).toBe('que nunca se rinde')
    expect(saidTo('su manera de reírse', 'usted')).toBe('su manera de reírse')
    expect(saidTo('comparte su lonche', 'vos')).toBe('que compartís tu lonche')
  })

  it('says whom it was done to, where only the relation does', () => {
    const reader = { ...her, recipient: readRecipient('Paty', 'maestra'), relation: 'la maestra de mi hijo Leo' }
    const read = readQuality('no lo presionó nunca, le encontró el modo', { ...reader, address: 'usted' })
    expect([read.toYou, read.told]).toEqual([null, 'que a Leo no lo presionó nunca, le encontró el modo'])
  })

  it.each([
    ['esa risa que tiene contagia a todos', 'que esa risa que tiene contagia a todos'],
    [
      'ese brillo que tiene en los ojos alegra a cualquiera',
      'que ese brillo que tiene en los ojos alegra a cualquiera',
    ],
    ['ese brillo que tiene', 'ese brillo que tiene'],
    ['el negocio que tiene da trabajo', 'que el negocio que tiene da trabajo'],
    ['la paciencia que tiene con los niños', 'la paciencia que tiene con los niños'],
  ])('«%s»: what they have may do it', (raw, told) =>
    expect(readQuality(raw, { ...her, address: 'tú' }).told).toBe(told),
  )

  const them = readRecipient('Ana y Rubén', 'mis papás')
  it.each([
    ['Lo comparten todo y se defienden', 'que lo comparten todo y se defienden'],
    ['lo alegres que son', 'lo alegres que son'],
    ['lo unidos que siguen', 'lo unidos que siguen'],
    ['lo que hacen por todos', 'lo que hacen por todos'],
  ])('«%s» is told in a sentence', (raw, told) =>
    expect(readQuality(raw, { ...her, recipient: them, address: 'ustedes' }).told).toBe(told),
  )

  it.each([
    ['que se ayudan y nunca pelean', 'ustedes', 'que se ayudan y nunca pelean'],
    ['que se cuidan entre ellos', 'ustedes', null],
    ['que se dan la mano', 'vosotros', null],
    ['de Ana su risa, de Rubén que no teme a nada', 'ustedes', null],
  ] as const)('of several: %s', (raw, address, said) =>
    expect(readQuality(raw, { ...her, recipient: them, address }).toYou).toBe(said),
  )
})
