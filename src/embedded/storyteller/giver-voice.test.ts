import { beforeAll, expect, it } from 'vitest'
import { inWords, PLAIN } from '../../../test/storyteller/briefs.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { readAnswers } from './understanding.ts'

beforeAll(loadDictionary)

it.each([
  [
    { senderName: 'Lupita y Beto', recipientRelation: 'nuestro hijo' },
    'es su hijo',
    'Lo que admiran de',
    'Lo firman como',
  ],
  [
    { senderName: 'los pibes de sistemas', recipientRelation: 'nuestra jefa', variant: 'es-AR' },
    'es su jefa',
    'Lo que admiran de',
    'Lo firman como',
  ],
  [
    { senderName: 'Nico', recipientRelation: 'mi hija', variant: 'es-AR' },
    'es tu hija',
    'Lo que admirás de',
    'Lo firmás como',
  ],
  [
    { senderName: 'Carmen y Paco', recipientRelation: 'nuestra nieta', variant: 'es-ES' },
    'es vuestra nieta',
    'Lo que admiráis de',
    'Lo firmáis como',
  ],
  [
    { senderName: 'Los de contabilidad', recipientRelation: 'compañera del trabajo' },
    'es su compañera del trabajo',
    'Lo que admiran de',
    'Lo firman como',
  ],
  [
    { senderName: 'Jhon Fredy', recipientRelation: 'La novia', variant: 'es-CO' },
    'es tu novia',
    'Lo que admiras de',
    'Lo firmas como',
  ],
  [
    { senderName: 'Graciela', recipientRelation: 'mi ahijado? ahijada? jaja no, ahijado', variant: 'es-AR' },
    'es tu ahijado',
    'Lo que admirás de',
    'Lo firmás como',
  ],
  [
    { senderName: 'Yuli', recipientRelation: 'mi esposo hace 11 años' },
    'es tu esposo.',
    'Lo que admiras de',
    'Lo firmas como',
  ],
] as const)('a giver is spoken to as who they are: %o', (brief, ...said) => {
  const told = readAnswers({ ...PLAIN, recipientName: 'Alex', ...brief })
    .sentences.map(inWords)
    .join('')
  for (const part of said) expect(told).toContain(part)
})
