import { isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { escaped } from '../language/grammar/text.ts'
import { MADE_OF } from './class-of.ts'
import type { Named } from './named.ts'
import { type NounClass, nounClassOf } from './nouns.ts'
import { singularOf } from './singular.ts'

/** What an infinitive says of the thing that is in hand while it is done. */

export const DANCED_WITH: ReadonlySet<NounClass> = new Set(['instrument', 'tool', 'machine', 'cloth', 'toy'])

/** 'salir a regar el huertito' is done with what one waters with. */
export const GOING =
  /^(?:(?:salir|ir|irse|ponerse|sentarse|quedarse|ayudar) a|dejarl[aeo]s?) (\p{L}+[aei]r(?:se)?(?: .+)?)$/u

/** 'quedarse mirando la lámpara': the lamp; 'quedarse oyendo la lluvia': hearing it. */
export function watchedIn(infinitive: string): string {
  const [, doing = '', what = ''] = /^quedarse (mirando|viendo|oyendo|escuchando) (.+)$/u.exec(infinitive) ?? []
  const isSeen = /^[mv]/u.test(doing)
  return isSeen && !isInfinitive(what.split(' ')[0]!) ? what : doing && `${isSeen ? 'ver' : 'escuchar'} ${what}`
}

/** 'la hora del cuento' is the tale's. */
export const HOUR_OF = /^(?:la hora|el rato|el momento) del? (.+)$/u

/** What is done to a thing that stays. */
export const MADE =
  /^(?:hacer|preparar|elaborar|coleccionar|juntar|guardar|tejer|armar|construir|coser|bordar|tallar|restaurar|regalar|vender|cuidar) /u

/** What is surely made of something, by hand, and passed round: of all else that is done or made nothing is handed on. */
export const MADE_BY_HAND =
  /^(?:(?:hacer|fabricar|elaborar|confeccionar|forjar|modelar|moldear|trenzar) (?:(?:el|la|l[oa]s|un[oa]?s?|sus?) )?(?:(?:pulser|collar|aretes?|anillo|manilla|brazalete|llavero|joya|joyer[ií]a|bisuter[ií]a|diadema|mo[ñn]o|vela|vitral|jab[oó]n|cesta|mu[ñn]ec|t[ií]tere|marioneta|peluche|juguete|trompo|balero|papalote|cometa|barrilete|volant[ií]n|origami|papiroflexia|figur|artesan[ií]a|manualidad|cer[aá]mica|macram[eé]|escultura|alebrije|piñata|guirnalda|farolito|atrapasueñ|amigurumi|maqueta|miniatura|marcap[aá]ginas|separador|cuchillo|navaja)(?:[aeo]?s|it[oa]s?|[aeo]|es)?|vidrio soplado|vasijas?|jarrones|tazas|cuencos|canastas? de (?:mimbre|paja|palma)|(?:flores|aviones|avioncitos|barcos|barquitos|m[aá]scaras|coronas|tarjetas) de papel|tarjetas?)|(?:tallar|esculpir) (?!(?:el|la|l[oa]s|sus?) )\p{Ll}{3,})(?![\p{L}])/u

/** 'hacer trampa en el truco': a deed in two words, and nothing that is made but by what stands after them. */
export const LIGHT = /^(?:hacer|dar|tomar) \p{L}+[^s\s](?: (?:en|con|de) ((?:el|la|l[oa]s|sus?) .+)$| |$)/u

/** Of what one learns a copybook is seen. */
export const SHOWN = /^(?:aprender|estudiar|saber|enseñar|repasar) /u

/** What is put into a tin, one by one. */
export const GATHERED = /^(?:juntar|coleccionar) (\p{L}+?(as)?(?: .+)?)$/u

/** 'jugar micro' is a game of no known name, and no bus; 'jugar con carritos' is with them. */
export const PLAYING = /^jugar (?!con |en )/u
export const PLAYED: ReadonlySet<NounClass> = new Set([
  'game',
  'ball',
  'sport',
  'screen',
  'toy',
  'team',
  'collection',
  'show',
])

/** 'dibujar en su libreta negra' → the notebook; 'coser en su máquina' → its machine. */
export function ownIn(infinitive: string): string | null {
  const [, doing = '', own = ''] = /^(\p{L}+r)(?: .+)? (?:en|con) (sus? \p{L}+(?: .+)?)$/u.exec(infinitive) ?? []
  if (own === 'su máquina') return `${own} de ${doing}`
  return HELD.has(nounClassOf(own.replace(/^sus? /u, '')) ?? 'place') ? own : null
}

/** What is theirs, and in hand while they do it. */
const HELD: ReadonlySet<NounClass> = new Set([
  'tool',
  'tech',
  'instrument',
  'radio',
  'wheels',
  'cloth',
  'wear',
  'toy',
  'ball',
  'machine',
])

/** 'armar cosas con las cajas' → the boxes; 'patinar en calcetines' → the socks; 'coser en su máquina' → its machine. */
export function handledIn(infinitive: string): string | null {
  const [, things] =
    /^\p{L}+r(?:se)? (?:cosas|algo|(?:cas|casit|torr|choz|cuev|castill|fuert|puent|nav|cabañ|guarid|refugi|madriguer)[A-Za-zÀ-ỹ]+) (?:con|de) (.+)$/u.exec(
      infinitive,
    ) ?? []
  const [, doing] = /^(\p{L}+[aei]r) (?:en|con|a) (?:la|su|una) máquina(?: |$)/u.exec(infinitive) ?? []
  const [, worn = ''] = /^\p{L}+[aei]r en (\p{L}+s)(?: |$)/u.exec(infinitive) ?? []
  const [, ridden] = /^(?:viajar|andar|pasear|pasearse) en ((?:la|el|su) \p{L}+)(?: |$)/u.exec(infinitive) ?? []
  if (ridden) return ridden
  if (doing) return `la máquina de ${doing}`
  return things ?? (worn && nounClassOf(worn) === 'wear' ? worn : null)
}

/** Where one lies down. */
export const LYING = /^dormir(?:se)? (?:encima|adentro|dentro|arriba|sobre|en)(?: del?)? /u
export const LAIN_ON: ReadonlySet<NounClass> = new Set(['cloth', 'tool', 'wear', 'machine', 'tech', 'wheels', 'craft'])

/** 'quejarse del calor', 'hablar de sus nietos', 'criticar la tele': that is spoken of, and is not there. */
export const SPOKEN_OF =
  /^(?!(?:disfrutar|gozar|cuidar|disfrazarse|vestirse|servirse|colgarse|columpiarse) )[A-Za-zÀ-ỹ]+[aeií]r(?:se)? (?:del?|sobre|acerca del?) |^(?:hablar|contar|platicar)l[ea]s? de |^(?:criticar|odiar|maldecir|extrañar|imaginar|discutir|comentar|soñar con|presumir) /u

/** What runs away, passes or scares is not there, unless it is a beast that can be run after. */
export const CHASED = /^(?:perseguir|corretear|espantar|asustar|temer|ladrar|gruñir|maullar|huir|cazar)(?:l[aeo]s?)? /u

/** 'la trompeta. Toca en la banda': who likes it plays it. */
const PLAYS_IT =
  /[.,;] ?(?:y )?(?:la |lo )?toca(?:ba)?(?=[.,;]|$| (?:en|desde|con|tod[oa]s|cada|de oído|muy|bien|mucho)(?![A-Za-zÀ-ỹ]))/iu

/** That they listen, and do not play themselves. */
const LISTENS =
  /(?<![A-Za-zÀ-ỹ])(?:o[íi]r|oye|oía|escuch[A-Za-zÀ-ỹ]+|suena)(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])toca(?:ba|n)? (?:su|el|la|mi|un|una) /iu
/** 'el piano de la vecina', 'los tambores': nobody plays several, but what comes in pairs. */
const isOfOthers = ({ own, all, the }: Named) =>
  / de(?:l| la| l[oa]s| sus?)(?! (?:sala|salón|casa|comedor|cuarto|living|escuela|colegio|estudio)(?![A-Za-zÀ-ỹ]))(?![A-Za-zÀ-ỹ])| de \p{Lu}/u.test(
    own,
  ) ||
  (/^l[oa]s /u.test(all) && !the.startsWith('el par '))

/** What any child makes sound. */
const BEATEN = /^(?:tambor|pander|marac|xil|silbat|cascabel|casta[ñn]|arm[oó]nic|flaut|bombo|campan)/u

/** Another answer says of them that they play it: a clause that begins with it, and with nobody else. */
const isPlayedIn = (known: string, name: string, instrument: string) =>
  new RegExp(
    `(?:^|[.,;!?\\n])[\\s¡¿]*(?:(?:y|que|c[oó]mo|siempre|ella|[eé]l|sabe|vive|aprendi[oó] a|le (?:gusta|encanta)|lo bien que|su (?:forma|manera) de|${escaped(name)}) )*` +
      `(?:toc|practic|ensay|estudi)(?:an?|aban?|ar|ando|ó|aron) (?:(?![A-Za-zÀ-ỹ]+[aeií]r )[A-Za-zÀ-ỹ]+ ){0,3}?${escaped(instrument)}(?![A-Za-zÀ-ỹ])`,
    'iu',
  ).test(known)

type Player = { known?: string; name: string; isChild?: boolean; isBaby?: boolean; isPet?: boolean }

/** Who likes an instrument and surely plays it themselves; a child, what any child makes sound. */
export const isPlayer = (named: Named, whole: string, { known = '', name, isChild, isBaby, isPet }: Player) =>
  PLAYS_IT.test(whole) ||
  (!(isBaby || isPet || isOfOthers(named)) &&
    (isPlayedIn(known, name, named.head) ||
      (isChild === true && !LISTENS.test(whole) && (MADE_OF.test(named.own) || BEATEN.test(named.own)))))

/** 'las combis, las hace de cartón': how they come about; with what of, if that is said. */
const MADE_BY_THEM =
  /[.,;] ?(?:y )?(?:(?:él|ella) (?:misma? )?)?(l[oa]s) (hace|arma|dibuja|pinta|construye|teje|cose)(?: (de (?:cart[oó]n|papel|madera|lana|plastilina|barro|tela|trapo|lego)))?(?![A-Za-zÀ-ỹ])/iu
const INFINITIVES: Readonly<Record<string, string>> = {
  hace: 'hacer',
  construye: 'construir',
  teje: 'tejer',
  cose: 'coser',
}

/** 'las combis', made of cardboard by who likes them → what they make, and 'hacer'; null where nobody says so. */
export function madeByThem({ own, all }: Named, said: string): { what: string; verb: string } | null {
  const [, clitic = '', does = '', of = ''] = MADE_BY_THEM.exec(said) ?? []
  if (clitic && all.startsWith(`${clitic.toLowerCase()} `))
    return {
      what: own + (of && !own.includes(' ') ? ` ${of.replace('carton', 'cartón')}` : ''),
      verb: INFINITIVES[does.toLowerCase()] ?? `${does.toLowerCase()}r`,
    }
  return nounClassOf(own) === 'map' && /(?<![A-Za-zÀ-ỹ])(?:dibuja|inventa|pinta)(?![A-Za-zÀ-ỹ])/iu.test(said)
    ? { what: own, verb: 'dibujar' }
    : null
}

/** 'arreglar cosas que no están rotas' → ' que no están rotas': which of several they are, by what they do; '' of any other clause. */
export function whichOnes(text: string): string {
  const [tail = '', many = '', verb = ''] =
    / (?<=(\p{L}+s|gente) )que (?:(?:no|ya no|casi|nunca|siempre|se|les?|l[oa]s?) )*(\p{L}+)(?: (?!y |e |que )[A-Za-zÀ-ỹ]+){0,5}$/u.exec(
      text,
    ) ?? []
  const form = finiteForm(verb)
  return form?.person === 3 && (form.plural || many === 'gente') && (isNounForm(many) || isNounForm(singularOf(many)))
    ? tail
    : ''
}

/** What an infinitive says of what stands after it, where no list knows it: 'ver Pasapalabra' is a programme. */
export const OF_VERB: readonly (readonly [RegExp, NounClass])[] = [
  [/^(?:escuchar|oír) .+ (?:de|por|en) la radio(?![A-Za-zÀ-ỹ])/u, 'radio'],
  // said, and on no disc
  [
    /^(?:escuchar|oír) (?:(?:el|la|l[oa]s|sus?) )?(?:mensaj|audio|consej|chist|cuent|historia|an[eé]cdota|pl[aá]tica|conversaci|charla|conferencia|entrevista|serm[oó]n|discurso|saludo|vo(?:z|ces)(?![A-Za-zÀ-ỹ])|risas?(?![A-Za-zÀ-ỹ]))/u,
    'noise',
  ],
  [/^(?:ver|mirar) (?!cómo )/u, 'show'],
  [/^(?:escuchar|oír) /u, 'artist'],
  [/^tocar (?:el|la|l[oa]s|sus?) /u, 'instrument'],
  [/^leer /u, 'book'],
  [/^(?:comer|comerse|cenar|desayunar|merendar) /u, 'dish'],
  [/^(?:tomar|tomarse|beber) (?!clases?|fotos?|selfies?|sol|el sol|siestas?|baños?|aire|cursos?)/u, 'drink'],
]
