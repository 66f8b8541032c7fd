import { bare } from '../../language/grammar/text.ts'
import { IN_THE_LIGHT, type Prop } from '../prop.ts'

/**
 * What stands in a house or is worn, by what is seen and heard of it: how its name begins, without accents; its sound;
 * what it does; how it helps. The first that fits is its own.
 */
const TABLE = `
cuchar\\w* de (?:palo|madera) / toc, toc / daba golpecitos, toc, toc; daba vueltas como en una olla; marcaba el compás en el aire / golpeó como un tambor, toc, toc, toc; dio vueltas tan rápido como un remolino
escob|trapeador|recogedor|plumero / ras, ras / barría un poquito, ras, ras; daba media vuelta sobre sus cerdas; se sacudía el polvo, como quien ya terminó / barrió a toda velocidad, ras, ras, ras; levantó un remolino de polvo
cepillo de carpintero / ras, ras / iba y venía, ras, ras; soltaba un rizo de madera; se sacudía el aserrín / soltó un rizo de madera larguísimo; fue y vino a toda velocidad, ras, ras, ras
peine|cepillo / ras, ras / peinaba el aire, ras, ras; sonaba como cuando se pasa el dedo; daba media vuelta y volvía / peinó el aire a toda velocidad, ras, ras, ras; giró tan rápido que zumbaba
telar / tac, tac / cruzaba un hilo, y luego otro; subía y bajaba sus hilos, tac, tac; enseñaba un pedacito de tela nueva / tejió de un tirón una franja de colores; subió y bajó todos sus hilos, tac, tac, tac
bastidor / tac / rodaba como una ruedita; tensaba su tela como un tambor; enseñaba una flor a medio bordar / bordó de un tirón una flor entera; rodó más rápido que nunca
costurero / clic / sacaba una aguja y daba una puntada en el aire; hacía rodar un carrete de hilo; abría y cerraba sus tijeras, clic, clic / lanzó un hilo larguísimo, de todos los colores; dio cien puntadas seguidas en el aire
ovillo|madeja|estambre|hilo / fuf / rodaba dejando un hilo; se enredaba y se volvía a desenredar; daba un saltito, con el hilo detrás / rodó a toda velocidad, con el hilo volando detrás; se desenrolló como una serpentina larguísima
gancho de tejer / tic / enganchaba un hilo y lo soltaba; hacía una cadenita en el aire; giraba entre dos vueltas de hilo / tejió de un tirón una cadena larguísima; giró tan rápido que brillaba
tijera / clic / se abría y se cerraba, clic, clic; cortaba el aire en tiritas; caminaba sobre sus dos puntas / se abrió de par en par; cortó el aire a toda velocidad, clic, clic, clic
telescop|microscop|binocul|catalej|lupa|espejo / clic / brillaba por el cristal; se empañaba y se volvía a aclarar; mandaba un reflejo redondo / soltó un destello por el cristal; mandó un rayo de luz de un lado al otro
camara / clic / parpadeaba antes de cada clic; miraba de cerca y luego de lejos; sacaba una foto, y luego otra / soltó un destello como un relámpago; disparó diez fotos seguidas, clic, clic, clic
ventilador|extractor|campana extractora|secador(?:a de pelo)?(?= |$)|aire / fuuu / hacía fuuu, fuuu, bajito; movía el aire de un lado a otro; se callaba un momento y volvía a empezar / hizo fuuu con todas sus fuerzas; levantó un viento enorme
maquina (?:de (?:coser|tejer|bordar)|singer)|singer / tac, tac / subía y bajaba la aguja, tac, tac, tac; daba una puntada, y luego otra; hacía girar su rueda / dio cien puntadas seguidas, tac, tac, tac; hizo girar su rueda más rápido que nunca
maquina de escribir|teclado / tac, tac / hacía tac, tac con sus teclas; escribía una letra, y luego otra; movía una tecla, y luego la de al lado / tecleó a toda velocidad, tac, tac, tac; bajó todas sus teclas a la vez
parrilla|asador|comal|brasero|ahumador|smoker / crrr / soltaba un hilito de humo; chisporroteaba un poquito; chirriaba, como quien pide carbón / echó más humo que nunca; chisporroteó con todas sus fuerzas
horno|estufa|calefactor|radiador|plancha|cafetera|tostador / crac / guardaba un calorcito; crujía bajito al calentarse; echaba un aire tibio / soltó todo su calor; calentó como el sol del mediodía
refri|nevera|heladera / zum / zumbaba bajito; soltaba un airecito frío; encendía su luz de adentro / encendió toda su luz; zumbó más fuerte que nunca
lavadora|licuadora|batidora|secadora|tornos?|aspiradora|taladro|compresor|motor|maquina|motosierra / rrrum / ronroneaba bajito, rrrum; temblaba un poquito, de tanta fuerza; se callaba y volvía a arrancar / arrancó con todas sus fuerzas; hizo más ruido que nunca, rrrum
reloj|despertador|metronomo / tic, tac / hacía tic, tac; se adelantaba un segundo y volvía atrás; se callaba un momento y seguía, tic, tac / sonó con todas sus fuerzas; hizo tic, tac más rápido que nunca
comput|ordenador|laptop|portatil|tablet|ipad|televis|tele(?= |$)|pantalla / bip / encendía y apagaba una lucecita; brillaba con una luz azul; hacía bip, bip / encendió toda su pantalla; hizo bip, bip, bip a todo volumen
tocadisc|rocola|bocina|parlante|altavoz|microfono|grabadora / tum / sonaba bajito, como quien tararea; vibraba con cada nota, tum, tum; repetía la parte más bonita / sonó más fuerte que nunca; hizo temblar el aire, tum, tum, tum
telefono|celular|movil / rin / hacía rin, rin, muy bajito; encendía y apagaba una lucecita; vibraba y daba media vuelta / sonó con todas sus fuerzas, rin, rin, rin; encendió todas sus luces
router|modem|impresora|control|interruptor|satelite|elevador|ascensor|audifono|auricular / clic / encendía y apagaba una lucecita; hacía clic, y otra vez clic; brillaba un poquito por un lado / encendió todas sus luces; brilló con toda la luz que había
silbato / pii / pitaba bajito, pii; hacía bailar la bolita de adentro; daba un saltito antes de cada pitido / pitó con todas sus fuerzas; dio el pitido más largo de su vida
dados? / tac / rodaba y se detenía; giraba sobre una punta; daba golpecitos, tac, tac / rodó más lejos que nunca; giró tan rápido que zumbaba
abaco / clac / movía una bolita, y luego otra; hacía clac, clac; repasaba la cuenta de atrás para adelante / movió todas sus bolitas a la vez; hizo clac, clac, clac a toda velocidad
bicicleta / rin / tocaba el timbre a cada vuelta; hacía tic, tic, tic con las ruedas; se adelantaba un poquito y volvía / tocó el timbre con todas sus fuerzas; salió a toda velocidad, con las ruedas zumbando
espada|florete / zas / cortaba el aire, zas; saludaba con la punta; daba un paso adelante y otro atrás / brilló de la punta al puño; lanzó la mejor estocada de su vida
volante|timon / cric / giraba a un lado y luego al otro; se enderezaba de pronto; daba media vuelta y volvía / dio la vuelta entera; giró más rápido que nunca
remo / chap / daba una brazada en el aire; soltaba unas gotas de agua; se balanceaba, chap, chap / dio la brazada más larga de su vida; salpicó hacia los dos lados
tabla de / fsss / subía y bajaba, como sobre una ola; se deslizaba un poquito y volvía; levantaba la punta / se deslizó más rápido que nunca; dio una vuelta entera en el aire
tapete|alfombra|colchoneta / paf / se enrollaba y se desenrollaba; se tendía en el suelo, paf; daba una vuelta de campana / se desenrolló de un tirón, paf; dio tres vueltas de campana seguidas
mazo|martillo|cincel|gubia|marro / toc, toc / daba golpecitos, toc, toc; marcaba el compás en el aire; se balanceaba sobre el mango / golpeó con todas sus fuerzas, toc, toc, toc; dio una vuelta entera en el aire
pala|rastrillo|azadon / ras, ras / escarbaba un poquito, ras, ras; dejaba un montoncito de tierra; se clavaba en el suelo y se volvía a sacar / cavó a toda velocidad, ras, ras, ras; lanzó la tierra más alto que nunca
regadera|manguera / shhh / goteaba por la punta, plic, plic; iba dejando un caminito de gotas; se inclinaba y soltaba un chorrito / soltó una lluvia finita, con arcoíris y todo; se inclinó y soltó toda su agua, shhh
baston|bordon / tac / marcaba el paso, tac, tac; se detenía, como quien mira el paisaje; señalaba hacia adelante / dio tres golpes, tac, tac, tac; se clavó en el suelo, más derecho que un árbol
lapiz|pluma|boligraf|boli|pincel|crayol|plumon|marcador|gis|tiza|tinta|brocha / ras / hacía una raya, y luego otra; dejaba un puntito por donde pasaba; rodaba un poquito y se detenía / hizo una raya larguísima, de un solo tirón; dibujó un círculo enorme
caja de (?:pinturas|gises|tizas|colores)|estuche de maquillaje|frasco de esmalte / plic / dejaba un puntito de color, y luego otro; enseñaba un color y lo volvía a guardar; pintaba una manchita, redonda como una moneda / soltó todos sus colores a la vez; pintó en el aire una raya larguísima
cuaderno|libreta|agenda / fras / pasaba una hoja, y luego otra; asomaba una esquina doblada; se abría siempre por el mismo lugar / pasó todas sus hojas de golpe, fras, fras, fras; se abrió de par en par
taza|vaso|jarra|olla|cazo|cacerola|sarten|cuchar|balde|cubeta|tupper|topper|tapa|molcajete|mortero|plato|campan|llave|candado|tuerca|desarmador|destornillador|cuchillo|navaja|bandeja / clin / tintineaba, clin, clin; brillaba por la orilla; sonaba a cada paso, clin / sonó con todas sus fuerzas, clin, clin, clin; brilló con toda la luz que había
rodillo / rrr / rodaba de ida y vuelta, rrr; dejaba un poquito de harina; giraba sobre sí mismo / rodó más lejos que nunca; giró tan rápido que zumbaba
caja de herramientas / clin / hacía sonar sus tuercas, clin, clin; sacaba un martillo y lo volvía a guardar; asomaba un destornillador / sacó todas sus herramientas a la vez; hizo sonar todas sus tuercas, clin, clin, clin
baul de disfraces / toc / sacaba un sombrero y lo volvía a guardar; asomaba una capa, y luego unas alas; abría y cerraba la tapa, como una boca / enseñó todos sus disfraces a la vez; lanzó al aire tres sombreros a la vez
antifaz|mascara / tap / se ladeaba, y parecía otra cara; guiñaba un ojo; se inclinaba, como quien saluda al público / dio tres volteretas y cayó de frente; brilló de oreja a oreja
monedero / clin / se abría y se cerraba, clac; hacía sonar sus monedas, clin, clin; contaba en voz baja / hizo sonar todas sus monedas, clin, clin, clin; se abrió de golpe, clac
mochila|maleta / clac / apretaba sus correas, como quien ya se va; se abría un poquito y se volvía a cerrar; daba saltitos de impaciencia / se abrió de par en par; dio el salto más largo de su vida
bolsa|bolso|morral / fras / se bamboleaba, colgada de un asa; crujía un poquito, fras, fras; asomaba algo y lo volvía a esconder / se abrió de par en par; dio tres vueltas en el aire
costal|lonchera|caja|cesta|canasto|canasta|ropero|armario|closet|estuche / toc / se abría un poquito y se volvía a cerrar; sonaba a hueco, toc, toc; asomaba algo y lo volvía a esconder / se abrió de par en par; sonó como un tambor, toc, toc, toc
carretilla|carreta / ñic / rodaba un poquito, ñic, ñic; se apoyaba en las patas, como quien descansa; se inclinaba hacia adelante / rodó más rápido que nunca; hizo sonar su rueda con todas sus fuerzas
silla|sillon|mecedor|banc|banquito|butaca|taburete|hamaca|cama|cuna|mesa|pupitre|escalera|librero|estanteria|repisa / cric / crujía bajito, cric; se mecía un poquito; se quedaba esperando, con mucha paciencia / crujió con todas sus fuerzas; se meció tan alto como pudo
columpio / ñic, ñac / se mecía solo, sin viento; hacía ñic al ir y ñac al volver; daba vueltas para un lado y luego para el otro / subió más alto que nunca; tomó tanto impulso que dio la vuelta entera
almohada|cojin / fuf / se esponjaba y se volvía a hundir; daba media vuelta, sin hacer ruido; se apachurraba por una esquina / se esponjó hasta parecer una nube; dio tres rebotes, de puro blanda
cuerda|soga|reata / fiu / hacía un nudo y lo deshacía; se enrollaba y se desenrollaba; se balanceaba de una punta / se lanzó hacia arriba, derecha como una flecha; giró más rápido que nunca, fiu, fiu
toalla|cortina|red|cinta|bandera|capote|telon / fuf / se mecía con el aire; se enrollaba y se desenrollaba; se doblaba por una punta / se extendió de lado a lado, de un tirón; ondeó más alto que nunca
guirnalda / tin, tin / se mecía como si hubiera música; hacía tin, tin; brillaba, de un color y luego de otro / se encendió con todos sus colores; se extendió de lado a lado, de un tirón
cana(?: de pescar)?(?= |$) / plop / se doblaba como si algo picara; soltaba el hilo y lo volvía a recoger; hacía bailar su anzuelo / lanzó el hilo más lejos que nunca; tiró con todas sus fuerzas, doblada como un arco
puerta|ventana / ñic / se abría un poquito y se volvía a cerrar; hacía ñic, ñac; dejaba pasar una rayita de luz / se abrió de par en par; dejó pasar toda la luz
zapatillas de ballet / tap / se paraba de puntitas; daba pasitos cortos, tap, tap; giraba sobre una punta / dio el salto más alto de su vida; giró como un trompo
tenis / tap / entraba en calor a saltitos; se adelantaba un poquito y volvía; marcaba el paso, tap, tap / dio el salto más largo de su vida; corrió más rápido que nunca
zapat|bota|sandalia|huarache|pantufla|chancla / tap / caminaba con pasitos, tap, tap; marcaba el compás, tap, tap; se paraba de puntitas / zapateó con todas sus fuerzas, tap, tap, tap; dio el salto más largo de su vida
patin|roller|skate|longboard / rrrac / rodaba en círculos, cada vez más grandes; hacía girar sus ruedas, rrrac; se adelantaba un poquito y volvía / rodó más rápido que nunca; dio una vuelta entera sobre una rueda
guantes? de box / paf / daba golpecitos en el aire, paf, paf; saltaba de un lado al otro; se cubría y se volvía a asomar / lanzó el mejor golpe de su vida, paf; giró como un remolino
guante|manopla / paf / chocaba los dedos, paf; movía los dedos, uno por uno; saludaba de lejos / se estiró con todos los dedos abiertos; dio la palmada más fuerte de su vida
gorro de natacion|visor / plic / goteaba, plic, plic, plic; se estiraba y se encogía; se sacudía el agua / salpicó hacia los dos lados; se lanzó de cabeza
casco|lente|anteojo|gafa|arete|pendiente|aro|collar|pulsera|anillo|brazalete|broche|prendedor|perfume|labial|pintalabios|esmalte|corona|peineta|chup|careta / clic
sombrero|gorr|boina|cachucha|chupalla / fru, fru / saludaba, levantándose un poquito; se ladeaba hacia un lado y luego hacia el otro; daba media vuelta en el aire / voló muy alto y cayó en su sitio; dio tres vueltas en el aire
calcetin|calceta|media / fuf / se estiraba y se encogía; se doblaba en bolita; asomaba la punta / se estiró hasta medir el doble; dio el salto más largo de su vida
`
  .trim()
  .split('\n')
  .map((row) => row.split(' / '))
  .map(([called = '', sound = '', does = '', helps = '']) => {
    const [[first, second, third], [help, other]] = [does.split('; '), helps.split('; ')]
    const acts: typeof IN_THE_LIGHT =
      first && second && third && help && other
        ? [
            [first, second, third],
            [help, other],
          ]
        : IN_THE_LIGHT
    return { test: new RegExp(`^(?:${called})`, 'u'), sound, acts }
  })

type Ways = readonly [sound: string, does: Prop['does'], helps: Prop['helps']]

/** The sound of what is called so, what it does, and how it helps; `other` is of what only is there. */
export function waysOf(own: string, other: Ways = ['toc', ...IN_THE_LIGHT]): Ways {
  const found = TABLE.find(({ test }) => test.test(bare(own)))
  return found ? [found.sound, ...found.acts] : other
}
