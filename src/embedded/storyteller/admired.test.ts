import { beforeAll, describe, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import type { Brief } from '../../engine.ts'
import { kitFor } from './kit/read-brief.ts'
import { deedAtNeed } from './plots/deed.ts'
import { praised } from './plots/praise.ts'
import { PLOTS } from './plots/plots.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'

beforeAll(loadDictionary)

const kit = (given: Partial<Brief>) =>
  kitFor({ ...PLAIN, senderName: 'Clara', recipientName: 'Rosa', recipientRelation: 'mi tía', ...given }, '1')
const praise = (admiration: string, given: Partial<Brief> = {}) => kit({ admiration, ...given }).quality

it.each([
  ['nunca bardea a los más chicos', 'que nunca bardeás a los más chicos', { variant: 'es-AR' }],
  ['cuida a mi mamá', 'que cuidas a mi mamá', { senderName: 'Nancy y los niños' }],
  ['nos enseñó a todos a leer', 'que nos enseñaste a todos a leer', {}],
] as const)('%s is said as by those who give: %s', (said, toYou, given) =>
  expect(praise(said, given).toYou).toBe(toYou),
)

it.each([
  ['todo, es muy noble', 'que es muy noble'],
  ['todo, la paciencia que tiene', 'la paciencia que tiene'],
  ['todo, la quiero mucho', 'todo, la quiero mucho'],
  ['muchas cosas, pero sobre todo su risa', 'su risa'],
  ['todo el mundo la quiere', 'que todo el mundo la quiere'],
])('says of %s what it comes to', (said, told) => expect(praise(said).told).toBe(told))

it('is admired by all who signed as one team, and by all where only somebody quoted says «me»', () => {
  const boss = { recipientName: 'Irene', recipientRelation: 'nuestra jefa', senderName: 'Todo contabilidad' }
  expect(lines({ admiration: 'honrada', ...boss }).filter((line) => !/admiramos/u.test(line))).toEqual([])
  expect(lines({ admiration: 'me escucha', ...boss }).filter((line) => /de todo contabilidad/u.test(line))).toEqual([])
  const twins = { recipientName: 'Ana y Leo', recipientRelation: 'nietos', senderName: 'Tus abuelos Eva y Tino' }
  const shared = 'que se cuidan, si le dan un dulce a uno pregunta ¿y para mi hermano?'
  expect(lines({ admiration: shared, ...twins }).filter((line) => /admiro(?!\p{L})/u.test(line))).toEqual([])
})

it('what is admired of each is said of each', () => {
  const twins = { recipientName: 'Ana y Leo', recipientRelation: 'mis hijos' }
  expect(praise('De Ana que defiende a todos, y de Leo que es noble', twins).told).toBe(
    'De Ana que defiende a todos, y de Leo que es noble',
  )
})

it.each([
  ['la concentración que tiene y lo honesto que es', 'la concentración que tiene y lo honesto que es'],
  ['la dedicación con que cuida a todos', 'la dedicación con que cuida a todos'],
])('«%s» stands as it was typed', (said, told) => expect(praise(said).told).toBe(told))

/** Of many tellings the line itself. */
const lines = (given: Partial<Brief>) =>
  Array.from({ length: 80 }, (_, i) => praised(kit(given).at(`${i}`), { asks: 'el juez' }).at(-1)!)

describe('what is not plain is said of them as it was typed', () => {
  it.each([
    ['todo me arreglo el oso cuando se rompio', 'que todo me arregló el oso cuando se rompió'],
    ['su perseverancia, empezó cargando sacos en el mercado', 'su perseverancia, empezó cargando sacos en el mercado'],
    ['que es cabezota. Y que jamás deja a nadie atrás', 'que es cabezota. Y que jamás deja a nadie atrás'],
    ['no es de muchas palabras pero siempre esta', 'que no es de muchas palabras, pero siempre está'],
    ['que no nada más dice las cosas, las hace', 'que no nada más dice las cosas, las hace'],
    ['no dice te quiero pero te llena el tanque', 'que no dice “te quiero” pero te llena el tanque'],
    ['siempre dice a ver que tenemos y se pone a resolver', 'que siempre dice: “a ver qué tenemos” y se pone a resolver'],
    ['la dulzura con que lo trata a mi papa', 'la dulzura con que trata a mi papá'],
  ])('%s → %s', (said, told) => {
    const { toYou, told: read } = praise(said)
    expect([toYou, read]).toEqual([null, told])
  }) // oxfmt-ignore

  it('is one line without quotation marks of its own, in every plot', () => {
    const given = kit({ admiration: 'la calma que tiene. yo me desespero y ella no' })
    const said = PLOTS.filter(({ inMemory, suits }) => !inMemory && suits(given) > 0).map((plot) =>
      // what is said to it is no word of theirs
      plot
        .stage(given)
        .praise({ lead: 'Se quedaron a solas.', asks: 'el cartero' })
        .filter((beat) => typeof beat === 'string'),
    )
    expect(said.length).toBeGreaterThan(12)
    for (const lines of said) {
      expect(lines.slice(0, -1).join(' ')).toMatch(/Rosa/u)
      expect(lines.slice(0, -1).join(' ')).toMatch(/cartero|una hoja|escrito|un sobre/iu)
      expect(lines.at(-1)).toMatch(/: la calma que tiene\. Yo me desespero y ella no\.$/u)
    }
  })

  it.each([
    ['Clara', 'Rosa', 'mi amiga', 'adulto', 9],
    ['Sofi y Diego', 'Lía y Teo', 'nuestros padres', 'adulto', 9],
    ['Clara', 'Rosa', 'mi hija', '8-11', 9],
    ['Clara', 'Rosa', 'mi hija', '2-4', 4],
    ['Clara', 'Tamal', 'mi perro', undefined, 5],
  ] as const)('is said by %s in front of %s, %s, %s, in %i ways', (senderName, recipientName, recipientRelation, recipientAge, ways) => {
    const who = { senderName, recipientName, recipientRelation, ...(recipientAge && { recipientAge }) }
    const given = kit({ admiration: 'la calma que tiene. yo me desespero y ella no', ...who })
    const told = Array.from({ length: 150 }, (_, i) => praised(given.at(`${i}`), { asks: 'el cartero', when: 'Al final' }))
    expect(new Set(told.map(([asked]) => asked)).size).toBeGreaterThanOrEqual(ways)
    expect(told.filter((lines) => /estaba ahí|estaba al lado|lo oyó todo/u.test(lines.join('\n')))).toEqual([])
    expect(told.filter((lines) => !lines.join('\n').includes(recipientName))).toEqual([])
  }) // oxfmt-ignore

  it.each([
    ['todo me arreglo el oso cuando se rompio', /^—(?:Por esto|Frío|Que todo)/u],
    ['su perseverancia, empezó cargando sacos en el mercado', /^—(?:Por esto|Se dice|Su )/u],
    ['cómo se ríe de todo mi Rosa', /^—(?:Por esto|Se dice|Cómo)/u],
    ['que no sabe mentir conmigo: se me pone roja', /: que|^—Que no|esto/u],
    ['Sus papás la esperaron seis años. Admiramos que, sin saberlo, me cambió la cara', /[Aa]dmiramos que/u],
  ])('joins with all that leads to it: %s', (admiration, unfit) => {
    const given = kit({ admiration, senderName: 'Clara y Beto' })
    const told = Array.from({ length: 80 }, (_, i) => praised(given.at(`${i}`), { asks: 'el juez' }).at(-1)!)
    expect(told.filter((line) => unfit.test(line))).toEqual([])
  })

  it.each([
    'me trató como hija desde el primer día',
    'lo tranquila que me quedo con ella',
    'pelea por todo, pero si alguien molesta a su hermana, ya está al lado',
    'enseñó treinta años y sus alumnos ya son papás. Exige mucho, pero nunca humilló a nadie',
    'que a los 80 años aprendió a leer',
  ])('is said as what they admire, in a sentence with a verb: %s', (admiration) => {
    for (const line of lines({ admiration }))
      expect(line).toMatch(/^—Lo que más admiro de Rosa (?:—\p{Ll}+ Clara— )?es (?:que |esto: |lo )/u)
  })

  it.each([
    ['quedo viuda joven y nunca se quejo', /es que, aunque (?:quedó|quedaste) viuda joven, nunca /u],
    ['aunque quedo viuda nunca se quejo', /es que aunque qued[aoó](?:ste)? viuda nunca /u],
  ])('has both commas of a pair, or none: %s', (admiration, paired) => {
    for (const line of lines({ admiration })) expect(line).toMatch(paired)
  })

  it.each([
    ['Mamá', 'me dice mamá y me da ánimo', /^—Lo que más se admira de Rosa —leyó el juez—: «[^»]*»\.$/u],
    ['Mamá', 'cuida a mamá sin que nadie se lo pida', /^—Lo que más se admira de Rosa —leyó el juez—: que [^«]*\.$/u],
  ])('whoever reads it for %s says no «me» of their own: %s', (senderName, admiration, read) => {
    for (const line of lines({ admiration, senderName, recipientRelation: 'mi hija' })) expect(line).toMatch(read)
  })

  it('is said by one of several where the words say «me»', () => {
    const given = kit({ admiration: 'me hizo sentir en casa', senderName: 'Tu nuera Gaby y tu hijo Memo', recipientName: 'doña Mary', recipientRelation: 'mi suegra' }) // oxfmt-ignore
    const [, line] = PLOTS[0]!.stage(given).praise({ lead: 'Faltaba algo.', asks: 'el cartero' })
    expect(line).toMatch(/—dijo Gaby—.* admiro de usted es que me hizo sentir en casa\.$/u)
  })

  it.each([
    ['Clara', 'nunca dejó de llamar a Clara cuando se fue a Irlanda'],
    ['Clara', 'cuida a Clara'],
    ['Tía Pao', 'le hace trenzas a su tía aunque queden chuecas'],
    ['Lupe y Memo', 'que crió a Lupe y a Memo como suyos'],
  ])('is read by somebody else where it names %s: %s', (senderName, admiration) => {
    const given = kit({ admiration, senderName, recipientName: 'Inés', recipientRelation: 'mi sobrina' })
    const told = Array.from({ length: 40 }, (_, i) =>
      praised(given.at(`${i}`), { lead: 'Se quedaron a solas.', asks: 'el juez' }),
    )
    expect(told.filter((lines) => !lines.at(-1)!.startsWith('—Lo que más se admira de Inés —leyó el juez—: '))).toEqual(
      [],
    )
  })

  it('is said by the other of two where it names one', () => {
    const given = kit({
      admiration: 'cuida a Lupe cuando llora',
      senderName: 'Lupe y Memo',
      recipientName: 'Inés',
      recipientRelation: 'nuestra tía',
    })
    const told = Array.from({ length: 40 }, (_, i) => praised(given.at(`${i}`), { asks: 'el juez' }).at(-1)!)
    expect(told.filter((line) => /(?:dijo|dijeron|leyó|contestó|leyeron) Lupe/u.test(line))).toEqual([])
  })

  it('is said of whom they call their mother as their children do', () => {
    const given = kit({ admiration: 'lo tranquila que me quedo con ella', recipientRelation: 'mi mamá' })
    const told = Array.from({ length: 80 }, (_, i) => praised(given.at(`${i}`), { asks: 'el juez' }).at(-1)!)
    expect(told.filter((line) => line.includes('Rosa'))).toEqual([])
    expect(told.filter((line) => line.includes('mi mamá')).length).toBeGreaterThan(40)
  })

  it.each([
    ['nos crio sola cuando mi papá se fue de marinero', 'Maru y Beto', 'Maru', 'mi mamá', 'admiro'],
    ['hizo de mamá de mis primos cuando hizo falta', 'Maru y Beto', 'Maru', 'mi mamá', 'admiro'],
    ['nos crio sola y ella nunca se quejó', 'Maru y Beto', 'Maru y Beto', 'nuestra mamá', 'admiramos'],
  ])('«%s» of %s is all in one voice', (admiration, senderName, one, calls, admire) => {
    const given = kit({ admiration, senderName, recipientRelation: 'nuestra mamá' })
    const said = Array.from({ length: 30 }, (_, i) => praised(given.at(`${i}`), { asks: 'el juez' }).join(' '))
    const isWrong = (told: string) =>
      (told.includes('Lo que más') && !new RegExp(`Lo que más ${admire} (?:de ${calls}|es) `, 'u').test(told)) ||
      (told.includes(' sobre. ') && !told.startsWith(`${one} `))
    expect(said.filter(isWrong)).toEqual([])
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
    ['duerme toda la noche el condenado', 'que duermes toda la noche'],
    ['que no le tiene miedo a nada. Ojalá yo fuera así', 'que no le tienes miedo a nada'],
    ['hace reír a los doctores, él a ellos', 'que haces reír a los doctores'],
    ['Que jamás habla mal de nadie, ni siquiera de Ernesto (esto último no lo pongáis).', null],
    ['Su honestidad jajaja. No, en serio: nunca me hizo sentir menos', 'que nunca me hiciste sentir menos'],
    ['cuando me separé nunca me hizo sentir menos', 'que nunca me hiciste sentir menos'],
    ['sos la más buena del mundo vieja', 'que sos la más buena del mundo'],
    ['es la mejor mamá. Nos separamos bien', 'que eres la mejor mamá'],
    ['manda todo y no se queda con nada. no pongan que está sin papeles por favor', 'que mandas todo y no te quedas con nada'],
  ])('%s → %s', (said, toYou) => expect(praise(said).toYou).toBe(toYou)) // oxfmt-ignore
})

describe('all of them', () => {
  it.each(['todo', 'No sé, todo', 'todo de ella', 'la admiro de todo, todo'])('«%s» is said aloud', (admiration) => {
    const said = lines({ admiration })
    expect(said.filter((line) => !/lo admiro todo/iu.test(line) || /oído/u.test(line))).toEqual([])
    expect(lines({ admiration, senderName: 'Beto y Clara', recipientRelation: 'nuestra jefa' })[0]).toMatch(
      /lo admiramos todo(?:\.| de usted)|de usted .* lo admiramos todo/iu,
    )
  })

  it('is nothing to be liked, and nothing where no more is said', () => {
    expect(kit({ favoriteThing: 'todo' }).leftOut.has('favourite')).toBe(true)
    expect(kit({ admiration: 'nada' }).leftOut.has('admiration')).toBe(true)
  })
})

it('says «son» of several things, and usted to who teaches the children', () => {
  const said = lines({ admiration: 'esas trenzas' })
  expect(said.filter((line) => /son esas trenzas/u.test(line)).length).toBe(said.length)
  expect(praise('su paciencia', { recipientRelation: 'la maestra de los niños' }).toYou).toBe('su paciencia')
})

it('does nothing by a name or from memory where they forget', () => {
  const forgetful = kit({ admiration: 'saluda a todos por su nombre', extraTrait: 'se le olvidan los nombres' })
  expect(forgetful.forgetful).toBe(true)
  const deeds = Array.from({ length: 20 }, (_, i) => JSON.stringify(deedAtNeed(forgetful.at(`${i}`))('el juez')))
  expect(deeds.filter((deed) => /nombre/u.test(deed))).toEqual([])
  expect(kit({ extraTrait: 'nunca se le olvidan los nombres' }).forgetful).toBe(false)
  expect(kit({ extraTrait: 'ya no se acuerda de nosotros' }).forgetful).toBe(true)
})

it('what a pronoun means stands in another box', () => {
  expect(kit({ admiration: 'se las come todas', favoriteThing: 'las lentejas' }).quality.told).toBe(
    'que se come todas las lentejas',
  )
  expect(kit({ admiration: 'se las arregla con todo', favoriteThing: 'las lentejas' }).quality.told).toBe(
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
    ['predicar y la comida guatemalteca, en especial el pepián', '—Predicar y la comida guatemalteca, en especial el pepián —dijo Clara'],
  ])('%s → %s', (said, all) => expect(liked(said).fav.all).toBe(all)) // oxfmt-ignore

  it('says of several whose each thing is as it was typed, and nothing where one of them is missing', () => {
    expect(liked('a Isa la gimnasia, a gael las pizzas', twins).fav.all).toBe(
      '—A Isa la gimnasia, a Gael las pizzas —dijo Clara',
    )
    expect(liked('a Isa la gimnasia', twins).fav.all).toBe('los buenos ratos')
  })

  it('stands on the stage as its giver describes it, before its colour', () => {
    expect(liked('su pelota verde').star.un).toContain('la pelota verde')
    expect(liked('los columpios').star.un).toContain('columpio')
    expect(liked('el color morado y un perrito de peluche').star.el).toBe('el perrito de peluche')
    expect(liked('correr maratones').star.el).toBe('el par de tenis')
  })
})

it.each([
  ['la buscamos seis años y llegó', true],
  ['la vi crecer y siempre fue buena', true],
  ['los cuida a todos', false],
  ['lo activo que está', false],
  ['la pasamos bien juntos', false],
  ['nunca la vi rendirse', false],
  ['lo da todo por sus hijos', false],
])('what was done to them is no quality of theirs: %s', (admiration, isDone) => {
  const told = lines({ admiration })
  expect(told.every((line) => line.startsWith('—De ') && line.includes('hay que decir algo'))).toBe(isDone)
  expect(told.some((line) => line.includes('hay que decir algo'))).toBe(isDone)
})
