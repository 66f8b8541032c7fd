import { beforeAll, expect, it } from 'vitest'
import { createTeller } from '../../../test/storyteller/teller.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { namedAgain } from './named-again.ts'

beforeAll(loadDictionary)
const teller = createTeller()

it.each([
  [
    ['Abuelita Cuca', 'bisabuela', 'Nancy'],
    ['Llegó la abuelita Cuca. La abuelita Cuca rio.', '—La abuelita Cuca —dijo Nancy. A la abuelita Cuca le gustó.'],
    ['Llegó la abuelita Cuca. La abuelita rio.', '—La abuelita Cuca —dijo Nancy. A la abuelita le gustó.'],
  ],
  // somebody else is called so
  [
    ['Miss Paty', 'maestra', 'Leo'],
    ['La miss Paty llegó.', 'Otra miss saludó a la miss Paty.'],
    ['La miss Paty llegó.', 'Otra miss saludó a la miss Paty.'],
  ],
  [
    ['Thiago, Alessia y Piero', 'mis nietos', 'Papapa Lucho'],
    [
      'Thiago, Alessia y Piero corrieron.',
      'Thiago, Alessia y Piero se rieron. El perro de Thiago, Alessia y Piero ladró.',
    ],
    ['Thiago, Alessia y Piero corrieron.', 'Los tres se rieron. El perro de los tres ladró.'],
  ],
  [
    ['Beto', 'mi jefe', 'El equipo de mantenimiento'],
    ['Beto y el equipo de mantenimiento.', '«El equipo de mantenimiento», decía. El equipo de mantenimiento rio.'],
    ['Beto y el equipo de mantenimiento.', '«El equipo de mantenimiento», decía. El equipo rio.'],
  ],
  [
    ['Katy', 'mi profesora', 'Mamás y papás de 2do B'],
    ['Las mamás y los papás de 2.º B llegaron.', 'Las mamás y los papás de 2.º B rieron.'],
    ['Las mamás y los papás de 2.º B llegaron.', 'Las mamás y los papás rieron.'],
  ],
  [
    ['Nona', 'nuestra abuela', 'Los once nietos Barría'],
    ['Los once nietos Barría llegaron.', 'En eso los once nietos Barría rieron. Llegó uno de los once nietos Barría.'],
    ['Los once nietos Barría llegaron.', 'En eso los nietos rieron. Llegó uno de los nietos.'],
  ],
  [
    ['Toby', 'nuestro perro', 'Doña Irma y familia'],
    ['Doña Irma y su familia rieron.', 'Salieron doña Irma y su familia de casa de doña Irma y su familia.'],
    ['Doña Irma y su familia rieron.', 'Salieron los de casa de casa de doña Irma y su familia.'],
  ],
  // whoever of them spoke is one of them
  [
    ['Beto', 'mi jefe', 'El equipo de mantenimiento'],
    ['El equipo de mantenimiento llegó.', '—Sí —le dijo alguien del equipo a Ana. El equipo de mantenimiento rio.'],
    ['El equipo de mantenimiento llegó.', '—Sí —le dijo alguien del equipo a Ana. El equipo rio.'],
  ],
  [
    ['Antonio y Mari Luz', 'abuelos', 'Pablo'],
    ['Antonio y Mari Luz llegaron.', 'Antonio y Mari Luz rieron.'],
    ['Antonio y Mari Luz llegaron.', 'Los dos rieron.'],
  ],
  [
    ['Josué', 'mi hijo', 'tu papá Martín'],
    ['Llegó su papá Martín.', '—Mira —dijo su papá Martín.', 'Su papá Martín rio.'],
    ['Llegó su papá Martín.', '—Mira —dijo su papá.', 'Su papá rio.'],
  ],
  [
    ['Los gemelos Iker y Unai', 'hijos', 'tu madre Begoña'],
    [
      'Los gemelos Iker y Unai corrieron.',
      'Su madre Begoña rio.',
      'Los gemelos Iker y Unai y su madre Begoña durmieron.',
    ],
    ['Los gemelos Iker y Unai corrieron.', 'Su madre Begoña rio.', 'Los gemelos y su madre durmieron.'],
  ],
  // who stands in a longer list
  [
    ['Don Arturo', 'papá', 'Fer, Luis y Toño'],
    ['Llegaron Fer, Luis y Toño. Don Arturo, Fer, Luis y Toño se durmieron.', 'Fer, Luis y Toño rieron.'],
    ['Llegaron Fer, Luis y Toño. Don Arturo, Fer, Luis y Toño se durmieron.', 'Los tres rieron.'],
  ],
  // two given names are one name
  [
    ['Ángel Gabriel', 'hermano', 'Dulce'],
    ['Ángel Gabriel corrió.', 'Ángel Gabriel rio.'],
    ['Ángel Gabriel corrió.', 'Ángel Gabriel rio.'],
  ],
])('%j', ([recipientName, recipientRelation, senderName], told, again) => {
  const kit = teller.read(
    {
      recipientName: recipientName!,
      recipientRelation: recipientRelation!,
      senderName: senderName!,
      favoriteThing: 'el mar',
      specialMemory: 'la tarde que llovió',
      admiration: 'su paciencia',
      extraTrait: '',
      illustrationStyle: 'infantil',
    },
    '1',
  )
  expect(namedAgain(kit, told)).toEqual(again)
})

const asked = {
  recipientRelation: 'mi primo',
  senderName: 'Nancy',
  favoriteThing: 'el mar',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'infantil',
} as const

it.each([
  ['Iker Daniel', 'la tarde en que Iker se cayó al río', 'Iker'],
  ['Valeria Sofía', 'el día que vino Valeria y llovió', 'Valeria'],
  ['Bruno Emiliano', 'la noche que a Bruno le dio risa', 'Bruno'],
  ['Chayo la de los tamales', 'la tarde que llovió', 'Chayo'],
  ['Beto el de la esquina', 'la tarde que llovió', 'Beto'],
  // they are called by both, by neither, or it is another
  ['Iker Daniel', 'la tarde en que Iker Daniel se cayó, pobre Iker', 'Iker Daniel'],
  ['Iker Daniel', 'la tarde que llovió', 'Iker Daniel'],
  ['Iker Daniel', 'la tarde que su tío Iker lo llevó al río', 'Iker Daniel'],
  ['Iker Daniel', 'la tarde que Iker, su padrino, lo llevó al río', 'Iker Daniel'],
  ['Iker Daniel', 'la tarde que pescamos con Iker, el tío que se cayó', 'Iker Daniel'],
  ['Valeria Sofía', 'la tarde que a Valeria, mi abuela, le dio risa', 'Valeria Sofía'],
  ['Iker Daniel', 'la tarde que Iker, el más chico, se cayó', 'Iker'],
  ['Iker Daniel', 'la tarde que Iker Ramos lo llevó al río', 'Iker Daniel'],
  ['Valeria Sofía', 'el día que nevó en Valeriana', 'Valeria Sofía'],
  ['Nana Cuca', 'la tarde que mi Nana lloró de risa', 'Nana Cuca'],
])('%s of «%s» is told of again as %s', (recipientName, specialMemory, again) => {
  const kit = teller.read({ ...asked, recipientName, specialMemory }, '1')
  const { name } = kit.r
  expect(namedAgain(kit, [`Llegó ${name}.`, `—Hola, ${name} —dijo Nancy. ${name} rio.`])).toEqual([
    `Llegó ${name}.`,
    `—Hola, ${name} —dijo Nancy. ${again} rio.`,
  ])
})

it.each([
  ['Santi Ferrari', 'Nancy', 'Llegó Santi. Santi rio.'],
  // a second given name, or a namesake
  ['Santi Andrés', 'Nancy', 'Llegó Santi Andrés. Santi Andrés rio.'],
  ['Santi Ferrari', 'Tío Santi', 'Llegó Santi Ferrari. Santi Ferrari rio.'],
  ['Camila Bascuñán', 'Nancy', 'Llegó Camila. Camila rio.'],
  ['Ximena Robledo', 'Nancy', 'Llegó Ximena. Ximena rio.'],
  ['Ximena Isabel', 'Nancy', 'Llegó Ximena Isabel. Ximena Isabel rio.'],
])('%s, from %s, is called so once', (recipientName, senderName, told) => {
  const kit = teller.read({ ...asked, recipientName, senderName, specialMemory: 'la tarde que llovió' }, '1')
  expect(namedAgain(kit, [`Llegó ${recipientName}. ${recipientName} rio.`], 2)).toEqual([told])
})

it.each([
  ['tu gordo', 'mi novia', 2, 'Llegó su gordo.'],
  ['tu gordo', 'mi novia', 1, 'Llegó su novio.'],
  // what nobody else should say of them
  ['tu loco', 'mi novia', 2, 'Llegó su novio.'],
])('who signs «%s» to %s, in chapter %i: %s', (senderName, recipientRelation, number, told) => {
  const given = { ...asked, recipientName: 'Vera', recipientRelation, senderName, specialMemory: 'la tarde que llovió' }
  expect(namedAgain(teller.read(given, '1'), ['Llegó su novio.'], number)).toEqual([told])
})

it.each([
  ['El grupo 2.º A', 'El grupo'],
  ['La clase de 4.º B', 'La clase'],
  ['El salón azul', 'El salón azul'],
])('%s gives: again %s', (senderName, again) => {
  const kit = teller.read(
    { ...asked, recipientName: 'Maestra Elba', specialMemory: 'la tarde que llovió', senderName },
    '1',
  )
  const { name } = kit.s
  expect(namedAgain(kit, [`Llegó ${name}.`, `Dibujó ${name}.`])[1]).toBe(`Dibujó ${again.toLowerCase()}.`)
})

it.each([
  ['la tarde que llovió', '—¿Y Tomás? —dijo Nancy.'],
  // the order itself calls them so, or somebody else
  ['la tarde que Aburto nos llevó al río', '—¿Y Tomás Aburto? —dijo Nancy.'],
  ['la tarde que su hijo Tomás nos llevó al río', '—¿Y Tomás Aburto? —dijo Nancy.'],
])('of «%s» friends say %s', (specialMemory, told) => {
  const kit = teller.read({ ...asked, recipientName: 'Tomás Aburto', specialMemory }, '1')
  expect(namedAgain(kit, ['—¿Y Tomás Aburto? —dijo Nancy.'], 2)).toEqual([told])
})

it.each([
  ['Lucas y Nora', 'Llegaron Lucas y Nora. Lucas y Nora rieron. Lucas y Nora durmieron.', 'Llegaron Lucas y Nora. Los dos rieron. Lucas y Nora durmieron.'],
  ['Carmen y Rosa', 'Llegaron Carmen y Rosa. Todos miraban a Carmen y Rosa. Carmen y Rosa rieron.', 'Llegaron Carmen y Rosa. Todos miraban a Carmen y Rosa. Las dos rieron.'],
  // a longer list
  ['Lucas y Nora', 'Llegaron Lucas y Nora. Iban Lucas y Nora y, detrás, Nancy.', 'Llegaron Lucas y Nora. Iban Lucas y Nora y, detrás, Nancy.'],
])('%s are called «los dos» between one naming and the next: %s', (recipientName, typed, told) => {
  const given = { ...asked, recipientName, recipientRelation: 'mis amigos', specialMemory: 'la tarde que llovió' }
  expect(namedAgain(teller.read(given, '1'), [typed])).toEqual([told])
}) // oxfmt-ignore

it('«los dos» are named anew where others were told of between', () => {
  const given = { ...asked, recipientName: 'Lucas y Nora', recipientRelation: 'mis amigos', specialMemory: 'llovió' }
  const told = ['Llegaron Lucas y Nora.', 'El cartero y la alcaldesa rieron.', 'Lucas y Nora también.']
  expect(namedAgain(teller.read(given, '1'), told)).toEqual(told)
})
