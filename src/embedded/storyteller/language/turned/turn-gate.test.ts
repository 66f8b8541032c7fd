import { beforeAll, describe, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { doubtOfTold } from './told-gate.ts'
import { doubtOfYou } from './turn-gate.ts'

beforeAll(loadDictionary)

describe('what is said to the recipient', () => {
  it.each([
    ['que no te rindes, pierde y al otro día está entrenando', 'left behind'],
    ['que preguntas por todo, es muy listo', 'left behind'],
    ['que eres valiente: le das miedo y lo haces igual', 'left behind'],
    ['que tienes la calma del mundo, los días de quincena hasta tararea', 'left behind'],
    ['que llevas 22 años de celador y nunca ha faltado', 'left behind'],
    ['que nos dejás jugar a todos, los minutos los cuenta con una pelota', 'left behind'],
    ['que sacaste adelante la casa y nunca me te saco en cara', 'left behind'],
    ['que no te ríes de nadie cuando lees mal en voz alta', 'of somebody else'],
    ['que eres muy agradecido aunque seas por una galleta', 'of somebody else'],
    ['que si no entiendes te lo explica con tacos', 'of somebody else'],
  ])('doubts «%s»', (text, doubt) => expect(doubtOfYou(text, 'tú')).toBe(doubt))

  it.each([
    'que siempre dices la verdad aunque duela pero la dices bonito',
    'que eres muy buena persona, muy paciente con todos',
    'que me cuidas mucho y siempre me haces reír',
    'que nunca nos ha faltado nada y te levantas a las cinco',
    'que no te da miedo caerte',
    'lo buena persona que eres',
    'tu paciencia y tu buen humor a las 4 de la mañana',
  ])('vouches for «%s»', (text) => expect(doubtOfYou(text, 'tú')).toBeNull())

  it('doubts two ways of addressing in one', () => {
    expect(doubtOfYou('que si no entiende te lo explica', 'usted')).toBe('two addresses')
    expect(doubtOfYou('que no manda, ayuda', 'usted')).toBeNull()
  })
})

describe('what is told of them', () => {
  const names = ['Sofía', 'Ana']
  it.each([
    ['Las arepas que les hacía a los nietos en la estufa', 'no deed'],
    ['Fueron a la feria y se subió tres veces a la rueda', 'nobody named'],
    ['En el viaje en el 147, se les quedó cuatro veces', 'nobody named'],
    ['Se metió una noche al clóset, Sofía salió con la escoba', 'named too late'],
    ['Sofía dio ella la explicación', 'of somebody else'],
    ['Desde arriba Sofía se veía toda la ciudad', 'of somebody else'],
    ['Cuando se enfermó, Sofía le dijo tráigalo y lo tuvo una semana', 'unmarked speech'],
  ])('doubts «%s»', (text, doubt) => expect(doubtOfTold(text, names)).toBe(doubt))

  it.each([
    'Se les fue la luz y durmieron en la sala',
    'Perdieron el último tren y caminaron hasta la casa',
    'Se le cayó a Sofía su primer diente mordiendo un elote',
    'Sofía le enseñó a Ana a hacer tortillas y le salieron cuadradas',
    'Cayó granizo y Sofía los metió a todos bajo el piano',
    'Ana encontró a Sofía en una caja y Sofía cabía en la mano de Ana',
  ])('vouches for «%s»', (text) => expect(doubtOfTold(text, names)).toBeNull())
})
