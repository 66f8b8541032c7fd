import { expect, it } from 'vitest'
import { inDialogue } from './dialogue.ts'
import { FAMILIES } from './families.ts'
import { THEN } from './then.ts'

it.each([
  ['«Así», dijo Noa. El gato rio.', ['—Así —dijo Noa.', 'El gato rio.']],
  ['«¿Y eso?», preguntó Noa, y esperó. Nada.', ['—¿Y eso? —preguntó Noa, y esperó.', 'Nada.']],
  ['«Ven», dijo Noa, «que es tarde». El gato fue.', ['—Ven —dijo Noa—, que es tarde.', 'El gato fue.']],
  ['«No sé», contestó Noa. «Pero se puede». Y se pudo.', ['—No sé —contestó Noa—. Pero se puede.', 'Y se pudo.']],
  ['Noa se puso en medio y dijo: «¡Aquí!». El gato fue.', ['Noa se puso en medio y dijo:', '—¡Aquí!', 'El gato fue.']],
  ['Noa miró a los ojos. «Sí pasa», dijo.', ['Noa miró a los ojos.', '—Sí pasa —dijo.']],
  ['«Todavía no», dijo Noa. «Ahora hay esto», y señaló la luz.', ['—Todavía no —dijo Noa—. Ahora hay esto —y señaló la luz.']],
  ['Noa dijo: «Aquí». No vino nadie. «Voy», dijo el gato.', ['Noa dijo:', '—Aquí.', 'No vino nadie.', '—Voy —dijo el gato.']],
  // another answers
  ['«¿Todo?», preguntó el gato. «Todo», dijo Noa.', ['—¿Todo? —preguntó el gato.', '—Todo —dijo Noa.']],
  ['«Gracias», dijo Noa. «¿Por qué?» «Por venir». Y rio.', ['—Gracias —dijo Noa.', '—¿Por qué?', '—Por venir.', 'Y rio.']],
  ['«¿Otra vez?» el gato lo dijo otra vez.', ['—¿Otra vez?', 'El gato lo dijo otra vez.']],
  // no speech
  ['Rimaba «pena» con «ballena». El gato rio.', ['Rimaba «pena» con «ballena». El gato rio.']],
  ['Nada. Otra: «a». Y el gato dijo «a» también.', ['Nada. Otra: «a». Y el gato dijo «a» también.']],
  ['Noa no dijo nada.', ['Noa no dijo nada.']],
])('%s', (deed, paragraphs) => expect(inDialogue(deed)).toEqual(paragraphs)) // oxfmt-ignore

it('leaves no speech of any deed between its marks', () => {
  const acts = [
    ...FAMILIES.flatMap(({ acts: each, small = [], pet = [], cradle = [] }) => [...each, ...small, ...pet, ...cradle]),
    ...Object.values(THEN),
  ]
  const told = acts.flatMap((act) =>
    inDialogue(act.replace(/[[\]]/gu, '').replaceAll('@', 'Noa').replaceAll('&', 'Leo')),
  )
  expect(told.some((paragraph) => paragraph.startsWith('—'))).toBe(true)
  expect(told.filter((paragraph) => /(?:^|[.!?…:] )«\p{Lu}|»,? (?:dijo|preguntó|contestó)/u.test(paragraph))).toEqual(
    [],
  )
  expect(told.filter((paragraph) => /^—.*(?: {2}|[?!]\.|^—\P{L}*$)/u.test(paragraph))).toEqual([])
})
