import { bare } from '../../language/grammar/text.ts'

/** What is heard of what stands in a house or is worn, by how its name begins, without accents: the first that fits. */
const TABLE = `
cuchar\\w* de (?:palo|madera) / toc, toc
escob|trapeador|recogedor|plumero / ras, ras
cepillo de carpintero / ras, ras
peine|cepillo / ras, ras
telar / tac, tac
bastidor / tac
costurero / clic
ovillo|madeja|estambre|hilo / fuf
gancho de tejer / tic
tijera / clic
telescop|microscop|binocul|catalej|lupa|espejo / clic
camara / clic
ventilador|extractor|campana extractora|secador(?:a de pelo)?(?= |$)|aire / fuuu
maquina (?:de (?:coser|tejer|bordar)|singer)|singer / tac, tac
maquina de escribir|teclado / tac, tac
parrilla|asador|comal|brasero|ahumador|smoker / crrr
horno|estufa|calefactor|radiador|plancha|cafetera|tostador / crac
refri|nevera|heladera / zum
lavadora|licuadora|batidora|secadora|tornos?|aspiradora|taladro|compresor|motor|maquina|motosierra / rrrum
reloj|despertador|metronomo / tic, tac
comput|ordenador|laptop|portatil|tablet|ipad|televis|tele(?= |$)|pantalla / bip
tocadisc|rocola|bocina|parlante|altavoz|microfono|grabadora / tum
telefono|celular|movil / rin
router|modem|impresora|control|interruptor|satelite|elevador|ascensor|audifono|auricular / clic
silbato / pii
dados? / tac
abaco / clac
bicicleta / rin
espada|florete / zas
volante|timon / cric
remo / chap
tabla de / fsss
tapete|alfombra|colchoneta / paf
mazo|martillo|cincel|gubia|marro / toc, toc
pala|rastrillo|azadon / ras, ras
regadera|manguera / shhh
baston|bordon / tac
lapiz|pluma|boligraf|boli|pincel|crayol|plumon|marcador|gis|tiza|tinta|brocha / ras
caja de (?:pinturas|gises|tizas|colores)|estuche de maquillaje|frasco de esmalte / plic
cuaderno|libreta|agenda / fras
taza|vaso|jarra|olla|cazo|cacerola|sarten|cuchar|balde|cubeta|tupper|topper|tapa|molcajete|mortero|plato|campan|llave|candado|tuerca|desarmador|destornillador|cuchillo|navaja|bandeja / clin
rodillo / rrr
caja de herramientas / clin
antifaz|mascara / tap
monedero / clin
mochila|maleta / clac
bolsa|bolso|morral / fras
costal|lonchera|caja|cesta|canasto|canasta|ropero|armario|closet|estuche / toc
carretilla|carreta / ñic
silla|sillon|mecedor|banc|banquito|butaca|taburete|hamaca|cama|cuna|mesa|pupitre|escalera|librero|estanteria|repisa / cric
columpio / ñic, ñac
almohada|cojin / fuf
cuerda|soga|reata / fiu
toalla|cortina|red|cinta|bandera|capote|telon / fuf
cana(?: de pescar)?(?= |$) / plop
puerta|ventana / ñic
zapatillas de ballet / tap
tenis / tap
zapat|bota|sandalia|huarache|pantufla|chancla / tap
patin|roller|skate|longboard / rrrac
guantes? de box / paf
guante|manopla / paf
gorro de natacion|visor / plic
casco|lente|anteojo|gafa|arete|pendiente|aro|collar|pulsera|anillo|brazalete|broche|prendedor|perfume|labial|pintalabios|esmalte|corona|peineta|chup|careta / clic
sombrero|gorr|boina|cachucha|chupalla / fru, fru
calcetin|calceta|media / fuf`
  .trim()
  .split('\n')
  .map((row) => row.split(' / '))
  .map(([called = '', sound = '']) => ({ test: new RegExp(`^(?:${called})`, 'u'), sound }))

export const soundOf = (own: string): string => TABLE.find(({ test }) => test.test(bare(own)))?.sound ?? 'toc'

/** 'un cepillo de carpintero' → 'el cepillo' */
export const shortThe = (un: string) =>
  un.startsWith('un par ')
    ? un.replace(/^un /u, 'el ').replace(/ de (?:arquer|porter)[oa]$/u, '')
    : un.replace(/^un(a?) (\p{L}+).*$/u, (_, a: string, noun: string) => `${a ? 'la' : 'el'} ${noun}`)
