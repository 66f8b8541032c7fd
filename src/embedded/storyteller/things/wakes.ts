import { bare } from '../language/grammar/text.ts'
import { type NounClass, nounClassOf } from './nouns.ts'

/** How a thing brings a day back: two predicates in the preterite, for its `el`. */
export type Wakes = readonly [string, string]

/** How its noun begins, without accents, and what is seen, heard or felt of such a thing. */
const TABLE = `
anillo|aret|aro|pendient|collar|pulser|brazalet|broch|prendedor|medall|dije|caden|gargantill|rosario|escapul|camafeo|coron|diadem|hebill|insigni|trofe|esfera|medallon|esmalt / brilló un momento / tintineó, tin, muy clarito
parch / se alisó de un tirón / se estiró, y volvió a su sitio
casco|lente|gafa|anteojo|par(?![a-z]) / brilló un momento / mandó un reflejo redondo
guante|manopl / movió los dedos, uno por uno / saludó de lado a lado
zapat|tenis|bota|botin|sandali|chancl|huarach|chinel|pantufl|alpargat|tacon|suela|patin / dio un paso, y luego otro / marcó el compás, tap, tap
uniform|camis|playera|sueter|saco|chamarr|chaquet|abrig|jersey|chompa|buzo|bata|blus|sudader|remera|polera / se infló un poquito, como con viento / levantó una manga, como quien saluda
sombrero|gorr|boin|chister|cachuch|birrete|turbant / se levantó un poquito, como quien saluda / subió, dio una vuelta y bajó
calcetin|calcet|media / se estiró, como quien despierta / se dobló en bolita y rodó
repasador|cubreboc|pañuel|pañolet|panuel|panolet|bufand|chal|rebozo|manton|pashmin|bander|cinta|liston|moño|mono|serpentin|corbat|lazo|cortin|mantel|delantal|mandil|capa|lona|trapo|toall / ondeó sin viento / dio dos vueltas, como en un baile
servillet / se desdobló y se volvió a doblar / ondeó sin viento
cobij|cobertor|frazad|manta(?!l)|mantita|colch|saban|edredon / se extendió sin ayuda de nadie / soltó el calor que traía guardado
navaj|tijer|aguj|martill|desarmador|destornillador|cuchill / brilló un momento / dio dos golpecitos, toc, toc
carrit|avioncit|trenecit|barquit|camioncit|tricicl|patinet|monopatin / rodó un poquito y frenó / dio media vuelta y volvió
carton / hizo un poquito de aire, flap / se dobló por en medio
almohad|cojin / se esponjó despacito / se hundió un poquito y se volvió a esponjar
malet|mochil|morral|valij|maletin|lonch|lunch|estuch|cartuch|costal|bols|monedero|neceser / dio un saltito, como antes de salir / se abrió un poquito y se volvió a cerrar
canast|cesto|caj|cofr|joyer|baul|alcanci|hucha|lata|bote|costurer|buzon / se abrió un poquito y se volvió a cerrar / dio un saltito y volvió a su sitio
letrer|cartel|pancart|cartulin / se enderezó, para que se leyera / brilló, letra por letra
libret|cuadern|libro|album|revist|historiet|cancioner|recetari|biblia|novela|agend|diccionari|enciclopedi|periodic|partitur / pasó una hoja, y luego otra / se abrió, como para que alguien leyera
volante|carta|cartit|recado|tarjet|postal|sobre|telegram|papel|list|diploma|certificad|pergamin|mapa|croquis|dibujo|boleto|billet|ticket|calcomani|sticker|estamp|cromo|notita|aguinald|mazo / crujió como la primera vez / se enderezó de pronto
taz|vaso|plato|copa|tazon|cuchar|tenedor|olla|sarten|cazuel|cacerol|jarr|llave|llavero|candad|moldes?|charol|bandej|tapa|corchol|chapit|lat|tupper|fiambrer / tintineó, clin / brilló por la orilla
termo|teter|cafeter|cantimplor|caramañol|caramanol / echó un hilo de vapor / hizo glu, glu
frasc|botell|florer|jarron / brilló por el cristal / tintineó, tin
cubet|bald|regader / salpicó unas gotas / sonó, clan
radio|transistor|grabador|tocadisc / sonó bajito, con el ruido de entonces / encendió una lucecita
bocin(?!a de)|megafon / sonó, pi, piii / dio un saltito
camar|celular|telefon|tablet / encendió una lucecita / hizo clic, y otra vez clic
campan|cascabel|cencerr|sonaj|silbato / sonó una vez, muy clarito / se movió, y volvió a sonar
baquet|palo|palit|rama(?!l)|vara|baston|bordon|remo|bate|bambu / dio dos golpecitos, toc, toc / se meció un poquito, de lado a lado
tapit|piedr|roca|fosil|concha|caracol|coral|moned|canic|tuerc|tornill|boton|nuez|bellot|castan|dado|fich|clavo / rodó un poquito y se detuvo / giró sobre una punta
paragua|sombrill / se abrió y se cerró, fuf / giró sobre su punta
reloj|despertador|cronometr / hizo tic, tac / se adelantó un segundo y volvió atrás
hamac|silla|mecedor|column / fue y vino, fue y vino / hizo ñic, ñac
jaul / abrió y cerró su puertita / se meció un poquito, de lado a lado
lup|telescop|microscop|binocul|catalej|espej / mandó un reflejo redondo / brilló por el cristal
lapi|plum|boligraf|plumon|marcador|crayo|gis|tiza|pincel|broch / hizo una raya en el aire / rodó un poquito y se detuvo
mandarin|naranj|durazn|melocot|limon / rodó un poquito y se detuvo / soltó un olor dulce
tecla / saltó dos veces, tac, tac / se hundió y volvió a subir
semill / se abrió un poquito, por la mitad / echó un hilo verde
flor|rosa|clavel|margarit|girasol|tulipan|orquide|violet|azucen|alcatraz|dali|gerani|jazmin|ramo|ramill|bugambili|buganvili / se abrió un poquito más / se meció un poquito, de lado a lado
cuerd|soga|reat|mecat|correa|cordon|agujet|hilo|ovill|madej|liga / se hizo un nudo, y se deshizo / se estiró, y volvió a su sitio
globo / se estiró y se encogió, flop / subió un poquito y bajó
titer|marionet|muñec|munec|peluch|osit / saludó de lado a lado / dio un brinco, con ganas de jugar
`
  .trim()
  .split('\n')
  .map((row) => row.split(' / '))
  .map(([noun = '', first = '', second = '']) => ({
    test: new RegExp(`^(?:${noun})`, 'u'),
    wakes: [first, second] as const,
  }))

/** Of others of its class. */
const OF_CLASS: Readonly<Partial<Record<NounClass, Wakes>>> = {
  wear: ['se infló un poquito, como con viento', 'se alisó de un tirón'],
  cloth: ['se extendió sin ayuda de nadie', 'se dobló otra vez, en cuatro'],
  machine: ['se puso en marcha, con el ruido de entonces', 'encendió una lucecita'],
  tech: ['se puso en marcha, con el ruido de entonces', 'encendió una lucecita'],
  light: ['se encendió, y alumbró un círculo muy redondo', 'parpadeó dos veces'],
  instrument: ['sonó una vez, con el sonido de entonces', 'dio una nota, muy clara'],
  drink: ['hizo glu, glu', 'se entibió, como entre dos manos'],
  ball: ['dio un brinco, y luego otro más alto', 'rodó en redondo y volvió'],
  toy: ['dio un brinco, con ganas de jugar', 'dio media vuelta y volvió'],
  plant: ['se meció un poquito, de lado a lado', 'se puso verde por las orillas'],
}

/** Right for anything. */
const OF_ANY: Wakes = ['se entibió, como entre dos manos', 'dio un saltito, y luego otro']

/** How what a memory itself names wakes, by its noun. */
export function wakesOf(noun: string): Wakes {
  const kind = nounClassOf(noun)
  const sounds = kind === 'light' || kind === 'instrument' ? OF_CLASS[kind] : undefined
  return TABLE.find(({ test }) => test.test(bare(noun)))?.wakes ?? sounds ?? (kind && OF_CLASS[kind]) ?? OF_ANY
}
