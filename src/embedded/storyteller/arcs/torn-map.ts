import type { Arc } from '../kit/kit.ts'
import { isSmallest } from '../language/person.ts'
import { upperFirst } from '../language/text.ts'

/** An older child, a young sibling, a cousin: half a map, a bridge that asks, a sentinel of padlocks. */
export const tornMap: Arc = {
  id: 'torn-map',
  suits: ({ r }) => {
    if (r.role === 'pet' || r.role === 'student' || r.baby) return 0
    if (r.age === 'older') return 4
    // no borders and papers for the smallest
    if (r.age === 'small') return isSmallest(r) ? 0 : 1
    return ['sibling', 'cousin'].includes(r.role) ? 2 : 0
  },
  title: ({ r, w, pick }) =>
    pick(
      `${r.name} y el mapa incompleto`,
      `El pedazo de mapa que ${r.v('encontró')} ${r.name}`,
      `${r.name}, camino de ${w.land}`,
    ),
  cover: ({ w, s }) => ({
    place: `la orilla de ${w.land}`,
    time: 'al atardecer',
    pose: 'read',
    action: `despliega medio mapa junto a ${s.name}`,
    objects: ['medio mapa roto', 'una mochila', ...w.objects],
  }),
  chapters: [
    ({ byAge, r, s, fav, w, trait, you, pick, opt }) => ({
      title: pick('Un sobre sin remite', 'El sobre azul', 'Un martes cualquiera'),
      text: [
        pick(
          `El sobre apareció un martes, que es un día en el que nunca aparece nada.`,
          `Nadie vio quién dejó el sobre. Cuando ${r.name} ${r.v('bajó')} a desayunar, ya estaba ahí, apoyado en el azúcar.`,
          `Entre la cuenta de la luz y un anuncio de colchones venía un sobre azul. Traía un solo nombre: ${r.name}.`,
        ),
        `Dentro había medio mapa, roto por la mitad, y una nota: «Se busca a quien sepa de verdad ${fav.of}. Es urgente».`,
        pick(
          `${r.name} ${r.v('leyó')} la nota dos veces. De eso sí que ${r.v('sabía')}.`,
          `Eso, como cualquiera podía ver, iba por ${r.name}.`,
        ),
        trait
          ? `Al dorso venían las señas, para que no hubiera error: «${trait.card}».`
          : `Al dorso había una flecha y tres palabras: «${you('No tardes', 'No tarde', 'No tarden', 'No tardes', 'No tardéis')} mucho».`,
        `—¿${you('Vas', 'Va', 'Van', 'Vas', 'Vais')} a ir? —${s.v('preguntó')} ${s.full}.`,
        byAge({
          small: `—Solo un ratito, hasta la merienda.`,
          older: `—Solo un ratito.`,
          adult: `—Solo un ratito. Total, hoy no había nada urgente.`,
        }),
        pick(
          `—Los ratitos son lo más largo que hay —${s.v('dijo')} ${s.name}, y ${s.v('metió')} algo en la mochila—. Es para cuando haga falta. Antes, no.`,
          `—Con los ratitos nunca se sabe —${s.v('dijo')} ${s.name}, y ${s.v('guardó')} algo en la mochila, bien al fondo—. No se abre hasta que haga falta.`,
        ),
        opt(`El mapa olía a ${w.scent}. Al desdoblarlo sobre la mesa, una de sus líneas se movió. Señalaba la puerta.`),
      ],
      scene: {
        place: 'la cocina de casa',
        time: 'por la mañana, a la hora del desayuno',
        pose: 'read',
        action: `desdobla medio mapa sobre la mesa mientras ${s.name} ${s.v('prepara')} una mochila`,
        objects: ['medio mapa roto', 'un sobre azul', 'una mochila'],
      },
    }),
    ({ byAge, r, w, w2, plant, turn, pick, soft, opt }) => ({
      title: pick('Donde termina el papel', 'La primera línea', 'La orilla'),
      text: [
        pick(
          `La línea del mapa cruzaba el parque, rodeaba la panadería y, justo donde el papel estaba roto, seguía. Así, sin papel. Convertida en ${w.trail}.`,
          `Había que ir por el parque, pasar la panadería y seguir hasta donde el papel se acababa. Ahí la línea no se acababa: continuaba en el suelo, hecha de ${w.trail}.`,
        ),
        byAge({
          small: soft(
            pick(
              'Tip, tap, tip, tap. Así suenan los pies que siguen una línea.',
              'Paso corto, paso largo. Paso corto, paso largo.',
            ),
          ),
          older: null,
          adult: null,
        }),
        `Al final esperaba ${w.guide.un}.`,
        `—De aquí para allá es ${w.land} —dijo—. O era. Ahora ${w.now}. La otra mitad del mapa la tiene el Centinela. ${plant('el Centinela')}.`,
        turn(
          { intro: 'En la entrada cobraba el peaje una lechuza con gorra.', o: 'la lechuza' },
          `La entrada era un torniquete oxidado que solo giraba con una buena razón. ${r.name} ${r.v('pensó')} en la suya, sin decirla. El torniquete chirrió, dudó un poco, y giró.`,
        ),
        opt(
          w2
            ? `En el suelo brillaba ${w2.token.un}. ${r.name} ${w2.token.g === 'f' ? 'la' : 'lo'} ${r.v('guardó')} en la mochila: un mapa roto se lee mejor con ayuda.`
            : `${r.name} ${r.v('apretó')} las correas de la mochila. Por algún lado se empieza.`,
        ),
        opt(`Se oyó ${w.sound}. Era una manera de decir: por aquí.`),
        opt(
          pick(
            `«¿Y si ${r.spoken('me pierdo', 'nos perdemos')}?», ${r.v('pensó')}. Pero perderse es la mitad de un mapa, y esa mitad ya la ${r.v('tenía')}.`,
            `Detrás ya no se veía la panadería. Delante se veía todo lo demás.`,
          ),
        ),
      ],
      scene: {
        place: `la orilla de ${w.land}`,
        time: 'a media mañana',
        action: `escucha a ${w.guide.un} junto a un torniquete oxidado`,
        objects: ['medio mapa', ...w.objects],
      },
    }),
    ({ byAge, r, s, memory, w, you, pick, soft, opt }) => ({
      title: pick('Lo que había en la mochila', 'El puente que pregunta', 'De dónde se viene'),
      text: [
        pick(
          `El camino acababa en un puente, y el puente hacía una sola pregunta.`,
          `Entonces vino el río, y sobre el río, un puente que no dejaba cruzar a nadie sin charlar.`,
        ),
        `—¿De dónde ${you('vienes', 'viene', 'vienen', 'venís', 'venís')}? —dijo, con voz de tabla vieja—. Y no vale el nombre de una calle.`,
        `${r.name} ${r.v('se acordó')} de la mochila. El regalo de ${s.name} era un cuaderno pequeño, con una sola página escrita:`,
        `«${memory.note}»`,
        memory.echo('la página'),
        pick(
          `—De ahí ${r.spoken('vengo', 'venimos')} —${r.v('dijo')}.`,
          `—Pues de aquí —${r.v('contestó')} ${r.name}, enseñando la página.`,
        ),
        pick(
          `El puente guardó silencio. Después tendió sus tablas, una por una, hasta la otra orilla.`,
          `El puente lo pensó con todas sus tablas. Luego las fue tendiendo, una detrás de otra, como quien pone la mesa.`,
        ),
        byAge({
          small: soft(
            pick('Ñic, hizo una tabla. Ñac, hizo la otra.', 'Clap, clap, clap, sonaban los pies en la madera.'),
          ),
          older: null,
          adult: null,
        }),
        opt(
          pick(
            `—Es la mejor respuesta en trescientos años —crujió—. Casi siempre me contestan «de lejos».`,
            `—Así da gusto preguntar —crujió—. El último me contestó «del dentista».`,
          ),
        ),
        opt(`${upperFirst(w.guide.el)} cruzó detrás, contando las tablas por si acaso.`),
        opt(
          pick(
            `A la mitad, ${r.name} ${r.v('se detuvo')} a leer la página otra vez. No porque hiciera falta. Por gusto, que también es una manera de que haga falta.`,
            `Por debajo pasaba el río, muy despacio, para enterarse también.`,
          ),
        ),
      ],
      scene: {
        place: 'un puente antiguo sobre un río',
        time: 'al mediodía',
        action: 'lee en voz alta un cuaderno pequeño delante del puente',
        objects: ['un cuaderno abierto', 'tablas viejas', ...memory.objects],
      },
    }),
    ({ byAge, r, s, quality, w, deed, you, pick, soft, opt }) => ({
      title: pick('El Centinela', 'Nadie pasa', 'Una armadura de candados'),
      text: [
        pick(
          `El Centinela era alto como un campanario y llevaba una armadura de candados.`,
          `Lo primero que se veía del Centinela eran los candados: cien, doscientos, trescientos, y arriba del todo, muy lejos, dos ojos.`,
        ),
        byAge({
          small: soft(
            pick('Clin, clan, hacían los candados. Clin, clan, clon.', 'Al respirar, sonaba entero: clin, clan, clin.'),
          ),
          older: null,
          adult: null,
        }),
        soft(
          pick(
            `—Nadie pasa —dijo. Era lo único que decía desde hacía un siglo.`,
            `—No —dijo, antes de que nadie preguntara nada.`,
          ),
        ),
        pick(
          `«¿Y ahora qué?», ${r.v('pensó')} ${r.name}. En la última página del cuaderno, ${s.name} ${s.v('tenía')} la respuesta, como si lo ${s.v('supiera')} de antes: ${quality.what}.`,
          `El cuaderno se abrió solo por el final. Allí ${s.name} ${s.v('había')} anotado, con letra de las grandes, lo mejor de ${r.name}: ${quality.what}. Y no hizo falta leer más.`,
        ),
        ...deed('el Centinela'),
        pick(
          `Clic, hizo un candado. Clic, clic, hicieron los demás. Y debajo de tanta armadura no había un monstruo: había alguien que llevaba cien años sin visitas.`,
          `Los candados fueron cayendo como fruta madura. El último lo abrió él mismo, por dentro.`,
        ),
        `—${you('Toma', 'Tome', 'Tomen', 'Tomá', 'Tomad')} —dijo, y ${r.le} tendió la otra mitad del mapa—. Ya se me había olvidado para qué la guardaba.`,
        opt(
          pick(
            `Y como ya no tenía nada que guardar, se sentó a mirar el paisaje, que falta le hacía.`,
            `Después preguntó qué día era. Le dijeron que martes, y le pareció estupendo.`,
          ),
        ),
      ],
      scene: {
        place: w.land,
        time: 'al caer la tarde',
        action: 'mira con asombro a un centinela enorme cubierto de candados',
        objects: ['candados abiertos', 'medio mapa', w.objects[0]],
      },
    }),
    ({ byAge, r, s, fav, w, trait, confession, pick, soft, opt }) => ({
      title: pick('El mapa entero', 'La otra mitad', 'La equis'),
      text: [
        pick(
          `Las dos mitades se juntaron solas, sin pegamento. ${w.back}.`,
          `Al acercarse, las dos mitades se reconocieron. ${w.back}.`,
        ),
        pick(
          `—¿Y la equis? —${r.v('preguntó')} ${r.name}—. Todo mapa tiene una equis.`,
          `—Pero falta el tesoro —${r.v('dijo')} ${r.name}—. ¿Dónde está la equis?`,
        ),
        `${upperFirst(w.guide.el)} puso sobre el mapa ${w.token.un}. La línea volvió a cruzar el puente, el parque, la panadería. Y allí, en la puerta de casa, estaba la equis. Y sobre la equis, ${s.name}.`,
        confession(`${s.v('dijo')} a modo de saludo`),
        soft(
          byAge({
            small: `Cenaron hablando ${fav.about} hasta cerrar los ojos.`,
            older: `Cenaron hablando ${fav.about} hasta que se enfrió la sopa.`,
            adult: `Cenaron hablando ${fav.about} hasta que se enfrió la sopa.`,
          }),
        ),
        trait ? `¿Y ahora? Ahora ${r.name} ${trait.still}. Venía en el mapa.` : null,
        pick(
          `El mapa cuelga ahora de una pared. Algunas noches, la línea se mueve.`,
          `El mapa vive ahora en un cajón, doblado con cuidado. Algunas noches se oye cómo la línea cambia de sitio.`,
        ),
        opt(`Siempre, siempre, termina en casa.`),
        opt(`Y si alguien pregunta cuánto duró aquel ratito, la respuesta es la de siempre: larguísimo.`),
      ],
      scene: {
        place: 'la puerta de casa, en una calle del pueblo',
        time: 'al anochecer',
        action: `llega con el mapa completo a los brazos de ${s.name}`,
        objects: ['un mapa entero', w.token.un, 'una ventana encendida'],
      },
    }),
  ],
}
