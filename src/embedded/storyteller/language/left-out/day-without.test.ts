import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { leftOutOf } from './left-out.ts'

beforeAll(loadDictionary)

const told = (memory: string) => leftOutOf(memory, { memory: true })?.rest

it.each([
  ['Cuando terminé con mi ex llegó a mi casa con una olla de sopa. Cantamos hasta las tres', 'llegó a mi casa con una olla de sopa. Cantamos hasta las tres'],
  // what leans on it goes with it, and what was told before stays
  ['Nos enseñó a pescar en el muelle. Mi tío venía borracho. Entonces le quitó las llaves', 'Nos enseñó a pescar en el muelle.'],
  ['Nos enseñó a pescar en el muelle. Mi tío venía borracho. Un día volvimos con mi mamá', 'Nos enseñó a pescar en el muelle. Un día volvimos con mi mamá'],
  ['Cuando mis papás se peleaban, subía el volumen de la radio y me enseñaba a bailar', 'me enseñaba a bailar'],
  ['Cuando mis papás discutían nos llevaba al parque y volábamos cometas', 'nos llevaba al parque y volábamos cometas'],
  // whose it was is named without it
  ['Mi hija Sol es autista y no quería bailar. La profe Noemí le dio el tambor y ella tocó', 'Mi hija Sol no quería bailar. La profe Noemí le dio el tambor y ella tocó'],
  ['Mi hijo tiene dislexia y no hablaba. La maestra le dio un micrófono', ''],
  ['El día que firmé el divorcio mi hermana me llevó a patinar', 'mi hermana me llevó a patinar'],
  ['la noche del apagón jugamos a las sombras, mi tío estaba borracho y se cayó', 'la noche del apagón jugamos a las sombras'],
  ['Fuimos al circo en tren. Esa semana su mamá y yo nos habíamos separado', 'Fuimos al circo en tren.'],
  ['bailamos en la cocina y mi tía lloraba de risa porque la habían corrido de la oficina', 'bailamos en la cocina y mi tía lloraba de risa'],
  ['Nos escapamos de la boda de mi ex y comimos tacos de gala', 'Nos escapamos de la boda y comimos tacos de gala'],
  // what was done afterwards, of a prank that stays a secret
  ['Rompimos el vidrio y su mamá no sabe nada, no le cuenten a la mamá. Luego comimos sopaipillas en el paradero de Curicó', 'Comimos sopaipillas en el paradero de Curicó'],
])('of «%s» the rest is told where it stands', (memory, rest) => expect(told(memory)).toBe(rest)) // oxfmt-ignore

it.each(['Mi tío venía borracho. Entonces cantamos todos en el patio'])(
  'of «%s» nothing is, where what stays may be of somebody else',
  (memory) => expect(told(memory)).toBe(''),
)

it.each([
  'reprobó mate y estudió todo el verano con su abuela. Cuando pasó, la abuela repartió paletas',
  'en tercero jaló química y se aprendió la tabla con el loro del vecino',
  'Su hermano repitió el año y estudió con él en la panadería',
  'Suspendió cuatro y se pasó el verano con su padre y la pizarra',
  'Repartía las fichas casa por casa. Ninguno perdió el año',
  'en segundo reprobó historia y se desvelaba estudiando con mi mamá',
  'repitió el año y aprobó en junio con su tía al lado',
])('of «%s» all is, since what was failed once was made up for', (memory) =>
  expect(leftOutOf(memory, { memory: true })).toBeNull(),
)

it.each([
  ['que no se rajó cuando reprobó Química y repasaba de noche con su papá, antes de que él saliera a ruta', null],
  ['se separó a los 47 y ahora lleva ella la ferretería', null],
  ['se separó de mi papá a los 47 y ahora lleva ella la ferretería', 'ahora lleva ella la ferretería'],
  ['se separó a los 40 y ahora está con otro', ''],
  ['se separó a los 38 y ahora sale con otro', ''],
  ['se divorció a los 50 y se puso a beber', ''],
  ['se separó a los 41 y terminó en la calle', ''],
  ['se divorció a los 29 y hoy llora por ella', ''],
  ['se separó con 61 años sin haber manejado nunca y aprendió a manejar en el camión del pueblo', null],
  ['se separó a los 44 y puso una denuncia', ''],
  ['se divorció a los 33 y abrió su panadería en la esquina', null],
  ['se separó a los 44 y sacó adelante a sus tres hijos', null],
  ['se separó a los 44 y abrió su taller con otro', 'abrió su taller con otro'],
  // who did it, and for whom, was said in what is gone
  ['es firme con su tío que está enfermo, lo afeita y lo viste cada mañana', 'es firme con su tío'],
  ['es firme con su tío que está enfermo, lo baña, canta en el coro y arregla motores', 'es firme con su tío, canta en el coro y arregla motores'],
  ['quiere a su tía que tiene diabetes, le inyecta la insulina, la viste y se ríe con ella', 'quiere a su tía y se ríe con ella'],
  ['ve a su primo que está enfermo y le da de comer y toca la guitarra', 've a su primo y toca la guitarra'],
  ['es buena con su abuela que tiene alzheimer, le da las gracias por todo', 'es buena con su abuela, le da las gracias por todo'],
  ['quiere a mi papá que tiene cáncer, lo cambia todo con una broma', 'quiere a mi papá, lo cambia todo con una broma'],
  ['atiende a mi abuela con alzheimer y ella sola abrió su panadería', 'ella sola abrió su panadería'],
  ['cuidó a su papá con cáncer y él mismo levantó el taller', 'él mismo levantó el taller'],
  ['es buena con mi hermano que tiene autismo, lo lleva al estadio', 'es buena con mi hermano, lo lleva al estadio'],
  ['que no se rindió cuando le dio el infarto y caminaba con su mamá, aunque ella ya no podía', 'que no se rindió'],
  ['trabaja doble porque le deben dinero y nunca se queja, aunque ellos no se acuerdan', 'trabaja doble y nunca se queja'],
  ['que ella sola sacó la casa. Su hermana está enferma', 'que ella sola sacó la casa.'],
])('of the praise «%s» whole sentences are told, and whose they are', (praise, rest) =>
  expect(leftOutOf(praise)?.rest ?? null).toBe(rest)) // oxfmt-ignore

it.each([
  ['salió en calzones a darle su bolsita al señor de la basura', { small: true, memory: true }, null],
  ['cuando salió en pelotas al patio y nos reímos', { small: true, memory: true }, null],
  // of whoever is not small, and was there
  ['su papá salió en calzones a la calle', { small: true, memory: true }, 'su papá salió a la calle'],
  ['mamá estaba en ropa interior', { small: true, memory: true }, ''],
  ['su tío lo encontró en pelotas', { small: true, memory: true }, ''],
  ['sale en calzones mi abuelo', { small: true, memory: true }, ''],
  ['nadamos en calzones', { small: true, memory: true }, ''],
  ['salió en calzones su papá', { small: true, memory: true }, ''],
  ['mi tía lo buscaba y salió en cueros a la calle', { small: true, memory: true }, 'mi tía lo buscaba y salió a la calle'],
  ['salió en calzones a darle su bolsita al señor de la basura', { memory: true }, 'salió a darle su bolsita al señor de la basura'],
  ['se tiró al río por una chancla de 10 mil pesos', { memory: true }, null],
  ['compró una bicicleta de 3 mil pesos y la pintó', { memory: true }, null],
  ['gana un salario de 12 mil pesos', { memory: true }, ''],
  ['cobra una jubilación de 8 mil pesos', { memory: true }, ''],
  ['perdió una apuesta de 50 mil pesos', { memory: true }, ''],
  ['le dieron un bono de 9 mil pesos', { memory: true }, ''],
  ['paga una guitarra de 2 mil pesos al mes', { memory: true }, ''],
  ['me debe todavía una guitarra de 5 mil pesos', { memory: true }, ''],
  ['se tiró al río por una deuda de 10 mil pesos', { memory: true }, 'se tiró al río'],
] as const)('«%s», of %o', (said, how, rest) => expect(leftOutOf(said, how)?.rest ?? null).toBe(rest)) // oxfmt-ignore

it.each([
  'un perro nos siguió desde el tianguis y lo adoptamos',
  'rescatamos a una burrita en la carretera y la adoptamos',
  'la perra es adoptada y manda en la casa',
  'tiene un gato que es adoptado',
])('an animal may be adopted: %s', (said) => expect(leftOutOf(said, { memory: true })).toBeNull())

it.each([
  'ama a los perros y es adoptado',
  'ama a su perro es adoptado y muy noble',
  'quiere a su gata, es adoptada y muy lista',
  'le cuenta a su gata que es adoptada',
  'tiene una perra y dos hijos, al menor lo adoptamos',
  'jugaba con un perro y lo adoptamos',
  'encontramos un perro junto al niño y lo adoptamos',
  'su perra es adoptada igual que mi hijo',
  'al gato lo adoptamos y al niño también',
])('and of nobody beside it is that told: %s', (said) =>
  expect(leftOutOf(said, { memory: true })?.kind).toBe('adoption'),
)

it.each([
  'está reprobando materias',
  'reprueba dos materias',
  'suspende los exámenes',
  'este año reprobó matemáticas',
  'este año reprobó inglés y estudió con su tía',
  'la suspendieron del trabajo por robar',
  'reprobó dos materias y no estudió nada',
  'reprobó mate y se pasó el verano jugando',
  'reprobó mate y se quedó dormido en el examen',
])('what is failed these days, or was not made up for, is not told: %s', (said) =>
  expect(leftOutOf(said, { memory: true })).toEqual({ kind: 'marks', rest: '' }),
)
