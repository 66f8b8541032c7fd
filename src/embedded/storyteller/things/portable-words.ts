import { isEntry } from '../language/grammar/dictionary.ts'
import { restoreAccents } from '../language/spelling/word-accents.ts'
import { bare } from '../language/grammar/text.ts'
import { type NounClass, nounClassOf } from './nouns.ts'
import { singularOf } from './singular.ts'

/** Things that one hand lifts, whatever they are like, as one of each, without accents; none that wounds, and no part of anybody. */
const WORDS = `
  anillo arete aro pendiente collar pulsera brazalete broche prendedor medalla dije cadenita gargantilla rosario
  escapulario camafeo reloj despertador cronometro brujula catalejo lupa binocular microscopio llave
  llavero campana cascabel silbato cencerro sonaja sonajero maraca castañuela pandero pandereta armonica ocarina
  quena zampoña radio transistor microfono audifono auricular casete vinilo camara grabadora cartulina linterna
  lampara farol taza jarro jarra tazon cuchara cucharon tenedor palita colador rallador batidor pinza tetera cafetera
  termo cantimplora botella frasco corcho corcholata chapita rodillo molinillo delantal mandil servilleta fiambrera
  lonchera tupper topper bolsa morral mochila bolso alcancia hucha neceser estuche cartuchera cofre joyero sombrero
  gorra gorro boina chistera casco cachucha birrete turbante corona diadema moño lazo liston pasador peineta peine
  cepillo horquilla hebilla bufanda guante manopla chal rebozo ruana sarape manton pañuelo pañoleta pashmina camisa
  camiseta playera polera remera blusa sueter sudadera jersey chompa buzo chaleco chamarra chaqueta chumpa campera
  casaca cazadora abrigo gabardina falda vestido tutu uniforme guardapolvo pijama piyama mameluco babero bañador
  disfraz capa mascara antifaz zapato zapatilla tenis tacon bota botin sandalia chancla chancleta huarache chinela
  pantufla alpargata calcetin patin cordon agujeta suela corbata cinturon tirante boton lente anteojo gafa paraguas
  sombrilla baston abanico bordon cobija cobertor frazada manta colcha sabana almohada cojin toalla trapo muñeca
  muñeco peluche osito titere marioneta trompo canica yoyo balero perinola rehilete papalote cometa volantin
  barrilete pelota balon dado ficha naipe baraja carrito avioncito trenecito barquito camioncito libro cuaderno
  libreta agenda album revista historieta cancionero recetario partitura biblia diccionario carta recado lista
  tarjeta postal sobre telegrama boleto billete ticket diploma certificado pergamino copa foto fotografia dibujo cartel
  letrero pancarta bandera banderin escarapela calcomania sticker estampilla estampa cromo insignia lapiz lapicito
  pluma boligrafo esfero lapicero birome plumon marcador crayola crayon gis tiza pincel brocha ovillo madeja dedal costurero tornillo tuerca
  clavo iman plumero perfume esponja piedra concha caracola coral fosil palito rama bellota castaña nuez flor rosa
  clavel margarita girasol tulipan orquidea violeta azucena alcatraz dalia geranio jazmin ramo ramillete cactus
  maceta suculenta trebol helecho plantita moneda trofeo angelito chupon chupete correa mapa croquis florero jarron
  alebrije baqueta periodico carton hoja repasador bugambilia buganvilia aguinaldo megafono snorkel caramañola nota notita pasaporte poster disco
  mazo escoba telescopio notebook laptop guacharaca pañalera retrato cubo calculadora hielera palillo palo pulover etiqueta recibo
  credencial liga globo pieza tambo charola bata ladrillo toga cempasuchil robot papelito
  ninot casita jaula antena timbre ruleros rulero bigote peluca aleta visor flotador gafete tiara varita
  piñata banda corneta trompeta cuento pizarra tablilla cascaron lata caja tiquete tiquet pasaje
  naranja mandarina papaya manzana sandia melon piña coco mango toronja calabaza limon pera durazno guayaba granada
  batuta matraca cenicero balanza raqueta cassette monedero abrecartas antorcha espada boomerang tirachinas resortera
  tablero dardo bate quitasol impermeable chubasquero cayado tamborcito charrasca altavoz walkman tocadiscos
  carrete portarretrato percha imperdible bastidor telar parche corbatin capote mantel recogedor palangana botijo cantaro
  tinaja vasija plato embudo espatula molcajete candelabro candil alambre alicate molinete
  soldadito mamadera banquito figurita afiche guijarro herradura estetoscopio tripode
  metronomo campanilla diapason atril serrucho veladora
  cuenco comedero bebedero escudilla
  pua lengueta boquilla nido marcapaginas separador caña
  rompecabezas canasta canasto cesta cinta estandarte rejilla palanca
  membrillo mazorca crucigrama terno vela velita vaso bandeja bidon
  caldero perol paila vaporera molde tablita palote uslero metate salero azucarero ensaladera jicara totuma
  cesto costal valija jabon vara mecate reata papagayo chiringa serpentina canastilla
  castaña almendra
`

const KNOWN = new Set(WORDS.trim().split(/\s+/u))
/** What is worn, played, covered with or worked with is lifted, but for what follows. */
const LIFTED: ReadonlySet<NounClass | null> = new Set(['wear', 'cloth', 'tool', 'instrument'] as const)
const NOT_LIFTED =
  /^(?:ropa|media|esmalte|labial|cuatro|bajo|caj[oó]n|tri[aá]ngulo|platillo|[oó]rgano|piano|teclado|bater[ií]a|arpa|contrabajo|tumbadora|marimba|gaita|herramienta|cuchillo|navaja|tijera|aguja|machete|anzuelo|red|tinta|tapa|lima|cortina|alfombra|espejo|escalera|carretilla|mesa|mesita|cama|camita|cuna|ropero|armario|closet|estanter[ií]a|librero|repisa|puerta|ventana|pizarr[oó]n|pupitre|sill[oó]n|banco|butaca|taburete|mecedora|hamaca|lavabo|cuña|orinal|bacinica|chata|jeringa|muleta|sonda|férula|lavamanos|pegamento|cuerda|soga)$/u
const isLifted = (one: string) => LIFTED.has(nounClassOf(one)) && !NOT_LIFTED.test(one)

const UNTILDED = new Set([...KNOWN].filter((word) => word.includes('ñ')).map(bare))

/** The singular with its accents, where it is such a thing: 'trompos' → 'trompo'; null of any other word. */
export function oneOf(low: string): string | null {
  const one = singularOf(low)
  if (baseOf(one).some((base) => KNOWN.has(base))) return one
  if (isEntry(one) && isLifted(one)) return one
  const key = one.replace(/[áéíóúü]/gu, (letter) => bare(letter))
  if (!KNOWN.has(key) && (isEntry(one) || !UNTILDED.has(key))) return null
  return isEntry(one) ? one : restoreAccents(one)
}

/** 'huarachita', 'florecita', 'barquito': what it is a small one of, whatever its ending. */
function baseOf(one: string): string[] {
  const [, stem = ''] = /^(\p{L}{3,}?)(?:ec|c)?it[oa]$/u.exec(one) ?? []
  if (stem === '') return []
  const plain = stem
    .replace(/qu$/u, 'c')
    .replace(/gu$/u, 'g')
    .replace(/c$/u, (last) => (one.includes('cit') ? 'z' : last))
  return [stem, plain].flatMap((each) => ['', 'a', 'o', 'e'].map((end) => each + end))
}

/** Fruit is kept while nobody eats it. */
export const isFruit = (noun: string) => FRUIT.test(bare(noun))
const FRUIT =
  /^(?:naranja|mandarina|papaya|manzana|sandia|melon|piña|pina|coco|mango|toronja|calabaza|limon|pera|durazno|guayaba|granada|membrillo|mazorca|palta|aguacate|cebolla|patata|tomate|jitomate|zanahoria|ajo|elote|choclo|ciruela|higo|nispero|castaña|almendra|damasco|chabacano|albaricoque|caqui|pomelo)$/u

/** What a kitchen uses up is kept only where it was given or gathered. */
export const USED_UP =
  /^(?:palta|aguacate|cebolla|patata|tomate|jitomate|zanahoria|ajo|elote|choclo|ciruela|higo|nispero|damasco|chabacano|albaricoque|caqui|pomelo)$/u

/** 'de cartón', 'de papel': whatever is made of it can be lifted, and is not eaten. */
export const isMadeOf = (material: string) =>
  /^(?:cartón|carton|papel|cartulina|trapo|tela|fieltro|madera|palo|plástico|plastico|barro|plastilina|lana|estambre|greda|arcilla|cera|yeso|masa|peluche|juguete|hojalata|lata|hule|goma|caucho|felpa|cerámica|porcelana|cuero|mimbre|alambre|foami|crepé|crepe)$/u.test(
    material,
  )
