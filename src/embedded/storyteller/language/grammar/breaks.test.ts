import { expect, it } from 'vitest'
import { isNewSentence, withoutLaughter } from './breaks.ts'

it.each([
  ['la pesca, vuelve sin nada jajaja, y el pan', 'la pesca, vuelve sin nada, y el pan'],
  ['los trenes jaja y el mar', 'los trenes y el mar'],
  ['antes que a mí jajaja nunca te lo perdono', 'antes que a mí. nunca te lo perdono'],
  ['tiene tres semanas 😂 Bueno, y la luz', 'tiene tres semanas. Bueno, y la luz'],
  ['Fútbol ⚽ Videojuegos', 'Fútbol Videojuegos'],
  ['bailar 💃 Con su hermana', 'bailar Con su hermana'],
  ['la maestra dijo jajaja y se fue', 'la maestra dijo jajaja y se fue'],
])('what laughter kept apart stays apart: %s', (typed, told) => expect(withoutLaughter(typed)).toBe(told))

it.each(['Yo soy Betty, la fea', 'Él mató a un policía', 'Son jarocho y boleros', 'No Te Va Gustar y el mar'])(
  'what is liked begins no sentence: %s',
  (liked) => expect(isNewSentence(liked)).toBe(false),
)
