import { upperFirst } from '../language/text.ts'
import type { Arc } from '../kit.ts'

/** An older child, a young sister or brother, a cousin: a quest with a torn map. */
export const tornMap: Arc = {
  id: 'torn-map',
  suits: ({ r }) =>
    r.role === 'pet'
      ? 0
      : r.age === 'older'
        ? 4
        : r.age === 'small' && ['child', 'nephew', 'grandchild', 'godchild', 'sibling'].includes(r.role)
          ? 1
          : ['sibling', 'cousin'].includes(r.role)
            ? 3
            : 0,
  title: ({ r, w, pick }) =>
    pick(
      `${r.name} y el mapa incompleto`,
      `El pedazo de mapa que ${r.v('encontró')} ${r.name}`,
      `${r.name} camino de ${w.land}`,
    ),
  chapters: [
    ({ r, s, fav, w, trait, pick, opt }) => ({
      title: pick('Un sobre sin estampilla', 'El sobre azul'),
      text: [
        pick(
          `El sobre apareció un martes, que es un día en el que nunca aparece nada.`,
          `Nadie vio quién dejó el sobre. Cuando ${r.name} ${r.v('bajó')} a desayunar, ya estaba ahí, apoyado en el azúcar.`,
        ),
        `Dentro había medio mapa, roto por la mitad, y una nota: «Se busca a quien sepa de verdad ${fav.prep('de')}. Es urgente».`,
        `${r.name} ${r.v('leyó')} la nota dos veces. De eso sí que ${r.v('sabía')}.`,
        trait
          ? `Al dorso venían las señas, para que no hubiera error: «${trait.card}».`
          : `Al dorso había una flecha y tres palabras: «No tardes mucho».`,
        `—¿${r.n('Vas', 'Van')} a ir? —${s.v('preguntó')} ${s.full}.`,
        `—Solo un ratito.`,
        `—Los ratitos son lo más largo que hay —${s.v('dijo')} ${s.name}, y ${r.le} ${s.v('metió')} algo en la mochila—. No ${r.n('lo abras', 'lo abran')} hasta que haga falta.`,
        opt(`El mapa olía a ${w.scent}. Al desdoblarlo sobre la mesa, una de sus líneas se movió.`),
        opt(`Señalaba la puerta.`),
      ],
      scene: {
        place: 'la cocina de casa',
        time: 'por la mañana, a la hora del desayuno',
        action: 'desdobla medio mapa sobre la mesa',
        objects: ['medio mapa roto', 'un sobre azul', 'una mochila'],
      },
    }),
    ({ r, w, w2, pick, opt }) => ({
      title: pick('Donde termina el papel', 'La primera línea'),
      text: [
        `La línea del mapa cruzaba el parque, daba la vuelta a la panadería y, justo donde el papel estaba roto, seguía. Así, sin papel. Convertida en ${w.trail}.`,
        `Al final esperaba ${w.guide.un}.`,
        `—${r.n('Llegas', 'Llegan')} tarde —dijo—. O temprano. Sin la otra mitad del mapa no hay manera de saberlo.`,
        `—¿Dónde estamos?`,
        `—En la orilla. De aquí para allá es ${w.land}. O era.`,
        `Y señaló. ${w.lost}.`,
        `—Alguien se llevó la otra mitad —explicó ${w.guide.el}—. La guarda el Centinela, que no deja pasar a nadie. Ni a los fuertes, ni a los rápidos, ni a los que traen pastel.`,
        `—¿Y a los demás? —${r.v('preguntó')} ${r.name}.`,
        `—Los demás nunca han ido.`,
        opt(
          w2
            ? `En el suelo brillaba ${w2.token.un}. ${r.name} ${w2.token.g === 'f' ? 'la' : 'lo'} ${r.v('guardó')} en la mochila: un mapa roto se lee mejor con ayuda.`
            : `${r.name} ${r.v('apretó')} las correas de la mochila. Alguien tenía que ser el primer «demás» de la historia.`,
        ),
        opt(`Se oyó, a lo lejos, ${w.sound}. Era una manera de decir: por aquí.`),
      ],
      scene: {
        place: `la orilla de ${w.land}`,
        time: 'a media mañana',
        action: `escucha a ${w.guide.un}`,
        objects: w.objects,
      },
    }),
    ({ r, s, memory, w, trait, pick, opt }) => ({
      title: pick('Lo que había en la mochila', 'El puente que pregunta'),
      text: [
        `El camino acababa en un puente, y el puente hacía una sola pregunta.`,
        `—¿De dónde ${r.n('vienes', 'vienen')}? —dijo, con voz de tabla vieja—. Y no ${r.n('me digas', 'me digan')} el nombre de una calle.`,
        `${r.name} ${r.v('pensó')} en contestar cualquier cosa. Luego ${r.v('se acordó')} de la mochila. Lo de ${s.name} era un cuaderno pequeño, con una sola página escrita:`,
        `«${memory.note}»`,
        memory.echo(),
        opt(
          pick(
            `${r.name} ${r.v('leyó')} la página en voz alta, sin saltarse nada. Al terminar, la voz ${r.le} salió un poco ronca.`,
            `${r.name} ${r.v('leyó')} despacio. Unas páginas se leen con los ojos; otras, con todo lo demás.`,
          ),
        ),
        `—De ahí ${r.n('vengo', 'venimos')} —${r.v('dijo')}.`,
        `El puente guardó silencio. Después tendió sus tablas, una por una, hasta la otra orilla.`,
        opt(`—Es la mejor respuesta en trescientos años —crujió—. Casi siempre me contestan «de lejos».`),
        opt(
          trait
            ? `—Ya me lo habían avisado —añadió—: «${trait.card}». Y lo dijo con cariño, que en un puente se nota mucho.`
            : `${upperFirst(w.guide.el)} cruzó detrás, contando las tablas por si acaso.`,
        ),
      ],
      scene: {
        place: 'un puente antiguo sobre la niebla',
        time: 'al mediodía',
        action: 'lee en voz alta un cuaderno pequeño',
        objects: ['un cuaderno abierto', 'tablas viejas', ...memory.objects],
      },
    }),
    ({ r, s, quality, w, deed, pick, opt }) => ({
      title: pick('El Centinela', 'Nadie pasa'),
      text: [
        `El Centinela era alto como un campanario y llevaba una armadura de candados.`,
        `—Nadie pasa —dijo. Era lo único que decía desde hacía un siglo.`,
        opt(`${r.name} ${r.v('miró')} la armadura: ni una cerradura, ni una rendija.`),
        `«¿Y ahora qué?», ${r.v('pensó')}. La respuesta llegó con una voz muy conocida. Si algo ${s.v('admira')} ${s.name} de ${r.name} es esto: ${quality.what}.`,
        ...deed('el Centinela'),
        pick(
          `Clic, hizo un candado. Clic, clic, hicieron los demás. Y debajo de tanta armadura no había un monstruo: había alguien que llevaba cien años sin visitas.`,
          `Los candados fueron cayendo como fruta madura. El último lo abrió él mismo, por dentro.`,
        ),
        `—${r.n('Toma', 'Tomen')} —dijo, y ${r.le} tendió la otra mitad del mapa—. Ya se me había olvidado para qué la guardaba.`,
      ],
      scene: {
        place: `una torre en el centro de ${w.land}`,
        time: 'al caer la tarde',
        action: 'está frente a un centinela enorme cubierto de candados',
        objects: ['candados abiertos', 'medio mapa', w.objects[0]],
      },
    }),
    ({ r, s, fav, w, trait, quality, pick, opt }) => ({
      title: pick('El mapa entero', 'La otra mitad'),
      text: [
        `Las dos mitades se juntaron solas, sin pegamento. ${w.back}.`,
        `—¿Y la equis? —${r.v('preguntó')} ${r.name}—. Todo mapa tiene una equis.`,
        `${upperFirst(w.guide.el)} puso sobre el papel ${w.token.un}. La línea volvió a cruzar el puente, el parque, la panadería. Y allí, en la puerta de casa, estaba la equis. Y sobre la equis, ${s.name}.`,
        `—¿Y bien? —${s.v('dijo')}—. ¿Cómo estuvo el ratito?`,
        `—Larguísimo.`,
        quality.toYou
          ? `—Lo ${s.n('sabía', 'sabíamos')}. Por eso va un secreto. Lo que más ${s.n('admiro', 'admiramos')} de ${r.n('ti', 'ustedes')} no está en ningún mapa: ${quality.toYou}.`
          : `Se dieron un abrazo de esos que ocupan toda la banqueta.`,
        `Cenaron hablando ${fav.about} hasta que se enfrió la sopa.`,
        trait ? `¿Y ahora? Ahora ${r.name} ${trait.still}.` : null,
        `El mapa cuelga en su cuarto. Algunas noches, la línea se mueve.`,
        opt(`Siempre, siempre, termina en casa.`),
      ],
      scene: {
        place: 'la puerta de casa',
        time: 'al anochecer',
        action: `llega con el mapa completo a los brazos de ${s.name}`,
        objects: ['un mapa entero', w.token.un, 'una ventana encendida'],
      },
    }),
  ],
}
