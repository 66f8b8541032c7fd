import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { whenApart, withCommas } from './commas.ts'
import { listed } from './listed.ts'
import { butApart, deedsParted, othersApart, partedByCommas, withStops } from './run-ons.ts'

beforeAll(loadDictionary)

it.each([
  ['saluda a todo mundo no le tiene pena a nadie', 'saluda a todo mundo, no le tiene pena a nadie'],
  ['es muy curiosa pregunta todo', 'es muy curiosa, pregunta todo'],
  ['era mujer de respeto todo el pueblo le pedía consejo', 'era mujer de respeto, todo el pueblo le pedía consejo'],
  ['su fe y su humor nos regañaba cantando', 'su fe y su humor, nos regañaba cantando'],
  ['recomienda a cada uno el libro justo nos conoce', 'recomienda a cada uno el libro justo, nos conoce'],
  ['es muy respetuoso nunca lo he oído gritar', 'es muy respetuoso, nunca lo he oído gritar'],
  ['se cayó de una yegua se paró y le pidió perdón', 'se cayó de una yegua, se paró y le pidió perdón'],
  ['COMPARTEN TODO SE DEFIENDEN', 'comparten todo, se defienden'],
  ['que nunca se raja trabajó 40 años', 'que nunca se raja, trabajó 40 años'],
  ['lo curioso que es todo lo toca todo lo quiere ver', 'lo curioso que es: todo lo toca, todo lo quiere ver'],
  ['lo tranquilo que es parece que ya conoce el mundo', 'lo tranquilo que es: parece que ya conoce el mundo'],
  ['lo fuerte que es saco adelante a tres hijos sola', 'lo fuerte que es: sacó adelante a tres hijos sola'],
  ['lo valiente que fue cruzo el desierto', 'lo valiente que fue: cruzó el desierto'],
  ['lo buena gente que es siempre ayuda a todos', 'lo buena gente que es: siempre ayuda a todos'],
  ['lo alegre que es canta y baila', 'lo alegre que es: canta y baila'],
  ['lo chambeador q es siempre anda ayudando', 'lo chambeador q es: siempre anda ayudando'],
  ['lo unidos que son siempre van de la mano', 'lo unidos que son: siempre van de la mano'],
  ['lo amable que es saluda a todos', 'lo amable que es: saluda a todos'],
  ['mete a jugar a todos no nomás a los buenos', 'mete a jugar a todos, no nomás a los buenos'],
])('«%s» is parted', (said, parted) => expect(partedByCommas(said)).toBe(parted))

it.each([
  'que nunca deja que un mal rato se quede',
  'dice “ya mero llego” y no ha salido de bañarse',
  'es juicioso que manda platica a la mamá',
  'nunca se ha burlado de ninguna pregunta',
  'tiene un corazon q no le cabe',
  'se enfada pero enseguida pide perdón',
  'llevan 50 años juntos y todavía se toman de la mano',
  'su risa y su paciencia',
  'nos llevó al malecón y un pescador nos lo devolvió',
  'no volvió la cometa y él fue a pedirla',
  'sabe cuándo va a llover',
  'siempre daba lo ultimo que tenía',
  'nos juntaba y al que se le rompía le tocaba lavar',
  'me decía cuál limón ya estaba listo',
  'trabaja de noche y aun así nunca falta',
  'se da cuenta de cosas que uno no ve',
  'lo grande que es su corazón',
  'lo bueno que es como padre',
  'lo dedicado que es al trabajo',
  'lo cariñosa que es todo el tiempo',
  'lo alegre que es y lo mucho que nos cuida',
  'lo chistoso que es cuando se enoja',
  'la paciencia que tiene es enorme',
  'esa risa que tiene contagia a todos',
  'la familia que tiene lo adora',
  'lo buena que es mama y abuela',
  'la paciencia que tiene con los niños',
  // what somebody put in marks is theirs, and who does it stands before what was said
  'si algo falla ella dice “mi equipo lo revisa”',
  'si algo falla dice mi equipo lo revisa',
])('«%s» stays as it is', (said) => expect(partedByCommas(said)).toBe(said))

it.each([
  ['no le tiene miedo a la oscuridad yo sí', 'no le tiene miedo a la oscuridad. Yo sí'],
  ['sabe nadar nosotros no', 'sabe nadar. Nosotros no'],
  ['no quiso subirse a nada solo junto piedritas', 'no quiso subirse a nada: solo junto piedritas'],
  ['no dijo nada solo me abrazó', 'no dijo nada: solo me abrazó'],
  // what was said, what is joined, and no clause
  ['me dijo yo no', 'me dijo yo no'],
  ['no quiso subir y yo sí', 'no quiso subir y yo sí'],
  ['no come nada solo pan', 'no come nada solo pan'],
])('«%s» gets its stop', (said, stopped) => expect(withStops(said)).toBe(stopped))

it.each([
  ['decía que se había quedado pero era mentira', 'decía que se había quedado, pero era mentira'],
  ['canta en la ducha pero solo los estribillos', 'canta en la ducha, pero solo los estribillos'],
  ['ladra al timbre pero a los ladrones no', 'ladra al timbre, pero a los ladrones no'],
  ['canta pero mal', 'canta pero mal'],
  ['chiquita pero con fuerza', 'chiquita pero con fuerza'],
  ['exigente pero justa', 'exigente pero justa'],
  ['no come nada pero nada', 'no come nada pero nada'],
  ['llegó tarde, pero llegó', 'llegó tarde, pero llegó'],
])('«%s» has its comma before what is set against it', (said, apart) => expect(butApart(said)).toBe(apart))

it.each([
  ['pescar tiene su caña', 'pescar, tiene su caña'],
  ['tejer ella les hace gorros', 'tejer, ella les hace gorros'],
  ['ver pescar a su papá', 'ver pescar a su papá'],
])('«%s» is what they like, and what is said of it', (said, apart) => expect(listed(said)).toBe(apart))

it.each([
  ['me llevaba a pescar los domingos yo no pescaba nada', 'me llevaba a pescar los domingos, yo no pescaba nada'],
  ['no lloró se paró y siguió', 'no lloró. Se paró y siguió'],
  ['chocó con un árbol lloró se paró', 'chocó con un árbol lloró, se paró'],
  // what is led, who does the next, what was said, and a noun
  ['el que llegó se rio', 'el que llegó se rio'],
  ['le enseñé a nadar y al rato él me enseñó', 'le enseñé a nadar y al rato él me enseñó'],
  ['dijo se cayó el árbol', 'dijo se cayó el árbol'],
  ['se le olvidó la coreografía', 'se le olvidó la coreografía'],
])('«%s» is parted where another deed begins', (said, parted) => expect(deedsParted(said)).toBe(parted))

it.each([
  [
    'subimos en cicla y en la última curva ya no podía más y él se bajó',
    'subimos en cicla y en la última curva ya no podía más, y él se bajó',
  ],
  ['canté y él lloró', 'canté y él lloró'],
])('«%s» has a comma where another does the next', (said, apart) => expect(othersApart(said)).toBe(apart))

it.each([
  ['se quitó la chamarra se subió al techo y bajó al gato', 'se quitó la chamarra, se subió al techo y bajó al gato'],
  ['se puso el delantal se lavó las manos y amasó', 'se puso el delantal, se lavó las manos y amasó'],
  ['se metió al río se mojó los zapatos y se rio', 'se metió al río, se mojó los zapatos y se rio'],
  [
    'el día que se rompió el caño se sacó las botas se metió al agua y lo arregló',
    'el día que se rompió el caño se sacó las botas, se metió al agua y lo arregló',
  ],
  ['se subió a la mesa se cayó la lámpara', 'se subió a la mesa, se cayó la lámpara'],
  ['el perro que se comió los zapatos se escondió', 'el perro que se comió los zapatos se escondió'],
  ['lo que se llevó al río se mojó', 'lo que se llevó al río se mojó'],
  ['se llevó la torta y se la comió', 'se llevó la torta y se la comió'],
  ['cuando se fue la luz se asustó', 'cuando se fue la luz se asustó'],
])('a row of what one did: %s', (typed, parted) => expect(deedsParted(typed)).toBe(parted))

it.each([
  [
    'Cuando se descompuso el bus llegando a Tacna dormimos en la plaza',
    'Cuando se descompuso el bus llegando a Tacna, dormimos en la plaza',
  ],
  [
    'Cuando nos mudamos a la casa de mis abuelos me regaló una linterna',
    'Cuando nos mudamos a la casa de mis abuelos, me regaló una linterna',
  ],
  [
    'Cuando la conocí en la fila del banco le presté un lapicero',
    'Cuando la conocí en la fila del banco, le presté un lapicero',
  ],
  [
    'Cuando fuimos a la playa y nos metimos al mar perdí los lentes',
    'Cuando fuimos a la playa y nos metimos al mar, perdí los lentes',
  ],
  [
    'Llovía. Cuando salimos de misa a la plaza se puso a nevar',
    'Llovía. Cuando salimos de misa a la plaza, se puso a nevar',
  ],
  ['Cuando Yeni prestó servicio ella se fue', 'Cuando Yeni prestó servicio, ella se fue'],
  ['Pero cuando nació mi hijo se vino de Lima', 'Pero cuando nació mi hijo, se vino de Lima'],
  ['El día que nació mi hija me cambió la vida', 'El día que nació mi hija me cambió la vida'],
  ['Cuando nació mi hijo y lo cargó', 'Cuando nació mi hijo y lo cargó'],
  ['Desde que nació mi hijo no duerme', 'Desde que nació mi hijo no duerme'],
  ['Cuando se fue la luz nosotros cantamos', 'Cuando se fue la luz, nosotros cantamos'],
  // who did it may stand before it, a short clause, and no clause of a time
  ['Cuando Rosa llegó ella nos abrazó', 'Cuando Rosa llegó ella nos abrazó'],
  ['Cuando compró la casa ella sola nos llamó', 'Cuando compró la casa ella sola nos llamó'],
  ['Cuando mi tío vio el mar y al rato lloró', 'Cuando mi tío vio el mar y al rato lloró'],
  ['Cuando vino mi abuela nos dio sopa', 'Cuando vino mi abuela nos dio sopa'],
  ['Cuando salimos en la moto de mi hermana gritaba coplas', 'Cuando salimos en la moto de mi hermana gritaba coplas'],
  ['Cuando vimos en el estadio a mi equipo ganó', 'Cuando vimos en el estadio a mi equipo ganó'],
  ['Cuando llegamos llovía', 'Cuando llegamos llovía'],
  ['Cuando mi papá nos dijo que nos mudábamos', 'Cuando mi papá nos dijo que nos mudábamos'],
  ['Cuando fuimos a la feria y comimos pan', 'Cuando fuimos a la feria y comimos pan'],
  ['Cuando el tío que vive en Lima llegó', 'Cuando el tío que vive en Lima llegó'],
  ['Recuerdo cuando fuimos a la playa con mi tía Luz', 'Recuerdo cuando fuimos a la playa con mi tía Luz'],
  ['Cuando di a luz se vino de lejos', 'Cuando di a luz, se vino de lejos'],
])('what a time leads has a comma behind it where it surely ends: %s', (typed, parted) =>
  expect(whenApart(typed)).toBe(parted),
)

it.each([
  ['le pone ají a todo hasta a la palta', 'le pone ají a todo, hasta a la palta'],
  ['bailó con todos hasta con el cura', 'bailó con todos, hasta con el cura'],
  ['metió papelitos en los calcetines en los libros hasta dentro del champú', 'metió papelitos en los calcetines, en los libros, hasta dentro del champú'],
  ['que si alguien queda afuera él lo elige primero', 'que si alguien queda afuera, él lo elige primero'],
  ['no habla mal de nadie ni siquiera del jefe', 'no habla mal de nadie, ni siquiera del jefe'],
  ['saluda a todo el mundo incluido el guardia', 'saluda a todo el mundo, incluido el guardia'],
  ['nadie daba un sol por él y mira', 'nadie daba un sol por él, y mira'],
  ['se sienta en la ventana y mira', 'se sienta en la ventana y mira'],
  ['no puede ni siquiera caminar', 'no puede ni siquiera caminar'],
  // so far, and no further; of what stands within another; of whoever comes
  ['leyó todo hasta el final', 'leyó todo hasta el final'],
  ['bailó con todos hasta la madrugada', 'bailó con todos hasta la madrugada'],
  ['durmió en la cama en el cuarto de su mamá', 'durmió en la cama en el cuarto de su mamá'],
  ['si dice que ella viene no viene', 'si dice que ella viene no viene'],
])('«%s» has its commas', (typed, told) => expect(withCommas(typed)).toBe(told)) // oxfmt-ignore

it.each([
  'cuando nos mudamos no conocíamos a nadie y la vecina de la esquina nos trajo una olla',
  'cuando fuimos a Lugo andando a mi padre le salieron ampollas',
])('«%s» has no comma before whoever does the next, or has it done', (said) => expect(whenApart(said)).toBe(said))

it.each([
  ['es una vieja chora no le aguanta tonteras a nadie', 'es una vieja chora no le aguanta tonteras a nadie'],
  ['le daba roche cantar', 'le daba roche cantar'],
])('«%s» has none before what nobody says as a verb', (said, parted) => expect(partedByCommas(said)).toBe(parted))
