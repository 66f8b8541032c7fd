import type { Arc } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'

/** No opponent: a star has gone out, and the recipe for a new one needs what no shop sells. */
export const starRecipe: Arc = {
  id: 'star-recipe',
  suits: ({ r }) => {
    if (r.age === 'small' || r.age === 'older') return 0
    if (['parent', 'grandparent', 'uncle', 'inlaw'].includes(r.role)) return 3
    return ['partner', 'sibling', 'cousin', 'friend'].includes(r.role) ? 1 : 0
  },
  title: ({ r, pick }) =>
    pick(
      `${r.name} y la receta de la estrella`,
      `Una estrella tamaño casero, por ${r.name}`,
      `La noche en que ${r.name} ${r.v('encendió')} el cielo`,
    ),
  cover: ({ s }) => ({
    place: 'una cocina con la ventana abierta al cielo',
    time: 'de noche',
    action: `saca del horno una estrella junto a ${s.name}`,
    objects: ['una estrella', 'un horno', 'un libro de recetas', 'una escalera'],
  }),
  chapters: [
    ({ r, s, fav, w, trait, you, pick, opt }) => ({
      title: pick('El encargo', 'Se busca estrella', 'Un hueco en el cielo'),
      text: [
        pick(
          `Aquella noche, al asomarse a la ventana, ${r.name} ${r.v('vio')} un hueco en el cielo. Justo encima de la casa, donde siempre había una estrella, no había nada.`,
          `Las estrellas se gastan, como las bombillas y las suelas. La que estaba encima de la casa de ${r.name} se fundió un miércoles, sin avisar.`,
        ),
        pick(
          `Al rato tocaron a la puerta. Era ${w.guide.un}. Traía un libro de recetas bajo el brazo.`,
          `No pasaron ni cinco minutos, y ya tocaban a la puerta. Era ${w.guide.un}. Traía un libro de recetas lleno de manchas.`,
        ),
        pick(
          `—Vengo de ${w.land}, donde ${w.now}. Y todo por esa estrella. Hay que hacer otra.`,
          `—En ${w.land}, de donde vengo, ${w.now}. Sin esa estrella nada arranca. Toca hacer una nueva.`,
        ),
        pick(`—¿Una estrella se hace?`, `—¿Y eso se puede hacer en casa?`),
        `—Tamaño casero, sí. Pero solo puede quien tenga buena mano, y en la lista hay un nombre. Pone que sabe ${fav.of}${trait ? `. Y en observaciones: «${trait.card}»` : ''}.`,
        `${r.name} ${r.v('se lavó')} las manos.`,
        opt(
          `En el refrigerador había una nota de ${s.name}: «Si pasa algo raro, ${s.spoken(you('llámame', 'llámeme', 'llámenme', 'llamame', 'llamadme'), you('llámanos', 'llámenos', 'llámennos', 'llamanos', 'llamadnos'))}». Pero ¿esto era raro?`,
        ),
        opt(`El horno, que llevaba días de mal humor, se encendió solo.`),
        opt(`El libro olía a ${w.scent} y le faltaban páginas.`),
      ],
      scene: {
        place: 'una cocina con la ventana abierta',
        time: 'de noche, con un hueco en el cielo',
        action: `se lava las manos delante de ${w.guide.un}, que trae un libro de recetas`,
        objects: ['un libro de recetas', 'un horno', w.objects[0]],
      },
    }),
    ({ byAge, r, fav, w, w2, plant, turn, pick, soft, opt }) => ({
      title: pick('Primer ingrediente', 'Una pizca de lo que más gusta', 'Lo que se echa primero'),
      text: [
        pick(
          `«Primero —decía el libro—: un puñado generoso de lo que más guste».`,
          `La primera página estaba tan usada que se sabía de memoria: «Empiécese por lo que más guste. Sin medir».`,
        ),
        pick(
          `Eso era fácil: ${fav.all}. Fueron a buscarlo a ${w.land}, que quedaba detrás de la alacena, siguiendo ${w.trail}.`,
          `La respuesta estaba clara: ${fav.all}. Había que ir hasta ${w.land}, detrás de la alacena, siguiendo ${w.trail}.`,
        ),
        turn(
          { intro: 'En la entrada, una balanza muy estirada pesaba a las visitas.', o: 'la balanza' },
          `Había que pesarlo en una balanza que no aceptaba ni de más ni de menos. ${r.name} no ${r.v('midió')}: ${r.v('echó')} a ojo, como se echa la sal. La aguja se quedó quieta, de puro respeto.`,
        ),
        pick(
          `—Eso ya está —dijo ${w.guide.el}—. Lo difícil es la masa. ${plant('la masa de estrella')}.`,
          `—Hasta aquí, fácil —dijo ${w.guide.el}—. Ahora, la masa. Y con cuidado, porque es de mucho carácter. ${plant('la masa de estrella')}.`,
        ),
        soft(
          byAge({
            adult: `—Ya veremos —${r.v('dijo')} ${r.name}, que ${r.v('había')} hecho cosas más difíciles un martes cualquiera.`,
            elder: `—Más tercas se han visto —${r.v('dijo')} ${r.name}, que ${r.v('había')} criado masas, plantas y personas.`,
          }),
        ),
        opt(
          w2
            ? `Para adornar, añadieron ${w2.token.un}. No venía en la receta. Las mejores cosas no vienen.`
            : `El puñado brillaba en el tazón como un secreto a punto de contarse.`,
        ),
        opt(`Se oía ${w.sound}.`),
        opt(
          pick(
            `El gato de la vecina miraba desde el muro, con la cuchara en la boca. Nadie le preguntó.`,
            `En la radio sonaba una canción vieja. Le subieron un poco.`,
          ),
        ),
      ],
      scene: {
        place: w.land,
        time: 'de noche, a la luz de un farol',
        action: `llena un tazón junto a ${w.guide.el}`,
        objects: ['un tazón', 'una balanza', ...w.objects],
      },
    }),
    ({ r, s, memory, pick, opt }) => ({
      title: pick('Segundo ingrediente', 'Bien conservado', 'El frasco del fondo'),
      text: [
        pick(
          `«Segundo: un recuerdo bien conservado. No sirven los de lata».`,
          `«Ahora, un recuerdo de la casa, de los de verdad. Cuanto más usado, mejor».`,
        ),
        pick(
          `${r.name} ${r.v('abrió')} el armario alto, el que no se abre nunca. Detrás del arroz, detrás de las lentejas, había un frasco con la tapa apretada y una etiqueta con la letra de ${s.name}:`,
          `Había que subirse a una silla. Arriba del todo, detrás de la vajilla buena, esperaba un frasco. Llevaba una etiqueta con la letra de ${s.name}:`,
        ),
        `«${memory.note}»`,
        memory.echo('el frasco'),
        pick(
          `${r.name} ${r.v('leyó')} la etiqueta dos veces. La segunda, muy despacio, aunque ya se ${r.v('sabía')} el final.`,
          `Hay frascos que uno abre con cuchillo. Este se abrió solo, en cuanto sintió las manos de ${r.name}.`,
        ),
        pick(`«Échese entero —decía el libro—. De esto nunca sobra».`, `El libro no decía cuánto. Decía: «Todo».`),
        opt(`Y se echó entero. La masa cambió de color: ahora era del color de las ventanas encendidas.`),
        opt(
          pick(
            `—¿Y si no queda nada para después? —${r.v('preguntó')} ${r.name}. Pero el frasco, al dejarlo en la mesa, volvía a estar lleno.`,
            `Cuando ${r.name} ${r.v('fue')} a tapar el frasco, estaba otra vez hasta arriba: con los recuerdos pasa eso.`,
          ),
        ),
        opt(`El reloj de la cocina, que suele ir deprisa, se paró a oler.`),
      ],
      scene: {
        place: 'una cocina con un armario muy alto',
        time: 'de noche, a la luz de una lámpara',
        action: 'mira con asombro un frasco que brilla, con una etiqueta escrita a mano',
        objects: ['un frasco que brilla', 'un libro de recetas', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, w, pick, soft, opt }) => ({
      title: pick('Tercer ingrediente', 'La masa que no subía', 'Lo que no se vende'),
      text: [
        `«Tercero…». La página estaba rota.`,
        pick(
          `Sin el tercer ingrediente, la masa de estrella se quedó en el fondo del tazón, plana, gris y ofendida. Probaron con levadura. Probaron con un discurso. Nada.`,
          `Faltaba algo, y la masa de estrella lo sabía. Se quedó en el tazón, gris, plana y ofendida. Le pusieron música. Le pusieron canela. Nada.`,
        ),
        soft(
          pick(
            `—Es lo que no venden en ninguna tienda —suspiró ${w.guide.el}—. Nadie sabe qué es.`,
            `—Siempre se atasca aquí —suspiró ${w.guide.el}—. Falta un polvito, una gota, un no sé qué.`,
          ),
        ),
        pick(
          `Pero ${s.name} sí lo ${s.v('sabía')}. Al margen, a lápiz, ${s.v('había')} apuntado lo que hace que todo lo de ${r.name} salga bien: ${quality.what}.`,
          `Pero entre las páginas había un papelito suelto, de ${s.name}, con el ingrediente que ${r.name} le ${r.v('pone')} a todo sin darse cuenta: ${quality.what}.`,
        ),
        ...deed('la masa de estrella'),
        pick(
          `Y la masa subió. Subió hasta el borde, subió por encima del borde, y empezó a iluminar las cazuelas.`,
          `En el tazón se oyó un «plop». Luego hubo tanta luz que tuvieron que entornar los ojos.`,
        ),
        opt(`—Ah —dijo ${w.guide.el}, y lo escribió en la página rota, para que no volviera a perderse.`),
      ],
      scene: {
        place: 'una cocina en penumbra',
        time: 'de madrugada',
        action: 'se inclina sobre un tazón del que empieza a salir una luz dorada',
        objects: ['un tazón que brilla', 'un libro de recetas', w.guide.un],
      },
    }),
    ({ r, s, fav, w, trait, confession, pick, soft, opt }) => ({
      title: pick('Servir bien alto', 'Se sirve de noche', 'Lo que sobró'),
      text: [
        `«Hornear hasta que cante. Servir bien alto». La estrella cantó a las cinco de la mañana.`,
        pick(
          `Para subirla hacía falta alguien que sujetara la escalera. Y en la puerta, en bata, ${s.v('estaba')} ${s.full}.`,
          `Una estrella no se cuelga a solas: hace falta quien sujete la escalera. Y en la puerta, en bata, ${s.v('estaba')} ${s.full}.`,
        ),
        pick(
          `—${s.spoken('Vi', 'Vimos')} luz en la cocina —${s.v('dijo')}.`,
          `—Olía a estrella desde la calle —${s.v('dijo')}.`,
        ),
        `La colgaron entre todos. ${w.back}.`,
        confession(`${s.v('dijo')} desde abajo, sin soltar la escalera`),
        trait ? `${r.name}, ahí arriba, ${trait.still}. Ni el cielo ${r.le} cambia eso.` : null,
        soft(`Con la masa que sobró hicieron galletas, y desayunaron hablando ${fav.about}.`),
        pick(
          `Encima de la casa de ${r.name} hay ahora una estrella un poco torcida. Es la que más alumbra.`,
          `Si alguna noche se mira justo encima de la casa de ${r.name}, se ve. Es la única que huele a horno.`,
        ),
        opt(`${upperFirst(w.guide.el)} se llevó el libro. Pero dejó ${w.token.un} sobre la mesa, de propina.`),
      ],
      scene: {
        place: 'el jardín de una casa',
        time: 'al amanecer',
        pose: 'point',
        action: `sube a una escalera que ${s.v('sujeta')} ${s.name}, para colgar una estrella en el cielo`,
        objects: ['una estrella brillante', 'una escalera', w.token.un],
      },
    }),
  ],
}
