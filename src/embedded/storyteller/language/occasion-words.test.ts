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
  ['mi ahijada, regalo de Navidad', 'navidad'],
  ['mi hijo', null],
  ['mi abuelo, cumpliría 90 años', null],
  ['mi hermana, se graduó hace diez años', null],
  ['mi papá, se jubiló hace mucho', null],
  ['maestra de matemáticas', null],
])('«%s» is given for %s', (relation, occasion) => {
  expect(occasionIn(relation)).toBe(occasion)
})
