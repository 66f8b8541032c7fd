import type { Arc } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'

/** No opponent: an inspector must find out what holds up the roof, and it is not the beams. */
export const roofInspector: Arc = {
  id: 'roof-inspector',
  suits: ({ r }) => {
    if (r.age === 'small' || r.age === 'older') return 0
    return ['parent', 'grandparent', 'partner', 'uncle', 'sibling'].includes(r.role) ? 3 : 0
  },
  title: ({ r, pick }) =>
    pick(
      `Lo que sostiene la casa de ${r.name}`,
      r.name.includes(' y ') ? `El inspector que miró el techo de ${r.name}` : `${r.name} y el inspector de techos`,
      `Informe sobre la casa de ${r.name}`,
    ),
  cover: ({ s }) => ({
    place: 'el jardín de una casa con el techo que flota sobre las paredes',
    time: 'por la mañana',
    action: `mira el techo que flota, junto a ${s.name} y un inspector bajito con una cinta métrica`,
    objects: ['un casco amarillo', 'una cinta métrica', 'una casa'],
  }),
  chapters: [
    ({ byAge, r, s, fav, trait, pick, opt }) => ({
      title: pick('Un señor con casco', 'Inspección rutinaria', 'Algo no encaja'),
      text: [
        pick(
          `El inspector llegó a las nueve, con su casco amarillo, su cinta métrica y su cara de lunes.`,
          `A la casa de ${r.name} venía todo el mundo: el cartero, las palomas, las visitas. Lo que nunca había venido era un inspector de techos.`,
        ),
        pick(
          `—Vengo por el techo —dijo—. Según mis cálculos, esta casa no se sostiene.`,
          `—Traigo una mala noticia —dijo—. He hecho las cuentas tres veces, y esta casa debería haberse caído.`,
        ),
        `—Pues se sostiene —${r.v('contestó')} ${r.name}, que ${r.v('estaba')} pensando ${fav.prep('en')}.`,
        pick(`—Por eso vengo.`, `—Eso es lo preocupante.`),
        pick(
          `Midió las paredes. Golpeó las vigas. Contó los clavos. Luego se sentó en un escalón, muy pálido.`,
          `Sacó la cinta, el nivel y la lupa. Midió, golpeó, contó. Después se quitó el casco y se sentó en un escalón, muy pálido.`,
        ),
        pick(
          `—Aquí pasa algo —murmuró—. Las vigas no llegan. Entre la pared y el techo hay un palmo de aire. Este techo está flotando.`,
          `—Treinta años de oficio —murmuró—, y nunca había visto esto. El techo no toca las paredes. Queda un palmo de aire. Este techo flota.`,
        ),
        trait
          ? `En la casilla de «Otros datos» apuntó, por si tenía que ver: «${trait.card}».`
          : `En la casilla de «Otros datos» no supo qué poner, y puso un signo de interrogación.`,
        opt(
          `${upperFirst(s.name)}, que ${s.v('pasaba')} por allí con el pan, no ${s.v('pareció')} sorprenderse: ${s.v('dejó')} la bolsa, ${s.v('miró')} el palmo de aire y ${s.v('sonrió')}.`,
        ),
        opt(
          byAge({
            adult: `Las palomas del tejado hicieron como que no escuchaban.`,
            elder: `—Cuarenta años flotando —${r.v('calculó')} ${r.name}—, y tan campante.`,
          }),
        ),
      ],
      scene: {
        place: 'el jardín de una casa con el techo que flota un palmo sobre las paredes',
        time: 'a las nueve de la mañana',
        action: 'mira cómo un inspector con casco amarillo mide el techo con una cinta',
        objects: ['un casco amarillo', 'una cinta métrica', 'una escalera', 'palomas'],
      },
    }),
    ({ r, fav, w, w2, plant, turn, pick, soft, opt }) => ({
      title: pick('El cuarto que no salía en los planos', 'Primera viga', 'Detrás de la cortina'),
      text: [
        pick(
          `Abrieron una puerta que no salía en los planos. Daba a ${w.land}.`,
          `Detrás del armario de las escobas había otra puerta. Y detrás de la puerta, ${w.land}.`,
        ),
        soft(
          pick(
            `—¿Y esto? —preguntó el inspector.`,
            `—Esto no está en el plano —protestó el inspector, dándole la vuelta al plano.`,
          ),
        ),
        `${r.name} ${r.v('encendió')} la luz. Allí ${r.v('guardaba')}, como quien guarda el pan, lo que más ${r.le} gusta: ${fav.all}.`,
        `Salió a recibirlos ${w.guide.un}.`,
        `—Ya ven: ${w.now} —explicó—. Es por la Viga Maestra. ${plant('la Viga Maestra')}.`,
        turn(
          { intro: 'Para bajar a ver los cimientos había un portón que solo se abría cuando quería.', o: 'el portón' },
          `El inspector quiso apuntarlo, pero no había casilla. Le dio la vuelta al formulario y siguió por detrás.`,
        ),
        opt(
          w2
            ? `En un estante había también ${w2.token.un}. «Decoración», escribió el inspector, y lo tachó. «Estructura», escribió.`
            : `En un estante había también un tarro de botones. «Decoración», escribió el inspector, y lo tachó. «Estructura», escribió.`,
        ),
        opt(`Olía a ${w.scent}. Se oía ${w.sound}, y el suelo vibraba un poco, como cuando un gato está a gusto.`),
      ],
      scene: {
        place: w.land,
        time: 'a media mañana',
        pose: 'point',
        action: `presenta a ${w.guide.un} a un inspector con casco amarillo`,
        objects: ['un casco amarillo', ...w.objects],
      },
    }),
    ({ r, s, memory, pick, opt }) => ({
      title: pick('Lo que había entre los ladrillos', 'Material de construcción', 'Una grieta con letra'),
      text: [
        pick(
          `En la pared del pasillo había una grieta. El inspector metió la linterna, luego el dedo, y sacó un papel.`,
          `A media escalera, la pared sonaba a hueco. El inspector metió dos dedos por una grieta y sacó un papel.`,
        ),
        pick(
          `—Esto es gravísimo —dijo—. La pared está rellena de papeles.`,
          `—Ni ladrillo, ni yeso —dijo, palpando—. Papel. Esta pared está hecha de papel escrito.`,
        ),
        `Aquel tenía la letra de ${s.name}:`,
        `«${memory.note}»`,
        memory.echo(),
        pick(
          `${r.name} ${r.v('apoyó')} la mano en la pared. Estaba tibia, como el lomo de un animal grande y bueno.`,
          `${r.name} lo ${r.v('leyó')} en voz alta, y el techo, allá arriba, subió un dedo más.`,
        ),
        pick(
          `—No lo ${r.spoken('vuelva', 'vuelvan')} a poner en su sitio todavía —pidió el inspector, con la voz rara—. Otra vez, por favor.`,
          `—Para el informe —pidió el inspector, aclarándose la voz—, ¿sería posible oírlo otra vez?`,
        ),
        opt(`El inspector se quitó el casco. Debajo tenía el pelo aplastado y cara de haber sido niño.`),
        opt(`En su cuaderno, donde decía «Material», escribió: «Del bueno. Ya no se fabrica».`),
        opt(`Por la grieta salía un poco de luz de aquel día.`),
      ],
      scene: {
        place: 'la sala de una casa, ante una grieta de la que sale luz',
        time: 'al mediodía',
        action: 'lee un papel que un inspector con casco saca de una grieta de la pared',
        objects: ['una grieta con luz', 'una linterna', 'un papel', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, pick, soft, opt }) => ({
      title: pick('La Viga Maestra', 'El centro de la casa', 'Prueba de carga'),
      text: [
        pick(
          `La Viga Maestra estaba en el desván. Era vieja, ancha y terca. Y se estaba inclinando.`,
          `Subieron al desván. Allí, de lado a lado, estaba la Viga Maestra. Era vieja y terca, y se estaba inclinando.`,
        ),
        soft(
          pick(
            `—Se acabó —dijo el inspector—. Hay que desalojar.`,
            `—Es cuestión de minutos —dijo el inspector, y se ajustó el casco.`,
          ),
        ),
        soft(`—Un momento —${r.v('dijo')} ${r.name}.`),
        pick(
          `En la madera, a la altura de los ojos, alguien había grabado una frase hacía tiempo. Era de ${s.name}, y hablaba de lo mejor de ${r.name}: ${quality.what}. El inspector la leyó y se calló.`,
          `El inspector acercó la linterna. En la madera había unas letras, de ${s.name}, que decían qué es lo mejor de ${r.name}: ${quality.what}. Las leyó dos veces, y bajó la linterna.`,
        ),
        ...deed('la Viga Maestra'),
        pick(
          `Crac, hizo la madera. Pero no era el ruido de romperse: era el de estirarse después de una siesta.`,
          `La viga se enderezó. El polvo de cien años cayó de golpe, y debajo era de color miel.`,
        ),
        opt(`—Ya está —dijo el inspector, y rompió el formulario—. Ya sé qué sostiene esta casa. No son las vigas.`),
      ],
      scene: {
        place: 'el desván de una casa, como un taller',
        time: 'por la tarde',
        pose: 'look',
        action: 'apoya las manos en una gran viga inclinada, ante un inspector con casco',
        objects: ['una viga enorme', 'un casco amarillo', 'polvo dorado'],
      },
    }),
    ({ r, s, fav, w, trait, confession, pick, soft, opt }) => ({
      title: pick('Certificado', 'Un palmo de aire', 'Apta para quedarse'),
      text: [
        pick(
          `El inspector firmó el certificado en el alféizar: «Casa en perfecto estado. Flota. No tocar».`,
          `El inspector guardó el informe y escribió un certificado, mucho más corto: «Casa en perfecto estado. Flota. No tocar».`,
        ),
        soft(`Abajo se oyó un alboroto: ${lower(w.back)}.`),
        pick(
          `${upperFirst(s.name)} ya ${s.v('había')} puesto la mesa. Con un plato de más.`,
          `En la cocina, ${s.name} ${s.v('cortaba')} pan para todos. ${upperFirst(s.v('había'))} contado bien: también para el inspector.`,
        ),
        soft(`Al inspector le preguntaron si se quedaba a comer. No hubo que preguntárselo dos veces.`),
        confession(`${s.v('dijo')} luego ${s.name}, cuando ya nadie tenía prisa`),
        trait
          ? `En el último renglón del certificado se leía: «${upperFirst(r.name)} ${trait.still}. Es parte de la estructura».`
          : null,
        `Hablaron ${fav.about} hasta que se hizo de noche. ${upperFirst(w.token.un)} hacía de salero.`,
        pick(
          `El inspector viene ahora todos los jueves. Dice que por el techo.`,
          `Si alguna tarde se pasa por delante de esa casa y se mira bien, se ve: entre la pared y el techo hay un palmo de aire. Y ahí no entra el frío.`,
        ),
        opt(`El techo sigue flotando. Cuando hay visitas, sube un poco más.`),
      ],
      scene: {
        place: 'la cocina de una casa, con la mesa puesta bajo un techo que flota',
        time: 'al atardecer',
        action: `come con ${s.name} y un inspector con casco amarillo`,
        objects: ['una mesa puesta', 'un casco amarillo', w.token.un],
      },
    }),
  ],
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
