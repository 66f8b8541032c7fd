import { hasGenders } from './dictionary.ts'
import { bare, upperFirst } from './text.ts'

/** Words that change with the country: stories are written in the Spanish of México and told in that of the giver. */

export type Variant = 'es-MX' | 'es-AR' | 'es-CO' | 'es-ES'

/** México | Argentina | Colombia | España, each with its article. */
const NOUNS = `el coche|el auto|el carro|el coche
la banqueta|la vereda|el andén|la acera
el refrigerador|la heladera|la nevera|la nevera
el carro|el auto|el carro|el coche
el carrito|el autito|el carrito|el cochecito
el autobús|el colectivo|el bus|el autobús
el jugo|el jugo|el jugo|el zumo
la lonchera|la lunchera|la lonchera|la fiambrera
el plumón|el marcador|el marcador|el rotulador
el clóset|el placard|el clóset|el armario
la papa|la papa|la papa|la patata
el elote|el choclo|la mazorca|la mazorca
la alberca|la pileta|la piscina|la piscina
el popote|el sorbete|el pitillo|la pajita
la cobija|la frazada|la cobija|la manta
la cobijita|la frazadita|la cobijita|la mantita
la chamarra|la campera|la chaqueta|la chaqueta
el suéter|el pulóver|el saco|el jersey
la playera|la remera|la camiseta|la camiseta
el calcetín|la media|la media|el calcetín
el boleto|el boleto|el tiquete|el billete
la computadora|la computadora|el computador|el ordenador
el celular|el celular|el celular|el móvil
la plática|la charla|la charla|la charla
la torta|el sánguche|el sándwich|el bocadillo
el columpio|la hamaca|el columpio|el columpio
la resbaladilla|el tobogán|el rodadero|el tobogán
la recámara|la habitación|la alcoba|la habitación
la estufa|la hornalla|la estufa|la hornilla
la cajuela|el baúl|el baúl|el maletero
la llanta|la goma|la llanta|la rueda
la gasolina|la nafta|la gasolina|la gasolina
la carretera|la ruta|la carretera|la carretera
el departamento|el departamento|el apartamento|el piso
el foco|la lamparita|el bombillo|la bombilla
el cerillo|el fósforo|el fósforo|la cerilla
la curita|la curita|la curita|la tirita
la mamila|la mamadera|el tetero|el biberón
el chupón|el chupete|el chupo|el chupete
la carriola|el cochecito|el coche|el carrito
el dulce|el caramelo|el dulce|el caramelo
la paleta|el chupetín|la paleta|la piruleta
la tina|la bañera|la tina|la bañera
el chícharo|la arveja|la arveja|el guisante
el frijol|el poroto|el fríjol|la alubia
el ejote|la chaucha|la habichuela|la judía
el betabel|la remolacha|la remolacha|la remolacha
el aguacate|la palta|el aguacate|el aguacate
el durazno|el durazno|el durazno|el melocotón
la toronja|el pomelo|la toronja|el pomelo
la fresa|la frutilla|la fresa|la fresa
el cacahuate|el maní|el maní|el cacahuete
la mantequilla|la manteca|la mantequilla|la mantequilla
el mesero|el mozo|el mesero|el camarero
el tianguis|la feria|el mercado|el mercadillo
la tlapalería|la ferretería|la ferretería|la ferretería
el papalote|el barrilete|la cometa|la cometa
el trompo|el trompo|el trompo|la peonza
la canica|la bolita|la canica|la canica
el overol|el mameluco|el overol|el mono
el gis|la tiza|la tiza|la tiza
el pizarrón|el pizarrón|el tablero|la pizarra
el librero|la biblioteca|la biblioteca|la estantería
el buró|la mesa de luz|la mesa de noche|la mesilla
el tapete|la alfombra|el tapete|la alfombra
la cubeta|el balde|el balde|el cubo
la banca|el banco|la banca|el banco
el moño|el moño|el moño|el lazo
la lapicera|la lapicera|el esfero|el bolígrafo
el apapacho|el mimo|el apapacho|el mimo
el elevador|el ascensor|el ascensor|el ascensor
la estampilla|la estampilla|la estampilla|el sello
el pan dulce|la factura|el pan dulce|el bollo
el velador|el sereno|el celador|el vigilante
el pastel|la torta|la torta|la tarta
el futbol|el fútbol|el fútbol|el fútbol
el atole|el chocolate|el chocolate|el chocolate
el tamal|la empanada|el tamal|la empanada
el bolillo|el pancito|el pan|el panecillo
la agujeta|el cordón|el cordón|el cordón
el pasto|el pasto|el pasto|el césped
la secundaria|la secundaria|el bachillerato|el instituto
la primaria|la primaria|la primaria|el colegio
el kínder|el jardín|el jardín|la guardería
el chofer|el chofer|el conductor|el conductor
la cancha|la cancha|la cancha|el campo
la licuadora|la licuadora|la licuadora|la batidora
el jitomate|el tomate|el tomate|el tomate
el lavabo|el lavatorio|el lavamanos|el lavabo
el fregadero|la bacha|el lavaplatos|el fregadero
la cuadra|la cuadra|la cuadra|la manzana
el estacionamiento|el estacionamiento|el parqueadero|el aparcamiento
la glorieta|la rotonda|la glorieta|la rotonda
la engrapadora|la abrochadora|la cosedora|la grapadora
el cuate|el amigo|el parcero|el colega
el chamaco|el pibe|el pelado|el chaval
la chamaca|la piba|la pelada|la chavala
el raspado|el granizado|el raspado|el granizado
el molcajete|el mortero|el mortero|el mortero
el comal|la plancha|la plancha|la plancha
el rebozo|el pañuelo|el pañolón|el mantón
el huarache|la ojota|la cotiza|la sandalia
la chancla|la ojota|la chancla|la chancla
el sarape|el poncho|la ruana|la manta
el guajolote|el pavo|el pavo|el pavo
la catarina|la mariquita|la mariquita|la mariquita
el cochinito|el chanchito|el marranito|el cerdito
el puerco|el chancho|el marrano|el cerdo
el chapulín|el saltamontes|el saltamontes|el saltamontes
el papel de china|el papel de seda|el papel de seda|el papel de seda
la maleta|la valija|la maleta|la maleta
la taquilla|la boletería|la taquilla|la taquilla
el gafete|la credencial|la escarapela|la acreditación
el control remoto|el control remoto|el control remoto|el mando
el arete|el aro|el arete|el pendiente
la sudadera|el buzo|el buzo|la sudadera
la pantufla|la pantufla|la pantufla|la zapatilla
la sonaja|el sonajero|el sonajero|el sonajero
la resortera|la gomera|la cauchera|el tirachinas
la azotea|la terraza|la azotea|la azotea
el tinaco|el tanque|el tanque|el depósito
el apagador|la perilla|el interruptor|el interruptor
el aserrín|el aserrín|el aserrín|el serrín
el costal|la bolsa|el costal|el saco
el guisado|el guiso|el guiso|el guiso
la botana|la picada|la picada|el aperitivo
el refresco|la gaseosa|la gaseosa|el refresco
el panqué|el budín|el ponqué|el bizcocho
la dona|la dona|la dona|la rosquilla
la galleta|la galletita|la galleta|la galleta
la cajeta|el dulce de leche|el arequipe|el dulce de leche
el chabacano|el damasco|el albaricoque|el albaricoque
la piña|el ananá|la piña|la piña
el plátano|la banana|el banano|el plátano
la calabacita|el zapallito|el calabacín|el calabacín
la calabaza|el zapallo|la auyama|la calabaza
el camote|la batata|la batata|el boniato
el hule|la goma|el caucho|la goma
la cochera|la cochera|el garaje|el garaje
el relajo|el lío|el relajo|el jaleo
el tiradero|el desorden|el reguero|el desorden
la alcancía|la alcancía|la alcancía|la hucha
la tiendita|el almacén|la tienda|la tienda
la papelería|la librería|la papelería|la papelería
la paletería|la heladería|la heladería|la heladería
la nevería|la heladería|la heladería|la heladería
el carrusel|la calesita|el carrusel|el tiovivo
la rueda de la fortuna|la vuelta al mundo|la rueda de Chicago|la noria
la podadora|la cortadora|la podadora|el cortacésped
la maceta|la maceta|la matera|la maceta
la bugambilia|la santa rita|la buganvilia|la buganvilla
la jacaranda|el jacarandá|el gualanday|la jacaranda
el lodo|el barro|el barro|el barro`

/** What takes no article or is only a stem. */
const OTHERS: readonly (readonly [RegExp, Readonly<Record<Exclude<Variant, 'es-MX'>, string>>])[] = [
  [/(?<!\p{L})los lentes(?!\p{L})/giu, { 'es-AR': 'los anteojos', 'es-CO': 'las gafas', 'es-ES': 'las gafas' }],
  [/(?<!\p{L})unos lentes(?!\p{L})/giu, { 'es-AR': 'unos anteojos', 'es-CO': 'unas gafas', 'es-ES': 'unas gafas' }],
  [/(?<!\p{L})lentes(?!\p{L})/giu, { 'es-AR': 'anteojos', 'es-CO': 'gafas', 'es-ES': 'gafas' }],
  [/(?<!\p{L})enoj(?=(?:ad[oa]s?|o|arse|aba|aban|ó|aron|a|an)(?!\p{L}))/giu, { 'es-AR': 'enoj', 'es-CO': 'enoj', 'es-ES': 'enfad' }],
  [/(?<!\p{L})platic(?=(?:ar|ando|aba|aban|aron|ó|a|an)(?!\p{L}))/giu, { 'es-AR': 'charl', 'es-CO': 'charl', 'es-ES': 'charl' }],
  [/(?<!\p{L})chistos(?=[oa]s?(?!\p{L}))/giu, { 'es-AR': 'gracios', 'es-CO': 'chistos', 'es-ES': 'gracios' }],
  [/(?<!\p{L})ahorita(?!\p{L})/giu, { 'es-AR': 'ahora', 'es-CO': 'ahorita', 'es-ES': 'ahora' }],
  [/(?<!\p{L})camión(?! de (?:bomberos|(?:la )?basura|reparto|mudanzas?|carga|volteo|juguete)|\p{L})/giu, { 'es-AR': 'colectivo', 'es-CO': 'bus', 'es-ES': 'autobús' }],
  [/(?<!\p{L})camiones(?! de (?:bomberos|(?:la )?basura|reparto|mudanzas?|carga|volteo|juguete)|\p{L})/giu, { 'es-AR': 'colectivos', 'es-CO': 'buses', 'es-ES': 'autobuses' }],
  [/(?<!\p{L})rent(?=(?:ar|ando|aba|aban|aron|ó|ad[oa]s?)(?!\p{L}))/giu, { 'es-AR': 'alquil', 'es-CO': 'alquil', 'es-ES': 'alquil' }],
  [/(?<!\p{L})estacion(?=(?:ar|ando|aba|aban|aron|ó|ad[oa]s?)(?!\p{L}))/giu, { 'es-AR': 'estacion', 'es-CO': 'parque', 'es-ES': 'aparc' }],
  [/(?<!\p{L})palomitas(?!\p{L})/giu, { 'es-AR': 'pochoclos', 'es-CO': 'crispetas', 'es-ES': 'palomitas' }],
] // oxfmt-ignore

type Noun = { gender: 'f' | 'm'; one: string; many: string }

function nounOf(phrase: string): Noun {
  const [article = '', ...rest] = phrase.split(' ')
  const one = rest.join(' ')
  const [head = '', ...tail] = one.split(' ')
  const many = [pluralOf(head), ...tail].join(' ')
  return { gender: article === 'la' ? 'f' : 'm', one, many }
}

function pluralOf(noun: string): string {
  if (/[aeiouáéí]$/u.test(noun)) return `${noun}s`
  if (/[^aeiouáéíóú]s$|is$|us$/u.test(noun) && noun !== 'autobús' && noun !== 'bus' && noun !== 'gis') return noun
  const stem = noun
    .replace(/ón$/u, 'on')
    .replace(/án$/u, 'an')
    .replace(/én$/u, 'en')
    .replace(/ín$/u, 'in')
    .replace(/ús$/u, 'us')
    .replace(/z$/u, 'c')
  return `${stem}es`
}

const ORDER: readonly Variant[] = ['es-MX', 'es-AR', 'es-CO', 'es-ES']

/** Every word of the table by variant, for those who write: how it is in México, and how elsewhere. */
export const VARIANT_NOUNS: readonly (readonly Noun[])[] = NOUNS.split('\n').map((row) => row.split('|').map(nounOf))

const DETERMINERS: Record<string, string> = {
  el: 'la', un: 'una', los: 'las', unos: 'unas', del: 'de la', al: 'a la', este: 'esta', ese: 'esa', aquel: 'aquella', otro: 'otra', mismo: 'misma', mucho: 'mucha', ningún: 'ninguna', algún: 'alguna',
} // oxfmt-ignore
const MASCULINE: Record<string, string> = Object.fromEntries(
  Object.entries(DETERMINERS).map(([masculine, feminine]) => [feminine, masculine]),
)

function determiner(word: string, { gender }: Noun, from: Noun): string {
  if (gender === from.gender) return word
  const table = gender === 'f' ? DETERMINERS : MASCULINE
  const changed = table[word.toLowerCase()]
  return changed === undefined ? word : /^\p{Lu}/u.test(word) ? upperFirst(changed) : changed
}

/** 'la banca entera' → 'el banco entero': what follows agrees, where it is an adjective. */
function agreeing(word: string, { gender }: Noun, from: Noun): string {
  if (gender === from.gender || !hasGenders(word)) return word
  return word.replace(/[oa](?=s?$)/u, gender === 'f' ? 'a' : 'o')
}

const BEFORE = `(?:((?<!\\p{L})(?:${[...Object.keys(DETERMINERS), ...Object.keys(MASCULINE)].sort((a, b) => b.length - a.length).join('|')})) )?`

type Change = { from: Noun; to: Noun; many: boolean }
/** Every noun that another is said for, and what finds any of them in one pass. */
type Rules = { changes: ReadonlyMap<string, Change>; test: RegExp }

const rules = new Map<Variant, Rules>()

function rulesOf(variant: Variant): Rules {
  const made = rules.get(variant)
  if (made) return made
  const at = ORDER.indexOf(variant)
  const changes = new Map<string, Change>()
  for (const row of VARIANT_NOUNS) {
    const [from, to] = [row[0]!, row[at]!]
    if (from.one === to.one) continue
    changes.set(from.one, { from, to, many: false })
    changes.set(from.many, { from, to, many: true })
  }
  const nouns = [...changes.keys()].sort((a, b) => b.length - a.length).join('|')
  const test = new RegExp(`${BEFORE}(?<!\\p{L})(${nouns})(?!\\p{L})(?: (\\p{L}+[oa]s?)(?!\\p{L}))?`, 'giu')
  const found = { changes, test }
  rules.set(variant, found)
  return found
}

function withNouns(text: string, { changes, test }: Rules, own: ReadonlySet<string>): string {
  return text.replace(test, (all: string, det: string | undefined, noun: string, next: string | undefined) => {
    const change = changes.get(noun.toLowerCase())
    if (!change || own.has(bare(noun))) return all
    const { from, to, many } = change
    const told = many ? to.many : to.one
    const cased = /^\p{Lu}/u.test(noun) ? upperFirst(told) : told
    return (det ? `${determiner(det, to, from)} ` : '') + cased + (next ? ` ${agreeing(next, to, from)}` : '')
  })
}

/** A paragraph in the Spanish of a country; what stands between «» and the words of `own` (bare) stay as they were said. */
export function inVariant(text: string, variant: Variant, own: ReadonlySet<string>): string {
  if (variant === 'es-MX') return text
  return text
    .split(/(«[^»]*»)/u)
    .map((piece) => {
      if (piece.startsWith('«')) return piece
      const told = withNouns(piece, rulesOf(variant), own)
      return OTHERS.reduce(
        (said, [test, words]) =>
          said.replace(test, (word) => (own.has(bare(word)) ? word : sameStart(word, words[variant]))),
        told,
      )
    })
    .join('')
}

const sameStart = (from: string, to: string) => (/^\p{Lu}/u.test(from) ? upperFirst(to) : to)
