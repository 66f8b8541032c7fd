import type { ActionId } from '../scene/scene.ts'
import type { Rule } from './rules.ts'

const GIVING = 'd(?:a|an|ar|as|amos|ando|aba|abas|aban|abamos|i|io|iste|imos|ieron|oy)(?:me|te|les?|nos|se)?'

/** What a verb does with its own thing, where the verb alone says something else or nothing. */
export const WITH_COMPLEMENTS: readonly Rule<ActionId>[] = [
  ['hug', new RegExp(String.raw`\b${GIVING} (?:[a-zñ]+ ){0,3}(?:besos?|besitos?|abrazos?|abrazote|achuchon)\b`), 0.95],
  ['hug', /\ben (?:mis|tus|sus) brazos\b|\bcosquillas\b/, 0.6],
  ['paint', /\bmanos? de pintura\b/, 0.9],
  [
    'hold-hands',
    /\b(?:agarr|cog|tom|apret|sostuv|sosten|sujet|estrech)[a-zñ]* (?:[a-zñ]+ ){0,2}(?:la|de la|mi|tu|su|las) manos?\b/,
    0.93,
  ],
  [
    'swim',
    /\b(?:met|tir|lanz|aventa?|ech|arroj|ca)[a-zñ]* (?:[a-zñ]+ ){0,2}(?:al|en el|en la|a la|a las|en las) (?:agua|rio|mar|lago|laguna|piscina|alberca|pileta|poza|arroyo|olas|cenote|estanque)\b|\b(?:tir|lanz|avent|ech)[a-zñ]* de cabeza\b|\bclavados?\b(?= (?:en|desde|al))/,
    0.86,
  ],
  [
    'build',
    /\b(?:hac(?!ia\b)|hic|hiz|levant|improvis|mont|arm|invent)[a-zñ]* (?:[a-zñ]+ ){0,2}(?:cas(?:a|ita)|cabañ(?:a|ita)|choza|fuerte|refugio|puente|presa|torres?|barc(?:o|ito)s?|columpio|carrito|maqueta|nido|cuna|castillo|comedero|avion(?:cito)? de papel|cohete|robot|pista|cueva de (?:mantas|sabanas))\b(?! de (?:mi|tu|su|campo|la|los|el))/,
    0.83,
  ],
  [
    'play-music',
    /\b(?:guitarra|piano|violin|tambor|flauta|bateria|acordeon|trompeta|saxofon|ukelele|charango|violonchelo|arpa|marimba)\b.*\b(?:notas|acordes|cuerdas|teclas|melodias?|cancion(?:es)?|rasgueos)\b|\b(?:notas|acordes|cuerdas|teclas|melodias?|arco)\b.*\b(?:guitarra|piano|violin|ukelele|charango|violonchelo|arpa)\b/,
    0.81,
  ],
  [
    'build',
    /\b(?:castillo|cabaña|casita|fuerte|torre|cueva|barco|cometa)(?: de [a-zñ]+)? que (?:hic|constru|arm|levant|mont|fabric)[a-zñ]*/,
    0.8,
  ],
  ['plant', /\bsemillas?\b/, 0.6],
  [
    'give',
    /\b(?:me|te|les?|nos|se l[oa]s?) tra(?:e|en|es|jo|je|jiste|jeron|jimos|ia|ias|ian) (?!a |al |de )[a-zñ]+/,
    0.6,
  ],
  ['give', /\b(?:ped|pid)[a-zñ]* (?:matrimonio|la mano)\b|\bmatrimonio con un anillo\b/, 0.7],
  [
    'climb',
    /\bsub[a-zñ]+ (?:[a-zñ]+ ){0,5}(?:acantilados?|peldaños?|laderas?|rocas?|muros?|cuerdas?|lianas?|arbol(?:es)?|cerros?|cumbres?|cimas?|volcan(?:es)?|tejados?|techos?|azoteas?)\b/,
    0.7,
  ],
  [
    'wave',
    /\b(?:agit|sacud|mov|mene)[a-zñ]* (?:el|la|los|las|un|una|su|sus) (?:manos?|brazos?|pañuelos?|bandera|sombrero|gorra|bufanda)\b|\badios con\b|\b(?:mand|lanz|tir)[a-zñ]* (?:un )?besos?\b/,
    0.84,
  ],
  [
    'comfort',
    /\b(?:acomod|ajust|abroch|pon|pus|sub|ech)[a-zñ]* (?:[a-zñ]+ ){0,2}(?:bufanda|abrigo|gorro|mantas?|cobijas?|cobertor|chamarra|campera|chaqueta|tirita|curita)\b/,
    0.74,
  ],
  ['celebrate', /\bchoc[a-zñ]* (?:las |los )?(?:vasos|copas|tazas|cinco|palmas|manos)\b/, 0.84],
  ['whisper', /\b(?:pid|hac|hiz)[a-zñ]* silencio\b|\bdedo (?:en|sobre) los labios\b/, 0.7],
  ['look', /\bpara verl[oa]s?\b|\boido (?:contra|pegado)\b/, 0.66],
  [
    'look',
    /\besper[a-zñ]+ (?:[a-zñ]+ ){0,3}(?:amanecer|atardecer|estrellas|cometa|eclipse|puesta de sol|luna)\b/,
    0.66,
  ],
  ['sleep', /\bqued[a-zñ]* (?:frit|roque|dormid|cuajad)[a-z]*\b/, 0.78],
  [
    'cook',
    /\b(?:pic|cort|rall|pel|machac|remov|remuev)[a-zñ]* (?:la |las |el |los )?(?:cebollas?|papas?|patatas?|verduras?|zanahorias?|tomates?|frutas?|manzanas?|ajos?|calabazas?|olla|cazuela|sopa|caldo)\b/,
    0.8,
  ],
  ['sit', /\b(?:cont|cuent)[a-zñ]* (?:[a-zñ]+ ){0,2}(?:historias?|chistes?|anecdotas?)\b/, 0.6],
  ['read', /\b(?:cont|cuent|invent)[a-zñ]* (?:[a-zñ]+ ){0,2}cuentos?\b/, 0.66],
  [
    'search',
    /\b(?:recog|recoj|recolect|junt|atrap|caz)[a-zñ]* (?:[a-zñ]+ ){0,2}(?:moras|castañas|conchas|caracol(?:es|as)|setas|hongos|flores|piedras|bellotas|piñas|luciernagas|mariposas|nueces|fresas|manzanas|naranjas|higos|cerezas)\b/,
    0.64,
  ],
  ['search', /\b(?:escondite|escondidas|escondidillas|busqueda)\b|\bnos perdi(?:mos|eron)\b/, 0.64],
  ['run', /\b(?:cru[zc]|lleg)[a-zñ]* (?:a )?la meta\b|\bnos echamos una carrera\b/, 0.8],
  ['walk', /\ba (?:caballito|hombros|upa|cuestas|tus espaldas)\b/, 0.57],
  [
    'give',
    new RegExp(
      String.raw`\b(?:me|te|les?|nos|se) ${GIVING} (?:el|la|los|las|un|una|unos|unas|tu|su|mi|tus|sus|mis) (?!manos?|vez|noticias?|gusto|miedo|risa|pena|tiempo|vueltas?|pasos?|lata|leccion|animos|razon|gracias|sustos?|alegrias?|vida|bienvenida|espalda|cuenta|sorpresa|besos?|abrazos?)[a-zñ]+`,
    ),
    0.62,
  ],
  [
    'give',
    /\b(?:sac|tra[ej]|tend|tiend|alcanz|acerc|guard)[a-zñ]* (?:[a-zñ]+ ){2,4}para (?:el|la|su|sus|mi|ti) [a-zñ]+/,
    0.54,
  ],
]
