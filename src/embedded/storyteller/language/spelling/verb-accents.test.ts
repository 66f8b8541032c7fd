import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { accentsInContext } from './accents.ts'
import { tidy } from './tidy.ts'

beforeAll(loadDictionary)

it.each([
  ['la guacharaca que le regalo el tio Edgar', 'la guacharaca que le regaló el tío Edgar'],
  ['el libro que le firmo Isabel Allende', 'el libro que le firmó Isabel Allende'],
  ['con lo mal que lo paso antes', 'con lo mal que lo pasó antes'],
  ['me dibujo a mi cambiando la llanta', 'me dibujó a mí cambiando la llanta'],
  ['estuvo conmigo todo el año que prepare mi examen', 'estuvo conmigo todo el año que preparé mi examen'],
  // what a giver does today
  ['la sopa que le mando los viernes y el dominó', 'la sopa que le mando los viernes y el dominó'],
  ['el mate que le preparo en el recreo', 'el mate que le preparo en el recreo'],
  ['lo mal que lo paso cuando vuelo', 'lo mal que lo paso cuando vuelo'],
])('a past has its accent where nothing else may stand: %s', (typed, spelt) =>
  expect(accentsInContext(tidy(typed))).toBe(spelt),
)

it.each([
  ['queme el arroz y le dije que estaba bueno', 'quemé el arroz y le dije que estaba bueno'],
  ['me cambié de nombre para que el hiciera mi examen', 'me cambié de nombre para que él hiciera mi examen'],
  ['nunca me pregunto nada y me abrió la puerta', 'nunca me preguntó nada y me abrió la puerta'],
  ['el abuelo decia q el habia visto a Maradona', 'el abuelo decía que él había visto a Maradona'],
  ['yo no se como lo supo', 'yo no sé cómo lo supo'],
  ['se apunto a ceramica y no fue', 'se apuntó a cerámica y no fue'],
  // what may be right, or was typed with care
  ['el mes que viene cruzo el estrecho', 'el mes que viene cruzo el estrecho'],
  ['nunca le cobro de más a nadie', 'nunca le cobro de más a nadie'],
  ['gorro desde 1995, el mismo', 'gorro desde 1995, el mismo'],
  ['de mi madre admiro la paciencia', 'de mi madre admiro la paciencia'],
  ['cuando llegue a viejo quiero ser como él', 'cuando llegue a viejo quiero ser como él'],
  ['Sé que mañana canto yo, y él también', 'Sé que mañana canto yo, y él también'],
  ['dice ‘yo llego y el se va’ y se rio', 'dice ‘yo llego y el se va’ y se rio'],
  ['fue el constructor de la casa', 'fue el constructor de la casa'],
])('a word that an accent makes another is what stands around it: %s', (typed, spelt) =>
  expect(tidy(typed)).toBe(spelt),
)

it.each([
  ['nos puso a cantar hasta que bajo el agua', 'nos puso a cantar hasta que bajó el agua'],
  ['lo encontramos bajo la lluvia', 'lo encontramos bajo la lluvia'],
  ['esperamos hasta que bajo la lluvia vimos el mar', 'esperamos hasta que bajo la lluvia vimos el mar'],
  ['paró el carro y bajo el volumen', 'paró el carro y bajó el volumen'],
  ['a los cincuenta y ocho termino el secundario', 'a los cincuenta y ocho terminó el secundario'],
  ['te llama para avisarte que te mando un audio', 'te llama para avisarte que te mandó un audio'],
  ['le avisa que le llevo el pan', 'le avisa que le llevo el pan'],
  ['la maestra ya ni lo regaño', 'la maestra ya ni lo regañó'],
  ['espero hasta que me salió', 'esperó hasta que me salió'],
  ['espero hasta que llegue', 'espero hasta que llegue'],
  ['estudio conmigo toda la noche', 'estudió conmigo toda la noche'],
  ['se tiró el al barro y vino el también', 'se tiró él al barro y vino él también'],
  ['cuando regrese me tenía un caldo', 'cuando regresé me tenía un caldo'],
  ['cuando regrese me va a tener un caldo', 'cuando regrese me va a tener un caldo'],
  ['cuando tenía 7 la lleve al taxi, y dice que sí', 'cuando tenía 7 la llevé al taxi, y dice que sí'],
  ['como se ríe de todo. Y baila', 'cómo se ríe de todo. Y baila'],
  ['pedimos el de pollo y el al horno', 'pedimos el de pollo y el al horno'],
  ['anoche le cante una', 'anoche le canté una'],
  // what nobody does to themselves, and what is one's own
  ['me llevo de la mano cuando tenía miedo', 'me llevó de la mano cuando tenía miedo'],
  ['me saco de un apuro sin preguntar', 'me sacó de un apuro sin preguntar'],
  ['me quito el miedo al agua', 'me quitó el miedo al agua'],
  ['me saco el sombrero ante su paciencia', 'me saco el sombrero ante su paciencia'],
  ['todavía me llevo en la mochila su carta', 'todavía me llevo en la mochila su carta'],
  ['yo me saco de los problemas', 'yo me saco de los problemas'],
  ['me llevo muy bien con su mamá', 'me llevo muy bien con su mamá'],
  // how somebody is, and who or what is pointed at
  ['esta guapa hasta con sueño', 'está guapa hasta con sueño'],
  ['esta presente aunque viva lejos', 'está presente aunque viva lejos'],
  ['esta presente generación', 'esta presente generación'],
  ['esta chiquita todavía y ya manda', 'está chiquita todavía y ya manda'],
  ['esta casi siempre de buen humor', 'está casi siempre de buen humor'],
  ['cuando gané el concurso lloro más que yo', 'cuando gané el concurso lloró más que yo'],
  ['esta vida le queda chica', 'esta vida le queda chica'],
  ['esta mirada suya', 'esta mirada suya'],
  ['esta linda costumbre la empezó ella', 'esta linda costumbre la empezó ella'],
  ['esta gorda con sueño es mi perra', 'esta gorda con sueño es mi perra'],
  ['deja el te a medias', 'deja el té a medias'],
  ['el te a ayudado mucho', 'él te ha ayudado mucho'],
  ['el te para en seco', 'el te para en seco'],
  ['el te para mi tía', 'el té para mi tía'],
  ['esta hermosa y larga amistad', 'esta hermosa y larga amistad'],
  ['esta ruidosa y buena familia', 'esta ruidosa y buena familia'],
  ['esta bonita o fea costumbre', 'esta bonita o fea costumbre'],
  ['siempre esta ocupada', 'siempre está ocupada'],
  ['cuando esta cansada', 'cuando está cansada'],
  ['ya esta cerrada', 'ya está cerrada'],
  ['cuando me saco de la cuneta', 'cuando me sacó de la cuneta'],
  ['cuando me llevo de la mano', 'cuando me llevó de la mano'],
  ['cuando me saco de problemas le escribo', 'cuando me saco de problemas le escribo'],
  ['con su café me quito el frío', 'con su café me quito el frío'],
  ['pídele que una vez lo cante', 'pídele que una vez lo cante'],
])('a past is known by what came of it: %s', (typed, spelt) => expect(accentsInContext(tidy(typed))).toBe(spelt))

it.each([
  ['le pregunté que cuando nos casábamos', 'le pregunté que cuándo nos casábamos'],
  ['le preguntan que día nació', 'le preguntan qué día nació'],
  ['me pregunta como si nada', 'me pregunta como si nada'],
  ['la pregunta que le hicieron', 'la pregunta que le hicieron'],
  ['no sabía que hacer', 'no sabía qué hacer'],
  ['sabe como decirlo', 'sabe cómo decirlo'],
  ['me dijo que si aunque llovía', 'me dijo que sí aunque llovía'],
  ['y si me abrió', 'y sí me abrió'],
  ['y si me abría', 'y si me abría'],
])('what is asked, and yes: %s', (typed, spelt) => expect(accentsInContext(tidy(typed))).toBe(spelt))

it.each([
  ['cuidaba a sus hermanos y aun asi no reprobo ni un año', 'cuidaba a sus hermanos y aun así no reprobó ni un año'],
  ['tenía tres trabajos y nunca abandono la escuela', 'tenía tres trabajos y nunca abandonó la escuela'],
  ['andaba con muletas y aun así bailo toda la noche', 'andaba con muletas y aun así bailó toda la noche'],
  ['estudiaba en el bus y por fin termino la carrera', 'estudiaba en el bus y por fin terminó la carrera'],
  ['vendía pan de madrugada pero no falto a clases', 'vendía pan de madrugada pero no faltó a clases'],
  ['usted vera que sale bien, tu veras', 'usted verá que sale bien, tu verás'],
  ['ya veras, ustedes veran', 'ya verás, ustedes verán'],
  ['me miró y este quien es', 'me miró y este quién es'],
  ['y usted que quiere', 'y usted qué quiere'],
  ['se rio como diciendo y este que quiere', 'se rio como diciendo y este qué quiere'],
  // of the giver, of today, or another word
  ['yo trabajaba de noche y aun así no falto', 'yo trabajaba de noche y aun así no falto'],
  ['mi papá cantaba y yo no canto', 'mi papá cantaba y yo no canto'],
  ['era buenísima cocinando, no exagero', 'era buenísima cocinando, no exagero'],
  ['baila y nunca falto a sus fiestas', 'baila y nunca falto a sus fiestas'],
  ['de veras la perra se llamaba Vera', 'de veras la perra se llamaba Vera'],
  ['y este que ves es mi tío', 'y este que ves es mi tío'],
  ['es la que quiere y la que manda', 'es la que quiere y la que manda'],
  ['bailaron mis tías, la abuela y el que viene', 'bailaron mis tías, la abuela y el que viene'],
  ['alcanzó para mi hermano y el que quiere', 'alcanzó para mi hermano y el que quiere'],
  ['cabían todos y ese que busca', 'cabían todos y ese que busca'],
  ['la aplauden todos y ella que sale', 'la aplauden todos y ella que sale'],
  ['era terca y nunca discuto con ella', 'era terca y nunca discuto con ella'],
  ['tenía calma y nunca peleo con él', 'tenía calma y nunca peleo con él'],
  ['ella bordaba y igual coso', 'ella bordaba y igual coso'],
  ['cortaba zacate y comía birotes', 'cortaba zacate y comía birotes'],
])('a past stands beside another, and a question behind whom it is of: %s', (typed, spelt) =>
  expect(accentsInContext(tidy(typed))).toBe(spelt),
)
