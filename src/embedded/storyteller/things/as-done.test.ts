import { describe, expect, it } from 'vitest'
import { readFavourite } from '../language/favourite/favourite.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import type { Asked } from './anything.ts'
import { propsOf } from './props.ts'

await loadDictionary()

const propsFor = (answer: string, more: Partial<Asked> = {}) =>
  propsOf(
    readFavourite(answer, 'Clara', (text) => text),
    { pick: ([first]) => first!, name: 'Lía', ...more },
  )
const all = [0, 1]
const helpsOf = (answer: string, more: Partial<Asked> = {}) =>
  all.map((at) => propsFor(answer, { pick: (options) => options[at % options.length]!, ...more })[0]!.helps[0])

describe('what is played is played by whoever is said to play it', () => {
  it.each([
    ['el cajón', { known: 'mi primo. toca el cajón en las fiestas' }],
    ['la guitarra', { known: 'siempre tocaba la guitarra al final' }],
    ['la guitarra', { known: 'Fuimos al río. Lía tocó muy bien la guitarra' }],
    ['el acordeón', { known: 'aprendió a tocar el acordeón con su abuelo' }],
    ['el violín', { known: 'vive tocando el violín' }],
    ['el piano de la sala', { known: 'mi tía. lo bien que toca el piano' }],
    ['escuchar el piano', { known: 'lo bien que toca el piano' }],
    ['el tambor', { isChild: true }],
    ['las maracas', { isChild: true }],
  ] satisfies [string, Partial<Asked>][])('%s: %s', (answer, more) => {
    expect(propsFor(answer, more)[0]!.together).toBe(`tocar ${answer.replace('escuchar ', '')}`)
    for (const help of helpsOf(answer, more)) expect(help).toMatch(/^Lía (?:toc|hizo)/u)
  })

  it.each([
    ['oír el violín', {}],
    ['escuchar la batería de su hermano', {}],
    ['el piano, lo escucha de noche', {}],
    ['el acordeón. Lo toca su papá', {}],
    ['la trompeta de su abuelo', {}],
    ['las gaitas', {}],
    ['el piano', { isBaby: true }],
    ['el piano', { isChild: true }],
    ['el tambor', {}],
    ['la guitarra', { known: 'mi hermano. Mi papá toca la guitarra. el perro se comió la guitarra' }],
    ['la marimba', { known: 'le tocó un premio en la rifa' }],
    ['el piano', { known: 'toca el timbre tres veces. siempre toca limpiar el piano' }],
  ] satisfies [string, Partial<Asked>][])('but not %s', (answer, more) =>
    expect(propsFor(answer, more)[0]!.together).toMatch(/^(?:oír|escuchar) /u),
  )

  it('and what is listened to is a recording, and plays by nobody', () => {
    expect(propsFor('oír el violín')[0]).toMatchObject({ un: 'una grabación del violín', el: 'la grabación' })
    expect(helpsOf('la trompeta de su abuelo').join(' ')).not.toMatch(/^son|y son/u)
  })

  it('is no drawer', () => expect(propsFor('el cajón')[0]!.un).toBe('un cajón'))
})

describe('what they make, draw or solve', () => {
  it.each([
    ['los carritos, los hace de cartón', 'un carrito de cartón', 'hacer carritos de cartón'],
    ['los aviones, los hace de papel', 'un avión de papel', 'hacer aviones de papel'],
    ['los mapas, los dibuja en servilletas', 'un mapa', 'dibujar mapas'],
    ['los mapas. Inventa islas enteras', 'un mapa', 'dibujar mapas'],
    ['las bufandas, las teje ella', 'una bufanda', 'tejer bufandas'],
    ['hacer cabañas con las sábanas', 'una sábana', 'hacer cabañas con las sábanas'],
    ['el crucigrama', 'un crucigrama', 'resolver el crucigrama'],
    ['la sopa de letras', 'una sopa de letras', 'resolver la sopa de letras'],
    ['los sellos de fecha', 'un sello de fecha', 'estampar los sellos de fecha'],
    // and as they were
    ['los mapas', 'un mapa', 'mirar los mapas'],
    ['los crucigramas', 'un crucigrama', 'resolver crucigramas'],
    ['el sudoku', 'un sudoku', 'resolver sudoku'],
    ['los sellos', 'un álbum de sellos', 'ordenar los sellos'],
    ['las combis', 'una combi en miniatura', ''],
    ['tomarse su tecito de canela', 'una taza de tecito de canela', 'tomar tecito de canela'],
    ['tomar la siesta', 'un retrato de Lía', 'tomar la siesta'],
  ])('%s', (answer, un, together) => expect(propsFor(answer)[0]).toMatchObject({ un, together }))

  it.each(['hacer pulseras de hilo', 'tejer gorros de lana', 'bordar servilletas', 'coser vestidos'])(
    'makes another where one is in hand: %s',
    (answer) => {
      const noun = answer.split(' ')[1]!.slice(0, 5)
      for (const help of helpsOf(answer)) expect(help.split(noun).length).toBeLessThanOrEqual(2)
    },
  )
})

describe('a cup is not raised', () => {
  it.each(['el mate amargo', 'el café con leche', 'el tereré', 'la leche', 'el té de manzanilla'])('%s', (answer) =>
    expect(helpsOf(answer).join(' ')).not.toMatch(/brind|alzó/u),
  )
  it.each(['la cerveza', 'el vino', 'la sidra', 'la limonada'])('but %s may be', (answer) =>
    expect(helpsOf(answer).join(' ')).toMatch(/brindó/u),
  )
})

describe('who was born days ago only looks', () => {
  const user = { name: 'Lía', isMany: false, hasHands: false, isSmall: true }
  it.each(['su conejo de peluche', 'la leche', 'la música', 'la luz', 'su sonaja'])('%s', (answer) => {
    const lines = helpsOf(answer, { isBaby: true, isChild: true, user: { ...user, isNewborn: true } }).join(' ')
    expect(lines).not.toMatch(/abraz|rio|dijo|traguito|estir/u)
    expect(lines).toMatch(/ojos/u)
  })
  it('has a bottle, and no glass', () =>
    expect(propsFor('la leche', { isBaby: true, user })[0]).toMatchObject({ el: 'el biberón' }))
  it('and an older one hugs', () => expect(helpsOf('su conejo de peluche', { user }).join(' ')).toMatch(/abraz/u))
})
