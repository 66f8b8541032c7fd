import { describe, expect, it } from 'vitest'
import { ANYHOW } from './happened/anyhow.ts'
import { AROUND } from './happened/around.ts'
import { HOME } from './happened/home.ts'
import { MUSIC } from './happened/music.ts'
import { OUTDOORS } from './happened/outdoors.ts'
import { PLAY } from './happened/play.ts'
import { ROAD } from './happened/road.ts'
import { TABLE } from './happened/table.ts'
import { WATER } from './happened/water.ts'
import { momentsOf } from './happenings.ts'
import { airOf } from './places.ts'
import { sectionsOf } from './sections.ts'

const first = <T>(options: readonly T[]): T => options[0]!
const told = (memory: string) => {
  const { doings, after } = momentsOf(memory, first)
  return [...doings.flatMap(({ steps, both }) => [...steps, both ?? '']), ...after].join(' ').trim()
}

describe('what such a day has', () => {
  it.each([
    ['perdiste un zapato en el mar y volviste saltando', 'El mar iba y venía'],
    ['nos quedamos sin gasolina en la carretera y te reíste', 'El motor'],
    ['se fue la luz en la bodega y usted sacó una linterna', 'Las sombras'],
    ['nos agarró el aguacero y llegamos empapadas a la boda', 'una gota'],
    ['la vez que nos perdimos en Oporto', 'Todo se parecía a todo'],
    ['cuando nació y nos miró', 'hasta el aire'],
    ['bailamos hasta que nos sacaron del bar', 'Los pies buscaban el compás'],
    ['cuando le cantó las mañanitas a la luna', 'seguía un ratito en el aire'],
    ['la posada donde ganó el karaoke', 'En la pantalla'],
    ['la tarde que hicimos croquetas', 'chisporroteaba'],
    ['cuando me enseñó a manejar', 'el volante'],
    ['hicimos un castillo de arena', 'Un puñado de arena'],
    ['jugábamos al truco', 'de mano en mano'],
    ['dio sus primeros pasitos por alcanzar al gato', 'El suelo quedaba lejísimos'],
    ['comimos empanadas de pino', 'Olía a empanadas'],
    // the steps name what they are steps of, and nobody who has not been named falls asleep in them
    ['nos comimos un helado en el malecón', 'El helado se derretía'],
    ['vendimos rifas en el portal', 'para vender'],
    ['se quedó dormida en el sillón', 'Primero un bostezo'],
    ['me enseñó a nadar en una presa', 'soltar el fondo'],
    ['le enseñé a andar en monopatín', 'Un pie[ de &] en la tabla. El otro empujaba.'],
    ['le dimos de comer a los patos', 'en fila'],
    ['les dimos de comer a las palomas', 'se acercaba un pico, con cuidado'],
    ['perdimos el bus en Salento', 'para un lado'],
    ['le corté el pelo y quedó pésimo', 'Tris, tras'],
    ['montó el burro de mi hermano', 'como una barca'],
    ['el cebiche que preparó en el muelle', 'El limón caía'],
    ['templaban los tambores antes del desfile', 'El cuero se calentaba'],
    ['me llevó en la ambulancia a ver el mar', 'en su gancho'],
    ['le compuso una cumbia a su suegra', 'sonara parecido'],
    ['el micro se malogró en la puna', 'El motor se quedó callado'],
    ['me enseñó a tejer con telar', 'Cada vuelta se apoyaba en la de antes'],
    ['se vino gateando por todo el corredor', 'cerca de la nariz'],
    ['zapateó hasta romper la tarima', 'El suelo contestaba'],
    ['salía de madrugada a repartir el pan', 'todavía era de noche'],
    // who does not want to leave it is there
    ['no quería bajarse de la mula', 'como una barca'],
    ['nos acostábamos a inventar historias con las estrellas', 'más estrellas que cielo'],
  ])('%s: %s…', (memory, moment) => expect(told(memory)).toContain(moment))

  it.each(['fuimos al estadio a ver a los Diablos', 'ver el partido de tenis con ella', 'nos perdimos la final'])(
    'no game is another game: %s',
    (memory) => expect(told(memory)).not.toMatch(/silbato|portería|pelota|red(?!\p{L})/iu),
  )

  it.each([
    // another sense, or what did not happen
    'se cayó el vaso',
    'me cayó bien desde el principio',
    'me dijo “ven a bailar conmigo”',
    'no fuimos al mar',
    'no fuimos nunca a la playa',
    'ese día no llovió',
    'no sacamos ni un charal',
    'siempre metía un burro que hablaba',
    'hacía un ruido como en un avión',
    'quería ir al mar',
    'nos contaba de cuando cruzaba el río a caballo',
    'me robaron la bici',
    'la playa de estacionamiento de un súper',
    'pidió un mariachi por teléfono',
    'armó la mochila con un pijama',
    'le dio miedo y me pidió la mano',
    'nunca aprendió a nadar',
    'quería ir a pescar',
    'no fuimos de campamento',
    'nos vimos la víspera de la boda',
    'nos llevó al cerro a ver las estrellas y estaba nublado',
    'íbamos al mar y nunca llegamos',
    'fuimos al acuario y estaba cerrado',
    'fuimos a ver la nieve y no había',
    // nobody makes a tale of that
    'bailamos el día que murió mi papá',
    'cuando tuvo cáncer y cantamos en el hospital',
    'pidió de regalo que dejaran de pelear',
    'me dijo delante de todos que yo servía para escribir',
    // told, or not so
    'le dijo que sí, que uno le robaba las gallinas',
    'en la hamaca nadie durmió',
  ])('has nothing of its own for: %s', (memory) => expect(told(memory)).toBe(''))

  it.each([
    ['cuando fuimos al acuario de Veracruz', '@ pegaron la nariz al vidrio.'],
    ['lo llevé al mar', '@ miraron hasta donde se acababa el agua.'],
    ['nuestra primera cita en la pista de hielo', '@ dejaron rayas en el hielo.'],
    ['tú y yo mirando los fuegos artificiales', '@ miraban hacia arriba.'],
    // who else was there is not said, or it was done in many ways
    ['mi hermana lo encontró en el acuario', null],
    ['íbamos al acuario', null],
    ['tu papá y yo fuimos al acuario', null],
    ['comimos tacos y él bailó', null],
  ])('both were there in «%s»: %s', (memory, both) =>
    expect(momentsOf(memory, first).doings.find((doing) => doing.both)?.both ?? null).toBe(both),
  )
})

/** Who else was there, what was felt, how it ended. */
const DENIABLE =
  /(?<!\p{L})(?:alguien|nadie|tod[oa]s los|todo el mundo|los demás|contento|content[oa]s|feliz\p{L}*|triste\p{L}*|miedo|gusto|gan[aó]|salió bien)(?!\p{L})/iu

it.each(Object.entries({ ANYHOW, AROUND, HOME, MUSIC, OUTDOORS, PLAY, ROAD, TABLE, WATER }))(
  'a line of %s is said of every day of its kind: it names nobody else, no feeling and no end',
  (_, table) => {
    const sections = sectionsOf(table)
    expect(sections.filter(([, lines]) => lines.length === 0)).toEqual([])
    expect(sections.flatMap(([, lines]) => lines).filter((line) => DENIABLE.test(line))).toEqual([])
    expect(
      sections.flatMap(([, lines]) => lines).filter((line) => line.startsWith('= ') !== line.includes('@')),
    ).toEqual([])
  },
)

describe('the air of a place', () => {
  it.each([
    ['la playa de Tecolutla', 'El mar iba y venía'],
    ['el pasillo del hospital', 'pasillo'],
    ['el patio del colegio', 'timbre'],
    ['el parque de la iglesia', 'árbol'],
    ['el estadio', 'gradas'],
  ])('%s: %s', (place, word) => expect(airOf(place).join(' ')).toContain(word))

  it('is not invented where no such place is known', () => {
    for (const place of [null, 'el infinito', 'la quinceañera', 'Oaxaca', 'la pista']) expect(airOf(place)).toEqual([])
  })
})
