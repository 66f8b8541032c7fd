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
