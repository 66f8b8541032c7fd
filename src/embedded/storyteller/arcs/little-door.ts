import type { Arc } from '../kit/kit.ts'
import { isSmallest } from '../language/person.ts'
import { upperFirst } from '../language/text.ts'

/** A small child at bedtime, a door the size of a loaf, and a giant whom sadness has made grey. */
export const littleDoor: Arc = {
  id: 'little-door',
  suits: ({ r }) => (r.age === 'small' && r.role !== 'pet' && r.role !== 'student' && !isSmallest(r) ? 3 : 0),
  title: ({ r, w, pick }) =>
    pick(
      `${r.name} y la puerta del tamaño de un pan`,
      `La noche en que ${r.name} ${r.v('llegó')} hasta ${w.land}`,
      `${r.name} y el Gigante Gris`,
    ),
  cover: ({ w, s }) => ({
    place: 'el dormitorio, junto a una puerta diminuta',
    time: 'de noche, con luna',
    action: `asoma por una puertecita iluminada mientras ${s.name} ${s.v('vigila')} con una lámpara`,
    objects: [w.guide.un, ...w.objects],
  }),
  chapters: [
    ({ r, s, fav, w, trait, you, pick, opt }) => ({
      title: pick('Toc, toc, toc', 'Tres golpecitos', 'La pared que llamaba'),
      text: [
        pick(
          `Ya era hora de dormir, pero ${r.name} ${r.v('tenía')} los ojos abiertos como dos lunas. ¿Cómo iba a llegar el sueño, si ${r.le} ${fav.gusta} tantísimo ${fav.all}?`,
          `La cama estaba tibia, la almohada estaba lista, y ${r.name} no ${r.v('dormía')}. ${r.n('Pensaba', 'Pensaban')} ${fav.prep('en')}. Así no hay sueño que se atreva a entrar.`,
          `Había un pijama puesto, un cuento leído y un vaso de agua a medias. Lo único que faltaba era el sueño. Pero ${r.name} no ${r.v('podía')} dejar de pensar ${fav.prep('en')}.`,
        ),
        `—Hasta mañana —${s.v('susurró')} ${s.full}, y ${s.v('apagó')} la luz.`,
        `Entonces, detrás de la pared, se oyó ${w.sound}. Y luego: toc, toc, toc.`,
        pick(
          `Junto a la cama había una puerta que ayer no estaba. Era del tamaño de un pan. Se abrió con un ñic chiquitito y salió ${w.guide.un}.`,
          `Debajo de la ventana, donde ayer solo había pared, ahora había una puerta. Cabía en ella un pan, y nada más. Hizo ñic, se abrió, y salió ${w.guide.un}.`,
        ),
        `—¿${r.name}? —preguntó, leyendo un papel—. Aquí dice: «${trait ? trait.card : 'Ojos muy abiertos y pies muy listos'}». ¡${you('Eres tú', 'Es usted', 'Son ustedes', 'Sos vos', 'Sois vosotros')}! Menos mal. Hacía falta alguien así.`,
        opt(`La puerta era pequeña. Pero las ganas eran enormes, y por las ganas se cabe en cualquier parte.`),
        opt(pick(`Un pie. Otro pie. Y adentro.`, `Primero la nariz. Después, todo lo demás.`)),
      ],
      scene: {
        place: 'el dormitorio, junto a una puerta diminuta',
        time: 'de noche, con la lámpara recién apagada',
        action: `mira con asombro desde la cama a ${w.guide.un}, que asoma por la puertecita`,
        objects: ['una cama revuelta', 'una puerta diminuta', w.objects[0]],
      },
    }),
    ({ r, w, w2, plant, turn, pick, opt }) => ({
      title: pick('Al otro lado', 'Lo que olía distinto', 'Donde todo estaba callado'),
      text: [
        pick(
          `Al otro lado olía a ${w.scent}. Por todas partes había ${w.trail}. Subían, bajaban y no llegaban a ningún lado.`,
          `Lo primero fue el olor: olía a ${w.scent}. Lo segundo, el suelo: ${w.trail} por todas partes, sin saber adónde ir.`,
        ),
        pick(
          `—Ese es el problema —suspiró ${w.guide.el}—. En ${w.land} ${w.now}. Es por el Gigante Gris, que vive allá arriba. No es malo: está triste, y cuando se pone triste todo se apaga. ${plant('el Gigante')}.`,
          `—Así estamos —suspiró ${w.guide.el}—. En ${w.land} ${w.now}. Es que el Gigante Gris está triste, allá arriba, y su tristeza baja rodando por la montaña. ${plant('el Gigante')}.`,
        ),
        turn(
          { intro: 'En mitad del camino había un puente, y en el puente, un sapo con llaves.', o: 'el sapo' },
          `En mitad del camino había un puente, y en el puente, un sapo con un manojo de llaves. Miró a ${r.name} de arriba abajo, miró aquellos ojos tan abiertos, y abrió sin preguntar nada.`,
        ),
        opt(
          w2
            ? `Al otro lado del puente ${r.v('encontró')} ${w2.token.un}, y ${w2.token.g === 'f' ? 'la' : 'lo'} ${r.v('guardó')} en el bolsillo, porque en las aventuras nunca se sabe.`
            : `Un paso, otro paso, un salto y otro paso: así se va a todas partes.`,
        ),
        opt(`${upperFirst(w.guide.el)} iba delante, ${r.name} detrás, y las sombras jugaban a alcanzarse.`),
        opt(`La cuesta era alta. Era muy alta. Era altísima.`),
      ],
      scene: {
        place: w.land,
        time: 'bajo una luz azul de madrugada',
        action: `camina junto a ${w.guide.el} hacia un puente que guarda un sapo con llaves`,
        objects: ['un sapo', 'un puente', ...w.objects],
      },
    }),
    ({ r, s, memory, w, pick, opt }) => ({
      title: pick('El papelito doblado', 'Algo en el bolsillo', 'Una luz muy pequeña'),
      text: [
        pick(
          `A mitad de la cuesta se hizo de noche dentro de la noche. ${r.name} no ${r.v('veía')} ni la punta de su nariz.`,
          `Subieron y subieron, hasta que la luz se acabó de golpe, como un cuento. ${r.name} no ${r.v('veía')} ni sus propios pies.`,
        ),
        pick(
          `—${r.spoken('Tengo', 'Tenemos')} un poquito de frío —${r.v('dijo')} bajito. Y el frío a veces es miedo disfrazado.`,
          `—¿Falta mucho? —${r.v('preguntó')}, con la voz más pequeña que ${r.v('encontró')}.`,
        ),
        `Entonces ${r.v('metió')} la mano en el bolsillo y ${r.v('tocó')} un papel doblado en cuatro. Tenía la letra de ${s.name}, esa letra que parece que abraza. Decía:`,
        `«${memory.note}»`,
        memory.echo(),
        pick(
          `${r.name} ${r.v('cerró')} los ojos y, por un momento, todo aquello volvió a estar ahí, enterito. Al abrirlos, el papel alumbraba como una linterna.`,
          `A ${r.name} se ${r.le} llenó la cabeza de aquel día, como se llena un vaso. Y el papel, de tan lleno, empezó a alumbrar.`,
        ),
        opt(
          pick(
            `—Eso no es un papel —dijo ${w.guide.el}, sin atreverse a tocarlo—. Eso es un pedacito de sol.`,
            `—Guárdalo bien —dijo ${w.guide.el}—. De esos no hay dos.`,
          ),
        ),
        opt(`Y siguieron, porque con luz hasta las cuestas parecen más bajitas.`),
        opt(
          `Cada vez que la noche se acercaba demasiado, el papel brillaba un poco más, y la noche decía «perdón» y se apartaba.`,
        ),
      ],
      scene: {
        place: 'un sendero oscuro en la ladera',
        time: 'en lo más hondo de la noche',
        action: 'lee un papel que brilla entre las manos como una linterna',
        objects: ['un papel doblado que alumbra', ...memory.objects, w.guide.un],
      },
    }),
    ({ r, s, quality, w, deed, pick, soft, opt }) => ({
      title: pick('El Gigante Gris', 'Lo que nadie había hecho', 'Allá arriba'),
      text: [
        pick(
          `Allá arriba estaba el Gigante Gris, hecho una bola, como una montaña de mal humor.`,
          `En lo más alto, de espaldas a todo, estaba sentado el Gigante Gris. De lejos parecía una montaña. De cerca, también.`,
        ),
        `—¡Fuera! —rugió—. ¡Fuera de aquí!`,
        soft(
          `${upperFirst(w.guide.el)} se escondió detrás de una piedra. La piedra, si hubiera podido, se habría escondido también.`,
        ),
        pick(
          `Pero ${s.name} ${s.v('sabe')} muy bien lo que ${r.name} ${r.v('lleva')} dentro, aunque no se vea: ${quality.what}. Y había llegado la hora de que se viera.`,
          `Pero ${r.name} no ${r.v('había')} venido con las manos vacías. ${r.n('Llevaba', 'Llevaban')} lo que ${s.name} ${s.v('conoce')} mejor que nadie: ${quality.what}. No pesa nada, y sirve para todo.`,
        ),
        ...deed('el Gigante'),
        pick(
          `Una lágrima gorda le rodó por la cara. Donde cayó, el gris se volvió verde.`,
          `El gris se le fue cayendo, como pintura vieja. Debajo era de todos los colores.`,
        ),
        opt(`—Gracias —dijo el Gigante, con una voz de manta recién lavada.`),
        opt(`Y el Gigante bostezó. Quien está contento siempre bosteza.`),
      ],
      scene: {
        place: 'la cima de una colina gris',
        time: 'justo antes del amanecer',
        action: 'mira con asombro a un gigante gris que empieza a sonreír',
        objects: ['un gigante', 'flores que brotan', w.guide.un],
      },
    }),
    ({ r, s, fav, w, trait, you, confession, pick, opt }) => ({
      title: pick('De vuelta en la cama', 'La mañana', 'Debajo de la almohada'),
      text: [
        `${w.back}.`,
        `—Esto es para ${you('ti', 'usted', 'ustedes', 'vos', 'vosotros')} —dijo ${w.guide.el}, y ${r.le} dio ${w.token.un}—. Para cuando ${you('quieras', 'quiera', 'quieran', 'quieras', 'queráis')} volver.`,
        pick(
          `La puertecita hizo ñic. La cama seguía tibia. Y ya entraba la mañana, de puntillas, por la ventana.`,
          `Ñic, hizo la puertecita, y se volvió pared. La cama guardaba todavía el calor. Afuera, el día se estaba poniendo los zapatos.`,
        ),
        pick(
          `${r.name} ${r.v('contó')} todo: el sapo, el Gigante, la luz del papelito. ${upperFirst(s.name)} ${s.v('escuchó')} sin parpadear.`,
          `En el desayuno salió todo: el Gigante, la luz del papelito. ${upperFirst(s.name)} ${s.v('escuchó')} sin tocar la taza.`,
        ),
        confession(`${s.v('dijo')} al final`),
        trait ? `Y ${r.name}, por cierto, ${trait.still}. ¡Que nadie se lo quite!` : null,
        `Desde entonces, cuando alguien habla ${fav.about}, ${r.name} sonríe${r.n('', 'n')} como quien guarda un secreto. Está debajo de la almohada.`,
        opt(`Y algunas noches, si se escucha bien, detrás de la pared hay alguien que llama: toc, toc, toc.`),
      ],
      scene: {
        place: 'el dormitorio, sobre la cama',
        time: 'al amanecer',
        action: `cuenta lo que pasó a ${s.name} con ${w.token.un} en la mano`,
        objects: [w.token.un, 'una almohada', 'luz dorada en la ventana'],
      },
    }),
  ],
}
