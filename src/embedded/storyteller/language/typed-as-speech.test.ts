import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from './grammar/dictionary.ts'
import { withNumbersInWords } from './grammar/numbers.ts'
import { pairMarks, withoutEnd } from './grammar/text.ts'
import { readMemory } from './memory/memory.ts'
import { saysHow } from './trait/trait.ts'
import { toldOfBrackets } from './spelling/brackets.ts'
import { withSpokenMarks } from './spelling/spoken-marks.ts'
import { tidy } from './spelling/tidy.ts'

beforeAll(loadDictionary)

it.each([
  ['dice "hay que reir aunque duela"', 'dice “hay que reír aunque duela”'],
  ['dice "asias mami"', 'dice “asias mami”'],
  ['lo dejó en el antejardin', 'lo dejó en el antejardín'],
  ['me pide a mi que cante', 'me pide a mí que cante'],
  ['en el parque de mi colonia', 'en el parque de mi colonia'],
  ['le gritaba RAMIRO QUE ESA ES MIA', 'le gritaba: “¡Ramiro, que esa es mía!”'],
  ['gritó FRENA QUE VIENE EL POSTE', 'gritó: “¡Frena, que viene el poste!”'],
  ['puso un letrero SE FIA SOLO LOS LUNES', 'puso un letrero: “Se fía solo los lunes”'],
  ['hizo una pancarta VIVA XOLI para el partido', 'hizo una pancarta “VIVA XOLI” para el partido'],
  ['gritó BAJAN en el camión', 'gritó “¡Bajan!” en el camión'],
  ['ver la NBA y la FIFA', 'ver la NBA y la FIFA'],
  ['grita SIEMPRE que ve una avispa', 'grita siempre que ve una avispa'],
  ['le gritó VIVAN los novios', 'le gritó vivan los novios'],
  ['gritó HAY QUE REMAR', 'gritó: “¡Hay que remar!”'],
  ['dice TENGO QUE IRME', 'dice “Tengo que irme”'],
  ['dice “TE QUIERO MUCHO”', 'dice “te quiero mucho”'],
  ['llevaba la camiseta REAL MADRID y ganamos', 'llevaba la camiseta Real Madrid y ganamos'],
  ['dice “bon dia a tothom”', 'dice “bon dia a tothom”'],
  ['nunca olvida la contrasena', 'nunca olvida la contraseña'],
  ['es un anteojudo muy listo', 'es un anteojudo muy listo'],
  ['enseña, a los niños a leer a los viejos a bailar', 'enseña, a los niños a leer a los viejos a bailar'],
  [
    'saluda a todo el mundo, al chofer al panadero a la maestra',
    'saluda a todo el mundo, al chofer, al panadero, a la maestra',
  ],
])('«%s» is spelt as it may be said', (typed, said) => expect(tidy(typed)).toBe(said))

it.each([
  ['pregunta antes ¿y tú has comido? a todos', 'pregunta antes “¿y tú has comido?” a todos'],
  ['me preguntó vos fuiste chica? y le conté', 'me preguntó: “¿Vos fuiste chica?” y le conté'],
  ['pregunta ¿y por que? a todo', 'pregunta “¿y por qué?” a todo'],
  ['le preguntó si quería bailar?', 'le preguntó si quería bailar?'],
  ['nos preguntaron los otros quién pintó eso? y', 'nos preguntaron los otros quién pintó eso? y'],
])('«%s»: what was asked has its marks', (typed, said) => expect(withSpokenMarks(typed)).toBe(said))

it('ends what was said where its giver is moved', () =>
  expect(readMemory('me dijo papá cuando sea grande te cargo yo y casi me pongo a llorar', 'Teo').note).toBe(
    'Me dijo: “Papá, cuando sea grande te cargo yo”, y casi me pongo a llorar.',
  ))

it('calls nobody in the middle of what is said of them', () =>
  expect(readMemory('cuando me dijo eres una hija para mí y me abrazó', 'Teo').note).toContain(
    '“Eres una hija para mí”',
  ))

it.each([
  ['un cuarto de 2 por 3 metros', 'un cuarto de dos por tres metros'],
  ['estornuda de 4 en 4', 'estornuda de cuatro en cuatro'],
  ['tenía 9 o 10', 'tenía nueve o diez'],
  ['pescó 1 o 2 truchas', 'pescó una o dos truchas'],
  ['vimos Toy Story 3 o 4', 'vimos Toy Story 3 o 4'],
  ['de lunes, 9 am a 6 pm', 'de lunes, 9 am a 6 pm'],
  ['—Íbamos los 3 —dijo Ana.', '—Íbamos los tres —dijo Ana.'],
  ['vive en el piso 4 o 5', 'vive en el piso 4 o 5'],
])('«%s» has both numbers in words, or none', (typed, said) => expect(withNumbersInWords(typed)).toBe(said))

it('keeps the mark that opens the first of several sentences', () => {
  expect(withoutEnd('¡llega tarde! Siempre.')).toBe('¡llega tarde! Siempre')
  expect(withoutEnd('¡llega tarde!')).toBe('llega tarde')
})

it('says a place aloud', () =>
  expect(toldOfBrackets('los veranos en el rancho (Tapalpa, Jalisco) los seis durmiendo')).toBe(
    'los veranos en el rancho, Tapalpa, Jalisco, los seis durmiendo',
  ))

it.each([
  ['terca', 'es'],
  ['muy dormilona', 'es'],
  ['zurdo como Messi', 'es'],
  ['inquietos', 'son'],
  ['ronca', null],
  ['uno habla y el otro come', null],
  ['una oreja caída', null],
  ['eres un desastre', null],
  ['sentada en su silla', null],
  ['mofletes enormes', null],
  ['mandona en la cocina', 'es'],
  ['morena, canta', 'es'],
  ['solo come arroz blanco', null],
  ['todo lo apunta en servilletas', null],
  ['muy temprano se levanta a barrer', null],
  ['tranquila en la cocina, canta', null],
  ['mucha azúcar en el café', null],
  ['rizos rebeldes', null],
  ['cara de sueño por las mañanas', null],
] as const)('«%s» says how they are: %s', (said, how) => expect(saysHow(said)).toBe(how))

it('calls a short sentence out whole', () => expect(pairMarks('Nunca dice mentiras!')).toBe('¡Nunca dice mentiras!'))
