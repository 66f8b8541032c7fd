import { describe, expect, it } from 'vitest'
import { generateBriefs, PLAIN } from '../../../test/storyteller/briefs.ts'
import { sweep } from '../../../test/sweep.ts'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { leftOutOf, type LeftOutKind } from './language/left-out/left-out.ts'
import { why } from './readback/why-left-out.ts'
import { beginStory } from './tell-story.ts'
import { readAnswers } from './understanding.ts'

await loadDictionary()

type Field = 'favoriteThing' | 'specialMemory' | 'admiration' | 'extraTrait'

/** What is said, and the words of it that no page may show. */
const SAID: readonly (readonly [LeftOutKind, Field, string, RegExp])[] = [
  ['address', 'specialMemory', 'jugábamos en la calle Olmos 231 hasta tarde', /olmos|231/i],
  ['telephone', 'extraTrait', 'contesta rápido, su número es 33 9087 6543', /9087/],
  ['school', 'specialMemory', 'el festival del colegio Benavente cuando bailó sin zapatos', /benavente/i],
  ['diagnosis', 'admiration', 'tiene epilepsia y le cuesta dormir, pero sonríe a todo el mundo', /epileps/i],
  ['illness', 'admiration', 'su calma. Estuvo diez días en el hospital y nunca gritó', /hospital/i],
  ['prison', 'specialMemory', 'cuando me visitaron en la cárcel y cantó conmigo', /cárcel|carcel|visitaron/i],
  [
    'adoption',
    'specialMemory',
    'Llegó con nosotros a los cuatro años. Luego fuimos al mar y gritó de gusto',
    /llegó con/i,
  ],
  ['adoption', 'admiration', 'es adoptado, pero nos quiere con toda el alma', /adoptad/i],
  ['separation', 'specialMemory', 'me prestó su cuarto cuando me separé y me dejaba chocolate tapado', /separ/i],
  ['bodily', 'specialMemory', 'nos fuimos de pesca con dos six y volvimos sin la lancha', /dos six/i],
  [
    'note',
    'specialMemory',
    'se empeñó en subir al cerro y acabamos en la clínica, tranquilos que fue un raspón',
    /tranquilos/i,
  ],
  ['order', 'specialMemory', 'Karina cerró un trato en un velorio (no pongan velorio) y ganamos', /velorio|pongan/i],
  ['secret', 'extraTrait', 'pregunta por su abuelo, todavía no sabe que vendimos la casa', /vendimos/i],
  ['surprise', 'extraTrait', 'canta siempre. Le voy a pedir matrimonio en el viaje a Oaxaca', /matrimonio|Oaxaca/i],
  ['surprise', 'admiration', 'su paciencia. Estoy embarazada y se lo diré con este libro', /embarazada|libro/i],
  ['surprise', 'extraTrait', 'lo llevaremos a Disney en diciembre, no sabe nada', /disney/i],
  ['surprise', 'extraTrait', 'le vamos a hacer una fiesta sorpresa', /sorpresa/i],
  [
    'confidence',
    'specialMemory',
    'me daba monedas los domingos y me pedía que no le dijera a mi hermano',
    /no le dijera/i,
  ],
  ['order', 'extraTrait', 'ella cree que vive en una granja, no digan que lo atropellaron', /atropell|granja|digan/i],
  ['order', 'extraTrait', 'me encanta pero no pongas que me encanta porfa', /encanta/i],
  [
    'request',
    'admiration',
    'su calma al enseñar. La temporada del rancho prefiero que no salga',
    /temporada del rancho|prefiero/i,
  ],
  [
    'note',
    'extraTrait',
    'Hola ocupo que llegue antes del 4, es en Celaya, y si puede ser sin ticket',
    /Celaya|ticket|llegue/i,
  ],
  ['note', 'admiration', 'reparte parejo. Ojo que va a leerlo su suegra', /suegra|ojo que/i],
  ['violence', 'admiration', 'que cuidaba a los chicos del barrio, por eso lo mataron', /mataron/i],
  ['loss', 'admiration', 'Era fiel. La tuvimos que dormir en agosto por los riñones', /agosto|riñones/i],
  ['bodily', 'specialMemory', 'salió en calzones a la calle a salvar al canario de la lluvia', /calzones/i],
  ['diagnosis', 'admiration', 'que cuenta chistes hasta en la quimio y canta boleros', /quimio/i],
  ['diagnosis', 'admiration', 'que me esperó cuando andaba en el vicio y nunca me gritó', /vicio/i],
  ['separation', 'admiration', 'que nos reunió, mi tía y mi mamá no se hablaban hace un año', /hablaban/i],
  ['secret', 'admiration', 'que canta al barrer. Mi mamá todavía cree que yo rompí el florero sin querer', /florero/i],
  ['hurts', 'extraTrait', 'opina de cómo crío a mis niñas', /opina|crío/i],
  ['hurts', 'admiration', 'que trae pan de noche. Quiero que ya no se peleen', /peleen/i],
  ['infidelity', 'specialMemory', 'bailamos en la azotea cuando todavía estabas con la otra', /con la otra/i],
  ['separation', 'admiration', 'desde que nos separamos nos cuida igual', /separamos/i],
  ['ex', 'extraTrait', 'guarda las cartas de su ex', /su ex/i],
  ['money', 'admiration', 'que es alegre, aunque tenga deudas', /deudas/i],
  ['papers', 'admiration', 'cruzó sola la frontera sin papeles y levantó su casa', /sin papeles|cruzó sola/i],
  ['bodily', 'specialMemory', 'se hizo pipí en el cine y le presté mi suéter', /pip[íi]|suéter/i],
  ['bodily', 'specialMemory', 'Armamos un títere. Esa tarde mi papá vino medio tomado y rompió la silla', /tomado/i],
  ['violence', 'specialMemory', 'Mi padrastro me pegó y ella me escondió. Luego hicimos buñuelos', /peg[oó]/i],
  ['bullying', 'admiration', 'sufrió bullying pero sigue siendo amable', /bullying/i],
  ['loss', 'admiration', 'llegó después de tres pérdidas', /pérdidas/i],
  ['violence', 'admiration', 'vivió violencia, pero nunca perdió la risa', /violencia/i],
  ['hurts', 'admiration', 'anda muy grosero, pero es noble', /grosero/i],
  ['compares', 'admiration', 'es muy estudiosa no como las demás', /no como las demás/i],
  [
    'pleads',
    'specialMemory',
    'cenamos tacos bajo la lluvia. Perdóname, quiero otra oportunidad',
    /perdóname|oportunidad/i,
  ],
  ['hurts', 'specialMemory', 'cenamos en la azotea y se rio de todo. Su mamá me trata mal', /trata mal/i],
  ['compares', 'admiration', 'es ordenada no como la hermana', /hermana/i],
  ['compares', 'admiration', 'nos escribe cartas, sus hermanos ya no', /hermanos/i],
  ['marks', 'admiration', 'que es valiente. Va reprobando química', /química|reproba/i],
  ['diagnosis', 'admiration', 'que canta. Cumple un año sin tomar', /sin tomar/i],
  ['papers', 'admiration', 'que canta al amanecer. No tiene papeles', /papeles/i],
  ['money', 'admiration', 'los cuidó a todos, y cocinó sin que le pagaran', /pagaran/i],
  ['secret', 'admiration', 'sesenta años casados (cinco sin verse pero de eso no se habla)', /sin verse|no se habla/i],
  [
    'jest',
    'admiration',
    'que roba lápices jajaja no es cierto. que siempre invita el pan',
    /roba lápices|no es cierto/i,
  ],
  ['request', 'extraTrait', 'tacaña (no lo pongas)', /tacañ/i],
  ['request', 'admiration', 'que canta bajito. Ganó el concurso a la cuarta, eso no lo pongáis', /concurso/i],
  ['diagnosis', 'admiration', 'que cantaba al amanecer. En diciembre ya no nos conocía', /no nos conocía/i],
  ['note', 'favoriteThing', 'los faros, no sé si cabe', /no sé si cabe/i],
  [
    'secret',
    'specialMemory',
    'nos caímos de la bici los dos. Me hizo jurar que no le contara a la mamá y hasta hoy no sabe',
    /de la bici|hizo jurar|hasta hoy/i,
  ],
  ['secret', 'specialMemory', 'rompimos el florero, y nadie sabe que fuimos nosotras', /florero|nadie sabe/i],
  ['secret', 'specialMemory', 'fuimos al cine en vez de al colegio, es nuestro secreto', /cine|secreto/i],
  ['secret', 'specialMemory', 'regamos la pintura en la bodega. El gerente nunca supo', /gerente/i],
  ['secret', 'admiration', 'es un sol con Tito y con quien llega en abril (nadie sabe, shhh)', /abril|nadie sabe/i],
  ['diagnosis', 'admiration', 'canta siempre. A veces se le olvidan nuestros nombres', /olvidan/i],
  ['diagnosis', 'admiration', 'es muy constante, dejó de beber y empezó a nadar', /beber/i],
  ['illness', 'admiration', 'su temple, pasó un mes en la UCI', /(?<!l)uci/i],
  ['illness', 'admiration', 'nunca perdió la risa ni cuando ya estaba malito', /malito/i],
  ['illness', 'admiration', 'su calma en el hospital hasta el último día', /hospital|último día/i],
  ['bullying', 'admiration', 'es muy leal, este año lo ha pasado mal con sus compañeras', /pasado mal|compañeras/i],
  ['confidence', 'admiration', 'nunca me soltó la mano ni cuando pasó lo de mi hermano', /lo de mi hermano/i],
  ['confidence', 'favoriteThing', 'su guiso (y que no se entere mi suegra)', /suegra/i],
  ['separation', 'specialMemory', 'lo veo solo los fines de semana. Un domingo volamos papalotes', /solo los fines/i],
  ['separation', 'specialMemory', 'pidió de regalo que su papá dejara de pelear con su mamá', /pelear/i],
  ['separation', 'admiration', 'nos enseñó a reír juntos (aunque ahora dos no se hablan)', /no se hablan/i],
  ['stepfamily', 'admiration', 'lo buen papá que es con los hijos que yo ya tenía', /yo ya tenía/i],
  ['stepfamily', 'specialMemory', 'me enseñó su primer diente. Ella no me dice papá, me dice Beto', /dice papá/i],
  ['hurts', 'admiration', 'aunque al principio no me quería ahora me cuida', /no me quería/i],
  ['hurts', 'admiration', 'da la cara aunque los de arriba son unos miserables', /miserables/i],
  ['compares', 'favoriteThing', 'el flan que yo le hago no el de su otra abuela', /otra abuela/i],
  ['request', 'admiration', 've todos los detalles. No queremos que se diga como algo triste', /algo triste/i],
  ['note', 'favoriteThing', 'su gato (poned que es gris, el otro libro que pedí lo hizo blanco)', /poned|otro libro/i],
  ['money', 'admiration', 'nunca nos olvida, manda 3500 pesos cada quincena y llama los lunes', /3500|quincena/],
  ['money', 'specialMemory', 'nos fuimos al mar y dormimos en la terminal. Todavía me debe 4 mil pesos', /4 mil/],
  ['money', 'admiration', 'alegre como nadie. Lana no hay pero ganas sí', /[Ll]ana no/],
  ['money', 'admiration', 'muy unidos, criaron a cinco con sueldo de uno', /sueldo/],
  [
    'grief',
    'specialMemory',
    'se subió al altar el día de mi boda. La extraño tanto que no puedo ver su plato',
    /extraño tanto|ver su plato/,
  ],
  ['grief', 'admiration', 'era el alma de la casa, no he podido entrar a su cuarto', /su cuarto/],
  [
    'confidence',
    'admiration',
    'duerme toda la noche. Nos da algo de envidia, que llevamos cuatro años intentándolo',
    /envidia|intentándolo/,
  ],
  ['confidence', 'admiration', 'es una gran tía, nosotros no pudimos tener hijos', /tener hijos/],
  ['diagnosis', 'specialMemory', 'Con la hernia L4 que tengo, me enseñó a nadar otra vez', /hernia|L4/],
  ['diagnosis', 'extraTrait', 'le falta un dedo y dice que lo dejó en el torno', /falta un dedo|torno/],
  ['diagnosis', 'admiration', 'cuidaba a mi mamá la despertaba si se le iba la respiración', /respiraci/],
  ['diagnosis', 'admiration', 'su calma, tiene TOC y nunca se queja', /TOC|nunca se queja/],
  ['separation', 'specialMemory', 'El día que firmamos el divorcio nos comimos dos helados en la plaza', /divorcio/],
  ['separation', 'admiration', 'es leal aunque quedamos distanciados', /distanciad/],
  ['violence', 'specialMemory', 'la noche que nos robaron nos hizo chocolate y acabamos cantando', /robaron/],
  ['secret', 'admiration', 'es muy lista. Su papá no tiene que saber que se lo doy', /tiene que saber|se lo doy/],
  ['secret', 'specialMemory', 'me pagó el curso y nunca le dijo a mi papá', /a mi papá|el curso/],
  ['hesitates', 'admiration', 'que sabe callar. No sé si le va a gustar, igual es raro', /va a gustar|igual es raro/i],
  ['hesitates', 'admiration', 'nunca le digo que lo quiero pero es el mejor papá del mundo', /nunca le digo/],
  ['hurts', 'admiration', 'es buena persona, lástima que fuma', /lástima|fuma/],
  ['loss', 'admiration', 'me acompañó cuando perdí el embarazo', /embarazo/],
  ['bullying', 'admiration', 'canta como nadie, lo pasó fatal en el cole por gordito', /fatal|gordito/],
  ['money', 'admiration', 'muy atento, le manda la mitad del sueldo a su mamá', /sueldo/],
  ['compares', 'admiration', 'es justo, no como la anterior jefa', /anterior/],
  ['telephone', 'admiration', 'su calma. Me dio su whats por si algo: 55 8765 4321', /whats|8765/],
  ['confidence', 'admiration', 'es muy maduro, me hizo prometer que no le diría a su papá', /prometer/],
]

const briefsWith = (field: Field, said: string): Brief[] =>
  sweep(generateBriefs(4, `left out ${said}`), 2).map((brief) => ({
    ...brief,
    recipientName: 'Berta',
    recipientRelation: 'mi prima',
    [field]: said,
  }))

/** Everything that a book shows: its story, cover and what its pictures are drawn from. */
function shown(brief: Brief): string {
  const story = beginStory(brief, '1')
  const chapters = [1, 2, 3, 4, 5].map((number) => story.chapter(number))
  return JSON.stringify([story.title, story.characters, story.cover, chapters])
}

/** What stays out is named, and how it comes in. */
const TWO_LINES = /^.{30,180}\.$/u

const NOTHING_BY_POST: unknown = expect.stringMatching(/^Nada va por correo/)

describe('what is private, hurts, or is a note to the shop', () => {
  it.each(SAID)('%s: in %s «%s» is advised about, and not shown', (kind, field, said, words) => {
    expect(said).toMatch(words)
    expect(leftOutOf(said, { memory: field === 'specialMemory' })?.kind).toBe(kind)
    const { advice } = readAnswers({ ...PLAIN, [field]: said })
    expect(advice.filter((one) => one.field === field)).toMatchObject([
      /que llegue/.test(said) ? { kind, why: NOTHING_BY_POST } : { kind: why('', kind).kind },
    ])
    for (const brief of briefsWith(field, said)) {
      const { advice, sentences } = readAnswers(brief)
      const own = advice.filter((one) => one.field === field)
      expect(own).toHaveLength(1)
      expect(own[0]?.why).toMatch(TWO_LINES)
      // said where it is confirmed, too
      expect(own[0]?.leftOut).toMatch(TWO_LINES)
      expect(JSON.stringify(sentences)).not.toMatch(words)
      expect(shown(brief)).not.toMatch(words)
    }
  })

  it('is shown where it was confirmed', () => {
    const [brief] = briefsWith('admiration', 'tiene epilepsia')
    expect(shown({ ...brief!, readings: { admiration: 'que vive con su epilepsia sin miedo' } })).toContain('epilepsia')
  })

  it('has the whole answer asked for again where nothing else was said', () => {
    const [brief] = briefsWith('specialMemory', 'cuando me visitaron en la cárcel y cantó conmigo')
    expect(readAnswers(brief!).asks.map(({ key }) => key)).toContain('memory')
  })
})

describe('of a day', () => {
  it.each([
    'me enseñó a coser el año que la operaron de la rodilla. Desde su silla me iba diciendo',
    'estuvo diez días en el hospital y le llevamos globos',
    'cuando murió el abuelo ella le hizo un retrato, porque no encontró otra cosa en la funeraria',
    'no había para juguetes y nos hizo un circo de cartón',
    'perdí el trabajo y llegaste con un pollo rostizado',
    'la encontré llorando en la cocina y se puso a picar cebolla',
    'dejamos de hablarnos una semana por un dominó. El domingo llegó con pan',
    'al principio no nos caíamos bien. Ahora me guarda la silla junto a ella',
    'grité un gol del otro equipo y me quería matar jajaja. Se tapó con la bufanda',
    'nos dejó en las maquinitas de la calle 12 con una moneda',
    'nos casamos en su patio porque no había plata y bailó con todos',
    'volvimos sin peces, nuestras señoras nos dejaron de hablar un mes',
    'nos vemos poco. El verano pasado vino quince días a la casa',
    'se me perdió la dentadura en la playa y tú la encontraste con tu palita',
    // words that sound private, and are of nobody's life
    'la maestra me prestó su paraguas y me dijo que era nuestro secreto',
    'se le cayó la peluca de payaso en el festival y siguió bailando',
    'nos llevó al museo de la cárcel vieja y se quedó encerrado en una celda',
    'hicimos una obra sobre un divorcio y yo era el juez',
    'reprobé el examen de manejo y me llevó por tacos',
    'se enojaron por la brisca y estuvieron todo un domingo sin hablarse, hasta que le puso una rosquilla en el plato',
  ])('what its giver chose to tell of it is all told: %s', (said) => {
    expect(leftOutOf(said, { memory: true })).toBeNull()
  })

  it.each([
    // the end goes, and what was told before it stands
    ['nos perdimos en los túneles. Mi número es 5543219876', 'nos perdimos en los túneles.'],
    ['jugamos cartas en el cofre del coche, fue después de la separación', 'jugamos cartas en el cofre del coche'],
    ['cuando se fue con otra, mi mamá nos llevó al mar. Comimos mojarra', 'mi mamá nos llevó al mar. Comimos mojarra'],
    [
      'mis papás se estaban divorciando y la maestra me dejaba dar de comer a los peces',
      'la maestra me dejaba dar de comer a los peces',
    ],
    ['mi mamá tuvo cáncer y la perra no se despegaba de ella', ''],
    // what was done stands first, and why is gone
    ['mi tía me acompañaba a las quimios. Dos colectivos se tomaba, y me pintaba las uñas', ''],
    ['cuando me dio la depresión vino todos los días. Tres horas hacía, y traía pan', ''],
    // how somebody's illness ended goes with it: of whoever is left it would be told as theirs
    ['mi mamá estaba con las quimios y él no se despegaba de ella, el día que tocó la campana ladró y ya se curó', ''],
    ['mi mamá tuvo cáncer y él la cuidaba. El día que le dieron el alta hicimos pozole', ''],
    [
      'cuando mi mamá venció el cáncer salimos todos a la playa y se metió con todo y collar',
      'salimos todos a la playa y se metió con todo y collar',
    ],
    // what comes after it goes on about it
    ['mi tía me cuidó mientras mi papá estaba en la cárcel. Me enseñó a jugar baraja', ''],
    ['el jefe es un ratero, pero ese día nos reímos cuando se cayó', ''],
    ['mi tío venía borracho atrás. Entonces cantamos todos', ''],
    ['estaban en juicio por la casa y le escribí una carta. Todavía la guarda', ''],
    ['nos conocimos cuando tú todavía estabas casado con Laura. Bailamos hasta las tres', ''],
    ['vivía en Jacarandas 114, interior 3. Me esperaba con la puerta abierta', ''],
  ])('whole sentences are told, and nothing that leans on what is gone: %s', (said, rest) => {
    expect(leftOutOf(said, { memory: true })?.rest).toBe(rest)
  })
})

describe('what is said of others', () => {
  it.each([
    [
      'le tiene paciencia al hermanito que tiene autismo, le arma las vías',
      'le tiene paciencia al hermanito, le arma las vías',
    ],
    ['reza por todos, hasta por mi primo el que está preso', 'reza por todos, hasta por mi primo'],
    ['es la más honesta, no como Fernando que nos robó', 'es la más honesta'],
    ['sabe muchísimo y no presume como la de contabilidad', 'sabe muchísimo'],
    ['es muy generosa aunque mi hermano no se la merece', 'es muy generosa'],
    ['desde que me separé de la madre me acompaña sin preguntar', 'me acompaña sin preguntar'],
    ['su honestidad, ahorita estamos en juicio con su papá', 'su honestidad'],
    ['es buen papá aunque a veces se le pasa la mano con la cerveza', 'es buen papá'],
    ['es leal: cuando me cacharon con otra no dijo nada', 'es leal'],
    ['su manera de escuchar. Vive en Reforma 45 depto 8 por si mandan el libro', 'su manera de escuchar.'],
    ['que a pesar del divorcio nunca habló mal de nadie', 'nunca habló mal de nadie'],
    ['no se le sube, aunque gana 60 mil al mes', 'no se le sube'],
    ['se quedó viuda hace tres años y en vez de encerrarse nos sacó a todas de casa', 'nos sacó a todas de casa'],
    [
      'cuida el jardín y nos defendió cuando querían correr a Nelly por estar embarazada',
      'cuida el jardín y nos defendió',
    ],
    ['que no grita y que nos cuidó cuando mi papá se fue con la vecina', 'que no grita y que nos cuidó'],
    ['reparte su pan con un compañero que se llama Yeison que no trae', 'reparte su pan con un compañero'],
    ['comparte la colación con Benja, que llega sin desayuno', 'comparte la colación con Benja'],
    ['crió sola a los tres cuando mi papá se fue con otra y nunca habló mal de él', 'crió sola a los tres'],
    ['llevó la tienda cuando su marido la dejó por otra y jamás habló mal de ella', 'llevó la tienda'],
    ['llega siempre temprano, dejó el trago hace cuatro años', 'llega siempre temprano'],
    ['que me hospedó dos meses cuando lo de mi ex sin una queja', 'que me hospedó dos meses sin una queja'],
    ['La calma con que pasó las dos pérdidas, y que nunca dejó de cantarme', 'que nunca dejó de cantarme'],
    ['El valor con que enfrentó su cáncer y que nunca perdió el humor', 'que nunca perdió el humor'],
    ['que tuvo depresión y aun así nunca dejó de llamarme', 'nunca dejó de llamarme'],
  ])('goes, and the praise stands: %s', (said, rest) => expect(leftOutOf(said)?.rest).toBe(rest))

  it.each([
    'quedó viuda muy joven y sacó adelante a los cuatro',
    'reparte su pan con un niño que se llama Yeison que canta',
    'quisieron sacar a Nelly a bailar y ella bailó',
    'nos sacó adelante sola, no había para regalos y nos hacía muñecos de trapo',
    'cuidó a mi mamá los tres años que estuvo enferma',
    'sostuvo la casa cuando me quedé sin trabajo y nunca se quejó',
    'encontró una cartera con 3000 soles y la devolvió',
    'es enfermera en la UTI y llega a preguntarme cómo estuvo mi día',
    'pidió perdón cuando se equivocó conmigo',
    'su ternura con mi hermana la que está en silla de ruedas',
    'la vemos poco pero cuando viene llena la casa',
  ])('is not what is praised: %s', (said) => expect(leftOutOf(said)).toBeNull())
})

describe('the rest of the answer', () => {
  it.each([
    ['su humor, hasta cuando estuvo enfermo contaba cuentos', false, 'su humor'],
    [
      'que cuidó a mi mamá en su cáncer y no la dejó sola ni un día, ya está sana',
      false,
      'que cuidó a mi mamá y no la dejó sola ni un día',
    ],
    ['que cuando me separé vino todos los días. Dos colectivos se tomaba y nunca se quejó', false, ''],
    ['que cuando mi papá tomaba él me tapaba los oídos. Y cuenta chistes', false, 'cuenta chistes'],
    [
      'como defendió a Ximena cuando se burlaban de ella, y luego puso a todos a jugar con ella',
      false,
      'como defendió a Ximena, y luego puso a todos a jugar con ella',
    ],
    [
      'cuando estuve mal por la ansiedad no me dejaba sola, me hacía jugar y reír',
      false,
      'cuando estuve mal no me dejaba sola, me hacía jugar y reír',
    ],
    [
      'cuando estuve mal por la ansiedad no me dejaba sola, me hacía jugar y reír',
      true,
      'no me dejaba sola, me hacía jugar y reír',
    ],
    [
      'cuando mi papá estuvo en el anexo mi tío nos llevaba al cerro y hacía fuego con lupa',
      true,
      'mi tío nos llevaba al cerro y hacía fuego con lupa',
    ],
    ['cuando mi mamá estaba con las quimios Canela se le acostaba en los pies', true, ''],
    ['estuvieron dos años sin hablarse y ella dio el primer paso', true, ''],
    ['tiene epilepsia y le cuesta dormir, pero sonríe a todo el mundo', false, 'sonríe a todo el mundo'],
    ['su buen humor, hasta cuando estuvo enfermo echaba chistes', false, 'su buen humor'],
    ['su humor incluso cuando estuvo en el hospital. Siempre canta', false, 'su humor. Siempre canta'],
    ['canta de vez en cuando, pero tiene epilepsia', false, 'canta de vez en cuando'],
    ['su ternura que ni el alzheimer le quitó', false, 'su ternura'],
    ['no nos llevamos bien. Pero un día me llevó al mar y reímos', true, 'un día me llevó al mar y reímos'],
    ['cenamos tacos bajo la lluvia. Perdóname por todo', true, 'cenamos tacos bajo la lluvia.'],
    ['por favor que salga un loro pero que no salga la mamá porque nos separamos', false, ''],
    ['estuvo en la cárcel y ahí le puso nombre al ratón', true, ''],
    ['el festival del colegio Benavente cuando bailó', true, 'el festival del colegio cuando bailó'],
    ['corrí al colegio de la Almudena a buscarla con un globo', true, 'corrí al colegio a buscarla con un globo'],
    ['llegué al colegio de Sagrada Familia, esperándola', true, 'llegué al colegio, esperándola'],
    ['es generoso. me prestó su casa cuando llegué sin papeles ni nada', false, 'es generoso.'],
    ['es generoso. le prestó dinero a un primo sin papeles', false, 'es generoso.'],
    ['es generosa. nos prestó su casa sin papeles, sin contrato, sin preguntas', false, 'es generosa.'],
    ['es generosa. me prestó para llegar sin papeles ni nada', false, 'es generosa.'],
    ['es valiente. defendió a Ana para que no se burlaran de ella', false, 'es valiente. defendió a Ana'],
    ['es listo. me peinó para que mi papá no se burlara de mí', false, 'es listo. me peinó'],
    ['es listo. me peinó para que su papá no se burlara', false, 'es listo. me peinó'],
    ['que aunque ya no sabe quién soy me da la mano', false, 'que me da la mano'],
    ['que salta charcos. y que cuando me operaron fue la única que vino', false, 'que salta charcos'],
    ['que cuando me dio covid me dejaba sopa en la puerta', false, 'me dejaba sopa en la puerta'],
    // of any other time it would be the contrary of praise
    ['cuando me operaron no se movió del sillón', false, undefined],
    ['cumplís dos años sin tomar. Yo sí', false, ''],
    [
      'trece años. Pasó por un divorcio conmigo. La última noche durmió en mi cama',
      true,
      'trece años. La última noche durmió en mi cama',
    ],
    [
      'cuando llegó por fin, después de lo del río que no quiero ni contar, traía un libro mojado',
      true,
      'cuando llegó por fin, traía un libro mojado',
    ],
    ['que suma al revés. Es TEA, porfa que no salga nadie gritando y que no haya ruido', false, 'que suma al revés.'],
    ['es una borde pero nos hace reír', false, 'nos hace reír'],
    ['se queda después de clases sin que le paguen', false, 'se queda después de clases'],
    [
      'viví con ella en Lima cuando mis papás se separaron, jugábamos cada noche',
      true,
      'viví con ella en Lima, jugábamos cada noche',
    ],
    ['lo buen papá que es con los hijos que yo ya tenía, los adora', false, 'lo buen papá que es con los hijos'],
    ['es muy valiente este año empezó terapia y está mejor', false, 'es muy valiente'],
    [
      'que está conmigo en todo, la mudanza, la ruptura, los viajes',
      false,
      'que está conmigo en todo, la mudanza, los viajes',
    ],
    ['El día que firmamos el divorcio nos comimos dos helados', true, 'nos comimos dos helados'],
    ['a pesar de su Parkinson bailamos en la boda de Luz', true, 'bailamos en la boda de Luz'],
    ['cuando me diagnosticaron me llevó a ver el mar', false, 'me llevó a ver el mar'],
    ['cuando nos robaron estuvo toda la noche con mi mamá', true, 'estuvo toda la noche con mi mamá'],
    ['Con la hernia que tengo, me enseñó a nadar. Lloramos los dos', true, 'me enseñó a nadar. Lloramos los dos'],
    ['nunca olvida, manda 2000 pesos cada mes y llama los lunes', false, 'nunca olvida y llama los lunes'],
    ['su fuerza, tiene lupus y nunca se queja', false, 'su fuerza'],
    ['es detallista, me prestó 5 mil pesos y nunca me los cobró', false, 'es detallista'],
    ['alegre como nadie. Plata no hay pero alegría sí', false, 'alegre como nadie.'],
    ['compartieron su agua. Su dirección por si la ocupan: Calle Lirio 118', false, 'compartieron su agua.'],
    [
      'cuando terminé con mi ex llegó a mi depto con un flan a las 10 de la noche',
      true,
      'llegó a mi depto con un flan a las 10 de la noche',
    ],
  ])('%s', (said, memory, rest) => {
    expect(leftOutOf(said, { memory })?.rest).toBe(rest)
  })

  it.each([
    ['por ahora, la teta y la voz de su abuelo', 'la voz de su abuelo'],
    ['la teta y el ventilador', 'el ventilador'],
  ])('of a list: %s', (said, rest) => expect(leftOutOf(said, { list: true })?.rest).toBe(rest))

  it.each([
    ['como no sabe leer se aprendió el poema de oído', true],
    ['como no sabe leer se aprendió el poema de oído', false],
  ])('%s: no secret of who is small (%s)', (said, small) =>
    expect(leftOutOf(said, { memory: true, small })?.kind).toBe(small ? undefined : 'bullying'),
  )

  it.each([
    'subió a mi piso con dos perros a las 7 de la mañana',
    'bajó a la calle 10 minutos antes con la guitarra',
    'corrimos la carrera de 10 km y llegó cantando',
    'acabó la carrera a los 52 trabajando de noche',
    'cuando estuve enferma me trajo caldo',
    'te conocí en un baile y ya no nos separamos',
    'no le debe nada a nadie',
    'siempre pide perdón',
    'el día que nació corrimos por el hospital',
    'guarda muy bien un secreto',
    'cuando jugábamos en la presa',
    'que nos dejó comer pastel antes de la cena',
    'canta con la boca llena y nadie le entiende',
    'me jaló de la mano hasta la orilla',
    'jaló la cuerda y salió el papalote',
    'suspendió la junta para cantarme las mañanitas',
    'suspendió el viaje por venir a verme',
    'siempre decía no pongas los codos en la mesa',
    'nos contaba lo del lobo del molino',
    'nos metimos al río y lo del pescado fue increíble',
    'compró los pescados en la carretera para que mi mamá no se burlara',
    'me escondí en el granero para que mi abuelo no se burlara de mi disfraz',
    'me prestó para el enganche de mi casa sin papeles sin nada',
    'no nos queríamos ir de la playa',
    'no me quería soltar',
    'casi me mata de la risa',
    'dejó de llover y bailamos',
    'dejó de tomar el café con azúcar',
    'la directora ni se enteró',
    'no le tiene miedo a nada',
    'aprendieron a pedirse perdón',
    'no se hablan de otra cosa que de fútbol',
    'lo de siempre: pan y café',
    'su fuerza después de lo de mi tía',
    'le regalé un billete de 20 pesos y lo enmarcó',
    'juntamos 300 pesos en monedas y compramos el pastel',
    'que nunca le dijo a nadie que no',
    'perdió un zapato en el río',
    'le faltan dos dientes y silba',
    'le dio un ataque de risa en misa',
    'siempre lleva sus pastillas de menta',
    'se pelearon por la última empanada',
    'su mamá no sabe usar el celular y él le enseña',
    'nos hace mucha falta en la oficina',
    'dormía a los pies del que estaba enfermo',
    'se rompió el brazo en marzo y ya está otra vez en la patineta',
    'los caballos, no le hablen de otra cosa',
    'me sacó 7 a 2 con la L5 de su videojuego',
    'me ganó 2 millones de pesos falsos en la baraja',
    'le ayudó al panadero y le pagó la mañana: mil pesos y un pan dulce',
    'le dijo a su suegro “estoy embarazado” en vez de apenado',
    'estuvo en la incubadora y su abuelo le cantaba por la ventanita',
    'su peluche se llama Tío porque su tío también es calvo',
    'que sin ser mi papá fue mi papá',
    'sin ser mi mamá me peinaba cada mañana',
    'canta fatal y no lo sabe',
    'es un desastre cocinando',
  ])('is all of «%s»', (said) => {
    expect(leftOutOf(said)).toBeNull()
  })

  it('is not the day itself: what two kept between them over a treat', () => {
    const treat = 'me compraba una nieve antes de comer y que no le dijera a mi mamá'
    expect(leftOutOf(treat, { memory: true })).toBeNull()
    expect(leftOutOf(treat)?.kind).toBe('confidence')
    expect(leftOutOf('comimos tacos, fumó un cigarro y que no le dijera a mi mamá', { memory: true })?.kind).toBe(
      'confidence',
    )
    expect(leftOutOf('las pasas no, los otros no', { list: true })).toBeNull()
  })

  it.each([
    ['la adoptamos un lunes y se hizo pipí en la alfombra', 'adoption'],
    ['se separaron el verano pasado', 'separation'],
  ])('is all of what an animal went through, and of people is not: %s', (said, kind) => {
    expect([leftOutOf(said, { animal: true }), leftOutOf(said)?.kind]).toEqual([null, kind])
  })

  it('is not what people went through beside it', () => {
    expect(leftOutOf('durmió conmigo todo el divorcio', { animal: true })?.kind).toBe('separation')
  })
})

it.each([
  'cuando yo tartamudeaba en clase me tomó del brazo y me dijo: habla cantando, que así no se traba nadie',
  'cuando la perrita se hizo pipí en la alfombra nueva y dijiste que ya era suya',
])('of what was only said in it no memory is made: %s', (memory) =>
  expect(leftOutOf(memory, { memory: true })?.rest).toBe(''),
)

it.each([
  'nos guardaba el mejor pan debajo del mostrador y nos decía no le digas a tu papá',
  'siempre pagaba lo que le pedían y me decía shh no le digas a tu abuela',
  'mi mamá nos susurró no mencionen el pastel y nos reímos',
  'le dijo al chofer no pongas esa canción y la puso',
])('is not what somebody in it was told to do: %s', (said) => expect(leftOutOf(said, { memory: true })).toBeNull())

it.each([
  ['comimos mangos. Me dijo adiós, no pongan su apellido', 'request'],
  ['como les dije no pongan su apellido. Nos fuimos al mar', 'request'],
  ['se tomó una cerveza y me dijo no le cuentes a tu mamá', 'confidence'],
])('is what its giver asks of us, and what weighs: %s', (said, kind) =>
  expect(leftOutOf(said, { memory: true })?.kind).toBe(kind),
)

it('what is praised before a loss stays', () => {
  expect(leftOutOf('le hace fiesta a todo, enterró a un hijo y sigue sembrando flores')?.rest).toBe(
    'le hace fiesta a todo',
  )
})
