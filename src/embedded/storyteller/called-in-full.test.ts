import { beforeAll, expect, it } from 'vitest'
import { longCalled, owned, whoMeets } from './called-in-full.ts'
import { inOneTurn, oneSpeaks } from './one-speaks.ts'
import type { Kit } from './kit/kit.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'

beforeAll(loadDictionary)

it.each([
  ['sus amigas de la uni Ale, Dani y Kari', 'sus amigas de la uni, Ale, Dani y Kari,', 'sus amigas'],
  ['sus papás Óscar y Luz Dary', 'sus papás, Óscar y Luz Dary,', 'sus papás'],
  ['sus hijos Memo y Rosy', 'sus hijos Memo y Rosy', 'sus hijos'],
  ['su nuera Gaby y su hijo Memo', 'su nuera Gaby y su hijo Memo', 'Gaby y Memo'],
  ['sus nietos de Rancagua', 'sus nietos de Rancagua', 'sus nietos'],
  ['todos los de Logística', 'todos los de Logística', 'los de Logística'],
  ['su mamá y su papá', 'su mamá y su papá', 'sus papás'],
  ['su mamá y su mami', 'su mamá y su mami', 'sus mamás'],
  ['su papá y su papi', 'su papá y su papi', 'sus papás'],
  ['su abuela y su abuelo', 'su abuela y su abuelo', 'sus abuelos'],
  ['su abuela y su abuela', 'su abuela y su abuela', 'sus abuelas'],
  ['su tía y su tío', 'su tía y su tío', 'sus tíos'],
  ['su hija Luz Dary y sus nietos', 'su hija Luz Dary y sus nietos', 'Luz Dary y los nietos'],
  ['su hija Pili y sus nietos Hugo y Vera', 'su hija Pili y sus nietos Hugo y Vera', 'Pili, Hugo y Vera'],
  ['sus sobrinos y su hermana Delia', 'sus sobrinos y su hermana Delia', 'los sobrinos y Delia'],
])('calls %s so once, and then %3$s', (name, whole, short) => {
  expect(longCalled({ name })).toEqual({ whole, short })
})

it('keeps what is short', () => {
  const short = ['Clara', 'su mamá', 'Ale y Dani', 'su mamá y su abuela', 'su mamá y sus hermanas']
  expect(short.map((name) => longCalled({ name }))).toEqual(short.map(() => null))
})

it.each([
  ['su mamá y su papá', 'Agustina', 'la mamá y el papá de Agustina'],
  ['sus nietos de Rancagua', 'Tata Lucho', 'los nietos de Tata Lucho'],
  ['sus hijos, nietos y bisnietos', 'el abuelo', 'los hijos, nietos y bisnietos del abuelo'],
  ['su familia', 'Lola', 'la familia de Lola'],
  ['su compañero de trabajo', 'Maite', 'el compañero de trabajo de Maite'],
  ['su amiga de toda la vida', 'Maite', 'la amiga de toda la vida de Maite'],
  ['su hija Luz Dary y sus nietos', 'Papá Aníbal', 'Luz Dary, la hija de Papá Aníbal, y los nietos'],
  ['su hija Ada, sus nietas y su yerno Beto', 'Rosa', 'Ada, la hija de Rosa, las nietas y Beto'],
])('says of %s, before %s is named, whose they are', (name, owner, said) => {
  expect(owned(name, owner)).toBe(said)
})

it.each([
  ['su mami', 'Vino un zorro. Fue a su encuentro su mami.', 'Vino un zorro. Fue a su encuentro la mami de Ada.'],
  ['su mami', 'Vino un zorro. Su mami cantó.', 'Vino un zorro. Su mami cantó.'],
  ['Leo', 'Vino un zorro. Fue a su encuentro Leo.', 'Vino un zorro. Fue a su encuentro Leo.'],
])('of whoever goes to meet another, %s, it says whose they are', (name, told, said) => {
  const kit = { r: { name: 'Ada' }, s: { name, kin: null } } as unknown as Kit
  expect(whoMeets(kit, [told])).toEqual([said])
})

it.each([
  ['Sofi y Diego', ['—Es aquí —dijeron Sofi y Diego.', '—Ya —preguntaron Sofi y Diego—. Vamos.'], ['—Es aquí —dijo Diego.', '—Ya —preguntó Sofi—. Vamos.']],
  ['sus hijos Memo y Rosi', ['—Sí —dijeron sus hijos Memo y Rosi.'], ['—Sí —dijo Rosi.']],
  ['las mamás del salón', ['—Sí —dijeron las mamás del salón.', '—No —dijeron las mamás del salón.'], ['—Sí —dijo una de las mamás del salón.', '—No —dijo otra de las mamás del salón.']],
  ['el equipo de Bodega', ['—Sí —dijo el equipo de Bodega.'], ['—Sí —dijo alguien del equipo.']],
  ['la familia Soto', ['—Sí —dijo, muy en serio, la familia Soto.', '—No —preguntó un día la familia Soto.', 'Llegó la familia Soto.'], ['—Sí —dijo, muy en serio, alguien de la familia.', '—No —preguntó un día alguien de la familia.', 'Llegó la familia Soto.']],
  ['los de urgencias', ['—Sí —dijeron los de urgencias.'], ['—Sí —dijo alguien de urgencias.']],
  ['el grupo', ['—Silbas —le dijo el grupo a Rosa.', '—Ya —le dijo el grupo a nadie.'], ['—Silbas —le dijo alguien del grupo a Rosa.', '—Ya —le dijo el grupo a nadie.']],
  ['la familia Soto', ['—Sí —le contó la familia Soto al fantasma.', '—No —le contó la familia Soto a la voz.'], ['—Sí —le contó alguien de la familia al fantasma.', '—No —le contó alguien de la familia a la voz.']],
  // of two kinds each in its turn
  ['las mamás y los papás de 2.º B', ['—Sí —dijeron las mamás y los papás de 2.º B.', 'Una de las mamás de 2.º B rio.'], ['—Sí —dijo una de las mamás.', 'Una de las mamás rio.']],
  ['toda la cuadrilla', ['—Sí —dijo toda la cuadrilla.'], ['—Sí —dijo alguien de la cuadrilla.']],
  ['los abuelos Merche y Paco', ['—Sí —dijeron los abuelos Merche y Paco.'], ['—Sí —dijo el abuelo Paco.']],
  ['sus papás Lety y Beto', ['—Sí —dijeron sus papás Lety y Beto.'], ['—Sí —dijo su papá.']],
  ['Josu y la cuadrilla', ['—Sí —dijeron Josu y la cuadrilla.'], ['—Sí —dijo Josu.']],
  // of whom each is still to be named
  ['Sofi y Diego', ['—Sí —dijeron un día Sofi y Diego.'], ['—Sí —dijeron un día Sofi y Diego.']],
  // what else they all did
  ['Sofi y Diego', ['—Sí —dijeron Sofi y Diego, y corrieron.'], ['—Sí —dijeron Sofi y Diego, y corrieron.']],
])('of %s one says it', (name, told, one) => {
  const s = { name, several: true, gender: name.startsWith('las') ? 'f' : 'm' } as Kit['s']
  expect(oneSpeaks({ s }, told, 2)).toEqual(one)
}) // oxfmt-ignore

it('of two who give, the last chapter is not the first one’s again', () => {
  const s = { name: 'Paco y Yadira', several: true, gender: 'm' } as Kit['s']
  const told = [1, 3, 5].map((chapter) => oneSpeaks({ s }, ['—Sí —dijeron Paco y Yadira.'], chapter))
  expect(told).toEqual([['—Sí —dijo Paco.'], ['—Sí —dijo Paco.'], ['—Sí —dijo Yadira.']])
})

it.each([
  ['la familia Soto', ['—Sí —dijo, muy en serio, la familia Soto.', '—No —dijo la familia Soto.'], ['—Sí —dijo, muy en serio, alguien de la familia Soto.', '—No —dijo alguien de la familia Soto.']],
  ['los de urgencias', ['—Sí —dijeron los de urgencias.', 'Llegaron los de urgencias.'], ['—Sí —dijo alguien de urgencias.', 'Llegaron los de urgencias.']],
  // nobody else says who they are
  ['los de urgencias', ['—Sí —dijeron los de urgencias.'], ['—Sí —dijeron los de urgencias.']],
])('of %s one says it where the story begins, and who they are is said', (name, told, one) => {
  const s = { name, several: true, gender: 'm' } as Kit['s']
  expect(oneSpeaks({ s }, told, 1)).toEqual(one)
}) // oxfmt-ignore

it.each([
  [['—Así es —contestó Leo.', '—Ven —dijo Leo.'], ['—Así es —contestó Leo—. Ven.']],
  [['—Así es —contestó Leo.', '—¡Ven! —dijo Leo—. Es aquí.'], ['—Así es —contestó Leo—. ¡Ven! Es aquí.']],
  // another, or what somebody does between
  [
    ['—Así es —contestó Leo.', '—Ven —dijo Eva.'],
    ['—Así es —contestó Leo.', '—Ven —dijo Eva.'],
  ],
  [
    ['—Así es —contestó Leo.', 'Llovía.', '—Ven —dijo Leo.'],
    ['—Así es —contestó Leo.', 'Llovía.', '—Ven —dijo Leo.'],
  ],
  [
    ['—Así es —contestó Leo.', '—Ven —dijo Leo. Y fueron.'],
    ['—Así es —contestó Leo.', '—Ven —dijo Leo. Y fueron.'],
  ],
])('who goes on speaking speaks in one turn: %j', (told, turn) => expect(inOneTurn(told)).toEqual(turn))
