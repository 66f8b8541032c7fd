import { type Named, SAUCED } from './named.ts'
import { isTown } from '../language/grammar/gazetteer.ts'
import { isClub, type NounClass, nounClassOf } from './nouns.ts'

/** Made, grown or written on, a thing is of another class than its noun. */
export function classOf({ own }: Named, part: string): NounClass | null {
  // several of them are swept with, and no game of cards
  if (/^escobas(?![A-Za-zÀ-ỹ])/u.test(own)) return 'tool'
  // 'la u' is said of a club, in many a country, and 'la letra u' of nothing else
  if (/^u$/iu.test(own) && /^la u$/iu.test(part)) return 'team'
  // 'sus Vans': put on
  if (SHOES.test(own) && /^(?:l[oa]s|sus|un[oa]s) /iu.test(part)) return 'wear'
  // the sport has no plural: 'los tenis blancos' are worn
  if (
    /^tenis(?! de mesa)(?![A-Za-zÀ-ỹ])/u.test(own) &&
    /(?:^| )(?:l[oa]s|sus|mis|unos|dos) tenis(?![A-Za-zÀ-ỹ])/iu.test(part)
  )
    return 'wear'
  if (/^\p{Lu}/u.test(own) && (isClub(own) || (/^el /iu.test(part) && isClubOf(own)))) return 'team'
  // a boat, and not the club that lacks its cedilla
  if (/^barcas?(?![A-Za-zÀ-ỹ])/u.test(own) && !/(?:^|\s)(?:el|al|del) barca/iu.test(part)) return nounClassOf('lancha')
  // 'la quinta sinfonía' is no country house; 'la nieve' falls here and is eaten there
  const kind = own === 'nieve' ? null : (nounClassOf(own.replace(/^quinta (?=\p{Ll}{4})/u, '')) ?? nounClassOf(own))
  // of a family, and of no wood; a time of year, and a tent: nobody goes there
  if (/^(?:árbol(?:es)? geneal|estaci[oó]n(?:es)? del año|tiendas? de campaña|molinos? de caf[eé])/u.test(own))
    return null
  // 'la carta de su abuelo' is read, and played by nobody
  if (LETTER.test(own)) return null
  // 'los pasillos de Julio Jaramillo': sung, and walked by nobody
  if (kind === 'place' && SUNG.test(own)) return 'music'
  // 'el bote de mermelada'
  if (kind === 'boat' && /^botes? de (?!vela|remo|papel|madera|pesca|pedal|motor|goma)/u.test(own)) return null
  // 'las calas de Menorca' are coves
  if (/^calas?(?![A-Za-zÀ-ỹ])/u.test(own) && FLOWERING.test(part)) return 'plant'
  // found on a beach, and no bread
  if (
    SHELL.test(own) &&
    (/ de(?:l| la)? (?:(?:orilla del? )?(?:la )?(?:mar|playa|r[ií]o|arena|costa|océano)(?![A-Za-zÀ-ỹ]))/u.test(own) ||
      (GATHERED.test(part) && !EATEN_WITH.test(part)))
  )
    return 'collection'
  // several of them swim, and so does one that was seen somewhere; else one is on a plate
  if (/^pulpos(?![A-Za-zÀ-ỹ])/u.test(own) || (/^pulpos?(?![A-Za-zÀ-ỹ])/u.test(own) && MET.test(part))) return 'animal'
  // 'la palabra no': said, and not held
  if (/^(?:palabra|frase|letra)(?: |$)/u.test(own)) return null
  if (/ de juguete(?![A-Za-zÀ-ỹ])/u.test(own)) return 'toy'
  // what is drawn, and no monkey
  if (/^mon[oa]s? chin/u.test(own)) return 'show'
  // 'los Tigres' play
  if (kind === 'animal' && /^\p{Lu}\p{L}+s$/u.test(own) && /^l[oa]s /iu.test(part)) return 'team'
  // of what is eaten too, its giver may mean either
  if (kind === 'animal' && SAUCED.test(part) && !/^(?:perr|gat|caball|burr|loro|canari|le[oó]n|tigre|oso)/u.test(own))
    return 'dish'
  if (kind === 'animal' && isEatenToo(own)) return null
  // 'las novelas de Isabel Allende', 'de vaqueros': read, and seen on no screen
  if (
    kind === 'show' &&
    /^novelas? (?:de (?:“?\p{Lu}|vaqueros|misterio|terror|aventuras|detectives|ciencia)|polic[ií]ac|hist[óo]ric|negras?)/u.test(
      own,
    )
  )
    return 'book'
  if (
    kind === 'show' &&
    /^novelas? que (?:ella |él )?(?:lee|escribe)(?![A-Za-zÀ-ỹ])/u.test(part.replace(/^(?:la|l[oa]s|sus?) /u, ''))
  )
    return 'book'
  // 'los tiburones de La Guaira': who plays there
  if (kind === 'animal' && / de(?:l| la)? \p{Lu}/u.test(own) && /^l[oa]s /iu.test(part) && WILD.test(own)) return 'team'
  // 'el Rayo Vallecano', 'Nino Bravo', 'sus santos': a name that is a word too
  if ((kind === 'sky' || kind === 'people') && /^\p{Lu}\p{L}+ (?:de (?:l[oa]s? )?)?\p{Lu}/u.test(own)) return null
  if (kind === 'team' && /^(?:sus?|mis?) /iu.test(part)) return null
  // 'la libertad', 'los talleres de barro': a word before it is a club
  if (kind === 'team' && WORD_TOO.test(own)) return own.startsWith('taller') ? 'place' : null
  // 'el mate de madera' is what is drunk from
  if (kind === 'drink' && MODEL.test(own)) return null
  if (/^(?:bite|cold|dish)$/u.test(kind ?? '') && MODEL.test(own)) return 'toy'
  if (kind === 'animal' && (MADE_OF.test(own) || (/^sus? /iu.test(part) && WILD.test(own)))) return 'toy'
  // a car of wood has no horn, and nobody gets into it
  if ((kind === 'wheels' || kind === 'rail') && (MADE_OF.test(own) || SMALL_SCALE.test(own))) return 'toy'
  // what is made of cloth does not grow
  if ((kind === 'plant' || kind === 'tree') && MADE_OF.test(own)) return null
  // put on, and no sport
  if (/^(?:patines|rollers)(?![A-Za-zÀ-ỹ])/u.test(own)) return 'wear'
  // 'la panadería de su papá': where it is, and no craft of theirs
  if (kind === 'craft' && SHOP_OF.test(own)) return 'place'
  // 'la canasta de pan': no game of cards
  if (kind === 'game' && /^canastas? (?:de |con |llen)/u.test(own)) return nounClassOf('canasto')
  // 'su frutería', 'mi lechería', and no virtue of theirs
  if (kind === null && /^(?:sus?|mis?|nuestr[oa]s?) /iu.test(part) && SHOP.test(own)) return 'place'
  if ((kind === 'dish' || kind === 'bite') && GROWN.test(part)) return 'plant'
  if (kind === 'plant' && COOKED.test(own) && !GROWS.test(own) && !GROWN.test(part)) return 'dish'
  return kind
}

/** 'el Medellín', 'el Deportivo Pasto': no town has an article but of its club, save where it is part of its name. */
const isClubOf = (own: string) =>
  /^(?:Uni[oó]n|Deportivo|Deportes|Atl[eé]tico|Sporting|Racing|Club) \p{Lu}/u.test(own) ||
  (isTown(own) && !/^(?:Cu[sz]|Callao|Cairo|Tigre|Ferrol|Puerto|Salto|Rosario|Salvador|Valle|Huila)/u.test(own))

export const LETTER =
  /^cart(?:it)?as? (?:de (?:amor|sus?|mis?|despedida|la abuela)|que (?:les?|me|nos) (?:escrib|mand|envi|dej))/u

/** Sold, mended or made there. */
const SHOP =
  /^(?:frut|verdul|lech|carnic|pescad|panad|dulc|helad|papel|libr|ferret|zapat|sastr|peluqu|barb|lavand|tintor|reloj|flor|jug|juguet|tortill|taqu|pizz|pozol|cerraj|tapic|pulp|cervec|chocolat|poll|merc|droguer|vidri|cremer|rostic|cafet|loncher|chatarr|maderer|sombrer|camis)er[ií]as?(?![A-Za-zÀ-ỹ])/u

/** A craft that is also a house, by whose it is. */
const SHOP_OF =
  /^(?:panad|carpint|herr|peluqu|reloj)erías? (?:de (?:su|mi|tu|sus|mis|nuestr[oa]|la|l[oa]s) |del )(?:abuel|padr|madr|pap|mam|t[ií][oa]|herman|prim|suegr|padrin|madrin|vecin|señor|don|doña|famil|barri|pueblo|esquina|centro|cuadra)/u

/** A plant or flower as it is eaten: 'maíz tostado', 'flor de calabaza', 'rosas de chocolate'. */
const COOKED =
  / (?:tostad|asad|frit|hervid|guisad|cocid|rellen|empanizad|rebozad|capead|cristalizad|molid)[oa]s?(?![A-Za-zÀ-ỹ])| (?:de|con|en|al) (?:calabaza|chocolate|mazapán|caramelo|queso|crema|mantequilla|chile|mayonesa|almíbar|mole|caldo|conserva|vinagre|ajo|mojo)(?![A-Za-zÀ-ỹ])|^romeritos?(?![A-Za-zÀ-ỹ])/u

/** 'sus plantas de chile', 'la mata de calabaza' */
const GROWS = /^(?:(?:plant|mat|macet)(?:it)?as?|siembras?|semillas?)(?![A-Za-zÀ-ỹ])/u

/** Shoes by who makes them. */
export const SHOES = /^(?:converse|nikes?|crocs|vans|adidas|jordans?|birkenstocks?)(?![A-Za-zÀ-ỹ])/iu

const FLOWERING = / (?:blanc[oa]s?|flor(?:es)?|(?:ramo|maceta|jard[ií]n)(?:es|s)?)(?![A-Za-zÀ-ỹ])/u

/** 'conchitas de colores' */
const SHELL = /^conch(?:it)?as?(?![A-Za-zÀ-ỹ])/u
/** What is gathered is eaten by nobody. */
const GATHERED =
  / que (?:(?:ella|él|siempre) )?(?:junta|recoge|recolecta|colecciona|clasifica|ordena|guarda|encuentra|pinta)(?:n|ba|ban)?(?![A-Za-zÀ-ỹ])/u
/** Sweet bread has the same name. */
const EATEN_WITH =
  /(?<![A-Za-zÀ-ỹ])(?:(?:desayun|meriend|merend)[A-Za-zÀ-ỹ]+|cenar?|com(?:e|en|er|erl[oa]s|ida)|pan(?:es)?|caf[eé]|leche|chocolate)(?![A-Za-zÀ-ỹ])/u

/** By its first word of a stuff that nobody eats: 'fresas tejidas', 'pasteles de plastilina'; not 'arroz en plato de plástico'. */
export const MODEL =
  /^\p{L}+ (?:tejid[oa]s?|de (?:peluche|trapo|tela|fieltro|felpa|crochet|ganchillo|estambre|plástico|plastilina|madera|juguete|cerámica))(?![A-Za-zÀ-ỹ])/u

/** Whoever likes them grows them; 'la planta', 'la cosecha' and 'el cultivo' are places and times. */
const GROWN =
  /(?<![A-Za-zÀ-ỹ])(?:(?:que|l[oa]s|y|se) (?:(?:él|ella|siempre|también|mism[oa]) )?(?:cultiva|siembra|planta|cosecha)(?:n|ba|ban|mos)?|(?:cultiv|sembr|plant|cosech)(?:ar(?:l[oa]s)?|ó|aron|ad[oa]s?|ando)|mata de)(?![A-Za-zÀ-ỹ])/u

/** 'el pulpo que vio en el acuario', 'el cangrejo del zoológico' */
const MET =
  / que (?:(?:le|les|nos|se) )?(?:vio|vieron|vimos|conoci[A-Za-zÀ-ỹ]+|salud[A-Za-zÀ-ỹ]+|encontr[A-Za-zÀ-ỹ]+|visit[A-Za-zÀ-ỹ]+|vive|nada)(?![A-Za-zÀ-ỹ])| (?:del|en el) (?:acuario|zool[oó]gico|zoo)(?![A-Za-zÀ-ỹ])/u

/** 'los caracoles de la abuela' may be a dish. */
export const isEatenToo = (own: string) =>
  / de (?:la|mi|su) (?:abuel|mam|t[ií]a|suegra|nana)[A-Za-zÀ-ỹ]*$/u.test(own) && EATEN_TOO.test(own)
const EATEN_TOO = /^(?:caracol|conej|cuy|pat[oa]|pollo|gallina|pavo|cabrit|cangrej|pulpo|pescad|camar)/iu

/** A club only with its capital. */
const WORD_TOO = /^(?:libertad|alianzas?|comunicaciones|estudiantes|talleres|sporting|galaxy|inter(?= )|colon(?= ))/u

/** What nobody has but of cloth. */
export const WILD =
  /^(?:elefant|dinosaur|conejit|tortug|jirafa|le[oó]n|tigre|os[oa](?![A-Za-zÀ-ỹ])|osit|panda|mono(?![A-Za-zÀ-ỹ])|chango|changuit|koala|hipop|cebra|pulp|monstru|canguro|ping[uü]in|zorr|lobo|mapache|drag[oó]n|foca|delf[ií]n|tibur|[aá]guil|cocodril|halc|venad|gall[oa]|toro)/iu

/** Places by their noun, and songs by whose they are. */
const SUNG = /^pasillos? de (?:\p{Lu}\p{L}+ \p{Lu}|l[oa]s \p{Lu})/u

/** A beast of it neither barks nor runs. */
export const MADE_OF =
  / tejid[oa]s?(?![A-Za-zÀ-ỹ])| de (?:peluche|felpa|fieltro|trapo|tela|lana|estambre|crochet|ganchillo|papel|cartón|juguete|palo|madera|plástico|lata|hojalata|metal|hule|goma|barro|cerámica|porcelana|cristal|vidrio|azúcar)(?![A-Za-zÀ-ỹ])/u

/** A likeness in which nobody sits. */
const SMALL_SCALE = /(?<![A-Za-zÀ-ỹ])(?:en miniatura|a escala|de colección|diminut[oa]s?|miniatura)(?![A-Za-zÀ-ỹ])/u
