import { describe, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { isPermitted, withoutNotes } from './of-them.ts'

await loadDictionary()

describe('what is told beside what is said to the shop', () => {
  it.each([
    ['canta en la regadera. ¿lo pueden mandar a Hermosillo?', 'canta en la regadera.'],
    ['se truena los dedos. Que quede bonito por fa', 'se truena los dedos.'],
    ['usa boina. Ahí les encargo la ortografía', 'usa boina.'],
    ['canta. ojo. que salga con gorra', 'canta.'],
    ['canta en la regadera (necesito factura, a que correo les escribo?)', 'canta en la regadera'],
    ['(necesito factura)', ''],
    ['le dicen Chato. Firmamos todos los primos', 'le dicen Chato.'],
    ['muerde los lápices. Su nombre va con hache', 'muerde los lápices.'],
    ['tiene un lunar en la nariz. Ojalá se note en los dibujos', 'tiene un lunar en la nariz.'],
    ['no sabe nadar. es para el 15 de agosto', 'no sabe nadar.'],
    ['se peina con limón. lo queremos con pasta dura', 'se peina con limón.'],
    ['cuenta chistes malos. Ya sabemos que es largo, perdón', 'cuenta chistes malos.'],
    ['le va al Cruz Azul y sufre. Si no cabe no importa', 'le va al Cruz Azul y sufre.'],
    ['ronca. es a Puebla', 'ronca.'],
    ['habla dormido, please que sea cortito', 'habla dormido'],
    ['ella reza en mixe, yo se lo voy a ir leyendo', 'ella reza en mixe'],
    ['tiene lunares. Los lunares le chocan así que no los dibujen', ''],
    ['teje de noche. En el cuento díganle Doña Cuca no Refugio', 'teje de noche.'],
    ['barre cantando. La bebé llega en mayo y nadie sabe', 'barre cantando.'],
    ['Hola buenas tardes, le gusta dormir con calcetas', 'le gusta dormir con calcetas'],
    ['usa lentes morados, lo firman sus tres hermanos', 'usa lentes morados'],
    ['baila mal pero baila, y que salga bailando', 'baila mal pero baila'],
    ['teje rápido y ya va para los 80, que no se note', 'teje rápido'],
    ['su color es el verde. Que la rana hable', 'su color es el verde.'],
    ['ronca bonito. va de parte de toda la cuadra', 'ronca bonito.'],
    ['se ríe con hipo. me avisan cuando salga', 'se ríe con hipo.'],
    ['teje sin mirar. Nos pueden marcar en la tarde', 'teje sin mirar.'],
    ['silba. Yo pago al recibir, me mandan los datos', 'silba.'],
    ['reza por todos. cuanto cuesta si quiero dos', 'reza por todos.'],
    ['nada de espaldas. El pago lo hago el viernes', 'nada de espaldas.'],
    ['cose de noche. Favor de no usar la palabra vieja', 'cose de noche.'],
    ['pide la orilla. Por fa que salga con gorra', 'pide la orilla.'],
    ['baila sola. Se recibió en junio por eso el regalo', 'baila sola.'],
    ['le decimos Garbanzo. ya sabemos que es niño pero es secreto', 'le decimos Garbanzo.'],
  ])('%s', (said, rest) => expect(withoutNotes(said)).toBe(rest))

  it.each([
    'siempre en femenino',
    'letra grande',
    'sin rimas',
    'español de España por favor',
    'lo que ustedes vean',
    'pueden usar la foto del face',
    'hacen envíos a Chile?',
    'perdón por la letra, escribo desde el celular',
    'Tú que eres inteligente hazlo bonito',
    'para que lo lea ella sola',
  ])('is nothing in «%s»', (said) => expect(withoutNotes(said)).toBe(''))

  it.each([
    'firma todo con una carita feliz',
    'pide todo por favor hasta al perro',
    'da las gracias al semáforo',
    'le manda saludos a la luna',
    'le gusta que le lean el mismo libro siempre',
    'hace voces cuando cuenta cuentos',
    'su letra parece de doctor',
    'cuando llego del trabajo me esconde las llaves',
    'siempre trae pan para que lo perdones',
    'silbaba dos notas, para que supiéramos que era él',
    'usa capa aunque haya sol',
    'no se sienta hasta que todos están servidos',
    'a todos nos dice campeón y ya todos le decimos así',
    '¿por qué? es su palabra favorita',
    'zurda y orgullosa',
    'la lengua siempre afuera',
    'dice "pónganlo bonito" para todo',
    'siempre culpa al loro. No tenemos loro.',
    'yo vivo lejos y le mando audios, él me manda besos',
    'chifla al llegar, así sabemos que es ella',
    'perdió los lentes y le tuvimos que amarrar otros',
    'le puso nombre a su maceta',
    'pierde los guantes. Ya le compramos tres pares',
    'vive lejos, nos vemos en verano y siempre llora',
    'jura que no ronca, tenemos videos',
    'su número de la suerte es el 7',
    'barre de noche. Cada mañana encontramos todo limpio',
  ])('is all of «%s»', (said) => expect(withoutNotes(said)).toBeNull())

  it.each([
    'pronuncia «cocreta» y no queremos que la corrija nadie',
    'les cambia el final a las películas. Yo crecí creyendo que el barco no se hundía',
  ])('is all of what its giver wishes or believes of it: %s', (said) => expect(withoutNotes(said)).toBeNull())

  it('is whom they owe thanks', () => {
    const said = 'nos sacó adelante con puro tamal. Él es contador y yo soy maestra, gracias a ella.'
    expect(withoutNotes(said, { beside: true })).toBeNull()
  })

  it('is what their giver owns to, where it may be told', () => {
    const said = 'Nunca le dije que yo rompí la taza.'
    expect(withoutNotes(said)).toBe('')
    expect(withoutNotes(said, { permitted: isPermitted(`${said} Eso pónganlo si quieren`) })).toBeNull()
    expect(isPermitted(`${said} Eso no lo pongan`)).toBe(false)
  })

  it('is all of a day but for what is plainly said to the shop', () => {
    const day = 'Fuimos al río y yo me caí.'
    expect(withoutNotes(`${day} Nos reímos toda la tarde`, { beside: true })).toBeNull()
    expect(withoutNotes(`${day} Disculpen la ortografía`, { beside: true })).toBe(day)
  })
})
