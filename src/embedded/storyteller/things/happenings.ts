import { bare, splitSentences } from '../language/grammar/text.ts'
import { withoutFigures } from './locutions.ts'

/** Of these nothing is told but the giver's own words. */
const HUSHED =
  /muri(?:o|eron)(?! de (?:la )?risa)|fallec|velorio|entierro|funera|funebre|ataud|feretro|sepelio|(?<![a-z])(?:luto|cenizas)(?![a-z])|cancer|tumor|quimio|accident(?!o (?:el|la) (?:carro|coche|auto|camioneta|bus|moto))|operaci|operad|operaron|cirugi|urgencias|terapia intensiva|divorci|separa(?:mos|ron|ste)|terremoto|temblor|(?<!simulacro de )incendi|inundaci|huracan|robaron|asalt|guerra(?! de (?:bomb|glob|almohad|agua|nieve|bolas|pintura|comida|papel|cosquillas))|aborto|perdimos (?:a|al) |perd(?:imos|i|io) (?:un[ao]?|nuestr[oa]) (?:guagua|bebe|embarazo|hij[oa])(?![a-z])|(?:dejar\w* de )?pele(?:ar|aba|aban|aron|amos)|grito(?:s|neo)|enferm[oa]s?(?= |$|,)|enfermedad/

/** What was done, without accents, each by words that surely say it; and the one thing of it that nobody who was there can deny. */
const SENSES = `
llovia|llovio|diluvi(?:aba|o)|granizaba|(?:en pleno|bajo el) (?:aguacero|diluvio)|bajo la lluvia / Sonaba la lluvia.
nevaba|nevo(?![a-z])|(?:en plena|bajo la) nevada / Caía la nieve.
se (?:me |te |nos |le |les )?quem(?:o|aron) (?:el|la|los|las) (?:arroz|frijoles|tortillas?|empanadas|comida|cena|pollo|pavo|carne|pastel|torta|tarta|pan|galletas|sopa|pizzas?|romeritos|lentejas|leche|guiso|hot ?cakes|panqueques|croquetas|milanesas|tostadas) / Olía a quemado.
(?:hic|encend|prend)(?:imos|ieron) una (?:fogata|hoguera)|alrededor de la (?:fogata|hoguera) / Chasqueaba un fuego.
bail(?:amos|abamos|aron|aban) / Se oían pasos de baile.
(?:grit|cant)(?:amos|aron) (?:el |un )?gol / Se oía gritar gol.
(?:(?:nos|se) (?:puso|pusimos|pusieron) a )cantar|cant(?:amos|abamos|aron|aban|ando) / Se oía cantar.
(?:(?:nos |se )(?:reimos|reiamos|rieron|reian|reia|rio(?! en))|me rei)(?! (?:mucho |tanto )?de (?:m[ia]s?|ti|tus?|sus?|el|ell[ao]s?|nosotr[ao]s|ustedes|l[ao]s?)(?![a-z]))|ataque de risa|a carcajadas / Se oía reír.
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
(?:en (?:el|la)|a la orilla de(?:l| la)|al|a la) (?:mar|playa|rio|cascada|arroyo) / Se oía el agua.
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

/** Loss, fear, illness, want, death, leaving, hitting, tears: whatever else it tells, it is no merry tale. */
const GRAVE =
  /(?<![a-z])(?:perd(?!on)\w+|m[ou]r(?:ir|i|io|ia|ias|ieron|iendo)(?:se|me)?|muer[etao]\w*|fallec\w+|enterr\w+|suicid\w+|quitar(?:se|me) la vida|enferm\w+|hospital\w*|clinica|oper(?:o|a|aba|aron|acion|ad[oa])|fiebre|grip[ea]|embolia|diagnost\w+|depresi\w+|miedo\w*|asust\w+|susto\w*|tembl\w+|panico|hambre|pobre\w*|alcanz\w+|dinero|plata|deud\w+|fiado|un[oa]? sol[oa]|sol[oa]s?|trabajo|desp(?:id|ed)\w+|dej(?:o|aron|aste|e)|abandon\w+|(?:se|me|nos) fu(?:e|eron|i)|separ\w+|divorci\w+|peg(?:o|a|aba|aban|aron)|golpe\w*|grito|borrach\w+|llor\w+|lagrima\w*|trist\w+|extran\w+|rob\w+|romp\w+|rot[oa]s?|vend\w+|quem\w+|tir(?:o|aron|e)|choc(?:o|a|amos|aron|aba|ar)|choque|atropell\w+|ca(?:yo|i|imos)|accident\w+|incend\w+|abus\w+|escond\w+)(?![a-z])/

/** What is bought, or shared for want of more, is smelt by nobody. */
const WANTED =
  /(?<![a-z])(?:compr\w+|pag\w+|medic\w+|entre (?:dos|tres|cuatro|cinco|tod[oa]s)|mitad|ultim[oa]s?)(?![a-z])/

/** Somebody surely laughs, dances or plays in it, and nothing in it is grave or denied: whoever hears it asks for more. */
export const isMerry = (told: string): boolean => {
  const key = bare(told)
  return MERRY.test(key) && !GRAVE.test(key) && !HUSHED.test(key) && !DENIED.test(key)
}
const MERRY =
  /(?<![a-z])(?:re(?:i|imos|ia|iamos|ian)|(?<=(?:se|le|nos) )rio(?! en)|rieron|riendo(?:se|nos)?|risas?|carcajadas?|bail\w+|fiestas?|jug(?:amos|abamos|aba|aban|o|aron|ando|ar)|juegos?|bromas?|chistes?)(?! (?:mucho |tanto )?de (?:mi|ti|su|tu|el|ell[ao]s?|nosotr[ao]s|l[ao]s?)(?![a-z]))(?![a-z])/
const DENIED = /(?<![a-z])(?:no|ni|sin|nunca|jamas|nadie)(?![a-z])/

/** A body that does not see, hear or walk as most do, wherever an answer names one: nobody of them is said to look, to listen or to step. */
export const isOfOtherSenses = (...said: readonly string[]): boolean => BODY.test(bare(said.join('. ')))
const BODY =
  /(?<![a-z])(?:silla de ruedas|muletas?|baston(?:es)?|andader[ao]|andador|protesis|ortesis|piernas?|amput\w+|ceguera|cieg[oa]s?|cieguit[oa]s?|invidentes?|braille|lazarillo|perro guia|sord\w+|hipoacus\w+|audifono|(?:lenguas?|lenguaje) de (?:senas|signos)|senas|embolia|ictus|derrame|paralisis|paralitic[oa]|\w+plej\w+|esclerosis|distrofia|parkinson|(?:no|sin|apenas) (?:puede |podia |poder )?(?:ve|ver|veia|oye|oir|oia|camina|caminar|caminaba|anda|andar)(?! (?:la hora|a [a-z]))|(?:perdio|recupero) (?:la vista|el oido)|caminar (?:otra vez|de nuevo)|con los dedos)(?![a-z])/

/** 'le di una pulsera … La perdió en el mar': of a thing that was lost, broken or given away nothing is left, unless it came back. */
export function isGone(told: string, noun: string): boolean {
  const all = splitSentences(told).map(bare)
  const isIt = new RegExp(`(?<![a-z])${bare(noun)}(?![a-z])`, 'u')
  return all.some(
    (sentence, at) =>
      isIt.test(sentence) &&
      [sentence, all[at + 1] ?? ''].some((near) => GONE.test(near)) &&
      !all.slice(at, at + 3).some((near) => BACK.test(near)),
  )
}
const GONE =
  /(?<![a-z])(?:l[oa]s?|se(?: (?:me|te|le|nos|les))?) (?:perd\w+|rompi\w+|rob(?:o|aron)|vend\w+|quem(?:o|aron|e|amos)|tir(?:o|aron|e|amos)|muri\w+)(?![a-z])/
const BACK =
  /(?<![a-z])(?:volvi\w+|trajo|devolv\w+|encontr\w+|recuper\w+|aparec\w+|arregl\w+|peg(?:o|amos) con)(?![a-z])/

/** Where something is denied, doubted or wished before it in its sentence, nothing is sure but the giver's own words. */
const UNSURE =
  /(?<![a-z])(?:no|ni|sin|nunca|jamas|nadie|casi|si|ojala|iba|ibas|iban|(?<!(?:lunes|martes|miercoles|jueves|viernes|sabados|domingos|veranos|siempre),? )ibamos|quer\w+|quis\w+|sono que|cuent\w+ que|dic\w+ que|aunque)(?![a-z])/u

/** What was surely seen, heard or smelt when `told` happened; null where nothing was. */
export function senseOf(told: string): string | null {
  const key = happenedIn(told)
  if (HUSHED.test(key)) return null
  const found =
    SENSES.find(({ test, line }) => {
      const at = test.exec(key)
      if (at === null || !isSure(key.slice(0, at.index)) || isOfNoDay(key, at.index)) return false
      return !line.includes('artificiales') || !GRAVE.test(key)
    })?.line ?? null
  if (found === STEPS && isOfOtherSenses(told)) return 'Se oía bailar.'
  // a smell is nearer than the hour or a crowd
  return found === null || FAINT.test(found) ? (smellOf(told) ?? found) : found
}
const FAINT = /noche|gente|agua/u
const STEPS = 'Se oían pasos de baile.'

/** 'prometimos ir al mar el próximo año', 'lo vio en la tele': the sentence at `at` is of what is to come, wished, compared or on a screen. */
export function isOfNoDay(key: string, at: number): boolean {
  const from = Math.max(...['.', ';', '!', '?'].map((mark) => key.lastIndexOf(mark, at)))
  const [sentence = ''] = key.slice(from + 1).split(/[.;!?]/u)
  return NO_DAY.test(sentence)
}
const NO_DAY =
  /(?<![a-z])(?:son\w+ con|promet\w+|imagin\w+|como si|algun dia|proxim[oa]s?|cuando (?:sea|seamos|sean|crezca\w*)|v(?:a|as|an|amos|oy) a (?:\w+ )?\w+[aei]r(?:l[eoa]s?|nos|se|me|te)?|(?:en|por) (?:el |la |una? )?(?:tele|television|pelicula|pantalla|video|foto|celular|compu\w*))(?![a-z])/

/** What it says it smelt of, where that is pleasant, or what was surely cooked there; null where none surely was. */
function smellOf(told: string): string | null {
  const said = withoutFigures(told).replace(/[“"‘«][^”"’»]*[”"’»]/gu, ' ')
  if (GRAVE.test(bare(said)) || WANTED.test(bare(said))) return null
  const hit = SMELT.exec(said) ?? COOKED.exec(said)
  if (!hit) return null
  const before = bare(said.slice(0, hit.index))
  const isMain =
    hit.groups!['dish'] === undefined ||
    !ASIDE.test(
      before
        .split(/[.;!?]/u)
        .at(-1)!
        .replace(OPENS, ''),
    )
  const what = hit.groups!['what'] ?? hit.groups!['dish']!
  return isSure(before) && isMain && !isOfNoDay(bare(said), hit.index) ? `Olía a ${what.toLowerCase()}.` : null
}
const SMELT =
  /(?<![A-Za-zÀ-ỹ])ol(?:ía|íamos|ían|imos|ió) (?:todo |mucho )?a (?<what>pan(?: dulce)?|caf[eé]|chocolate|canela|vainilla|galletas|naranjas?|mandarinas?|lim[oó]n|manzanas?|guayabas?|mango|fresas?|coco|miel|caramelo|az[uú]car|menta|hierbabuena|albahaca|romero|eucalipto|pinos?|madera|leña|campo|pasto|hierba|tierra mojada|lluvia|flores|rosas|jazm[ií]n|jazmines|lavanda|azahar|violetas|talco|jab[oó]n)(?=$|[,.;!?]| (?:y|en|por|cuando|porque|mientras|desde|hasta|tod[oa]) )/u
const COOKED =
  /(?<![A-Za-zÀ-ỹ])(?:hizo|hac(?:ía[ns]?|íamos)|hic(?:e|imos|ieron)|prepar(?:ó|aba[ns]?|ábamos|amos|aron)|horne(?:ó|aba[ns]?|ábamos|amos|aron)|cocin(?:ó|aba[ns]?|ábamos|amos|aron)|sirvi(?:ó|eron)|servía[ns]?|amas(?:ó|aba[ns]?|ábamos|amos|aron)) (?:un|una|unos|unas|el|la|los|las|su|sus) (?<dish>pan(?: (?:dulce|amasado))?|pollo (?:asado|frito|rostizado)|carne asada|caf[eé]|chocolate(?: caliente)?|sopa|caldo|guiso|asado|frijoles|lentejas|empanadas|tamales|arepas|buñuelos|churros|elotes|pozole|mole|sancocho|ajiaco|paella|cocido|locro|milanesas|croquetas|galletas|hotcakes|panqueques|quesadillas|pupusas|tortillas)(?!\p{L}| (?:de|del) )/u
/** 'la vez que', 'cuando' at its very beginning: the whole memory is its clause. */
const OPENS = /^\s*(?:(?:la vez|el dia|la noche|la tarde) que|cuando) /u
const ASIDE = /(?<![a-z])(?:que|cuando|donde|si|para|mientras|porque|como|quien|aunque)(?![a-z])/

/** What stands at `at` of a told text, bare of accents, surely happened that day. */
export const isSurelySo = (key: string, at: number): boolean => isSure(key.slice(0, at)) && !isOfNoDay(key, at)

const isSure = (before: string) => !isAside(before) && !UNSURE.test(before.split(/[.;!?]/).at(-1)!)

/** True where what follows these words, bare of accents, was no part of the day: denied, compared, wished, told or made up. */
export const isAside = (before: string): boolean => {
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
