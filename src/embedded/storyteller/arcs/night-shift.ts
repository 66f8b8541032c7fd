import { firstSentence } from '../kit/confession.ts'
import type { Arc } from '../kit/kit.ts'
import { isSmallest } from '../language/person.ts'

/** Told by the sender, in the first person: one night they followed the recipient, who mends the world in secret. */
export const nightShift: Arc = {
  id: 'night-shift',
  suits: ({ r, s }) => {
    if (isSmallest(r) || s.name.startsWith('alguien')) return 0
    if (['child', 'grandchild', 'sibling', 'parent', 'grandparent', 'partner'].includes(r.role)) return 2
    return ['nephew', 'godchild', 'cousin', 'uncle'].includes(r.role) ? 1 : 0
  },
  title: ({ r, s, pick }) =>
    pick(
      `El oficio secreto de ${r.name}`,
      `Lo que ${r.name} ${r.v('hace')} de noche`,
      s.spoken(`Nunca se lo conté a ${r.name}`, `Nunca se lo contamos a ${r.name}`),
    ),
  cover: ({ s, w }) => ({
    place: 'una calle silenciosa bajo las farolas',
    time: 'de noche, con luna',
    action: `camina con un maletín de herramientas mientras ${s.name} ${s.v('mira')} desde detrás de un árbol`,
    objects: ['un maletín', 'una luna llena', ...w.objects],
  }),
  chapters: [
    ({ r, s, fav, w, byAge, pick, opt }) => ({
      title: pick('Los zapatos mojados', 'Una sospecha', 'Lo que vi'),
      text: [
        pick(
          `Esto no se lo ${s.spoken('he', 'hemos')} contado nunca a nadie. Y menos que a nadie, a ${r.name}.`,
          `${s.spoken('Voy', 'Vamos')} a contar una cosa que ${s.spoken('prometí', 'prometimos')} callar. La culpa es de unos zapatos.`,
          `Todo el mundo cree que conoce a ${r.name}. ${s.spoken('Yo también lo creía', 'También lo creíamos')}, hasta aquella noche.`,
        ),
        byAge({
          small: `De día, nada llamaba la atención: leche con cereal, rodillas con raspones, y mucho hablar ${fav.prep('de')}.`,
          older: `De día, nada llamaba la atención: la mochila, la tarea a última hora, y mucho hablar ${fav.prep('de')}.`,
          adult: `De día, nada llamaba la atención: sus cosas, sus horarios, y esa manera de animarse al hablar ${fav.prep('de')}.`,
          elder: `De día, nada llamaba la atención: su silla, su taza, y esa manera de animarse al hablar ${fav.prep('de')}.`,
        }),
        pick(
          `Pero algunas mañanas sus zapatos amanecían empapados. Olían a ${w.scent}. Y en la suela había ${w.trail}.`,
          `Lo raro eran los zapatos. Algunas mañanas amanecían empapados, con olor a ${w.scent}, y en la suela traían ${w.trail}.`,
        ),
        pick(
          `Así que una noche ${s.spoken('hice', 'hicimos')} como que ${s.spoken('dormía', 'dormíamos')}.`,
          `Una noche ${s.spoken('apagué', 'apagamos')} la luz y ${s.spoken('esperé', 'esperamos')} con un ojo abierto.`,
        ),
        pick(
          `A las doce en punto ${r.name} ${r.v('abrió')} la puerta con muchísimo cuidado y ${r.v('salió')} a la calle con un maletín.`,
          `Dieron las doce. ${r.name} ${r.v('salió')} de puntillas, con un maletín que ${s.spoken('yo no había visto', 'no habíamos visto')} nunca.`,
        ),
        pick(
          `${s.spoken('Conté', 'Contamos')} hasta diez. Y ${s.spoken('salí', 'salimos')} detrás.`,
          `No ${s.spoken('lo pensé', 'lo pensamos')} mucho: abrigo, linterna, y a la calle.`,
        ),
        opt(`(${s.spoken('Soy', 'Somos')} ${s.name}, por cierto. Se ${s.spoken('me', 'nos')} había olvidado decirlo).`),
        opt(
          `A las doce y cuarto ya ${s.spoken('me arrepentía', 'nos arrepentíamos')}: hacía un frío tremendo y nadie va de incógnito con pantuflas.`,
        ),
      ],
      scene: {
        place: 'el dormitorio, con la puerta abierta',
        time: 'a medianoche',
        pose: 'walk',
        action: `abre la puerta con un maletín en la mano mientras ${s.name} ${s.v('espía')} desde la cama`,
        objects: ['un maletín', 'zapatos mojados', 'una luna en la ventana'],
      },
    }),
    ({ byAge, r, s, w, w2, plant, turn, you, pick, soft, opt }) => ({
      title: pick('El taller de las cosas pequeñas', 'Adónde iba', 'Turno de noche'),
      text: [
        `${r.n('Cruzó', 'Cruzaron')} el parque. ${r.n('Dobló', 'Doblaron')} en una esquina que no existía. Y ${r.v('entró')} en un lugar del que ${s.spoken('yo solo había oído', 'solo habíamos oído')} hablar: ${w.land}.`,
        byAge({
          small: soft(pick('Chof, chof, chof, hacían los zapatos.', 'Toc, toc. Y una puerta se abrió.')),
          older: null,
          adult: null,
        }),
        `—${you('Llegas', 'Llega', 'Llegan', 'Llegás', 'Llegáis')} a tiempo —dijo ${w.guide.un}—. Aquí ${w.now}.`,
        soft(
          pick(
            `Así que ese era su oficio: arreglar cosas de noche, y sin cobrar.`,
            `Así que era eso: de noche, ${r.name} ${r.v('arregla')} lo que nadie sabe que está roto.`,
          ),
        ),
        pick(
          `—Es el Silencio Grande —siguió ${w.guide.el}—. Ha vuelto. ${plant('el Silencio')}.`,
          `—Y esta vez es de los grandes —siguió ${w.guide.el}—: el Silencio Grande. ${plant('el Silencio')}.`,
        ),
        turn(
          { intro: 'En una puerta de hierro, un portero de noche pidió el santo y seña.', o: 'el portero' },
          `El portero de noche pidió un santo y seña. ${r.name} ${r.v('sonrió')}, que por lo visto era el santo y seña, y ${r.v('pasó')}.`,
        ),
        opt(
          w2
            ? `En una mesa, entre otras reparaciones, esperaba ${w2.token.un}. Llevaba una etiqueta: «Listo». También era obra suya.`
            : `${s.spoken('Yo miraba', 'Mirábamos')} desde detrás de un barril, con la boca abierta. En el barril había otro curioso. Nos hicimos sitio.`,
        ),
        opt(`Se oía, muy flojito, ${w.sound}, como quien pide ayuda sin querer molestar.`),
      ],
      scene: {
        place: w.land,
        time: 'en plena noche',
        action: `abre su maletín delante de ${w.guide.el}, mientras ${s.name} ${s.v('mira')} desde detrás de un barril`,
        objects: ['un maletín', 'un barril', ...w.objects],
      },
    }),
    ({ r, s, memory, pick, opt }) => ({
      title: pick('Lo que llevaba en el maletín', 'La herramienta', 'Un papel muy gastado'),
      text: [
        pick(
          `${s.spoken('Yo me esperaba', 'Nos esperábamos')} tornillos, pegamento, una varita. El maletín de ${r.name} estaba casi vacío.`,
          `El maletín se abrió con un clic. No había ni una llave inglesa. De hecho, no había casi nada.`,
        ),
        pick(
          `Tenía una linterna, un pan por si acaso y un papel doblado tantas veces que ya parecía tela. ${r.n('Lo sacaba', 'Lo sacaban')} antes de cada trabajo difícil, lo ${r.v('leía')} y lo ${r.v('volvía')} a guardar.`,
          `Dentro iban una linterna, medio pan y un papel tan doblado que por los pliegues ya se veía la luz. Antes de empezar, lo ${r.v('leía')} entero. Siempre.`,
        ),
        pick(
          `Cuando pasó cerca, ${s.spoken('pude', 'pudimos')} verlo. Y se ${s.spoken('me', 'nos')} paró el corazón, porque aquella letra era ${s.spoken('mía', 'nuestra')}. Decía:`,
          `Lo dejó un momento sobre un banco, y ${s.spoken('me acerqué', 'nos acercamos')} a gatas. La letra ${s.spoken('me', 'nos')} sonaba muchísimo. ${s.spoken('Era la mía', 'Era la nuestra')}. Decía:`,
        ),
        `«${memory.note}»`,
        memory.echo(),
        pick(
          `Tanto tiempo creyendo que lo ${s.spoken('recordaba yo', 'recordábamos')} a solas, y resulta que viajaba todas las noches en aquel maletín.`,
          `Así que con eso se arregla el mundo. Con eso, y con una linterna.`,
        ),
        opt(`${s.spoken('Tuve', 'Tuvimos')} que morder la bufanda para no decir nada.`),
        opt(
          `En la oscuridad, alguien ofreció un pañuelo de lunares. Nadie dijo nada, que es lo que se hace en estos casos.`,
        ),
        opt(`La noche, alrededor, se había quedado quieta, como cuando alguien lee por encima del hombro.`),
      ],
      scene: {
        place: 'un taller lleno de estantes',
        time: 'en plena noche, a la luz de una linterna',
        action: 'lee un papel muy gastado que saca de un maletín',
        objects: ['una linterna', 'un maletín abierto', ...memory.objects],
      },
    }),
    ({ byAge, r, s, quality, deed, w, pick, soft, opt }) => ({
      title: pick('El Silencio Grande', 'Cómo se hace', 'Manos a la obra'),
      text: [
        pick(
          `El Silencio Grande estaba sentado en el centro de todo, con un abrigo hasta el suelo. Donde él se sentaba, nadie se atrevía ni a toser.`,
          `En mitad de todo, ocupando tres bancos, estaba el Silencio Grande. A su alrededor, hasta los relojes andaban de puntillas.`,
        ),
        byAge({
          small: soft(pick('Ni un pío. Ni un ñam. Ni un achís.', 'Shh, hacía el Silencio. Shh, shh.')),
          older: null,
          adult: null,
        }),
        soft(`${upperGuide(w.guide.el)} ${s.spoken('me', 'nos')} apretó la mano sin saber de quién era.`),
        pick(
          `Y entonces ${s.spoken('vi', 'vimos')} trabajar a ${r.name}. ${s.spoken('Yo ya sabía', 'Ya sabíamos')} lo que ${s.spoken('admiraba', 'admirábamos')}: ${quality.what}. Pero una cosa es saberlo y otra verlo de noche, con alguien tan enorme delante.`,
          `Cualquiera habría dado media vuelta. ${r.name}, no. Y ${s.spoken('comprendí', 'comprendimos')} de golpe que lo que ${s.spoken('admiro', 'admiramos')} desde siempre era, además, su herramienta: ${quality.what}.`,
        ),
        ...deed('el Silencio'),
        pick(
          `El Silencio se desabrochó el abrigo. Debajo llevaba todas las canciones que había asustado.`,
          `Hubo una tos. Luego una risa. Luego, por fin, ${w.sound}.`,
        ),
        opt(
          pick(
            `Nadie aplaudió. Las cosas grandes, de noche, se hacen sin aplausos.`,
            `${s.spoken('Quise', 'Quisimos')} aplaudir. No se podía: era un trabajo secreto.`,
          ),
        ),
      ],
      scene: {
        place: `el centro de ${w.land}`,
        time: 'poco antes del amanecer',
        action: `mira con asombro a un gigante con un abrigo hasta el suelo`,
        objects: ['un abrigo enorme', 'una linterna', w.guide.un],
      },
    }),
    ({ r, s, fav, w, trait, quality, you, pick, soft, opt }) => ({
      title: pick(
        'El desayuno',
        s.spoken('Lo que no dije', 'Lo que no dijimos'),
        s.spoken('Por eso escribo', 'Por eso escribimos'),
      ),
      text: [
        `${w.back}. Y ${r.name} ${r.v('cerró')} el maletín, ${r.v('dio')} las buenas noches y ${r.v('volvió')} a casa sin hacer ruido.`,
        soft(
          pick(
            `${s.spoken('Llegué', 'Llegamos')} un minuto antes, por la ventana. ${s.spoken('Perdí', 'Perdimos')} un botón por el camino.`,
            `${s.spoken('Tuve', 'Tuvimos')} que correr por el callejón para llegar antes a la cama. En el callejón se quedó un botón.`,
          ),
        ),
        pick(
          `En el desayuno hablamos ${fav.about}, como si nada. ${r.name} ${r.v('bostezó')} tres veces. Sobre la mesa, a la vista de todos, estaba ${w.token.un}.`,
          `Por la mañana hubo leche, café, pan y mucho hablar ${fav.about}, como si nada. A ${r.name} se ${r.le} escaparon tres bostezos. Junto a la azucarera, tan tranquilo, esperaba su premio: ${w.token.un}.`,
        ),
        trait ? `De día, ${r.name} ${trait.still}. Nadie sospecharía.` : `De día, ya digo, nadie sospecharía.`,
        quality.toYou
          ? `Pero hay cosas que no caben en un desayuno. ${called(r.name)}, lo que más ${s.spoken('admiro', 'admiramos')} de ${you('ti', 'usted', 'ustedes', 'vos', 'vosotros')} es esto: ${quality.toYou}. Ya está dicho.`
          : `Pero hay cosas que no caben en un desayuno. Lo que más ${s.spoken('admiro', 'admiramos')} de ${r.name}, y que lo sepa quien lea esto: «${firstSentence(quality.own)}».`,
        pick(
          `Por eso ${s.spoken('he escrito', 'hemos escrito')} este cuento. Y por si alguna noche hace falta alguien que sostenga la linterna.`,
          `La próxima vez no hará falta seguir a nadie: ${s.spoken('voy', 'vamos')} también. ${s.spoken('Llevo', 'Llevamos')} la linterna.`,
        ),
        s.signature,
        opt(`P. D. El botón sigue por ahí. Es azul.`),
      ],
      scene: {
        place: 'la mesa de la cocina',
        time: 'a la hora del desayuno',
        action: `desayuna con ${s.name}, con una taza en la mano y cara de sueño`,
        objects: ['tazas de desayuno', w.token.un, 'un botón azul'],
      },
    }),
  ],
}

/** 'la abuela Tita' → 'Abuela Tita', spoken to. */
const called = (name: string) => upperGuide(name.replace(/^(?:el|la|los|las|sus?) /u, ''))

const upperGuide = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
