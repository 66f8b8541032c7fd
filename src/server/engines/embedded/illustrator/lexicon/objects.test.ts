import { expect, test } from 'vitest'
import { findObjects } from './objects.ts'

/**
 * Favourite things and memories as people write them. After the phrase: what must be found; `?` what may
 * be; `a/b` either; `-` nothing at all.
 */
const PHRASES: [phrase: string, expected: string][] = [
  ['le encantan los dinosaurios y el fútbol', 'sauropod ball'],
  ['su perrita Luna y los paseos por la playa', 'dog beach-umbrella?'],
  ['tocar la guitarra y cantar canciones de los Beatles', 'guitar microphone record?'],
  ['hacer croquetas con la abuela', 'cooking'],
  ['los unicornios, el color rosa y las princesas', 'unicorn crown'],
  ['leer cuentos antes de dormir', 'book bed?'],
  ['montar en bici por el monte', 'bicycle'],
  ['las motos y los coches de carreras', 'motorcycle racing-car'],
  ['pintar acuarelas y cuidar sus plantas', 'paints plant'],
  ['no le gustan las arañas pero le encantan las mariposas', 'butterfly'],
  ['jugar al ajedrez con el abuelo los domingos', 'chess'],
  ['el chocolate caliente y ver la nieve caer', 'coffee snowman?'],
  ['viajar a París y ver la Torre Eiffel', 'plane'],
  ['los gatitos y los ovillos de lana', 'cat yarn'],
  ['construir con Lego y los robots', 'blocks robot'],
  ['nadar con delfines', 'dolphin'],
  ['el Real Madrid y comer pizza', 'ball pizza'],
  ['bailar flamenco', 'notes'],
  ['coleccionar conchas en la orilla del mar', 'spiral-shell'],
  ['hacer tartas de fresa', 'cake strawberry?'],
  ['volar papalotes en verano', 'kite'],
  ['mirar las estrellas con el telescopio', 'telescope star?'],
  ['los tractores y los animales de la granja', 'tractor'],
  ['aquella tarde en la noria de la feria', 'ferris-wheel'],
  ['pescar truchas en el río con papá', 'fishing-pole fish?'],
  ['hacer senderismo por los Pirineos', 'hiking-boot'],
  ['la fotografía y los atardeceres', 'camera'],
  ['tiene miedo a los perros, le gustan los conejos', 'rabbit'],
  ['las brujas, las calabazas y Halloween', 'magic pumpkin'],
  ['tejer bufandas junto al fuego', 'yarn fire scarf?'],
  ['odia el brócoli, adora los macarrones', 'spaghetti'],
  ['los elefantes, las jirafas y los leones', 'elephant giraffe lion'],
  ['su osito de peluche', 'teddy-bear'],
  ['la Navidad y abrir regalos', 'christmas-tree gift'],
  ['los trenes de vapor', 'train'],
  ['jugar a la Play y al baloncesto', 'video-game basketball'],
  ['tomar mate mirando el mar', 'mate'],
  ['el día que adoptamos a Toby, un cachorro muy travieso', 'dog'],
  ['las flores silvestres, sobre todo los girasoles', 'flowers sunflower'],
  ['ver películas de superhéroes comiendo palomitas', 'film superhero? popcorn'],
  ['nos casamos bajo la lluvia', 'ring umbrella-with-rain?'],
  ['aprender a patinar sobre hielo', 'ice-skate'],
  ['los piratas y los mapas del tesoro', 'pirate-flag treasure-chest'],
  ['siempre me ha apoyado en los momentos difíciles', '-'],
  ['es la persona más importante de mi vida', '-'],
  ['las tortugas marinas', 'turtle'],
  ['tocar el violonchelo', 'violin'],
  ['los alfajores y las facturas de la panadería', 'cookie doughnut bread?'],
  ['hacer surf al amanecer', 'surfboard'],
  ['los caracoles y la lluvia', 'snail umbrella-with-rain?'],
  ['es valiente como un león y nunca se rinde', '-'],
  ['su corazón enorme', '-'],
  ['cuando remontamos barriletes en la plaza', 'kite'],
  ['los tacos al pastor y las piñatas', 'taco pinata'],
  ['aquel viaje en tren a Sevilla', 'train plane?'],
  ['aprender a andar en bicicleta en el parque', 'bicycle'],
  ['cuando nos perdimos en el bosque y encontramos un zorro', 'fox pine?'],
  ['hornear galletas en Nochebuena', 'cookie christmas-tree?'],
  ['su gata Canela, que duerme en el sofá', 'cat couch? bed?'],
  ['el dulce de leche', 'custard'],
  ['le chifla el balonmano y las natillas', 'volleyball custard'],
  ['recoger setas en otoño con el tío Paco', 'mushroom maple-leaf?'],
  ['las ranas y saltar en los charcos', 'frog umbrella-with-rain?'],
  ['nuestro primer concierto, con fuegos artificiales', 'microphone? fireworks'],
  ['los hipopótamos y los cocodrilos', 'hippopotamus crocodile'],
  ['hornear pan y magdalenas los sábados', 'bread cupcake'],
  ['cuando se nos pinchó la rueda del coche camino de Cádiz', 'car'],
  ['tocar el saxofón en la terraza', 'saxophone'],
  ['las sandías, los melones y la siesta', 'watermelon melon bed?'],
  ['no come pescado, pero le vuelven loca las gambas', 'shrimp?'],
  ['su colección de cactus y piedras', 'cactus jewel?'],
  ['hacer castillos de arena y buscar cangrejos', 'sand-bucket crab'],
  ['el teatro y los disfraces', 'theatre'],
  ['los camiones de bomberos y las sirenas', 'fire-engine mermaid?'],
  ['columpiarse en el parque hasta marearse', 'swing'],
  ['ir en canoa por el lago', 'canoe'],
  ['las luciérnagas y las noches de acampada', 'tent'],
  ['jugar al mus con los amigos del bar', 'cards'],
  ['el olor a lavanda de su pueblo', 'flowers'],
  ['su abrigo amarillo y sus botas de agua', 'coat umbrella-with-rain?'],
  ['ir a la cancha a ver a Boca', 'ball'],
  ['los chilaquiles de su mamá', '-'],
  ['andar en patineta con los cuates', 'skateboard'],
  ['armar rompecabezas de mil piezas', 'puzzle'],
  ['el carpincho que vimos en los Esteros', 'otter'],
  ['mi abuelo arreglando relojes en su taller', 'clock toolbox'],
  ['las empanadas de la tía Rosa', 'empanada'],
  ['bailar salsa descalzos en la cocina', 'maracas/notes'],
  ['criar gallinas y vender huevos', 'chicken egg?'],
  ['cuando vimos ballenas en Puerto Madryn', 'whale'],
  ['su vieja Vespa azul', 'motorcycle'],
  ['ver caer la lluvia desde la ventana con un té', 'umbrella-with-rain teapot'],
  ['los cuentos de terror', 'book'],
  ['el yoga y la meditación', 'lotus'],
  ['alérgica a los gatos, pero ama a los perros', 'dog'],
  ['nuestra casa del árbol', 'tree-house'],
  ['hacer volar aviones de papel', 'plane'],
  ['aprendió a tocar el ukelele en tres semanas', 'guitar'],
  ['el pastel de zanahoria', 'cake carrot?'],
  ['las carreras de Fórmula 1 con papá', 'racing-car'],
  ['no soporta el ruido ni los globos', '-'],
  ['es más lista que el hambre', '-'],
  ['nació un domingo de nieve', 'snowman?'],
  ['los búhos, las lechuzas y la noche', 'owl'],
  ['el día que plantamos un limonero', 'lemon tree?'],
  ['coleccionar sellos de países lejanos', 'stamps'],
  ['su sonrisa y su paciencia infinita', '-'],
  ['trabajar de enfermera salva vidas', 'stethoscope'],
  ['tirarnos en trineo por la ladera', 'sled'],
  ['los caballos y el mate de la mañana', 'horse mate'],
  ['jugar a las escondidas en el patio', '-'],
  ['los pingüinos de Humboldt', 'penguin'],
  ['la astronomía y los agujeros negros', 'planet'],
  ['caminar de la mano por la Gran Vía', '-'],
  ['su perro Sol, que murió el año pasado', 'dog'],
  ['tejer chambritas para los nietos', 'yarn'],
  ['los triceratops', 'triceratops'],
  ['el pan de muerto y las velas del altar', 'bread? marigold? candle?'],
  ['el karaoke de los viernes', 'microphone'],
  ['jugar con plastilina', 'clay?'],
]

test.each(PHRASES)('%s', (phrase, expected) => {
  const groups = expected === '-' ? [] : expected.split(' ')
  const allowed = new Set(groups.flatMap((group) => group.replace('?', '').split('/')))
  const found = findObjects(phrase).map(({ object }) => object)
  expect(found.filter((object) => !allowed.has(object))).toEqual([])
  const needed = groups.filter((group) => !group.endsWith('?'))
  expect(needed.filter((group) => !group.split('/').some((object) => found.includes(object)))).toEqual([])
})

test('says what the text said, how surely, and in the order of the text', () => {
  const found = findObjects('Los gatitos, la bici y el oso polar')
  expect(found.map(({ object, words }) => [object, words])).toEqual([
    ['cat', 'gatitos'],
    ['bicycle', 'bici'],
    ['polar-bear', 'oso polar'],
  ])
  expect(found.every(({ confidence }) => confidence > 0.6 && confidence <= 1)).toBe(true)
})

test('gives no more than it is asked for, and each thing once', () => {
  expect(findObjects('perros, gatos, perritos, loros y lobos', 2).map(({ object }) => object)).toEqual(['dog', 'cat'])
})

test.each(['', '…', 'asdf qwerty', 'me llama todos los días', 'es un sol', 'Luna, mi hija'])(
  'nothing in «%s»',
  (text) => {
    expect(findObjects(text)).toEqual([])
  },
)
