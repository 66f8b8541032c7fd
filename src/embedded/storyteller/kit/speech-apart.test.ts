import { expect, it } from 'vitest'
import { speechApart } from './speech-apart.ts'

it.each([
  ['Golpeó la mesa. —Quiero verlo —dijo. Y salieron.', ['Golpeó la mesa.', '—Quiero verlo —dijo.', 'Y salieron.']],
  [
    'Y preguntó: —¿Y ahora? —Ahora hay que acordarse —contestó Ana.',
    ['Y preguntó:', '—¿Y ahora?', '—Ahora hay que acordarse —contestó Ana.'],
  ],
  ['—Un día así —dijo ella, y calló—. Y dos. —¿Dos?', ['—Un día así —dijo ella, y calló—. Y dos.', '—¿Dos?']],
  ['—Aquí estoy —dijo la Sra. Pérez, y se sentó.', ['—Aquí estoy —dijo la Sra. Pérez, y se sentó.']],
  ['—¿Y eso? —preguntó. Se quedaba. —Así es —dijo Ana.', ['—¿Y eso? —preguntó.', 'Se quedaba.', '—Así es —dijo Ana.']],
  // no speech
  ['El perro —un galgo— corrió.', ['El perro —un galgo— corrió.']],
])('%s', (paragraph, parts) => expect(speechApart(paragraph)).toEqual(parts))
