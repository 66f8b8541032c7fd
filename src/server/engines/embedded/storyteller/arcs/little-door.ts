import { upperFirst } from '../language/text.ts'
import type { Arc } from '../kit.ts'

/** A small child, bedtime, a door the size of a loaf. */
export const littleDoor: Arc = {
  id: 'little-door',
  suits: ({ r }) => (r.age === 'small' && r.role !== 'pet' ? 3 : 0),
  title: ({ r, w, pick }) =>
    pick(`${r.name} y la puerta del tamaño de un pan`, `La noche en que ${r.name} ${r.v('llegó')} hasta ${w.land}`),
  chapters: [
    ({ r, s, fav, w, trait, pick, opt }) => ({
      title: pick('Toc, toc, toc', 'Tres golpecitos'),
      text: [
        pick(
          `Ya era hora de dormir, pero ${r.name} ${r.v('tenía')} los ojos abiertos como dos lunas. ¿Cómo iba a llegar el sueño, si ${r.le} ${fav.gusta} tantísimo ${fav.all}?`,
          `La cama estaba tibia, la almohada estaba lista, y ${r.name} no ${r.v('dormía')}. ${r.n('Pensaba', 'Pensaban')} ${fav.prep('en')}. Así no hay sueño que se atreva a entrar.`,
        ),
        `—Hasta mañana —${s.v('susurró')} ${s.full}, y ${s.v('apagó')} la luz.`,
        `Entonces, detrás de la pared, se oyó ${w.sound}. Y luego: toc, toc, toc.`,
        `Junto a la cama había una puerta que ayer no estaba. Era del tamaño de un pan. Se abrió con un ñic chiquitito y salió ${w.guide.un}.`,
        `—¿${r.name}? —preguntó, leyendo un papel—. Aquí pone: «${trait ? trait.card : 'Ojos muy abiertos y pies muy listos'}». ¡${r.n('Eres tú', 'Son ustedes')}! ${r.n('Ven. Te', 'Vengan. Los')} estamos esperando.`,
        opt(`La puerta era pequeña. Pero las ganas eran enormes, y por las ganas se cabe en cualquier parte.`),
        opt(`Un pie. Otro pie. Y adentro.`),
      ],
      scene: {
        place: 'el dormitorio, junto a una puerta diminuta',
        time: 'de noche, con la lámpara recién apagada',
        action: `mira con asombro a ${w.guide.un} que asoma por la puertecita`,
        objects: ['una cama revuelta', 'una puerta del tamaño de un pan', w.objects[0]],
      },
    }),
    ({ r, w, w2, pick, opt }) => ({
      title: pick('Al otro lado', 'Lo que olía distinto'),
      text: [
        `Al otro lado olía a ${w.scent}. Había ${w.trail} por todas partes: subían, bajaban, daban vueltas y no llegaban a ningún lado.`,
        `—Qué raro —${r.v('dijo')} ${r.name}—. Qué calladito está todo.`,
        `—Ese es el problema —suspiró ${w.guide.el}. Y ${w.guide.g === 'f' ? 'la pobre' : 'el pobre'} se sonó la nariz.`,
        `${w.lost}.`,
        `—¿Y quién hizo eso?`,
        `—Nadie. Fue el Gigante Gris. No es malo: está enojado, y cuando se enoja todo se apaga. Vive allá arriba, donde se acaban ${/^\p{L}+as(?!\p{L})/u.test(w.trail) ? 'las' : 'los'} ${w.trail}.`,
        `${r.name} ${r.v('miró')} hacia arriba. Estaba lejos. Estaba muy lejos. Estaba lejísimos.`,
        `—Entonces hay que empezar ya —${r.v('dijo')}. Y ${r.v('empezó')}.`,
        opt(
          w2
            ? `Por el camino ${r.v('encontró')} ${w2.token.un}, y ${w2.token.g === 'f' ? 'la' : 'lo'} ${r.v('guardó')}, porque en las aventuras nunca se sabe.`
            : `Un paso, otro paso, un salto y otro paso: así se va a todas partes.`,
        ),
        opt(`${upperFirst(w.guide.el)} iba delante, ${r.name} detrás, y las sombras jugaban a alcanzarse.`),
      ],
      scene: {
        place: w.land,
        time: 'bajo una luz azul de madrugada',
        action: `sigue ${w.trail} junto a ${w.guide.el}`,
        objects: w.objects,
      },
    }),
    ({ r, s, memory, trait, w, pick, opt }) => ({
      title: pick('El papelito doblado', 'Algo en el bolsillo'),
      text: [
        `A mitad del camino se hizo de noche dentro de la noche. ${r.name} no ${r.v('veía')} ni la punta de su nariz.`,
        pick(
          `—Tengo un poquito de frío —${r.v('dijo')} bajito. Y el frío, ya se sabe, a veces es miedo disfrazado.`,
          `—¿Falta mucho? —${r.v('preguntó')}, con la voz más pequeña que ${r.v('encontró')}.`,
        ),
        `Entonces ${r.v('metió')} la mano en el bolsillo y ${r.v('tocó')} un papel doblado en cuatro. Tenía la letra de ${s.name}, esa letra que parece que abraza. Decía:`,
        `«${memory.note}»`,
        memory.echo(),
        `${r.name} ${r.v('cerró')} los ojos y, por un momento, todo aquello volvió a estar ahí, enterito. Al abrirlos, el papel alumbraba como una linterna.`,
        opt(`—Eso no es un papel —dijo ${w.guide.el}, con admiración—. Eso es un pedacito de sol.`),
        opt(
          trait
            ? `Y en la luz nueva, ${w.guide.el} comprobó su lista: «${trait.card}». Sí: para este viaje no había nadie mejor.`
            : `Y siguieron, porque con luz hasta las cuestas parecen más bajitas.`,
        ),
      ],
      scene: {
        place: 'un sendero oscuro en la ladera',
        time: 'en lo más hondo de la noche',
        action: 'lee un papel que brilla entre las manos',
        objects: ['un papel doblado que alumbra', ...memory.objects, w.objects[1]],
      },
    }),
    ({ r, s, quality, w, deed, pick, opt }) => ({
      title: pick('El Gigante Gris', 'Lo que nadie había hecho'),
      text: [
        `Allá arriba estaba el Gigante Gris, hecho una bola, como una montaña de mal humor.`,
        `—¡Fuera! —rugió—. ¡Fuera todos!`,
        `${upperFirst(w.guide.el)} se escondió detrás de una piedra. La piedra, si hubiera podido, se habría escondido también.`,
        `Pero si algo ${s.v('admira')} ${s.name} de ${r.name} es esto: ${quality.what}. Y había llegado la hora de que se notara.`,
        ...deed('el Gigante'),
        pick(
          `Una lágrima gorda le rodó por la cara. Donde cayó, el gris se volvió verde.`,
          `El gris se le fue cayendo, como pintura vieja. Debajo era de todos los colores.`,
        ),
        opt(`—Gracias —dijo el Gigante, con una voz de manta recién lavada.`),
        opt(`Y bostezó. Un gigante contento siempre bosteza.`),
      ],
      scene: {
        place: 'la cima de una colina gris',
        time: 'justo antes del amanecer',
        action: 'está frente a un gigante gris que empieza a llenarse de colores',
        objects: ['un gigante gris', 'flores que brotan', w.objects[0]],
      },
    }),
    ({ r, s, fav, w, trait, quality, pick, opt }) => ({
      title: pick('De vuelta en la cama', 'La mañana'),
      text: [
        `${w.back}.`,
        `—Esto es para ${r.n('ti', 'ustedes')} —dijo ${w.guide.el}, y ${r.le} dio ${w.token.un}—. Para cuando ${r.n('quieras', 'quieran')} volver.`,
        `La puertecita hizo ñic. La cama seguía tibia. Y ya entraba la mañana, de puntitas, por la ventana.`,
        `—¿Qué ${r.n('soñaste', 'soñaron')}? —${s.v('preguntó')} ${s.name}.`,
        `${r.name} ${r.v('contó')} todo: el camino, el Gigante, la luz del papelito. ${upperFirst(s.name)} ${s.v('escuchó')} sin parpadear.`,
        quality.toYou
          ? `—¿Y ${r.n('sabes', 'saben')} qué es lo que más ${s.n('admiro', 'admiramos')} de ${r.n('ti', 'ustedes')}? —${s.v('dijo')} al final—. ${upperFirst(quality.toYou)}.`
          : `Al final, ${s.v('dio')} un beso de los que suenan.`,
        trait
          ? `Desde entonces, ${r.name} ${trait.still}. Y cuando alguien habla ${fav.prep('de')}, sonríe${r.n('', 'n')} como quien guarda un secreto.`
          : `Desde entonces, cuando alguien habla ${fav.prep('de')}, ${r.name} sonríe${r.n('', 'n')} como quien guarda un secreto.`,
        `Porque debajo de la almohada, tibiecito, sigue estando aquel regalo.`,
        opt(`Y algunas noches, si se escucha bien, detrás de la pared hay alguien que llama: toc, toc, toc.`),
      ],
      scene: {
        place: 'el dormitorio, sobre la cama',
        time: 'al amanecer',
        action: `abraza a ${s.name} con ${w.token.un} en la mano`,
        objects: [w.token.un, 'una almohada', 'luz dorada en la ventana'],
      },
    }),
  ],
}
