import { type PropRow, standIn, thing } from './prop.ts'

export const PASTIMES: readonly PropRow[] = [
  [
    /(?:f[uú]tbol |futbol )?americano(?= |$)|\bnfl\b/,
    thing(
      [
        'un balón ovalado de costuras blancas',
        'el balón',
        'zum',
        'cuero y a pasto',
        'lanzarse unos pases con el balón',
      ],
      ['rebotaba cada vez hacia un lado distinto', 'daba vueltas sobre la punta', 'rodaba cojeando, como un huevo'],
      ['voló derecho, girando como un trompo', 'dio un brinco más alto que nunca'],
    ),
  ],
  [
    /platic|convers|charl|chism|echar (?:el )?chal|cotorre/,
    standIn(
      ['un banquito de platicar', 'el banquito', 'toc, toc', 'madera', 'platicar hasta que se haga de noche'],
      ['caminaba con sus tres patas, toc, toc, toc', 'crujía como si contestara', 'se inclinaba para oír mejor'],
      ['zapateó con sus tres patas', 'dio un brinco más alto que él'],
    ),
  ],
  [
    /abrazos?(?= |$)|abrazar(?:se)?(?= |$)|besos?(?= |$)|apapach/,
    thing(
      ['un abrazo de los que no llevan prisa', 'el abrazo', 'mmm', 'suéter tibio', 'darse un abrazo largo'],
      ['apretaba un poquito, y luego otro poquito', 'calentaba como una manta', 'se mecía de un lado a otro'],
      ['apretó con todas sus fuerzas', 'se hizo enorme y calentito'],
    ),
  ],
  [
    /(?:micro)?(?:f[uú]tbol|futbol)(?! americano)|soccer|\bgoles\b|penalt/,
    thing(
      ['una pelota muy pateada', 'la pelota', 'pum', 'pasto recién cortado', 'patear un rato la pelota'],
      ['rodaba, se detenía y volvía a rodar', 'botaba en el mismo sitio, pum, pum', 'giraba como un trompo'],
      ['dio un brinco altísimo', 'salió disparada como el mejor de los goles'],
    ),
  ],
  [
    /beis|basebol|baseball|jonron|softbol/,
    thing(
      ['una pelota de béisbol con las costuras rojas', 'la pelota', 'toc', 'guante viejo', 'ver un partido de béisbol'],
      ['daba vueltas en el aire antes de caer', 'rodaba mostrando las costuras', 'botaba bajito, toc, toc'],
      ['voló como un jonrón', 'zumbó como el mejor de los lanzamientos'],
    ),
  ],
  [
    /basket|volei(?!bol)|pelotas?(?= |$)/,
    thing(
      ['una pelota con mucho aire', 'la pelota', 'boing', 'goma', 'jugar a la pelota'],
      ['botaba cada vez más alto', 'rodaba hacia un lado y volvía', 'se detenía, temblaba y daba un brinco'],
      ['dio un brinco altísimo', 'giró en el aire como un planeta'],
    ),
  ],
  [
    /ciclis/,
    thing(
      ['una bicicleta con timbre', 'la bicicleta', 'rin', 'aceite y a goma', 'andar en bicicleta'],
      ['tocaba el timbre a cada vuelta', 'hacía tic, tic, tic con las ruedas', 'daba vueltas en redondo sin caerse'],
      ['tocó el timbre con todas sus fuerzas', 'salió a toda velocidad, con las ruedas zumbando'],
    ),
  ],
  [
    /natacion/,
    thing(
      ['un gorro de natación todavía mojado', 'el gorro de natación', 'chap', 'cloro', 'ir a nadar'],
      ['goteaba, plic, plic, plic', 'se inflaba como un globo', 'se estiraba y se encogía'],
      ['se infló hasta parecer un globo enorme', 'salió disparado, salpicando hacia los dos lados'],
    ),
  ],
  [
    /bail|zumba|salsa(?= |$)|cumbia/,
    thing(
      ['un disco de los que no dejan sentarse', 'el disco', 'tum', 'fiesta', 'bailar'],
      ['giraba marcando el compás, tum, tum', 'repetía la mejor parte', 'daba una vuelta de más, de puro gusto'],
      ['sonó más fuerte que nunca', 'giró tan rápido que brillaba como un sol'],
    ),
  ],
  [
    /(?:el )?(?:rap|freestyle)(?= |$)/,
    thing(
      ['un micrófono de rapear', 'el micrófono', 'pum, chas', 'metal', 'rapear un rato'],
      ['soltaba una rima, y luego otra', 'marcaba el ritmo, pum, chas', 'probaba la voz, uno, dos, tres'],
      ['soltó diez rimas seguidas sin respirar', 'marcó el ritmo más fuerte que nunca, pum, chas'],
    ),
  ],
  [
    /conciertos?(?= |$)/,
    thing(
      ['un tambor de concierto', 'el tambor', 'tum, tum', 'madera', 'ir a un concierto'],
      ['marcaba el ritmo, tum, tum', 'daba un redoble cortito', 'brincaba a cada golpe'],
      ['dio un redoble como un trueno', 'tocó con todas sus fuerzas, como en la última canción'],
    ),
  ],
  [
    /tej(?:er|ido)|croche|ganchillo/,
    thing(
      ['una madeja de lana a medio tejer', 'la madeja', 'tic, tic', 'lana', 'tejer'],
      ['rodaba dejando un hilo', 'chocaba las agujas, tic, tic', 'se enredaba y se volvía a desenredar'],
      ['rodó a toda velocidad, con el hilo volando detrás', 'se desenrolló como una serpentina larguísima'],
    ),
  ],
  [
    /(?:pintar (?:con|en|las|sus) )?acuarel/,
    thing(
      [
        'una caja de acuarelas con un pincel muy fino',
        'la caja de acuarelas',
        'plic',
        'papel mojado',
        'pintar con acuarelas',
      ],
      [
        'dejaba caer una gota de cada color',
        'mezclaba dos colores hasta dar con otro',
        'pintaba manchas que parecían otra cosa',
      ],
      ['soltó todos los colores a la vez', 'pintó en el aire un arcoíris entero'],
    ),
  ],
  [
    /dibuj(?!(?:it)?os? animad)/,
    thing(
      ['un cuaderno lleno de dibujos', 'el cuaderno', 'fras', 'lápiz y a papel', 'dibujar'],
      [
        'enseñaba un dibujo, y luego otro',
        'pasaba sus hojas hasta dar con una en blanco',
        'asomaba una esquina dibujada',
      ],
      [
        'pasó todas sus hojas de golpe, y los dibujos parecían moverse',
        'se abrió de par en par, con todos sus dibujos a la vista',
      ],
    ),
  ],
  [
    /pintar(?!se)|colorear/,
    thing(
      ['una caja de colores con un lápiz mordido', 'la caja de colores', 'ras, ras', 'madera y a cera', 'pintar'],
      ['sonaba como lluvia a cada paso', 'sacaba un color y luego otro', 'dibujaba una raya de cada color'],
      ['sacó todos los colores a la vez', 'dibujó en el aire un arcoíris entero'],
    ),
  ],
  [
    /leer|libros?(?= |$)|lectura|poesia|novelas? (?:hist|poli|rom|negra|grafica|de (?:amor|terror|mister|aventur|detective))/,
    thing(
      ['un libro con la esquina doblada', 'el libro', 'fras', 'papel', 'leer un capítulo en voz alta'],
      ['pasaba sus páginas, una por una', 'se abría por la misma página', 'se abanicaba con sus hojas'],
      ['agitó todas sus hojas como si fueran alas', 'se leyó en voz alta, de la primera letra a la última'],
    ),
  ],
  [
    /ajedrez/,
    thing(
      [
        'un tablero de ajedrez con un caballo pegado con cinta',
        'el tablero',
        'tac',
        'madera barnizada',
        'jugar una partida de ajedrez',
      ],
      ['movía una torre y luego otra', 'hacía saltar a su caballo', 'ponía en fila a sus peones'],
      ['hizo saltar a su caballo más alto que nunca', 'puso de pie a todas sus piezas, tac, tac, tac'],
    ),
  ],
  [
    /videojueg|minecraft|roblox|nintendo|consola|play ?station|xbox|fortnite|mario bros/,
    thing(
      ['un control de videojuego con un botón gastado', 'el control', 'bip', 'plástico tibio', 'jugar una partida más'],
      ['vibraba como un abejorro', 'encendía una lucecita verde', 'tocaba una musiquita, bip, bip'],
      ['vibró con todas sus fuerzas', 'encendió todas sus luces y tocó la música de ganar'],
    ),
  ],
  [
    /guitarra/,
    thing(
      ['una guitarra con una cuerda nueva', 'la guitarra', 'plan', 'madera y a barniz', 'tocar la guitarra'],
      ['se afinaba sola, cuerda por cuerda', 'repetía bajito tres notas', 'hacía sonar una púa que traía dentro'],
      ['sonó con las seis cuerdas a la vez', 'tocó su acorde más grande'],
    ),
  ],
  [
    /cantar|karaoke/,
    thing(
      ['un micrófono con el cable enredado', 'el micrófono', 'la, la', 'metal', 'cantar a todo pulmón'],
      ['tarareaba bajito', 'probaba la voz, uno, dos, tres', 'se enredaba en su cable y se desenredaba'],
      ['cantó más fuerte que un coro entero', 'dio la nota más larga y más alta'],
    ),
  ],
  [
    /cine(?= |$)|pelicul|pelis?(?= |$)/,
    thing(
      ['un proyector de cine', 'el proyector', 'rrrum', 'palomitas', 'ver una película'],
      ['ronroneaba como un gato', 'lanzaba un rayo de luz con polvo bailando', 'guiñaba su ojo de luz'],
      ['encendió su rayo de luz a toda potencia', 'llenó el aire de colores y de música'],
    ),
  ],
  [
    /viaj/,
    thing(
      ['una maleta de ruedas', 'la maleta', 'clac', 'mar', 'salir de viaje'],
      ['rodaba detrás de cada paso', 'abría y cerraba sus broches, clac, clac', 'daba saltitos de impaciencia'],
      ['rodó a toda velocidad, con las ruedas echando chispas', 'se abrió de golpe, con un clac tremendo'],
    ),
  ],
  [
    /dormir|siestas?(?= |$)/,
    thing(
      ['una almohada muy blandita', 'la almohada', 'zzz', 'sábana limpia', 'dormir la siesta'],
      ['se esponjaba y se volvía a hundir', 'roncaba bajito', 'daba media vuelta, como quien no quiere levantarse'],
      ['roncó más fuerte que un oso', 'se esponjó hasta parecer una nube'],
    ),
  ],
  [
    /pesca|pescar/,
    thing(
      ['una caña de pescar con un corcho rojo', 'la caña', 'plop', 'agua de lago', 'ir a pescar'],
      ['se doblaba como si algo picara', 'soltaba el hilo y lo volvía a recoger', 'hacía bailar su corcho rojo'],
      ['lanzó el hilo más lejos que nunca', 'tiró con todas sus fuerzas, doblada como un arco'],
    ),
  ],
  [
    /domino/,
    thing(
      ['una ficha de dominó, la del doble seis', 'la ficha', 'clac', 'madera', 'jugar una partida de dominó'],
      ['se acostaba y se volvía a levantar', 'daba golpecitos, clac, clac', 'giraba sobre una esquina'],
      ['cayó con un clac de partida ganada', 'giró tan rápido que parecía un trompo'],
    ),
  ],
  [
    /cartas(?= |$)|baraja|naipes/,
    thing(
      ['una baraja con las esquinas redondas', 'la baraja', 'frrr', 'cartón', 'jugar a las cartas'],
      ['se barajaba sola', 'se abría como un abanico', 'sacaba una carta y la volvía a guardar'],
      ['se abrió como un abanico enorme', 'lanzó todas sus cartas al aire y las atrapó'],
    ),
  ],
  [
    /rompecabez/,
    thing(
      ['un rompecabezas de muchas piezas', 'el rompecabezas', 'tac', 'cartón', 'armar un rompecabezas'],
      [
        'sonaba como una maraca',
        'juntaba dos piezas, tac, y luego otras dos',
        'escondía una pieza y la volvía a sacar',
      ],
      ['se armó solo, tac, tac, tac, de esquina a esquina', 'encajó su última pieza con un tac clarísimo'],
    ),
  ],
]
