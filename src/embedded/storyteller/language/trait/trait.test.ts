import { expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { readTrait } from './trait.ts'

await loadDictionary()

it.each([
  'le da mucha vergüenza hablar en público',
  'usa frenos y le da un poco de vergüenza',
  'Usa frenos desde mayo. Le da vergüenza.',
  'le da pena bailar',
  'le daba roche cantar',
  'usa férula y le da pena reírse',
  'le da pena sonreír en las fotos',
  'le da pena que la feliciten',
  'Le da vergüenza su voz. Se esconde atrás.',
  'no canta ni baila porque le da vergüenza',
  'le tiene miedo a su esposo',
  'le tiene miedo a su suegra pero la invita',
  'le da terror su jefe y llega temprano',
  'tiene terror a los hombres',
  'tiene fobia a la gente',
  'le da miedo morirse',
  'le da miedo que la dejen',
  'tiene miedo a que la abandonen pero canta',
  'le da pánico quedarse sola',
  'tiene miedo de perder a su hijo',
  'tiene miedo a la noche y duerme con la luz prendida',
  'le dan miedo los perros y su papá',
  'tiene miedo a los gatos y a los hombres',
  'tiene miedo a los perros porque la mordió uno',
  'le da miedo el mar desde que se ahogó su primo',
  'le da miedo el perro de su papá',
  'fuma en el patio y cree que nadie lo nota',
  'llora en el baño y cree que nadie la oye',
])('what somebody is ashamed or afraid of is not told: %s', (said) => expect(readTrait(said)).toBeNull())

it.each([
  'le tiene miedo a los payasos',
  'canta feo pero con el alma',
  'le dan pánico las palomas y cruza la calle',
  'le dan miedo los truenos y las cucarachas',
  'le da mucho miedo la licuadora',
  'tiene pavor a las tormentas y se esconde en el ropero',
  'no le tiene miedo a nada',
  'nunca le da vergüenza preguntar',
  'le da miedo la oscuridad pero entra igual',
  'le tenía miedo al agua y ya no',
  'le da pena tirar el pan',
  'dice “tengo miedo” y se ríe',
  'ni las serpientes le dan miedo',
  'ni los truenos de agosto le dan miedo',
  'poco le da miedo',
  'finge que tiene miedo y se ríe',
  'le da vergüenza ajena el karaoke',
  'le da pena pisar las hormigas',
  'tiene fobia a los ratones y los saca con una escoba',
  'le da pánico llegar tarde y siempre llega una hora antes',
  'canta sin vergüenza en la ducha',
  'no puede ver una película sin preguntar',
  'tararea en misa y cree que nadie la oye',
  'baila cuando cree que nadie lo ve y usa la escoba',
  'hace gorditas de nata los domingos',
])('and what is no shame, or is got over, is: %s', (said) => expect(readTrait(said)).not.toBeNull())

it('is told what was said before it', () =>
  expect(readTrait('Eva es zurda y Leo no. A Leo le da pena cantar.')?.said).toBe('Eva es zurda y Leo no'))

it.each([
  ['Le da miedo el ascensor. Sube nueve pisos cantando', 'Le da miedo el ascensor. Sube nueve pisos cantando'],
  ['Es zurda. Le da vergüenza su voz. Colecciona conchas.', 'Es zurda. Colecciona conchas'],
  ['Es zurda. Le da vergüenza su voz. Llora en la orilla. Colecciona conchas.', 'Es zurda'],
  ['Se ríe, le sale un hipo y le da pena', 'Se ríe, le sale un hipo'],
  ['Se avergüenza de sus pies. Hornea pan los domingos.', 'Hornea pan los domingos'],
])('is told what does not lean on it: %s', (typed, said) => expect(readTrait(typed)?.said).toBe(said))
