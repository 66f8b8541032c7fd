import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { likedByAll } from './likings.ts'
import { readFavourite } from './favourite.ts'
import { isSure } from '../sureness.ts'

beforeAll(loadDictionary)

const liked = (said: string, names: readonly string[] = []) =>
  readFavourite(said, 'Ana', () => 'lo que más quiere', undefined, names)

/** The same kinds of answers as customers give, of other people: what is read of each. */
const READ: Record<string, readonly (readonly [string, string])[]> = {
  'what is taken back or doubted beside it is none': [
    ['la ópera. Bueno, ahora jura que el reguetón. Pero puro tango pone', 'la ópera'],
    ['el café (toma 8 al día)', 'el café'],
    ['la sopa de letras porque le recuerda a su papá', 'la sopa de letras'],
    ['los trenes de verdad, no de juguete', 'los trenes de verdad'],
    ['el dominó, o las cartas', 'el dominó y las cartas'],
  ],
  'what is said to the giver in jest is none': [
    ['el mar y mandarnos a dormir', 'el mar'],
    ['las empanadas y callarse', 'las empanadas'],
    ['el crochet, los crucigramas y regañarme', 'el crochet y los crucigramas'],
  ],
  'pity and jest beside it are no second thing': [
    ['el Racing de Santander, pobrecito', 'el Racing de Santander'],
    ['el Veracruz, ni modo, y los tamales', 'el Veracruz y los tamales'],
    ['el Colo-Colo, sufrido', 'el Colo-Colo'],
    ['las arepas con queso, no con mantequilla, CON QUESO', 'las arepas con queso'],
  ],
  'an article by a slip is put right where the noun has one gender': [
    ['los motos y el mar', 'las motos y el mar'],
    ['los camionetas grandes', 'las camionetas grandes'],
  ],
  'a title in quotation marks is a name, and stands as it was typed': [
    ['su mono de trapo y que le canten "La Llorona"', 'su mono de trapo y que le canten “La Llorona”'],
    ['bailar "Payaso de rodeo" en las bodas', 'bailar “Payaso de rodeo” en las bodas'],
    ['"Cien años de soledad"', '“Cien años de soledad”'],
    ['la canción "Tito y Pepe" y el mar', 'la canción “Tito y Pepe” y el mar'],
  ],
  'nouns that end as verbs do are nouns, and a number is one': [
    ['dibujar cuyes en todos sus cuadernos', 'dibujar cuyes en todos sus cuadernos'],
    ['los inviernos del sur', 'los inviernos del sur'],
    ['su chango de peluche', 'su chango de peluche'],
    ['los discos de cuarenta y cinco revoluciones', 'los discos de cuarenta y cinco revoluciones'],
  ],
  'what its giver does in it is told of the giver, a name is of what stands before it, and beasts beside a game are a team':
    [
      ['ver cómo tejo', 'ver cómo teje Ana'],
      ['comer lo que cocino y bailar', 'comer lo que cocina Ana y bailar'],
      ['su lancha, la Esperanza', 'su lancha, la Esperanza'],
      ['el futbol, los leones', 'el fútbol y los Leones'],
      ['los leones y las jirafas', 'los leones y las jirafas'],
    ],
  'how, how much and one after the other are no things': [
    ['las estaciones del tren de memoria, una por una', 'las estaciones del tren'],
    ['nadar. danzón más que nada, y salir al malecón', 'nadar, el danzón y salir al malecón'],
    ['disfrazarse de lo que haya. lunes pirata martes brócoli', 'disfrazarse de lo que haya'],
    ['las maquinitas, esas de peluches', 'las maquinitas'],
  ],
  'a wish stands behind what has a name, and nobody says «me» in it': [
    ['que le sobe la espalda. y el arroz con leche', 'el arroz con leche y que le soben la espalda'],
    ['Que su abuelo le toque el acordeón. Y las natillas', 'las natillas y que su abuelo le toque el acordeón'],
    ['que yo le haga tacos', 'que Ana le haga tacos'],
    ['su mono de trapo y que le soplen', 'su mono de trapo y que le soplen'],
    ['que les lea el mismo cuento todas las noches', 'que les lean el mismo cuento todas las noches'],
    ['leernos cuentos antes de dormir', 'leer cuentos antes de dormir'],
  ],
  'what calms or moves somebody small is what they like': [
    ['todavía no sabe, pero se calma con la lluvia', 'la lluvia'],
    ['no alcanzó a tener, pero se reía con los perros', 'los perros'],
    ['patea cuando oye a su papá tocar la guitarra', 'oír a su papá tocar la guitarra'],
  ],
  'what both of them do is told of both, and how it is done is no further liking': [
    ['el mar y mirar hoteles que nunca pagamos', 'el mar y mirar hoteles que nunca pagan'],
    ['los mapas y planear viajes que no hacemos', 'los mapas y planear viajes que no hacen'],
    ['la sopa y ponerse mis sombreros, todos juntos', 'la sopa y ponerse los sombreros de Ana, todos juntos'],
    ['el agua y tocar los tambores, al mismo tiempo', 'el agua y tocar los tambores, al mismo tiempo'],
  ],
  'whoever gives is helped and gone along with by name': [
    ['ayudarme a amasar el pan', 'ayudar a Ana a amasar el pan'],
    ['acompañarme al mercado y el flan', 'acompañar a Ana al mercado y el flan'],
    ['ayudarnos a regar', 'ayudar a regar'],
  ],
  'whose they are is said by name': [
    ['las empanadas de mi abuela y el mar', 'las empanadas de la abuela de Ana y el mar'],
    ['arreglarle las flores a mi abuelo, y sus novelas', 'arreglarle las flores al abuelo de Ana y sus novelas'],
    ['nuestro perro y el pan dulce', 'su perro y el pan dulce'],
    ['la cicla verde que era de mi tía', 'la cicla verde que era de la tía de Ana'],
    ['cantar a Juan Juan y el mar', 'cantar a Juan Juan y el mar'],
    ['mi gorra del taller', 'la gorra de taller de Ana'],
  ],
}

for (const [kind, rows] of Object.entries(READ))
  it.each(rows)(`${kind}: «%s»`, (said, right) => {
    expect(liked(said).all).toBe(right)
    expect(isSure(liked(said).sure)).toBe(true)
  })

it.each(['perdón si no va aquí, es un regalo para mi sobrina: era una muñeca de trapo', 'la adoro mucho', 'todo'])(
  'nothing is read of «%s»',
  (said) => expect(isSure(liked(said).sure)).toBe(false),
)

it.each(['me roba la ropa, esa es su cosa favorita', 'cosas que brillan', 'takoyakis, onigiris, mochis, dorayakis'])(
  'what is surely no thing is told as it was typed: «%s»',
  (said) =>
    expect(liked(said)).toMatchObject({ isPlain: false, sure: 0.75, typed: said[0]!.toUpperCase() + said.slice(1) }),
)

it('what several like, each their own, is told as it was typed', () => {
  expect(liked('a pía los barcos y a leo todo lo que ruede', ['Pía', 'Leo'])).toMatchObject({ isPlain: false })
  expect(liked('el mar y los perros', ['Pía', 'Leo'])).toMatchObject({ isPlain: true, all: 'el mar y los perros' })
})

it.each([
  ['él la huerta y el dominó; ella los boleros', 'A él la huerta y el dominó; a ella los boleros'],
  ['el el ajedrez, ella las plantas', 'A él el ajedrez, a ella las plantas'],
  ['mi tia los valses y mi tio la guitarra', 'A mi tía los valses y a mi tío la guitarra'],
  ['ella pintar y el pescar', 'A ella pintar y a él pescar'],
  ['a ella las motos, a el los gatos', 'A ella las motos, a él los gatos'],
  ['Pía: las motos. Leo: los gatos', 'Pía: las motos. Leo: los gatos'],
  ['Pía las motos y Leo los gatos', 'A Pía las motos y a Leo los gatos'],
  ['el mar y los perros', 'El mar y los perros'],
])('whose each liking is, is said: %s', (said, typed) => expect(liked(said, ['Pía', 'Leo']).typed).toBe(typed))

it('what giver and theirs do is told as they typed it, and staged as both do it', () => {
  expect(liked('el mar y cocinar recetas que nunca acabamos')).toMatchObject({
    typed: 'El mar y cocinar recetas que nunca acabamos',
    all: 'el mar y cocinar recetas que nunca acaban',
    isPlain: false,
  })
})

it('of him and her, and what both like, as one says who is whom', () =>
  expect(likedByAll('Ella los caballos y él los videojuegos, los dos la pizza de piña')).toBe(
    'la pizza de piña. a ella los caballos y a él los videojuegos',
  ))

it.each([
  ['el payaso plim plim', 'el payaso plim plim'],
  ['el gato miau miau y el carro nino nino', 'el gato miau miau y el carro nino nino'],
  ['viajar, viajar y viajar', 'viajar'],
  ['los perros perros', 'los perros'],
  ['las flores, flores', 'las flores'],
  ['los trenes trenes', 'los trenes'],
  ['los aviones, aviones', 'los aviones'],
  ['fútbol, fútbol, fútbol', 'el fútbol'],
  ['la salsa, salsa verde', 'la salsa y la salsa verde'],
])('a word said twice is a sound or a name, unless it is said over again: %s', (said, all) =>
  expect(readFavourite(said, 'Ana', (text) => text).all).toBe(all),
)
