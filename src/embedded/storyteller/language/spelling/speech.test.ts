import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { withSpeech } from './speech.ts'
import { withTheirSaying } from './their-saying.ts'

beforeAll(loadDictionary)

it.each([
  // where somebody tells again, the words that were said have ended
  [
    'bajó y me dijo toma, te traje nieve y me la puso en la nuca',
    'bajó y me dijo: “Toma, te traje nieve”, y me la puso en la nuca',
  ],
  ['me gritó agárrate fuerte y nos caímos', 'me gritó: “Agárrate fuerte”, y nos caímos'],
  ['lo primero que dijo fue no le digas a mamá. volvió', 'lo primero que dijo fue: “No le digas a mamá”. volvió'],
  ['me dijo ven y fui corriendo', 'me dijo: “Ven”, y fui corriendo'],
  ['le dije: Salta y saltó sin pensarlo', 'le dije: “Salta”, y saltó sin pensarlo'],
  ['dijo yo voy a ser estilista y lo cumplió', 'dijo: “Yo voy a ser estilista”, y lo cumplió'],
  ['la mamá decía pásemela y yo que no', 'la mamá decía: “Pásemela”, y yo que no'],
  // whom it was said to
  [
    'le dije viejo tranquilo que te va a dar algo, y se rio',
    'le dije: “Viejo, tranquilo, que te va a dar algo”, y se rio',
  ],
  [
    'ella decía “págueme cuando pueda mijo” y me dejaba sopa',
    'ella decía “págueme cuando pueda, mijo” y me dejaba sopa',
  ],
  ['me dijo ahora somos iguales sra merce', 'me dijo: “Ahora somos iguales, señora Merce”'],
  ['me dijo dale mijo sin miedo y salté', 'me dijo: “Dale, mijo, sin miedo”, y salté'],
  ['me dijo “vos que arreglás cosas”', 'me dijo “vos, que arreglás cosas”'],
  ['le dije ya comadre me van a salir plumas', 'le dije: “¡Ya, comadre, me van a salir plumas!”'],
  ['me dijo bueno ahora ya sos de Racing', 'me dijo: “Bueno, ahora ya sos de Racing”'],
  ['nos dijo buenos días jóvenes', 'nos dijo: “Buenos días, jóvenes”'],
  ['me dijo no te preocupes ma yo te traduzco', 'me dijo: “No te preocupes, ma, yo te traduzco”'],
  ['le dijo: “nomás no te cortes”', 'le dijo: “Nomás no te cortes”'],
  ['siempre dice: el que pregunta no se equivoca', 'siempre dice: “El que pregunta no se equivoca”'],
  ['nos dijo “Quítense que me estorban”', 'nos dijo “Quítense, que me estorban”'],
  ['me gritó espérame abuelo ya casi', 'me gritó: “Espérame, abuelo, ya casi”'],
  ['me gritaste “no temas yo te agarro”', 'me gritaste “no temas, yo te agarro”'],
  ['y me gritaste espérame prima', 'y me gritaste: “Espérame, prima”'],
  ['me dijo “no temas mi cielo ya pasó”', 'me dijo “no temas, mi cielo, ya pasó”'],
  ['gritó “mira tía una ballena”', 'gritó “mira, tía, una ballena”'],
  ['me dijo “gracias prima por venir”', 'me dijo “gracias, prima, por venir”'],
  ['dijo “lo hicimos hermana lo hicimos”', 'dijo “lo hicimos, hermana, lo hicimos”'],
  ['dijo “tranquila hija no pasa nada”', 'dijo “tranquila, hija, no pasa nada”'],
  ['gritó “no te vayas Nacho espera”', 'gritó “no te vayas, Nacho, espera”'],
  ['dijo “feliz día abuelita hermosa”', 'dijo “feliz día, abuelita hermosa”'],
  // whoever does it, or it is done to, is not called
  ['dijo “te llamó papá”', 'dijo “te llamó papá”'],
  ['dijo “ya viene mamá con el pan”', 'dijo “ya viene mamá con el pan”'],
  ['dijo “mira a Ramón”', 'dijo “mira a Ramón”'],
  ['dijo “te presento a mi prima Luz”', 'dijo “te presento a mi prima Luz”'],
  ['dijo “ponme Despacito otra vez”', 'dijo “ponme Despacito otra vez”'],
  ['ella gritó más fuerte que todos', 'ella gritó más fuerte que todos'],
  // a cry
  ['iba gritando pan pan pan y él se reía', 'iba gritando “¡pan, pan, pan!” y él se reía'],
  ['él decía más fuerte que no te oyen', 'él decía: “Más fuerte, que no te oyen”'],
  // what begins as nobody but a speaker says it
  ['tumbé un bote y me dijo ese ya estaba chueco', 'tumbé un bote y me dijo: “Ese ya estaba chueco”'],
  ['vino la ola y dijo mañana seguimos', 'vino la ola y dijo: “Mañana seguimos”'],
  ['dijo luego te explico y nunca explicó', 'dijo: “Luego te explico”, y nunca explicó'],
  ['me decía tú lee, yo acabo rápido', 'me decía: “Tú lee, yo acabo rápido”'],
  ['volteó como diciendo ya oyeron', 'volteó como diciendo: “Ya oyeron”'],
  ['le gritó frena y frenó', 'le gritó: “Frena”, y frenó'],
  ['decía otra vez papi otra vez', 'decía: “Otra vez, papi, otra vez”'],
  ['dice qué chimba y la mamá la regaña', 'dice “¡qué chimba!” y la mamá la regaña'],
  ['les gritaba adiós gente', 'les gritaba: “¡Adiós, gente!”'],
  ['y avisa: estoy brava', 'y avisa: “Estoy brava”'],
  ['dice ato a todo', 'dice “ato” a todo'],
  ['les dijo a los jueces “este es un volcán”. Ganó', 'les dijo a los jueces: “Este es un volcán”. Ganó'],
  ['le dice mi rey o mi reina', 'le dice “mi rey” o “mi reina”'],
  ['dice yo solita para todo', 'dice “yo solita” para todo'],
  ['levantó la mano y dijo presente', 'levantó la mano y dijo: “Presente”'],
  ['abrió los brazos y dijo brillo brillo brillo', 'abrió los brazos y dijo: “Brillo, brillo, brillo”'],
  ['se despide: adiós lámpara, adiós silla', 'se despide: “Adiós, lámpara; adiós, silla”'],
  [
    'lo primero que me dijo fue madrina donde se juega aquí',
    'lo primero que me dijo fue: “Madrina, ¿dónde se juega aquí?”',
  ],
  ['me dijo cómo te llamas y nos reímos', 'me dijo: “¿Cómo te llamas?”, y nos reímos'],
  ['nos dijo son gemelos y mi papá se desmayó', 'nos dijo: “Son gemelos”, y mi papá se desmayó'],
  ['volteó y dijo es mi abuela', 'volteó y dijo: “Es mi abuela”'],
  // what both are to do is said until somebody tells again
  [
    'dijo hagamos arepas y pongamos música, y bailamos en la calle',
    'dijo: “Hagamos arepas y pongamos música”, y bailamos en la calle',
  ],
  ['me dijo vamos al mar y comamos ceviche y nos fuimos', 'me dijo: “Vamos al mar y comamos ceviche”, y nos fuimos'],
  ['gritó corramos y corrimos', 'gritó: “Corramos”, y corrimos'],
  ['dijo sentémonos aquí y hablemos', 'dijo: “Sentémonos aquí y hablemos”'],
  ['dijo seamos prudentes y nos quedamos', 'dijo: “Seamos prudentes”, y nos quedamos'],
  ['dijo fuimos felices y lloró', 'dijo fuimos felices y lloró'],
  // what is told and not said
  ['lo primero que dijo fue agua', 'lo primero que dijo fue agua'],
  ['me dijo dónde estaba el perro', 'me dijo dónde estaba el perro'],
  ['dijo yo soy maestra', 'dijo: “Yo soy maestra”'],
  ['dice “ma qué” antes de todo', 'dice “ma qué” antes de todo'],
  ['dijo adiós triste', 'dijo adiós triste'],
  ['dice piropos a todas', 'dice piropos a todas'],
  ['me decía qué línea tomar', 'me decía qué línea tomar'],
  ['me dijo ya no quería ir', 'me dijo ya no quería ir'],
  ['decía otra vez que no', 'decía otra vez que no'],
  ['nunca les grita, apaga la luz', 'nunca les grita, apaga la luz'],
  ['me dijo que sí', 'me dijo que sí'],
  ['dijo mamá por primera vez', 'dijo mamá por primera vez'],
  ['me dijo película mala', 'me dijo película mala'],
  ['me dijo “para cuando le quite al niño” y me reí', 'me dijo “para cuando le quite al niño” y me reí'],
  ['le dice mijo a todo el mundo', 'le dice “mijo” a todo el mundo'],
  ['le dijo al policía yo soy la grande', 'le dijo al policía: “Yo soy la grande”'],
  [
    'frenó y dijo pues muy bien hijo y se bajó a besar el suelo',
    'frenó y dijo: “Pues muy bien, hijo”, y se bajó a besar el suelo',
  ],
  ['me dijo che flaca se terminó el recorrido', 'me dijo: “Che, flaca, se terminó el recorrido”'],
  [
    'nos dijo cabros hoy almorzamos helado y cerró la cocina',
    'nos dijo: “Cabros, hoy almorzamos helado”, y cerró la cocina',
  ],
  [
    'le dijo al chofer maestro mi señora no puede más y consiguió un taxi',
    'le dijo al chofer: “Maestro, mi señora no puede más”, y consiguió un taxi',
  ],
  ['me dijo madrina tranquila ya tengo trabajo', 'me dijo: “Madrina, tranquila, ya tengo trabajo”'],
  ['le dijo al doctor no me duele y lloraba', 'le dijo al doctor: “No me duele”, y lloraba'],
  ['siempre dice vamos vamos vamos que es tarde', 'siempre dice “vamos, vamos, vamos, que es tarde”'],
  ['le dijo a la gente cosas bonitas', 'le dijo a la gente cosas bonitas'],
  ['me dijo muchachos de hoy y se rio', 'me dijo muchachos de hoy y se rio'],
])('marks what was said: %s', (typed, marked) => expect(withSpeech(typed)).toBe(marked))

it.each([
  ['“pa luego es tarde”', 'siempre dice: “Pa luego es tarde”'],
  ['Su frase: “a mí nadie me cuenta”', 'siempre dice: “A mí nadie me cuenta”'],
  ['su frase favorita: ahí va el agua', 'siempre dice: “Ahí va el agua”'],
  ['su frase es “no hay falla”', 'siempre dice: “No hay falla”'],
  ['su lema: ¿para cuándo es?', 'siempre dice: “¿Para cuándo es?”'],
  ['dice bragleta', 'dice “bragleta”'],
  ['ya mero llego (y no ha salido de bañarse)', 'dice “ya mero llego” y no ha salido de bañarse'],
  ['ya voy, pero nunca llega', 'dice “ya voy”, pero nunca llega'],
  ['ya estoy lista, pero la sigo esperando', 'ya estoy lista, pero la sigo esperando'],
  ['ya voy a la escuela (y no quiere ir)', 'ya voy a la escuela (y no quiere ir)'],
  ['ya no le digo nada (y no hace caso)', 'ya no le digo nada (y no hace caso)'],
  ['dice chistes', 'dice chistes'],
  ['dice la verdad', 'dice la verdad'],
])('«%s» is what they say', (typed, told) => expect(withTheirSaying(typed)).toBe(told))

it.each([
  ['me dijo ponete esto pibe que está fresco', 'me dijo: ponete esto pibe que está fresco'],
  ['les decía son sesenta, pero mi papá les hace descuento', 'les decía: son sesenta, pero mi papá les hace descuento'],
  ['lo que dijo me parece bien', 'lo que dijo me parece bien'],
  ['dijo mi abuela que no', 'dijo mi abuela que no'],
  ['decía despacito que hay prisa', 'decía despacito que hay prisa'],
])('where speech begins and nobody can tell its end there is a colon: %s', (typed, told) =>
  expect(withSpeech(typed)).toBe(told),
)

it('what they begin with is in its marks, spelt', () =>
  expect(withTheirSaying('empieza con te cuento rapido')).toBe('empieza con “te cuento rápido”'))

it.each([
  ['le dice mi reina hasta a la cajera', 'le dice “mi reina” hasta a la cajera'],
  ['les dice mi vida también a las plantas', 'les dice “mi vida” también a las plantas'],
  ['le dice mi cielo incluso al perro', 'le dice “mi cielo” incluso al perro'],
  ['le dice mi amor aunque esté brava', 'le dice “mi amor” aunque esté brava'],
  ['les dice mi rey porque olvida los nombres', 'les dice “mi rey” porque olvida los nombres'],
  ['les dice buenas noches a las gallinas', 'les dice “buenas noches” a las gallinas'],
  ['le dice vamos morena', 'le dice “vamos, morena”'],
  ['le dice que no hasta a su jefe', 'le dice que no hasta a su jefe'],
  ['dice la verdad hasta cuando duele', 'dice la verdad hasta cuando duele'],
])('what somebody says ends before whom else it is said to: %s', (typed, marked) =>
  expect(withSpeech(withTheirSaying(typed))).toBe(marked),
)

it.each([
  [
    'abrió un ojo como diciendo y este quién es. Y se durmió',
    'abrió un ojo como diciendo: “¿Y este quién es?”. Y se durmió',
  ],
  ['me miró como diciendo y tu quién eres', 'me miró como diciendo: “¿Y tú quién eres?”'],
  ['me dijo y usted qué quiere', 'me dijo: “¿Y usted qué quiere?”'],
  ['nos dijo y esta quién es', 'nos dijo: “¿Y esta quién es?”'],
  ['me dijo y este es mi hijo', 'me dijo y este es mi hijo'],
  ['iba diciendo quién era quién', 'iba diciendo quién era quién'],
])('what somebody asks of another: %s', (typed, marked) => expect(withSpeech(typed)).toBe(marked))

it.each([
  ['él dijo menos mal estaba feo igual', 'él dijo: “Menos mal, estaba feo igual”'],
  ['la abuela dijo bueno era barata', 'la abuela dijo: “Bueno, era barata”'],
  ['mi tío dijo tranquilos yo manejo', 'mi tío dijo: “Tranquilos, yo manejo”'],
  ['dijo qué bueno está el arroz', 'dijo: “Qué bueno está el arroz”'],
  ['dijo ojalá llueva más', 'dijo: “Ojalá llueva más”'],
  ['llega tarde y dice estoy a 5', 'llega tarde y dice “estoy a 5”'],
  ['nos dijo bueno y malo de cada uno', 'nos dijo bueno y malo de cada uno'],
  ['dijo menos que su hermana', 'dijo menos que su hermana'],
  ['dijo ojalá y apagó la vela', 'dijo ojalá y apagó la vela'],
])('what nobody tells so was said: %s', (typed, marked) => expect(withSpeech(typed)).toBe(marked))

it.each([
  ['la gallina llegó primero decía ella', '“La gallina llegó primero”, decía ella'],
  ['llovió. nadie se queda sin postre dijo mi tía Luz', 'llovió. “Nadie se queda sin postre”, dijo mi tía Luz'],
  ['el que madruga come caliente decía siempre mi abuelo', '“El que madruga come caliente”, decía siempre mi abuelo'],
  ['me acuerdo de todo lo que decía ella', 'me acuerdo de todo lo que decía ella'],
  ['yo lloré y eso dijo él', 'yo lloré y eso dijo él'],
  ['se rio como decía mi abuela', 'se rio como decía mi abuela'],
  // what leads to who says it is told
  ...[
    'apareció un ratón en la cocina y del susto dijo mi abuela',
    'se rio mucho de la foto gritó mi abuela',
    'la cara que puso cuando de repente dijo mi tía',
    'se quedó callado toda la tarde y al final dijo su mamá',
    'lloró mucho en plena cena dijo mi tía',
    'se cayó de la bici un día dijo mi abuelo',
  ].map((told) => [told, told]),
  ['llegó a la casa y dijo su nombre', 'llegó a la casa y dijo su nombre'],
])('who said it stands behind: %s', (typed, marked) => expect(withSpeech(typed)).toBe(marked))
