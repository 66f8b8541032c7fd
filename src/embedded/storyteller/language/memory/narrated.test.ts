import { beforeAll, describe, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { narrated } from './narrated.ts'
import { readRecipient } from '../people/person.ts'
import { readSender } from '../people/sender.ts'

beforeAll(loadDictionary)

const r = () => readRecipient('Leo', 'mi hijo', 'm', {})
const told = (memory: string, sender = 'Clara') =>
  narrated(memory, { r: r(), s: readSender(sender, r(), 'mi hijo', null) })

describe('what both lived is told of them by their names', () => {
  it.each([
    ['Cuando lo llevé al circo y me agarró fuerte la mano', 'Clara llevó a Leo al circo y él le agarró fuerte la mano'],
    [
      'Cuando fuimos al lago y se quedó dormido en la lancha',
      'Leo y Clara fueron al lago y él se quedó dormido en la lancha',
    ],
    [
      'Cuando fuimos a la feria y se subió al caballito y no se quería bajar',
      'Leo y Clara fueron a la feria. Él se subió al caballito y no se quería bajar',
    ],
    [
      'La vez que me enseñaste a silbar y te reíste toda la tarde',
      'Leo le enseñó a Clara a silbar y se rio toda la tarde',
    ],
    ['Cuando me dijo: “Mamá, ya sé volar”', 'Leo le dijo a Clara: “Mamá, ya sé volar”'],
    ['La primera vez que lo cargué y abrió los ojos', 'La primera vez fue así: Clara cargó a Leo y él abrió los ojos'],
    [
      'La noche que se fue la luz y bailamos en la cocina',
      'Aquella noche se fue la luz y Leo y Clara bailaron en la cocina',
    ],
    ['Los domingos cuando me ayudaba a regar', 'Los domingos, Leo ayudaba a Clara a regar'],
    ['Nuestro primer viaje a Oaxaca, que nos perdimos', 'En su primer viaje a Oaxaca, Leo y Clara se perdieron'],
    ['Me metió en la maleta un dibujo de los dos', 'Leo le metió a Clara en la maleta un dibujo de los dos'],
    ['Cuando mi abuela le enseñó a tejer', 'La abuela de Clara le enseñó a Leo a tejer'],
    ['Perdimos en la final y luego nos trajo churros', 'Perdieron en la final y luego Leo les trajo churros'],
    [
      'Vimos un erizo en el patio y le hicimos una cueva',
      'Leo y Clara vieron un erizo en el patio y le hicieron una cueva',
    ],
    [
      'Cuando nació mi hija me trajo en taxi dos ollas',
      'Cuando nació la hija de Clara, Leo le trajo en taxi dos ollas',
    ],
    ['Cuando se le cayó el primer diente', 'Se le cayó a Leo el primer diente'],
    ['La tortilla que se le cayó al suelo', 'La tortilla se le cayó a Leo al suelo'],
    ['Cuando hicimos una torre y se rompió', 'Leo y Clara hicieron una torre y se rompió'],
    ['Cuando fuimos al cerro y nos agarró un aguacero', 'Leo y Clara fueron al cerro y los agarró un aguacero'],
    ['Cuando le leí el mismo cuento tres veces', 'Clara le leyó a Leo el mismo cuento tres veces'],
    [
      'Cuando parió la Canela y lo llevé en brazos al corral',
      'Parió la Canela y Clara llevó a Leo en brazos al corral',
    ],
    [
      'El día que lo aplaudieron el señor de la esquina nos regaló flores',
      'El día que aplaudieron a Leo, el señor de la esquina les regaló flores',
    ],
    [
      'En el zoológico se le acercó un mono y sin asustarse le dio su pan y le dijo hola',
      'En el zoológico se le acercó un mono a Leo. Sin asustarse le dio su pan y le dijo hola',
    ],
    [
      "Pa'l apagón salió al patio y fíjese que me llevó una vela",
      'Para el apagón, Leo salió al patio y le llevó una vela a Clara',
    ],
    ['Cuando bailamos como si nadie nos viera', 'Bailaron como si nadie los viera'],
    // who leads the main clause is named behind a comma
    ['Cuando se rompió el pie fue a todos los partidos', 'Cuando se rompió el pie, Leo fue a todos los partidos'],
    ['En el tren fue apuntando las estaciones', 'En el tren, Leo fue apuntando las estaciones'],
    [
      'Pintó el cuarto porque yo andaba fuera, cuando llegué había nubes en el techo',
      'Leo pintó el cuarto porque Clara andaba fuera. Cuando llegó, había nubes en el techo',
    ],
    [
      'Nos hacía cantar y al que se le olvidaba le tocaba bailar',
      'Leo los hacía cantar y al que se le olvidaba le tocaba bailar',
    ],
    ['Fuimos al cine y nos contó uno por uno', 'Fueron al cine y Leo los contó uno por uno'],
    ['Me decía cuál limón ya estaba listo', 'Leo le decía a Clara cuál limón ya estaba listo'],
    ['Cuando nació mi hija se vino tres semanas', 'Cuando nació la hija de Clara, Leo se vino tres semanas'],
    // «yo» goes with the verb that is the giver's
    ['Cuando nació yo andaba en el turno de noche', 'Cuando Leo nació, Clara andaba en el turno de noche'],
    ['Lo esperé yo en la estación con su chamarra', 'Clara esperó a Leo en la estación con su chamarra'],
    ['Me hizo sentarme en la banqueta con él', 'Leo hizo a Clara sentarse en la banqueta con él'],
    // no thing gets off to do something
    [
      'Se nos fue el tren porque se regresó a buscar el paraguas',
      'A Leo y a Clara se les fue el tren porque él se regresó a buscar el paraguas',
    ],
    ['Se le plantó enfrente a un pavo y le ofreció maíz', 'Leo se le plantó enfrente a un pavo y le ofreció maíz'],
    [
      'Me fui a su cuarto y no me dijo nada, hizo espacio y prendió la lámpara',
      'Clara se fue al cuarto de Leo. Él no le dijo nada, hizo espacio y prendió la lámpara',
    ],
    // what leads to a deed is not parted from it
    [
      'Lo cargué toda la noche y cuando me lo quitaron, me agarró un mechón de pelo y ya no me lo quiso soltar',
      'Clara cargó a Leo toda la noche y cuando se lo quitaron, él le agarró un mechón de pelo. Ya no se lo quiso soltar',
    ],
    [
      'Nos volvimos a las cuatro de la tarde y él manejó',
      'Leo y Clara se volvieron a las cuatro de la tarde y él manejó',
    ],
    [
      'Nos quedamos sin luz y nos tuvo que prestar velas una vecina',
      'Leo y Clara se quedaron sin luz y les tuvo que prestar velas una vecina',
    ],
    ['Me soltó la mano y yo ni cuenta me di', 'Leo le soltó la mano a Clara y ella no se dio cuenta'],
    ['El primer día no lloró él, lloré yo', 'El primer día, Leo no lloró, lloró Clara'],
    [
      'El guardia lo dejó subirse a la torre y tocó la sirena',
      'El guardia dejó a Leo subirse a la torre y Leo tocó la sirena',
    ],
    [
      'cuando yo era chica y teníamos frío en la sierra él prendía el fogón y cantaba',
      'Cuando Clara era chica y tenían frío en la sierra, Leo prendía el fogón y cantaba',
    ],
    [
      'Hicimos una torre de latas en el patio, tardó toda la tarde y comimos moras',
      'Leo y Clara hicieron una torre de latas en el patio. Tardó toda la tarde y comieron moras',
    ],
    ['Nos conocimos y yo le tiré el jugo', 'Leo y Clara se conocieron y ella le tiró el jugo a Leo'],
    [
      'Cuando nos conocimos yo le rompí los lentes',
      'Cuando Leo y Clara se conocieron, ella le rompió los lentes a Leo',
    ],
    [
      'Fuimos al lago y no salió ninguna en toda la tarde',
      'Leo y Clara fueron al lago y no salió ninguna en toda la tarde',
    ],
    ['Cuando niños vendíamos tunas en la plaza', 'De niños Leo y Clara vendían tunas en la plaza'],
    // of an event nobody says that it did what somebody does
    [
      'Su primer concierto tocó la armónica y se equivocó',
      'En su primer concierto, Leo tocó la armónica y se equivocó',
    ],
    ['Le presenté a mi hermana y se rieron de mí', 'Clara le presentó a Leo a su hermana y se rieron de Clara'],
    ['Nos encontramos porque me pisó en la fila', 'Leo y Clara se encontraron porque él la pisó en la fila'],
    [
      'Yo andaba enferma, andaba de malas, y me trajo sopa',
      'Clara andaba enferma. Andaba de malas, y Leo le trajo sopa',
    ],
    ['La noche que le bajó la temperatura y pidió pan', 'Aquella noche le bajó la temperatura a Leo y él pidió pan'],
    ['Se metió mi pulsera a la boca y salió corriendo', 'Leo se metió la pulsera de Clara a la boca y salió corriendo'],
    ['Cuando armó su radio y lo primero que oyó fue un tango', 'Leo armó su radio y lo primero que oyó fue un tango'],
    ['Me tiró al lodo y se quedó sentado junto a mí', 'Leo tiró a Clara al lodo y se quedó sentado junto a Clara'],
    // who did it to them stands before it, and they are named
    [
      'Acampamos en el cerro y un pastor nos regaló queso',
      'Leo y Clara acamparon en el cerro y un pastor les regaló queso',
    ],
    // what somebody is in it is theirs
    ['Cuando fue arquero y atajó el último tiro', 'Leo fue arquero y atajó el último tiro'],
    // short sentences, where it is known who does each
    [
      'Se escapó el martes en el carnaval y volvió todo azul y con serpentina',
      'Leo se escapó el martes en el carnaval y volvió todo azul y con serpentina',
    ],
    [
      'Le llevó una arepa al señor de la grúa y el señor lo dejó sentar y estuvo quieto un rato',
      'Leo le llevó una arepa al señor de la grúa. El señor lo dejó sentar y Leo estuvo quieto un rato',
    ],
  ])('«%s»', (memory, right) => expect(told(memory)).toBe(right))
})

describe('what cannot be told for certain is left to its giver', () => {
  it.each([
    ['Su bautizo'],
    ['El día que nació, todos esperando afuera'],
    ['Apenas llevamos dos meses, pero me cargó las bolsas'],
    ['La tortilla que hizo mi abuela'],
    ['Me enseñó todo, te lo juro, y yo no puedo olvidarlo'],
    ['La maestra lo dejo dijo que iba a polinizar el pesebre'],
    ['Cuando le ayudo con la tarea y me abraza'],
    ['Me acuerdo de que cuando tú y tu primo se escondieron'],
    ['Cuando estaba triste me llevaba al parque'],
    ['El temblor que nos agarró en el elevador'],
    ['Pasó el camión de bomberos y lo subieron'],
    ['Todos los martes lo esperamos y el cartero le toca el timbre'],
    ['La vez que pusiste a cantar a todos para que yo no me asuste'],
    ['Ir juntos al mercado'],
    ['Lo conocí en el mío y me prestó su paraguas'],
    ['El primer día de clases, yo llorando en la puerta y él me dijo adiós'],
    ['Haber comido tierra entre los dos para ver a qué sabía'],
    ['Mijo, me decía, el que espera llega, y me daba pan'],
    ['Usted se quedó conmigo y la cuenta la pagó usted mismo'],
    ['Corrimos con barquitos, el mío se hundió y ganó el de él'],
    ['Nos fuimos temprano del partido y ganaron con un gol'],
    ['Desde eso somos uña y mugre'],
    ['La vecina de arriba nos regaló uvas'],
    ['Plantó un peral y ahora da peras'],
    ['Era el pastor y se le cayó la oveja'],
    ['Cuando nos dejó el camión'],
    ['Nos subimos a la rueda. Siempre gritás'],
    ['Fuimos de compras. Eliges todo y pagas nada'],
    ['Me llevó a bailar. Bailas lindo'],
    ['Todos los veranos en el pueblo'],
    ['Le regaló pan a un grupo de ciclistas y nosotros contábamos las monedas'],
    ['Me quiso enseñar a tejer y como yo hacía todo torcido agarro mi pedazo, lo cosió en su rebozo'],
  ])('«%s»', (memory) => expect(told(memory)).toBeNull())

  it('of several givers nobody is made to have done it alone', () => {
    expect(told('Cuando lo llevé al circo', 'Clara y Hugo')).toBeNull()
    expect(told('Cuando lo llevamos al circo', 'Clara y Hugo')).toBe('Clara y Hugo llevaron a Leo al circo')
  })
})

it('no word of it is left in another person, whatever was remembered', () => {
  const starts = ['Cuando', 'La vez que', 'El día que', 'La noche que']
  const deeds = ['fuimos al mar', 'me abrazaste', 'lo llevé al cine', 'nos escondimos', 'te subiste a la mesa']
  for (const start of starts)
    for (const first of deeds)
      for (const second of deeds) {
        const text = told(`${start} ${first} y ${second}`)
        expect(text).not.toMatch(/(?<!\p{L})(?:me|mi|nos|te|tu|\p{L}+mos|llevé|\p{L}+aste)(?!\p{L})/u)
      }
})
