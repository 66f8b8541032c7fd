import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { admiredWords } from './admired-words.ts'

beforeAll(loadDictionary)

it.each([
  ['nunca humillo a nadie', 'nunca humilló a nadie'],
  ['ayuda a todos y jamás critico a ningún alumno', 'ayuda a todos y jamás criticó a ningún alumno'],
  ['cuido a mis abuelos hasta el final', 'cuidó a mis abuelos hasta el final'],
  ['la paciencia con que nos enseño', 'la paciencia con que nos enseñó'],
  ['siempre ayudo a los vecinos y jamás cobro', 'siempre ayudó a los vecinos y jamás cobró'],
  // the giver's own
  ['yo nunca regaño a nadie por él', 'yo nunca regaño a nadie por él'],
  ['nunca olvido sus consejos', 'nunca olvido sus consejos'],
  ['siempre le pregunto y me contesta', 'siempre le pregunto y me contesta'],
  ['no cambio a nadie por ella', 'no cambio a nadie por ella'],
  ['visito a mi tía y aprendo de ella', 'visito a mi tía y aprendo de ella'],
  ['cuando regaño a los niños, ella los consuela', 'cuando regaño a los niños, ella los consuela'],
])('a deed of whom is praised is told as theirs: %s', (typed, told) => expect(admiredWords(typed)).toBe(told))

it.each([
  ['es re bueno con mi tía le hace las compras', 'es re bueno con mi tía, le hace las compras'],
  ['es bueno de corazón le teme al mar pero entra si lloro', 'es bueno de corazón, le teme al mar, pero entra si lloro'],
  ['nunca se queja, bueno si se queja pero poquito', 'nunca se queja'],
  ['se separó a los 50 y ahora lleva ella las cuentas', 'se separó a los 50 y ahora lleva ella las cuentas'],
  ['es leal si uno se equivoca ella lo dice', 'es leal si uno se equivoca ella lo dice'],
  ['sus manos y su voz', 'sus manos y su voz'],
  ['es buena amiga y gran cocinera hace el mejor ceviche', 'es buena amiga y gran cocinera, hace el mejor ceviche'],
  ['es buena hija y hace reír', 'es buena hija y hace reír'],
  ['hacen buen equipo el es puro nervio', 'hacen buen equipo, el es puro nervio'],
  ['hacen buen equipo el lunes y el jueves', 'hacen buen equipo el lunes y el jueves'],
  ['es re curiosa mira todo', 'es re curiosa, mira todo'],
  // whom it is said to, dearly
  ['es un campeón mi chiquito', 'es un campeón, mi chiquito'],
  ['es un sol mi negra y canta', 'es un sol, mi negra, y canta'],
  ['es el sol de mi vida', 'es el sol de mi vida'],
  ['es un apoyo para mi viejo', 'es un apoyo para mi viejo'],
  // how it was learnt, and what was learnt
  ['pagó los libros de tres vecinos, nos enteramos por la vecina', 'pagó los libros de tres vecinos'],
  ['Su modestia. Cuando murió nos enteramos de que pagaba becas', 'Su modestia. Cuando murió nos enteramos de que pagaba becas'],
])('praise that was run on is parted where it is sure: %s', (typed, told) => expect(admiredWords(typed)).toBe(told)) // oxfmt-ignore

it.each([
  ['quedó viuda joven y nunca la oí quejarse', 'aunque quedó viuda joven, nunca la oí quejarse'],
  ['que quedó huérfana pero cuidó a sus hermanas', 'aunque quedó huérfana, cuidó a sus hermanas'],
  ['perdio a su papa y saco adelante a sus hermanos', 'aunque perdió a su papá, sacó adelante a sus hermanos'],
  ['quedo viuda pero cuido sola a tres', 'aunque quedó viuda, cuidó sola a tres'],
  ['no tenia dinero y siempre nos dio de comer', 'aunque no tenía dinero, siempre nos dio de comer'],
  ['perdio todo y volvio a empezar', 'aunque perdió todo, volvió a empezar'],
  ['perdió a sus papás y nunca se rindió', 'aunque perdió a sus papás, nunca se rindió'],
  ['no pudo estudiar y nos dio carrera', 'aunque no pudo estudiar, nos dio carrera'],
  ['llegó sin nada pero puso su taller', 'aunque llegó sin nada, puso su taller'],
  // no contrast, and one that has its words already
  ['perdió su casa y lloró mucho', 'perdió su casa y lloró mucho'],
  ['no tuvo estudios y por eso nos hizo estudiar', 'no tuvo estudios y por eso nos hizo estudiar'],
  ['quedó huérfana y trabajó desde niña', 'quedó huérfana y trabajó desde niña'],
  ['creció sin papá y ayudaba a su mamá', 'creció sin papá y ayudaba a su mamá'],
  ['quedó viuda y ya no se volvió a casar', 'quedó viuda y ya no se volvió a casar'],
  ['quedó viuda y nunca se volvió a casar', 'quedó viuda y nunca se volvió a casar'],
  ['perdió a su mamá y siempre la extrañó', 'perdió a su mamá y siempre la extrañó'],
  ['no tenía dinero y aun así siempre nos dio', 'no tenía dinero y aun así siempre nos dio'],
  // no loss, another loss, and nothing beside it
  ['perdió el miedo y aprendió a nadar', 'perdió el miedo y aprendió a nadar'],
  ['nunca tuvo miedo y siempre se rio', 'nunca tuvo miedo y siempre se rio'],
  ['quedó viuda y perdió la casa', 'quedó viuda y perdió la casa'],
  ['quedó viuda joven', 'quedó viuda joven'],
])('what was lost is conceded, and not admired: %s', (typed, told) => expect(admiredWords(typed)).toBe(told))

it.each([
  ['come de todo este enano', 'come de todo'],
  ['aguanta lo que sea esa mujer, mejor que yo', 'aguanta lo que sea, mejor que yo'],
  ['nunca llora, según dice su maestra', 'nunca llora'],
  ['ordena su cuarto, o eso creo', 'ordena su cuarto'],
  ['lo tierno que es jajaja mentira', 'lo tierno que es jajaja'],
  ['la calma!! con cuatro gatos', 'la calma con cuatro gatos'],
  ['nunca pegó a nadie, eramos nueve', 'nunca pegó a nadie, y eso que eramos nueve'],
  ['no me cobró y mire que le debía', 'no me cobró, y eso que le debía'],
  ['es buena y mira que la quiero', 'es buena y mira que la quiero'],
  ['nadie nos quiere así, somos ocho', 'nadie nos quiere así, somos ocho'],
  // said of others, or of what is admired
  ['que crió sola ese niño', 'que crió sola ese niño'],
  ['juega con este niño', 'juega con este niño'],
  ['nadie cocina como esa mujer', 'nadie cocina como esa mujer'],
  ['nunca dice mentiras', 'nunca dice mentiras'],
  ['se ríe, eso dice mucho de él', 'se ríe, eso dice mucho de él'],
])('what names them again, takes it back or doubts it is not said: %s', (typed, told) =>
  expect(admiredWords(typed)).toBe(told),
)
