import { beforeAll, describe, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import type { Brief } from '../../engine.ts'
import { kitFor } from './kit/read-brief.ts'
import { PLOTS } from './plots/plots.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'

beforeAll(loadDictionary)

const kit = (given: Partial<Brief>) =>
  kitFor({ ...PLAIN, senderName: 'Clara', recipientName: 'Rosa', recipientRelation: 'mi tía', ...given }, '1')
const praise = (admiration: string, given: Partial<Brief> = {}) => kit({ admiration, ...given }).quality

it.each([
  ['nunca bardea a los más chicos', 'que nunca bardeás a los más chicos', { variant: 'es-AR' }],
  ['defiende a mi hermana', 'que defiendes a nuestra hermana', { senderName: 'Luis y Ana' }],
  ['cuida a mi mamá', 'que cuidas a mi mamá', { senderName: 'Nancy y los niños' }],
  ['nos enseñó a todos a leer', 'que nos enseñaste a todos a leer', {}],
] as const)('%s is said as by those who give: %s', (said, toYou, given) =>
  expect(praise(said, given).toYou).toBe(toYou),
)

it('what is admired of each is said of each', () => {
  const twins = { recipientName: 'Ana y Leo', recipientRelation: 'mis hijos' }
  expect(praise('De Ana que defiende a todos, y de Leo que es noble', twins).told).toBe(
    'de Ana, que defiende a todos; y de Leo, que es noble',
  )
})

/** In several clauses, each of which is said to them by itself. */
describe('what is admired is said to them, part by part', () => {
  it.each([
    ['me cambio la vida', 'que me cambiaste la vida'],
    ['es la primera en llegar cuando alguien la necesita', 'que eres la primera en llegar cuando alguien te necesita'],
    ['su perseverancia, empezó cargando sacos en el mercado', 'tu perseverancia. Empezaste cargando sacos en el mercado'],
    ['es muy inteligente, saca puros dieces', 'que eres muy inteligente. Sacas puros dieces'],
    ['que se adapta a todo, que da las gracias por todo', 'que te adaptas a todo, que das las gracias por todo'],
    ['pone su música y baila mientras trapea', 'que pones tu música y bailas mientras trapeas'],
    ['trabaja de sol a sol y aun asi llega a jugar con los niños', 'que trabajas de sol a sol y aun así llegas a jugar con los niños'],
    ['no es de muchas palabras pero siempre esta', 'que no eres de muchas palabras, pero siempre estás'],
    ['que es cabezota. Y que jamás deja a nadie atrás', 'que eres cabezota. Y que jamás dejas a nadie atrás'],
    ['Su honestidad: una vez regresó una cartera', 'tu honestidad. Una vez regresaste una cartera'],
    ['su letra, que parece de imprenta', 'tu letra, que parece de imprenta'],
    ['su risa escandalosa que se oye hasta la esquina', 'tu risa escandalosa que se oye hasta la esquina'],
    ['se hizo cargo de todos cuando murió mi abuela', 'que te hiciste cargo de todos'],
    ['no hace nada pero me acompaña, cuando murio mi esposo no se me despegó', 'que me acompañas'],
    ['la dulzura con que lo trata a mi papa', 'la dulzura con que tratas a mi papá'],
    ['le gusta compartir su lunch', 'que te gusta compartir tu lunch'],
    ['es humilde y no le gusta q le aplaudan', 'que eres humilde y no te gusta que te aplaudan'],
    ['le echa ganas aunque este cansada', 'que le echas ganas aunque estés cansada'],
    ['siempre está aprendiendo algo nuevo', 'que siempre estás aprendiendo algo nuevo'],
    ['sabe cuándo va a llover', 'que sabes cuándo va a llover'],
    ['siempre sabe que decir', 'que siempre sabes qué decir'],
    ['Que dice la verdad', 'que dices la verdad'],
    ['la palabra, lo que promete lo cumple', 'tu palabra. Lo que prometes lo cumples'],
    ['no se rinde, se cae y vuelve a subir', 'que no te rindes. Te caes y vuelves a subir'],
    ['la alegría, aun enferma nos hacía reír', 'tu alegría. Aun enferma nos hacías reír'],
  ])('%s → %s', (said, toYou) => expect(praise(said).toYou).toBe(toYou)) // oxfmt-ignore
})

describe('what cannot be turned to them is said of them, after a colon', () => {
  it.each([
    ['todo me arreglo el oso cuando se rompio', 'que todo me arregló el oso cuando se rompió'],
    ['cuando algo le sale mal lo vuelve a intentar hasta que le sale', 'cuando algo le sale mal, lo vuelve a intentar hasta que le sale'],
    ['que no nada más dice las cosas, las hace', 'que no nada más dice las cosas, sino que las hace'],
    ['le da su lugar a todos', 'que le da su lugar a todos'],
    ['siempre le echa ganas, hasta a lo que no le gusta', 'que siempre le echa ganas, hasta a lo que no le gusta'],
    ['la risa que tiene la niña', 'la risa que tiene la niña'],
    ['no dice te quiero pero te llena el tanque', 'que no dice “te quiero” pero te llena el tanque'],
    ['usted le cuenta un problema y al otro dia tiene tres soluciones', 'usted le cuenta un problema y al otro día tiene tres soluciones'],
  ])('%s → %s', (said, told) => {
    const { toYou, told: read } = praise(said)
    expect([toYou, read]).toEqual([null, told])
  }) // oxfmt-ignore

  it('is one line without quotation marks of its own, in every plot', () => {
    const given = kit({ admiration: 'la calma que tiene. yo me desespero y ella no' })
    const said = PLOTS.filter(({ inMemory, suits }) => !inMemory && suits(given) > 0).map((plot) =>
      plot.stage(given).praise('dijo Clara'),
    )
    expect(said.length).toBeGreaterThan(12)
    for (const line of said) expect(line).toMatch(/(?::| es) la calma que tiene\. Yo me desespero y ella no\.$/u)
  })

  it('keeps the giver’s “me” in memory of somebody', () => {
    const { told } = praise('me esperaba en el portón todos los días', { occasion: 'en-recuerdo' })
    expect(told).toBe('que me esperaba en el portón todos los días')
  })
})

describe('what is only said beside it is left out', () => {
  it.each([
    ['Q siempre le hecha ganas y nunca se queja bueno si se queja pero poquito', 'que siempre le echas ganas y nunca te quejas'],
    ['no se asusta con nada. Bueno, con los globos sí', 'que no te asustas con nada'],
    ['el pobre trabaja mucho', 'que trabajas mucho'],
    ['no se queja de nada y eso que yo me quejo de todo', 'que no te quejas de nada'],
    ['trata a todos como una reina', 'que tratas a todos como una reina'],
    ['jamás lo vi rendirse con nada', 'que jamás te vi rendirte con nada'],
    ['duerme toda la noche el condenado', 'que duermes toda la noche'],
    ['que no le tiene miedo a nada y yo a los 20 lloraba por todo', 'que no le tienes miedo a nada'],
    ['hace reír a los doctores, él a ellos', 'que haces reír a los doctores'],
    ['Que jamás habla mal de nadie, ni siquiera de Ernesto (esto último no lo pongáis).', 'que jamás hablas mal de nadie'],
    ['Su honestidad jajaja. No, en serio: nunca me hizo sentir menos', 'que nunca me hiciste sentir menos'],
    ['cuando me quede sin chamba nunca me hizo sentir menos', 'que nunca me hiciste sentir menos'],
    ['es la mejor mamá. Nos separamos bien', 'que eres la mejor mamá'],
    ['manda todo y no se queda con nada. no pongan que está sin papeles por favor', 'que mandas todo y no te quedas con nada'],
  ])('%s → %s', (said, toYou) => expect(praise(said).toYou).toBe(toYou)) // oxfmt-ignore
})

it.each([
  ['nunca deja la cuesta a medias, así llegue empapada', 'que nunca dejas la cuesta a medias, así llegues empapada'],
  ['nunca falta al ensayo, así caiga granizo', null],
])('what is conceded is said in one breath, or not turned: %s', (said, toYou) => expect(praise(said).toYou).toBe(toYou))

it('what a pronoun means stands in another box', () => {
  expect(kit({ admiration: 'se las come todas', favoriteThing: 'las lentejas' }).quality.what).toBe(
    'que se come todas las lentejas',
  )
  expect(kit({ admiration: 'se las arregla con todo', favoriteThing: 'las lentejas' }).quality.what).toBe(
    'que se las arregla con todo',
  )
})

it.each([
  'Sin romance por favor, somos amigos',
  'Porfa que no diga él ni ella, Sam no usa género',
  'es su primera Navidad',
  'Está empezando con Alzheimer, por eso quiero el libro ahora',
])('is no habit: %s', (extraTrait) => expect(kit({ extraTrait }).trait).toBeNull())

const liked = (favoriteThing: string, given: Partial<Brief> = {}) => {
  const read = kit({ favoriteThing, ...given })
  return PLOTS.find(({ id }) => id === 'storm-door')!.stage(read)
}

describe('what is liked', () => {
  const twins: Partial<Brief> = { recipientName: 'Isa y Gael', recipientRelation: 'mis hijos' }

  it.each([
    ['los coches clásicos y, no te lo vas a creer, los documentales de setas', 'los coches clásicos y los documentales de setas'],
    ['gritarnos jajaja no ps el mole de su esposa', 'el mole de su esposa'],
    ['No le gusta nada que sea rosa. Le encanta el baloncesto', 'el baloncesto'],
    ['mirar la tele... no, mejor pongan los gatos que tiene en el campo', 'los gatos que tiene en el campo'],
    ['hola buenas, soy el papá de Joaquín. a él le gusta mucho el ajedrez, bueno le gusta ganarle a la gente', 'el ajedrez'],
    ['los dinosaurios sobre todo el tiranosaurio', 'los dinosaurios, sobre todo el tiranosaurio'],
    ['predicar y la comida guatemalteca, en especial el pepián', 'predicar y la comida guatemalteca, en especial el pepián'],
  ])('%s → %s', (said, all) => expect(liked(said).fav.all).toBe(all)) // oxfmt-ignore

  it('says of several whose each thing is, and nothing where one of them is missing', () => {
    expect(liked('a Isa la gimnasia, a gael las pizzas', twins).fav.all).toBe('a Isa, la gimnasia; a Gael, las pizzas')
    expect(liked('a Isa la gimnasia', twins).fav.all).toBe('los buenos ratos')
  })

  it('stands on the stage as its giver describes it, before its colour', () => {
    expect(liked('su pelota verde').star.un).toContain('la pelota verde')
    expect(liked('los columpios').star.el).toBe('el columpio')
    expect(liked('el color morado y un perrito de peluche').star.el).toBe('el perrito de peluche')
    expect(liked('correr maratones').star.el).toBe('el par de tenis')
  })
})
