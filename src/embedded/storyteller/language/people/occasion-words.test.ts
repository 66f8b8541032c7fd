import { expect, it } from 'vitest'
import { occasionIn } from './occasion-words.ts'

it.each([
  ['amigo de toda la vida, cumple 40 el muy viejo', 'cumpleanos'],
  ['Nuestro hijo. Cumple 7 años.', 'cumpleanos'],
  ['mi sobrina, por sus quince años', 'cumpleanos'],
  ['Mi esposo. Este 14 de junio cumplimos diez años de casados.', 'aniversario'],
  ['SON MIS PAPAS CUMPLEN 50 AÑOS DE CASADOS BODAS DE ORO', 'aniversario'],
  ['Mi mamá, es para el día de la madre', 'madre'],
  ['papá, para el Día del Padre', 'padre'],
  ['hija de 24 años que se gradua de enfermera', 'graduacion'],
  ['maestra del kinder de nuestros hijos, fin de ciclo', 'graduacion'],
  ['compañera, se pensiona después de 32 años', 'despedida'],
  ['mi mejor amiga se va a vivir a Canada', 'despedida'],
  ['nuestra jefa ya se jubila este viernes', 'despedida'],
  ['mi padre, se jubila en junio después de 38 años', null],
  ['mi esposa, se retira después de 30 años', null],
  ['mi papá, para la despedida, se jubila y se muda', 'despedida'],
  ['compañera de la oficina que se nos va a Querétaro', 'despedida'],
  ['mi mejor amigo se va a Lima', 'despedida'],
  ['mi sobrina, se va al extranjero', 'despedida'],
  ['mi amiga, se regresa a su país', 'despedida'],
  ['nuestro compañero, nos deja para irse a Canadá', 'despedida'],
  ['mi hermana que se nos va a casar', null],
  ['mi hija, se va a dormir a las ocho', null],
  ['mi primo, se va a pescar cada domingo', null],
  ['mi abuela, siempre regresa a las seis', null],
  ['mi ahijada, regalo de Navidad', 'navidad'],
  ['mi hijo', null],
  ['mi abuelo, cumpliría sus 90 años', null],
  ['mi hermana, se graduó hace diez años', null],
  ['mi compañera, su despedida fue hace un año', null],
  ['maestra de matemáticas', null],
])('«%s» is given for %s', (relation, occasion) => {
  expect(occasionIn(relation)).toBe(occasion)
})
