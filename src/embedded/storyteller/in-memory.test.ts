import { describe, expect, it } from 'vitest'
import { generateBriefs } from '../../../test/storyteller/briefs.ts'
import { toldAsLiving } from '../../../test/storyteller/living.ts'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { readInMemory } from './language/people/in-memory.ts'
import { isSure } from './language/sureness.ts'
import { PLOTS } from './plots/plots.ts'
import { beginStory } from './tell-story.ts'

await loadDictionary()

const grandfather: Brief = {
  senderName: 'Inés',
  recipientName: 'Toño',
  recipientRelation: 'mi abuelito, que en paz descanse',
  favoriteThing: 'los trenes',
  specialMemory: 'cuando me llevaba a ver pasar el tren de las cinco',
  admiration: 'que siempre cumple lo que promete',
  extraTrait: 'silba cuando cocina',
  illustrationStyle: 'infantil',
}

const textOf = (brief: Brief, seed: string) => {
  const story = beginStory(brief, seed)
  return { story, text: [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join('\n') }
}

describe('a story in memory of somebody', () => {
  it('is told by an arc of its own, in the past, and of nobody as living', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const { story, text } = textOf(grandfather, seed)
      expect(PLOTS.find(({ id }) => id === story.arc)?.inMemory).toBe(true)
      expect(text).toContain('que siempre cumplía lo que promet')
      expect(text).toMatch(/[Ss]ilbaba cuando cocinaba/)
      expect(toldAsLiving(text, 'Toño')).toEqual([])
      expect(text).not.toMatch(/¿Te acuerdas|¿Se acuerda/)
    }
  })

  it('has the giver act in its pictures, but for the chapter that remembers', () => {
    const { story } = textOf(grandfather, '1')
    const actors = [1, 2, 3, 4, 5].map((number) => story.chapter(number).scene.action.split(' ')[0])
    expect(actors).toEqual(['Inés', 'Inés', 'Toño', 'Inés', 'Inés'])
  })

  it('speaks of nobody as living, whoever it is for', () => {
    const found = generateBriefs(60, 'in memory').flatMap((brief, i) => {
      const { story, text } = textOf({ ...brief, occasion: 'en-recuerdo' }, String(i))
      return toldAsLiving(text, story.kit.r.name)
    })
    expect(found).toEqual([])
  })

  it('knows who is told of as living', () => {
    expect(toldAsLiving('Ya Toño no está. Toño silba.', 'Toño')).toEqual(['Toño no está', 'Toño silba'])
    expect(toldAsLiving('Toño silbaba. La canción de Toño no está escrita.', 'Toño')).toEqual([])
  })
})

describe('whether somebody has died', () => {
  it.each([
    ['mi abuelo que en paz descanse', '', true],
    ['mi difunta madre', '', true],
    ['mi papá (q.e.p.d.)', '', true],
    ['mi abuela', 'ya no está con nosotros', true],
    ['mi abuela', 'cuando murió mi papá me abrazó', false],
    ['mi mamá', 'baila desde que falleció mi abuelo', false],
    ['mi hijo', 'te extraño cuando viajo', false],
    ['mi tía', 'siempre está de buenas', false],
    ['mi abuela', 'ya no está pero su receta sigue', true],
    ['mi abuela', 'se nos fue en enero', true],
    ['mi abuelo', 'nos dejó hace dos años', true],
    ['mi abuelo', 'se nos adelantó en mayo', true],
    ['mi papá', 'lo que más quiso en vida fue a sus nietos', true],
    // of whoever is named before the words
    ['mi perico', 'gritaba «ya vente», que es lo que decía mi señora que en paz descanse', false],
    ['mi perico', 'lo trajo mi esposa q.e.p.d. de la sierra', false],
    ['mi mamá', 'bailaba con Ramona, que en paz descanse', false],
    ['mi mamá', 'lo aprendió de la vecina, que descanse en paz', false],
    ['mi mamá', 'lo aprendió de don Beto, que Dios lo tenga en su gloria', false],
    ['mi abuelo', 'mi abuelo (q.e.p.d.) hacía trenes', true],
    ['mi mamá', 'cantaba siempre, que en paz descanse', true],
    // the same words of somebody who lives
    ['mi hermana', 'el taxista no hablaba español y nos dejó en otro hotel', false],
    ['mi papá', 'nos dejó el coche y nos fuimos a la playa', false],
    ['mi hermana', 'se me fue el avión y ella llegó por mí', false],
    ['mi amiga', 'ya no está aquí porque se fue a Canadá', false],
    ['mi mamá', 'ya no está tan enojada conmigo', false],
    ['mi primo', 'se nos adelantó en la carrera', false],
    ['mi papá', 'cuando vivía en Mérida nos mandaba cartas', false],
    ['mi abuelo', 'cuando todavía vivía con nosotros me llevaba al parque', false],
    ['mi amiga', 'lo que más disfrutamos en vida es comer tacos', false],
    // somebody else of the family
    ['mi hija', 'dijo que el globo se fue a visitar a la bisabuela tita que está en el cielo', false],
    ['mi hija', 'dice que la luna está en el cielo porque le gusta', false],
    ['mi hijo', 'el abuelo nos cuida desde el cielo', false],
    ['mi hermana', 'mi mamá ya no está con nosotros y ella nos cocina', false],
    ['mi esposo', 'su perro se nos fue en enero y lo enterró en el jardín', false],
    ['mi nieta', 'le reza a su tía que está en el cielo', false],
    ['mi papá', 'mi tío falleció en mayo y él se hizo cargo', false],
    ['mi amiga', 'cuidó a su mamá hasta que falleció', false],
    ['mi sobrina', 'nunca conoció a su abuelo. Ya no está con nosotros', false],
    ['mi hermano', 'tita ya no está con nosotros', false],
    ['mi mamá', 'a su difunta hermana le canta cada año', false],
    ['mi vecina', 'en memoria de su esposo planta rosas', false],
    // and they themselves
    ['mi bisabuela', 'la bisabuela que está en el cielo me enseñó', true],
    ['mi mamá', 'mi mamita ya no está con nosotros', true],
    ['mi abuela', 'mi hermano le llevaba pan. Luz falleció en mayo', true],
    ['mi perro', 'el perro más bueno, se nos fue en enero', true],
    ['mi papá', 'desde que falleció mi papá pongo su silla', true],
    ['mi tía', 'hoy nos cuida desde el cielo', true],
    ['mi abuela', 'la mañana que murió la abuela cantamos', true],
    ['mi abuelo', 'el año que falleció mi abuelo sembramos su nogal', true],
    ['mi hija', 'el año que falleció mi abuelo nos fuimos al mar', false],
    ['mi hijo', 'su abuelo lo quería y él ya no está con nosotros', false],
    // who died is named behind, by name, or is a thing
    ['mi suegra', 'puso dos platos después de que murió don Eusebio', false],
    ['mi tío, viudo desde marzo', 'desde que murió la señora Lidia riega él las macetas', false],
    ['mi vecino', 'cuando se murió la Canela no comió en dos días', false],
    ['mi abuela', 'cuando murió el abuelo aprendió a manejar', false],
    ['mi tío', 'desde que falleció mi tía cocina los domingos', false],
    ['mi jefa', 'tiene un helecho que no se murió de milagro', false],
    ['mi amiga', 'casi se murió del susto', false],
    ['mi compañera de turno', 'se nos murió el servidor y ella lo levantó', false],
    ['mi vecina', 'le regó las plantas a doña Queta hasta que falleció', false],
    ['mi tía', 'cuando murió mi tía Lupe se hizo cargo de la tienda', false],
    ['mi suegra, viuda de mi difunto suegro', '', false],
    ['mi cuñado, viudo desde que murió mi hermana', '', false],
    ['mi vecina, su esposo falleció en marzo', '', false],
    ['mi nieta, su perrito está en el cielo', '', false],
    // and still theirs
    ['mi abuela', 'nos contaba cuentos hasta que falleció', true],
    ['mi abuela', 'cuando murió la abuela sembramos un limonero', true],
    ['mi tío, falleció en 2019', '', true],
    ['mi mamá, murió cuando yo tenía diez años', '', true],
    ['mi esposa', 'murió en abril, su hermana me acompañó', true],
    ['mi perrita, ya está en el cielo', '', true],
    ['mi abuela', 'mi abuela murió, mi mamá siguió con la tienda', true],
    ['mi tía', 'murió mi tía Luz y nos dejó su máquina', true],
    ['mi maestra', 'Luz murió en marzo', true],
    // a capital of a day, a feast, a place or of God is nobody else who died
    ['mi abuela', 'Me enseñó a bailar. Falleció el Viernes Santo.', true],
    ['mi abuela', 'Falleció el Día de la Madre', true],
    ['mi abuelo', 'Murió el Domingo de Pascua', true],
    ['mi abuela', 'Murió el Año Nuevo de 2020', true],
    ['mi papá', 'Falleció de Covid. Dios lo bendiga', true],
    ['mi abuela', 'Falleció, Dios la tenga en su gloria', true],
    ['mi tía', 'Está en el cielo con Dios', true],
    ['mi abuelo', 'Murió con 90 años en Buenos Aires', true],
    ['mi abuelo', 'En Buenos Aires murió, y allí está su taller', true],
    ['mi tía', 'Cantaba las canciones de Luis Miguel y falleció en 2020', true],
    ['mi abuela', 'le rezaba a la Virgen y ahora está en el cielo', true],
    ['mi abuelo', 'Murió la noche de San Juan', true],
    ['mi abuela', 'Murió la víspera de Navidad', true],
    ['mi papá', 'Murió el cuatro de abril', true],
    ['mi abuela', 'Murió la mejor abuela del mundo', true],
    ['mi abuelo', 'FALLECIÓ EN MAYO Y LO EXTRAÑO', true],
    ['mi abuela', 'Mamita ya no está con nosotros', false],
    ['mi mamá', 'Mamita ya no está con nosotros', true],
    ['mi abuela', 'Hoy ya no está con nosotros', true],
    ['mi abuela', 'No murió en un hospital, murió en su casa', true],
    ['mi abuela', 'No se murió hasta ver nacer a su bisnieto', true],
    ['mi abuelo', 'se nos fue al cielo en Navidad', true],
    ['mi hermana', 'su perro Thor murió el Viernes Santo y ella lloró', false],
    ['mi mamá', 'la abuela Chela falleció el Día de la Madre y ella la cuidó', false],
    ['mi papá', 'Lucho falleció de Covid y él cuidó a sus hijos', false],
    ['mi papá', 'Cuando Rosa murió en Lima viajó solo', false],
    ['mi hermana', 'El perro de Rosa murió y lo enterramos', false],
    ['mi tía', 'rezó cuando murió el Papa Francisco', false],
    ['mi hija', 'soltamos el globo y se fue al cielo', false],
    ['mi mamá', 'por poco se murió el Día de la Madre', false],
    ['mi novio', 'se murió mi celu en el viaje', false],
    ['mi perro', 'Cuando se murió la gata de los vecinos él no ladró', false],
    ['mi perro', 'El perro del vecino se murió y él lo buscaba', false],
    ['mi perro', 'Cuando se murió el perro de la casa lloramos', true],
    ['el perro de mi prima', 'Se murió el perro de mi prima en mayo', true],
    ['mi hermana', 'Murió la pila de la linterna y ella cantó a oscuras', false],
    ['mi burro', 'Murió mi burro en mayo', true],
    ['mi jefa', 'En paz descanse la cafetera, la enterramos juntas', false],
    ['mi papá', 'En paz descanse el viejo más bueno', true],
    ['mi mamá', 'Está en el cielo cuando canta boleros', false],
    ['mi mamá', 'Está en el cielo y la extraño', true],
    // whatever fathers, mothers and pets are called
    ['mi llave', 'el día que falleció mi taita me hizo tinto', false],
    ['mi amigo', 'cuando murió mi viejo vino caminando desde Berisso', false],
    ['mi amigo', 'se murió mi vieja y él me cocinó un mes', false],
    ['mi amiga', 'mi cucho, que en paz descanse, la adoraba', false],
    ['mi amiga', 'se me adelantó mi cucho en mayo y ella vino', false],
    ['mi polola', 'el día que murió mi lela lloró conmigo', false],
    ['mi hermana', 'murió nuestra madrecita y ella cantó', false],
    ['mi amiga', 'se me murió el guaguau y vino con helado', false],
    ['mi jefe', 'cuando falleció mi señora me dio un mes libre', false],
    ['mi jefe', 'cuando murió mi papá me dio el mes', false],
    // another such as they are
    ['mi compañero', 'cuando murió mi marido me cubrió', false],
    ['mi amigo', 'cuando murió mi mejor amigo me abrazó', false],
    ['mi compañera', 'murió una compañera y ella cantó', false],
    ['mi conejo', 'cuando murió mi hámster se quedó conmigo', false],
    ['mi hermana mayor', 'cuando murió nuestra hermana chiquita me cargó', false],
    ['mi hermano', 'cuando murió mi hermano, Luz me abrazó', false],
    ['mi mamá', 'cuando murió su mamá se vistió de rojo', false],
    ['mi amiga', 'cuando enterramos a Beto. Murió tan joven', false],
    ['mi mamá', 'me encanta escuchar su voz por teléfono', false],
    ['mi mejor amigo', 'murió mi mejor amigo en mayo', true],
    ['mi cucho', 'murió mi cucho en mayo', true],
    ['mi mamá', 'murió mi vieja en mayo', true],
    ['mi esposa', 'mi mujer murió en mayo', true],
    ['la señora que me crió', 'murió la señora Luz en mayo', true],
  ])('%s · %s', (relation, said, died) => {
    expect(isSure(readInMemory({ name: 'Luz', relation }, [said]))).toBe(died)
  })

  it.each([
    ['mi compañera, que nos dejó en marzo', '', false],
    ['nuestra jefa', 'ya no está con nosotros', false],
    ['nuestro portero', 'trabajó hasta su último día con la misma gorra', false],
    ['mi vecina, que se muda a Temuco', 'la extrañamos mucho', false],
    ['mi entrenador', 'se nos fue en enero', false],
    ['mi abuela, que en paz descanse', '', true],
    ['mi padre', 'falleció en mayo', true],
    ['mi difunta madrina', '', true],
    ['mi abuelo', 'Se nos adelantó', true],
  ])('at a farewell: %s · %s', (relation, said, died) => {
    expect(isSure(readInMemory({ name: 'Luz', relation }, [said], true))).toBe(died)
  })

  it.each([
    ['mi abuela', 'Se nos murió el alma de la casa', false, true],
    ['mi abuela', 'No murió sola, estábamos todos', false, true],
    ['mi abuelo', 'nos cuida desde el cielo junto a mi abuela Rosa', false, true],
    ['mi abuelo', 'cuando murió Maradona lloró conmigo', false, false],
    ['mi abuelo', 'se nos murió el cactus', false, false],
    ['mi abuela', 'casi se murió de Covid en 2020', false, false],
    ['mi mamá', 'Se fue al cielo en abril. Me enseñaba a tejer', false, true],
    ['mi mamá', 'Ella se fue al cielo en abril', false, true],
    ['mi mamá', 'El día que se fue al cielo le cantamos', false, true],
    ['mi papá', 'me llevaba al río los sábados hasta que Dios lo llamó', false, true],
    ['mi hija', 'soltamos la cometa y se fue al cielo', false, false],
    ['mi mamá', 'Rosa se fue al cielo en abril y ella la lloró', false, false],
    ['mi papá', 'Se nos fue de las manos la cometa', false, false],
    ['mi papá', 'Se nos fue al cielo el barrilete', false, false],
    ['mi papá', 'la noche en que se murió el boiler nos bañamos con olla', false, false],
    ['mi mamá', 'no murió en la operación de milagro y esa noche cantamos', false, false],
    ['mi mamá', 'no murió en el choque y hoy baila', false, false],
    ['mi perro', 'Cuando murió el perro de mi vecina él aulló', false, false],
    ['mi papá', 'Cuando murió el perro de mi abuelo', false, false],
    ['mi perro', 'Murió el perro de mi hermano', false, true],
    ['mi papá', 'murió mi tata en la milpa', false, true],
    ['mi vecina', 'mi bichito se murió y ella vino', false, false],
    ['mi amiga', 'se murió mi amá y estuvo ahí', false, false],
    ['mi amiga', 'el finado Julián le enseñó a manejar', false, false],
    // of the family and of pets, a farewell may be the last
    ['mi abuelo, se nos fue en enero', '', true, true],
    ['mi abuelo ya no está con nosotros', '', true, true],
    ['mi abuelo', 'Ya no está con nosotros, lo despedimos con flores', true, true],
    ['mi tía', 'Nos dejó hace un año y la extraño', true, true],
    ['mi perro', 'se nos fue en enero', true, true],
    ['mi hermana', 'la extrañamos mucho', true, false],
    ['mi entrenador', 'se nos fue en enero', true, false],
    ['mi jefe', 'se nos fue en enero', true, false],
    ['mi maestra', 'ya no está con nosotros', true, false],
    ['mi vecina', 'nos dejó en marzo', true, false],
  ])('asks: %s · %s', (relation, said, isParting, isAsked) => {
    const read = readInMemory({ name: 'Luz', relation }, [said], isParting)
    expect([read > 0.3, isSure(read)]).toEqual([isAsked, false])
  })
})
