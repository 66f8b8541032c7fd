import { expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { readFavourite } from '../language/favourite/favourite.ts'
import { propsOf } from './props.ts'

await loadDictionary()

const propsFor = (answer: string, isPet = false) =>
  propsOf(
    readFavourite(answer, 'Clara', (text) => text),
    { pick: ([first]) => first!, name: 'Lía', isPet },
  )
const toldOf = (answer: string) => {
  const [{ un, sound, does, helps, together }] = propsFor(answer) as [ReturnType<typeof propsFor>[0]]
  return [un, sound, ...does, ...helps, together].join(' / ')
}

it.each([
  ['su balón desinflado', /bot(?:e|aba)|rod|mucho aire/u],
  ['la bicicleta sin llantas', /rod|rued|dar una vuelta/u],
  ['su guitarra rota', /cuerda|acorde|tocar/u],
  ['el radio descompuesto', /volumen|estación|oír/u],
  ['su reloj que ya no camina', /tic|tac|sonó/u],
  ['su tele, no prende', /pantalla|bip|ver la tele/u],
  ['la lámpara fundida', /luz|brill|encend/u],
  ['su gato viejito', /salto|corrió/u],
  ['un perico que no canta', /pío|vuela|volaba/u],
  ['el carrito de hojalata', /faros|claxon|brum|dar una vuelta/u],
  ['las tortugas de barro', /dar de comer/u],
  ['las rosas de tela', /creció|tierra|hojas/u],
  ['el café helado', /humo|vapor|calient/u],
  ['su triceratops sin cuernos', /tres cuernos/u],
])('tells of %s nothing that it cannot do', (answer, cannot) => {
  expect(toldOf(answer)).not.toMatch(cannot)
})

it('leaves what is sound as its kind is, and how a dish is liked', () => {
  expect(toldOf('su pelota verde')).toContain('rodar')
  expect(toldOf('el pan sin sal')).not.toContain('y todo')
  expect(toldOf('los pantalones rotos')).not.toContain('y todo')
})

it.each([
  ['estar conmigo', 'una foto de Lía con Clara', 'estar con Clara'],
  ['visitar a sus primas', 'una foto de Lía visitando a sus primas', 'visitar a sus primas'],
  // with whom, and not where
  ['charlar con su tía Olga en la cocina', 'una foto de Lía charlando con su tía Olga', 'charlar con su tía Olga'],
  ['jugar conmigo al dominó', 'un juego de dominó', 'jugar con Clara al dominó'],
  ['cocinar con su papá', 'una cuchara de palo', 'cocinar con su papá'],
  ['desayunar con nosotros', 'una foto de Lía desayunando con los suyos', 'desayunar con los suyos'],
  ['que bailemos juntos', 'un disco', 'bailar con Clara'],
  ['dormirse en mis brazos', 'una foto de Lía durmiéndose en los brazos de Clara', 'dormirse en los brazos de Clara'],
  ['que lo peinen', 'un peine', 'peinarlo'],
  ['que la carguemos', 'una foto de Lía', 'cargarla'],
])('stages %s as a doing of two, and no portrait', (answer, un, together) => {
  expect(propsFor(answer)[0]).toMatchObject({ un, together })
})

it('keeps whom one looks after on the stage where it is a beast', () => {
  expect(propsFor('pasear con su perra')[0]!.un).toContain('perr')
})

it('says who does it where only one can have', () => {
  const { all } = readFavourite('que le cuente cosas de cuando era joven', 'Clara', (text) => text)
  expect(all).toBe('que Clara le cuente cosas de cuando era joven')
})

it('plans to eat nothing that they do not eat', () => {
  expect(propsFor('las parrilladas, aunque no come carne')[0]!.together).toBe('')
})

const likes = (answer: string, names: readonly string[] = []) =>
  readFavourite(answer, 'Lucía', (text) => text, 1, names).all

it('says with whom one does what is done together', () => {
  expect(likes('ver el mar juntos')).toBe('ver el mar con Lucía')
  expect(likes('ver el mar juntos', ['Ana', 'Luis'])).toBe('ver el mar juntos')
})

it('plays with what is theirs, and at being what is anybody’s', () => {
  expect(propsFor('su dragón sin alas')[0]!.together).toBe('jugar con el dragón sin alas')
  expect(propsFor('los dragones')[0]!.together).toBe('jugar a los dragones')
})
