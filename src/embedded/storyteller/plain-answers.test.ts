import { beforeAll, describe, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import type { Brief } from '../../engine.ts'
import { faultsIn, isFaulty, isOfOneOf, isUnpaired } from './language/spelling/faults.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { kitFor } from './kit/read-brief.ts'
import { readAnswers } from './understanding.ts'

beforeAll(loadDictionary)

/** Short answers as they are typed, without marks and accents. */
const brief = (given: Partial<Brief>): Brief => ({
  ...PLAIN,
  senderName: 'Clara',
  recipientName: 'Leo',
  recipientRelation: 'mi hijo',
  ...given,
})
const kit = (given: Partial<Brief>) => kitFor(brief(given), '1')

const OF_TWO = { recipientName: 'Leo y Ana', recipientRelation: 'mis hijos' }

describe('what is liked', () => {
  it.each([
    ['el asado los domingos', ['el asado los domingos']],
    ['los trenes los aviones los barcos', ['los trenes', 'los aviones', 'los barcos']],
    ['cuando su abuela le cuenta cuentos', ['que su abuela le cuente cuentos']],
    ['cuando le leo antes de dormir', ['que Clara le lea antes de dormir']],
    ['cuando vamos al parque', ['ir al parque']],
    ['cuando juega con agua', ['jugar con agua']],
    ['cocinarme', ['cocinarle a Clara']],
    ['mirar cómo amaso', ['mirar cómo amasa Clara']],
    ['hacerme avioncitos con papeles, dice que por lo menos así sirven', ['hacerle avioncitos con papeles a Clara']],
    ['los dinosaurios a los dos', ['los dinosaurios']],
    ['mira le gustan muchas cosas pero lo que mas es hacer pan, empezo hace un año', ['hacer pan']],
    ['sus gallinas, la que manda se llama Reina y nomas picotea a mi tio', ['sus gallinas']],
    ['los tomates. Y las croquetas de su abuela, que las mías las deja', ['los tomates', 'las croquetas de su abuela']],
    ['bordar servilletas con el nombre de', ['bordar servilletas con el nombre']],
    ['el slime, hacerlo y venderlo en la escuela', ['el slime']],
    ['los planetas mas que nada saturno', ['los planetas', 'Saturno']],
    ['mirar partidos de river', ['mirar partidos de River']],
    [
      'su taxi, lo tiene brillando, y los boleros que pone todo el día',
      ['su taxi', 'los boleros que pone todo el día'],
    ],
    ['A Miss Laura le encantan los girasoles', ['los girasoles']],
    ['dice su papá que nada más se duerme con el ruido del ventilador', ['el ruido del ventilador']],
    ['montar cicla', ['montar cicla']],
    ['Leo colecciona estampas y las guarda en su lata', ['coleccionar estampas']],
    [
      'le encanta la hora del cuento y salir a regar, cada quien tiene su plantita',
      ['la hora del cuento', 'salir a regar'],
    ],
    [
      'le gusta juntar piñas, ojo que usa lentes así que en los dibujos que salga con lentes por favor, y el helado',
      ['juntar piñas', 'el helado'],
    ],
  ])('%s: %j', (favoriteThing, liked) =>
    expect(kit({ favoriteThing }).fav.items.map(({ text }) => text)).toEqual(liked),
  )

  it('is of all where all are named first', () => {
    const favoriteThing = 'A los dos el chisme con café, a Ana además el volcán y a Leo dormir'
    expect(kit({ ...OF_TWO, favoriteThing }).fav.all).toBe('el chisme con café, el volcán y dormir')
  })
})

describe('what is remembered', () => {
  it.each([
    ['cuando cante con ella en el carro', /^Cuando canté con/],
    ['cuando se disfrazo de fantasma y me asusto', /asustó/],
    ['cuando aprendio a usar el celular y me mando 40 audios', /mandó (?:a Clara )?40 audios/],
    ['el concurso de ortografia que gano', /que ganó/],
    ['me desafio a que me metiera al agua', /desafió/],
    ['yo hice trampa y ella se dio cuenta y me dejo', /dejó/],
    ['cuando fue por mi a la escuela', /por mí a la escuela/],
    ['cuando nos contaron faltaba el y nadie lo veia', /faltaba él y/],
    ['el concierto de shakira que vimos desde afuera', /^El concierto de Shakira que vimos desde afuera/],
    ['se cayo feo, se sacudio y dijo otra vez', /dijo: “Otra vez”/],
    ['me dijo te quiero hasta la luna', /“Te quiero hasta la luna”/],
    ['el gritaba no me sueltes Clara no me sueltes, y yo ya lo habia soltado', /“No me sueltes, Clara, no me sueltes”/],
    ['me ayudo a pintar la casa y pinto tambien al perro', /y pintó también al perro/],
    ['nos iba nombrando los ruidos: ese es el tren, ese es don Lupe', /: “[Ee]se es el tren, ese es don Lupe”/],
    ['La primera vez que salimos él y yo fue a comprar llantas', /^La primera vez que salimos él y yo fue/],
    [
      'cuando naciò Leo yo estaba en el hospital y la Mercè lloró',
      /^Cuando nació Leo,? yo estaba en el hospital y la Mercè/,
    ],
    ['aullo toda la noche y no nos dejo dormir', /^Aulló toda/],
    ['viajamos a merida en tren', /a Mérida en tren/],
    ['cuando me dijo si en la playa', /dijo sí/],
    ['me dejaba quedarme con los sencillos', /dejaba quedarme con/],
    ['el día que nació su padre se fue al hospital que no era', /nació, su padre/],
    ['ese día Leo y yo vimos nieve en farellones', /en Farellones/],
    ['en vez de enojarse saco los lonches y nos hizo un día de campo', /sacó los lonches/],
    ['la posada donde gano el karaoke', /ganó el karaoke/],
    ['se empapo y aun asi se quedo platicando conmigo', /aun así se quedó/],
    ['cortamos mangos donde don Chepe y nos correteó', /^Cortamos mangos donde don Chepe y nos correteó/],
    ['la vez que se perdió el perro, el mío, y al final volvió', /^La vez/],
    ['de niño desarmo nuestra licuadora y nunca la pudo armar', /desarmó/],
    ['no hablaba nada de ingles. Y si, me tradujo todo', /nada de inglés\. Y sí, /],
    ['saludó a las vacas, cuanto se demora el envio a Rancagua?? y en la casa lo contó', /a las vacas, y en la casa/],
    ['sembramos rabanos y a la mera hora salieron zanahorias', /a la mera hora salieron zanahorias/],
  ])('%s → %s', (specialMemory, told) => {
    const { memory } = kit({ specialMemory })
    expect(memory.note).toMatch(told)
  })

  it.each([
    [{ favoriteThing: 'los caracoles del jardín', specialMemory: 'Llevamos uno en micro' }, /llevamos un caracol en micro/iu],
    [{ favoriteThing: 'las novelas turcas', specialMemory: 'Vendía gelatinas y nos guardaba una de rompope' }, /una de rompope/u],
    [{ favoriteThing: 'sus macetas', specialMemory: 'me dejaba regarlas con una lata' }, /regar sus macetas con una lata/u],
    [{ senderName: 'Mamá de Thiago', recipientName: 'Miss Roxana', recipientRelation: 'profesora de mi hijo', specialMemory: 'le enseñó a amarrarse los zapatos' }, /a Thiago/u],
  ])('%j names what the other box names', (given, told) => {
    const { memory } = kit(given)
    expect(memory.note).toMatch(told)
  }) // oxfmt-ignore

  it('is told to its end where it is long', () => {
    const specialMemory = `${'Estuvimos en el patio toda la tarde con los tornillos y el mate. '.repeat(6)}Al final sobraron tres piezas y anda mejor que antes`
    expect(kit({ specialMemory }).memory.note).toMatch(/sobraron tres piezas/)
  })
})

describe('what is admired', () => {
  it.each([
    ['trabajador y ya', 'que es trabajador'],
    ['que se levanta a las 5. (hola soy la mama, llegaria para este domingo? gracias!!)', /a las 5$/],
    [
      'crio a mis primas como suyas cuando su mamá de ellas se fue a Chicago, y nunca lo dijo',
      /como suyas(?!.*Chicago)/,
    ],
    [
      'su tranquilidad, yo soy puro nervio y me baja las revoluciones',
      /^su tranquilidad, yo soy puro nervio y me baja las revoluciones$/,
    ],
    ['es una gran mamá. la foto que subí es vieja y necesito que llegue el domingo', /^que es una gran mamá$/],
    ['lo mucho que lucho por ser mamá', /^lo mucho que luchó/],
    ['con el al lado una se siente bien', /^que con él al lado/],
    ['trabajadora toda su vida', /^que ha sido trabajadora toda su vida$/],
    ['simpatica, saluda a todo el mundo', /^que es simpática y saluda a todo el mundo$/],
    [
      'Quedo viuda muy joven y saco adelante a los cuatro',
      /^aunque quedó viuda muy joven, sacó adelante a los cuatro$/,
    ],
    ['un hombre honesto, de los que cumplen', /^que es un hombre honesto, de los que cumplen$/],
    ['la persona mas generosa que conozco', /^que es la persona más generosa que conozco$/],
    ['una paciencia enorme', 'una paciencia enorme'],
    ['el mejor cafe del barrio', 'el mejor café del barrio'],
    [
      'Incluso hoy, que camina despacio, no falta a la cita',
      /^que incluso hoy, que camina despacio, no falta a la cita$/,
    ],
    ['es luchadora y buena madre se levanta antes que el gallo', /^que es luchadora y buena madre\. Se levanta/],
    ['q te espera aunque vayas lento', /^que te espera aunque vayas lento$/],
    ['luchona, cariñosa, chistosa', 'luchona, cariñosa, chistosa'],
    ['si yo me saltaba un pedazo sabia', 'si yo me saltaba un pedazo sabía'],
    ['que cuando hace falta va. ah y que canta igual', /va\. Y que canta igual$/],
    ['que me enseño todo lo que se de redes', 'que me enseñó todo lo que sé de redes'],
    ['confia en mi mas que nadie', 'que confía en mí más que nadie'],
    ['el humor que tiene, a sus 74 no la gana nadie', /^el humor que tiene, a sus 74/],
  ])('%s → %s', (admiration, told) => {
    const given = { recipientName: 'Ana', recipientRelation: 'mi mamá', admiration }
    expect(kit(given).quality.told).toMatch(told)
  })

  it('gives the memory that was told beside it, where none was told', () => {
    const { quality, memory } = kit({
      specialMemory: 'no sé, muchos',
      admiration: 'que es buena onda. ah y una vez de niños nos metimos al río',
    })
    expect([quality.told, memory.note]).toEqual(['que es buena onda', 'Una vez de niños nos metimos al río.'])
  })

  it('is said by several in their own words', () => {
    const several = { senderName: 'Ana, Luz y Teo', recipientName: 'Leo y Eva', recipientRelation: 'papás' }
    const admiration = 'no tuvieron estudio y nos dieron estudio a los tres'
    expect(kit({ ...several, admiration }).quality.toYou).toBe(
      'que no tuvieron estudio y nos dieron estudio a los tres',
    )
  })

  it('is read from where it was written, and so is the memory', () => {
    const { quality, memory } = kit({
      specialMemory: 'es muy generoso y compañero',
      admiration: 'cuando fuimos a pescar y saco su primer pejerrey',
    })
    expect([quality.told, memory.note]).toEqual([
      'que es muy generoso y compañero',
      'Cuando fuimos a pescar y sacó su primer pejerrey.',
    ])
  })

  it('is of each by name, and said to neither', () => {
    const { quality } = kit({ ...OF_TWO, admiration: 'Leo es muy noble y Ana muy lista' })
    expect([quality.told, quality.toYou]).toEqual(['Leo es muy noble y Ana muy lista', null])
  })
})

describe('what is said to the shop', () => {
  it.each([
    'va a cumplir 6',
    'son sus dieciocho años, no quiso baile, quiso mar',
    'veinte años en mayo',
    '4to A',
    'tiene 3 semanas',
    'es por su bautizo',
    'es para mis sobrinos, no lo llegaron a conocer',
    'su primer añito',
    'somos Lety y Memo. Memo ya no está con nosotros pero lo contamos, somos 5',
    'tenemos 5 años sin vernos',
    'se lo voy a dar a mi mamá, que es su hija',
    'un año vivieron aparte, eso ni mencionarlo por favor. ¿Se podrá que salgan los nombres en la dedicatoria?',
    'lo de que no hablaba díganlo bonito por favor, nada de meses. Y una pregunta, ¿sí llega a Querétaro?',
    'cumple los 15. a la mamá no la nombren porque con ella no hay mucho trato. y mandenlo a mi casa',
  ])('is no habit, and not asked for again: %s', (extraTrait) => {
    expect(kit({ extraTrait }).trait).toBeNull()
    expect(readAnswers(brief({ extraTrait })).asks.map(({ key }) => key)).not.toContain('trait')
  })

  it('leaves no tail of a question', () => {
    const given = { extraTrait: 'se ríe con toda la cara. ¿hay descuento si pido dos? otro para mi tía' }
    expect(kit(given).trait?.said).toBe('Se ríe con toda la cara')
  })

  it('keeps the odd word that is not to be put right', () => {
    const given = { extraTrait: 'dice murciégalo en vez de murciélago y no lo corrijan por favor' }
    expect(kit(given).trait?.said).toBe('Dice “murciégalo” en vez de murciélago')
  })

  it('is told nowhere', () => {
    const { memory } = kit({
      specialMemory:
        'Al entrar no hablaba nada en la escuela. En la casa sí, normal. Hizo un títere y le contestó. ¿Llega para el domingo?',
      extraTrait: 'lo de que no hablaba díganlo bonito por favor',
    })
    expect(memory.note).toBe('Hizo un títere y le contestó.')
  })

  it.each(['no se, el fut?', 'dice ¿y ahora? cuando se sorprende'])(
    'is no doubt, and no question of theirs: %s',
    (said) => expect(readAnswers(brief({ favoriteThing: said })).advice.map(({ kind }) => kind)).not.toContain('note'),
  )
})

describe('who it is for', () => {
  it('is the mother, of whom «jefa» was said on her day', () =>
    expect(kit({ recipientName: 'Leticia', recipientRelation: 'mi jefa', occasion: 'madre' }).r.role).toBe('parent'))

  it('is called by the names alone, and their giver told so', () => {
    const given = { recipientName: 'Emilio o Julián, mis papás... digo mi hermana y mi cuñado no se deciden' }
    expect(kit(given).r.name).toBe('Emilio o Julián')
    expect(readAnswers(brief(given)).advice.map(({ field }) => field)).toContain('recipientName')
  })

  it('is told of as one where it is a class', () => {
    const { r } = kit({ recipientName: 'El 4° B', recipientRelation: 'mis alumnos', recipientKind: 'varias' })
    expect(r.v('plantó')).toBe('plantó')
  })
})

describe('what cannot be printed', () => {
  it.each([
    ['Tenía ganas de bordar servilletas con el nombre de.', true],
    ['Llegó de de la plaza.', true],
    ['Nos vio mi hermano.', true],
    ['Dijo que porfa no.', true],
    ['Pongan que lo queremos mucho.', true],
    ['Pidió que se pongan el suéter.', false],
    ['Una taza y, al lado, un plato.', false],
    ['¡Tan, tan!, hizo la cuchara.', false],
    ['«Nos vio mi hermano», se leía.', false],
  ])('%s: %s', (text, isOut) => expect(isFaulty(text)).toBe(isOut))

  it.each([
    ['El sobre era para Mi Viejo.', false],
    ['Mi Viejo lo abrió, y Nos Quiere rio.', false],
    ['Lo abrió mi viejo.', true],
    ['Nos vio Mi Viejo.', true],
    ['Para Mi Viejo y mi hermano.', true],
  ])('names are no words of ours: %s', (text, isOut) => expect(isFaulty(text, ['Mi Viejo', 'Nos Quiere'])).toBe(isOut))

  it('is of its own sentence alone, where somebody speaks of themselves beside it', () => {
    const isOut = faultsIn('—Me acuerdo de todo —dijo Ana—. Yo iba con mi mamá. Olía al pan de.')
    expect(['Yo iba con mi mamá.', 'Olía al pan de.'].map(isOut)).toEqual([false, true])
  })

  it('are marks that never close, and two of whom is told as of one', () => {
    expect([isUnpaired('Dijo: «hola.'), isUnpaired('Dijo: «hola».')]).toEqual([true, false])
    expect([
      isOfOneOf('quería que Leo y Ana lo oyera bien', 'Leo y Ana'),
      isOfOneOf('A Leo y Ana les pareció bien', 'Leo y Ana'),
    ]).toEqual([true, false])
  })
})
