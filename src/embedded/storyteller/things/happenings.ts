import { bare } from '../language/grammar/text.ts'
import { withoutFigures } from './locutions.ts'

/** Of these nothing is told but the giver's own words. */
const HUSHED =
  /muri(?:o|eron)(?! de (?:la )?risa)|fallec|velorio|entierro|funera|funebre|ataud|feretro|sepelio|(?<![a-z])(?:luto|cenizas)(?![a-z])|cancer|tumor|quimio|accident(?!o (?:el|la) (?:carro|coche|auto|camioneta|bus|moto))|operaci|operad|operaron|cirugi|urgencias|terapia intensiva|divorci|separa(?:mos|ron|ste)|terremoto|temblor|incendi|inundaci|huracan|robaron|asalt|guerra(?! de (?:bomb|glob|almohad|agua|nieve|bolas|pintura|comida|papel|cosquillas))|aborto|perdimos (?:a|al) |(?:dejar\w* de )?pele(?:ar|aba|aban|aron|amos)|grito(?:s|neo)|enferm[oa]s?(?= |$|,)|enfermedad/

/** What was done, without accents, each by words that surely say it; and the one thing of it that nobody who was there can deny. */
const SENSES = `
llovia|llovio|diluvi(?:aba|o)|granizaba|(?:en pleno|bajo el) (?:aguacero|diluvio)|bajo la lluvia / Sonaba la lluvia.
nevaba|nevo(?![a-z])|(?:en plena|bajo la) nevada / Caía la nieve.
se (?:me |te |nos |le |les )?quem(?:o|aron) (?:el|la|los|las) (?:arroz|frijoles|tortillas?|empanadas|comida|cena|pollo|pavo|carne|pastel|torta|tarta|pan|galletas|sopa|pizzas?|romeritos|lentejas|leche|guiso|hot ?cakes|panqueques|croquetas|milanesas|tostadas) / Olía a quemado.
(?:hic|encend|prend)(?:imos|ieron) una (?:fogata|hoguera)|alrededor de la (?:fogata|hoguera) / Chasqueaba un fuego.
bail(?:amos|abamos|aron|aban) / Se oía bailar.
(?:grit|cant)(?:amos|aron) (?:el |un )?gol / Se oía gritar gol.
(?:(?:nos|se) (?:puso|pusimos|pusieron) a )cantar|cant(?:amos|abamos|aron|aban|ando) / Se oía cantar.
(?:nos |se )(?:reimos|reiamos|rieron|reian|reia|rio(?! en))|me rei|ataque de risa|a carcajadas / Se oía reír.
(?:tocaba|toco|tocamos) la guitarra / Sonaba una guitarra.
(?:con la|sonaba la|pus(?:o|imos|ieron) (?:la )?)musica / Sonaba música.
(?:nos |le |les )?aplaud(?:io|ieron|ian|imos)|aplaudiendo / Sonaban aplausos.
hacia (?:un |mucho |muchisimo )?fri(?:o|azo)|con (?:un |mucho )fri(?:o|azo) / Hacía frío.
hacia (?:un |mucho |muchisimo )?calor(?:on)?|a (?:3|4)\\d grados / Hacía calor.
hacia (?:un |mucho )?(?:viento|aire)|soplaba el viento / Soplaba el viento.
con niebla|habia (?:mucha )?(?:niebla|neblina) / Había niebla.
(?:se (?:nos |les |me |le )?(?:fue|corto|iba)|sin) la luz(?! tod[oa] (?:la (?:manana|tarde)|el dia)| (?:en|a|por) la manana)|a oscuras|apag(?:on|ones) / Estaba oscuro.
(?:en (?:el|la|un|una)|al) (?:mercado|tianguis|feria|carnaval|desfile|comparsa|verbena|kermes|concierto|recital|estadio) / Se oía a mucha gente.
fuegos artificiales / Se oían fuegos artificiales.
(?:en (?:el|la)|frente al?|junto al?|a la orilla de(?:l| la)|al?) (?:la )?(?:mar|playa|rio|cascada|arroyo) / Se oía el agua.
(?:de|en la) madrugada|a medianoche|a las (?:2|3|4|dos|tres|cuatro)(?: y \\w+)? de la manana|a las (?:9|10|11|12|nueve|diez|once|doce) de la noche|(?:una|esa|aquella|toda la|en la|en plena) noche|de noche|luna llena / Era de noche.
`
  .trim()
  .split('\n')
  .map((row) => row.split(' / '))
  .map(([said = '', line = '']) => ({ test: new RegExp(`(?<![a-z])(?:${said})(?![a-z])`, 'u'), line }))

const happenedIn = (told: string) => bare(withCarParks(withoutFigures(told).replace(/[“"‘«][^”"’»]*[”"’»]/gu, ' ')))

/** 'la playa de estacionamiento del estadio': no sea, and no match. */
export const withCarParks = (told: string) =>
  told.replace(
    /(?:playas? de )?(estacionamientos?|parqueaderos?|parking|aparcamientos?)(?: (?:del|de (?:la|el|los|las|una?)) [A-Za-zÀ-ỹ]+)?/giu,
    '$1',
  )

/** A day of which nobody makes a tale: illness, a quake, a death. */
export const isHard = (told: string): boolean => HUSHED.test(happenedIn(told))

/** 'ya no me reconoce', 'quedó viuda': who is ill, forgets or mourns is set no examination and no trial. */
const FRAIL =
  /olvid(?:a|an|ando) (?:todo|tod[oa]s|casi todo|(?:los|las|nuestros) (?:nombres|caras|cosas))|(?:dejo|dejado) de (?:re)?conocer|ya no (?:(?:me|nos|se) )?(?:(?:re)?conoce|acuerda|ubica|recuerda)|(?:perd|fall)[A-Za-zÀ-ỹ]+ la memoria|(?<![A-Za-zÀ-ỹ])(?:alzh?eimer|demencia|parkinson|dialisis|internad[oa]|hospitaliz[A-Za-zÀ-ỹ]+|silla de ruedas|viud[oa]s?|viudez|enviud[A-Za-zÀ-ỹ]+|(?:de|en) duelo)(?![A-Za-zÀ-ỹ])/u
export const isFrail = (said: string): boolean => FRAIL.test(bare(said)) || isHard(said)

/** Where something is denied, doubted or wished before it in its sentence, nothing is sure but the giver's own words. */
const UNSURE =
  /(?<![a-z])(?:no|ni|sin|nunca|jamas|nadie|casi|si|ojala|iba|ibas|iban|ibamos|quer\w+|quis\w+|sono que|cuent\w+ que|dic\w+ que|aunque)(?![a-z])/u

/** What was surely seen, heard or smelt when `told` happened; null where nothing was. */
export function senseOf(told: string): string | null {
  const key = happenedIn(told)
  if (HUSHED.test(key)) return null
  const found =
    SENSES.find(({ test }) => {
      const at = test.exec(key)
      return at !== null && isSure(key.slice(0, at.index))
    })?.line ?? null
  // a smell is nearer than the hour or a crowd
  return found === null || FAINT.test(found) ? (smellOf(told) ?? found) : found
}
const FAINT = /noche|gente|agua/u

/** What it says it smelt of, or what warm food was there: 'olía a oveja', 'con pan dulce para todos'; null where none surely was. */
function smellOf(told: string): string | null {
  const said = withoutFigures(told).replace(/[“"‘«][^”"’»]*[”"’»]/gu, ' ')
  const hit = SMELT.exec(said) ?? WARM.exec(said)
  if (!hit) return null
  return isSure(bare(said.slice(0, hit.index))) ? `Olía a ${hit.groups!['what']!.toLowerCase()}.` : null
}
const SMELT =
  /(?<![A-Za-zÀ-ỹ])ol(?:ía|íamos|ían|imos|ió) (?:todo |mucho )?a (?<what>(?!mis?(?![A-Za-zÀ-ỹ])|tus?(?![A-Za-zÀ-ỹ])|sus?(?![A-Za-zÀ-ỹ])|l[ao]s?(?![A-Za-zÀ-ỹ])|una?(?![A-Za-zÀ-ỹ])|pis|orin|mierda|caca|v[oó]mit|alcohol|trago|cerveza|cigarr|hospital|medicin)\p{Ll}{3,}(?: (?:mojad|quemad|húmed|asad)[oa]| dulce)?)(?![A-Za-zÀ-ỹ])/u
const WARM =
  /(?<!(?<![A-Za-zÀ-ỹ])(?:ojos|pelo|color|pantal[oó]n|vestido|zapatos|abrigo|perr[oa]|gat[oa]|máquina de|vend[A-Za-zÀ-ỹ]+) )(?<![A-Za-zÀ-ỹ])(?<what>pan (?:dulce|amasado|recién (?:hecho|horneado))|pollo (?:a la brasa|asado|frito|rostizado)|carne asada|caf[eé]|chocolate(?: caliente)?|sopa|caldo|guiso|asado|porotos|frijoles|lentejas|empanadas|tamal(?:es)?|arepas|buñuelos|churros|palomitas|elotes|pozole|mole|sancocho|ajiaco|paella|cocido|locro|milanesas|croquetas|galletas|hotcakes|panqueques|quesadillas|pupusas|tortillas?|pan)(?![A-Za-zÀ-ỹ])/u

const isSure = (before: string) => !isAside(before) && !UNSURE.test(before.split(/[.;!?]/).at(-1)!)

/** True where what follows these words, bare of accents, was no part of the day: denied, compared, wished, told or made up. */
const isAside = (before: string): boolean => {
  const words = withoutStaying(before)
  return NOT.test(words) || UNREAL.test(words) || REPORTED.test(words) || LATER.test(words)
}

/** The same of a thing, which is there too where it comes afterwards; what is had today is of another day. */
export const wasNotThere = (before: string): boolean => {
  const words = withoutStaying(before)
  return NOT.test(words) || UNREAL.test(words) || REPORTED.test(words) || TODAY.test(words)
}

const TODAY = /[.;!?] (?:todavia|hoy|ahora) [^.;!?]*$/u

/** 'Después contó la historia': of what came afterwards nothing is seen before it. */
const LATER =
  /[.;!?] (?:despues|luego|al otro dia|al dia siguiente|desde (?:entonces|ese dia|ahi)|todavia|hoy|ahora) [^.;!?]*$/u

/** 'no quería bajarse del burro': who does not want to leave it is there. */
const STAYED = /(?<= |^)no (?:se |me |nos |te )?(?:quer|quis)\w+ (?:(?:bajar|sal|solt|dej)\w*|ir(?:se)? de\b)/gu
export const withoutStaying = (before: string) => before.replace(STAYED, '')

/** 'no fuimos nunca a la ': what is denied of the same clause. */
const NOT =
  /(?:^| )(?:no|ni|sin|nunca|jamas|nadie|casi) (?:(?!(?:y|pero|hasta|porque|que|cuando|aunque) )\w+ ){0,6}$|(?:^| )en (?:vez|lugar) de (?:\w+ ){0,2}$/u

/** 'bufaba como un ', 'quería ir al ', 'dibujó una ' */
const UNREAL =
  /(?:^| )(?:como|parec\w+|igual que|historias? de|cuentos? de|pelicula de|fotos? de|disfra\w+ de|dibuj\w+|son(?:aba|o|amos) con|querr?i\w+|(?:antes|vispera) de|intent\w+|trat\w+ de|cre\w+ que|para (?:ir|poder|llev\w+)|(?:iba|ibas|iban|ibamos) a \w+[aei]r) (?:(?!(?:y|pero|porque|cuando) )\w+ ){0,3}$/u

/** 'nos contaba de cuando cruzaba el río ': it happened in what was said. */
const REPORTED =
  /(?:^| )(?:(?:cont|explic|pregunt|pens)(?:aba[ns]?|abamos|e|o|aste|aron|ar\w*|ando)|dec(?:ia[ns]?|iamos|ir\w*)|dij(?:e|o|iste|eron)) (?:(?:me|nos|le|les) )?(?:a (?:\w+ ){1,2})?(?:con (?:un|una|el|la) \w+ )?(?:de |que |como |cuando |si )(?:\w+,? ){0,12}$/u
