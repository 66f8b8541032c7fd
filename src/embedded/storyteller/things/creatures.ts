import { creature, type PropRow, theOf } from './prop.ts'

/** The words that name it, without accents; itself; its sound; what is done with it; what it does; how it helps. */
const TABLE = `
tiburon / un tiburón / chof / ver tiburones / daba vueltas en redondo con la aleta levantada | sonreía de aleta a aleta | asomaba primero la aleta y luego la nariz / dio el coletazo más fuerte de todo el mar | salió disparado como una flecha, con la aleta por delante
dinosaur / un dinosaurio / grrr / jugar a los dinosaurios / daba pasos que sonaban a tambor | barría el suelo con la cola | olfateaba todo lo que veía / rugió con todo el cuerpo | dio un coletazo que sonó como un trueno
elefant / un elefantito / pruuu / jugar con el elefantito / se echaba aire con las orejas | saludaba con la trompa | soplaba bajito por la trompa / levantó la trompa y tocó como una banda entera | empujó con la frente y con las cuatro patas
unicorni / un unicornio / tilín / jugar a los unicornios / sacudía la crin de colores | galopaba sin tocar el suelo | dejaba brillitos a cada paso / encendió el cuerno como una lámpara enorme | galopó por el aire con la crin echando chispas
sirenas?(?= |$)(?! de )|sirenit / una sirena / plas / jugar a las sirenas / se peinaba con los dedos | daba coletazos, plas, plas | cantaba bajito, como el agua / dio un coletazo con toda su cola de plata | cantó con la voz más clara del mar
caracol(?!a) / un caracol / fssss / buscar caracoles / sacaba un cuerno, y luego el otro | se metía en su casa y volvía a salir | iba dejando una raya de plata / estiró los cuernos hasta el doble de largo | corrió, por primera vez en su vida, tanto como una tortuga
mariposa(?!ri) / una mariposa / flap / buscar mariposas / subía y bajaba como un papelito | abría y cerraba las alas | volaba hacia un lado y cambiaba de idea / batió las alas hasta hacer viento | abrió las alas, que brillaron como una llama
gat(?:os?|it[oa]s?)(?= |$) / un gato / miau / acariciar al gato / se lavaba la cara con una pata | se hacía bola y ronroneaba | se estiraba hasta medir el doble / dio el salto más alto de su vida | maulló con todo el cuerpo, hasta la punta de la cola
perr(?:os?|itos?)(?= |$)|cachorr / un perro / guau / pasear con el perro / movía la cola con todo el cuerpo | lo olía todo dos veces | corría en redondo con la lengua fuera / ladró tres veces con toda su alma | saltó con las cuatro patas a la vez
(?:lor[oa]s?|lorit[oa]s?|cotorras?|guacamayas?)(?= |$) / un loro / rrrac / platicar con el loro / repetía, bajito, lo último que había oído | ladeaba la cabeza y decía su propio nombre | caminaba de lado a lado, hablando por lo bajo / repitió lo que se acababa de decir, con la misma voz | dijo «¡hola!» tan claro que hubo que contestar
palomas?$ / una paloma / currucú / dar de comer a las palomas / caminaba diciendo que sí con la cabeza | inflaba el pecho y hacía currucú | picoteaba el suelo, tic, tic / batió las alas como un aplauso enorme | subió volando como una flecha
caballos?$|montar a caballo / un caballo / clop / dar de comer a los caballos / resoplaba y sacudía la crin | golpeaba el suelo con una pata | trotaba sin moverse del mismo sitio / relinchó con todas sus fuerzas | galopó con la crin al viento
ballena / una ballena / uuuh / ver ballenas / cantaba muy grave | echaba un chorrito, y luego otro | saludaba con la cola / lanzó un chorro más alto que los árboles | cantó su nota más larga
\\bdragon / un dragón / fuuu / jugar a los dragones / hacía anillos de humo | se tropezaba con su propia cola | pedía perdón cada vez que echaba una chispa / sopló la llama más brillante de su vida | abrió las alas, grandes como dos velas
(?:bichos?|cochinillas?|chanchitos?) (?:bolitas?|de (?:bolita|la humedad|tierra)) / un bicho bolita / tac / buscar bichos bolita / se hacía bolita y se volvía a abrir | movía una antena, y luego la otra | caminaba con sus catorce patas / rodó más rápido que nunca | se abrió de golpe, con todas las patas en el aire
escarabaj|bichos?$|insectos?$ / un escarabajo / bzzz / buscar bichos / abría las alas y las guardaba enseguida | empujaba una bolita más grande que él | movía una antena, y luego la otra / voló zumbando como un avión | empujó con las seis patas a la vez
ran(?:as?|itas?)$ / una rana / croac / buscar ranas / saltaba sin avisar | inflaba la garganta y hacía croac | se quedaba quieta como una piedra con ojos / dio el salto más largo de su vida | cantó como diez ranas juntas
gallin(?!ero) / una gallina / cocorocó / dar de comer a las gallinas / caminaba levantando mucho las patas | ladeaba la cabeza para oír mejor | escarbaba el suelo, ras, ras / cacareó como si hubiera puesto tres huevos | aleteó hasta despegar del suelo
princesa / una princesa / tilín / jugar a las princesas / hacía una reverencia y se tropezaba | se enderezaba la corona | daba vueltas para que volara el vestido / gritó con voz de reina | giró tan deprisa que el vestido parecía una flor enorme
pat(?:o|ito)s?(?= |$) / un pato / cuac / jugar con el pato / sacudía la cola | caminaba de lado a lado | daba tres pasos y hacía cuac / graznó con todas sus fuerzas | aleteó hasta levantar el vuelo`

const three = ([one = '', two = '', third = '']: string[]) => [one, two, third] as const
const two = ([one = '', other = one]: string[]) => [one, other] as const

export const CREATURES: readonly PropRow[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [test = '', un = '', sound = '', together = '', does = '', helps = ''] = row.split(' / ')
    return [
      new RegExp(test, 'u'),
      creature([un, theOf(un), sound, together], three(does.split(' | ')), two(helps.split(' | '))),
    ]
  })
