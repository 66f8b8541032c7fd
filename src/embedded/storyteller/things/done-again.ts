import { finiteForm } from '../language/grammar/finite.ts'
import { gerund } from '../language/grammar/gerund.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { ANIMAL, isPerson } from '../language/memory/kinds-of-words.ts'
import { bare, splitSentences } from '../language/grammar/text.ts'
import { isFrail, isSurelySo } from './happenings.ts'
import { TROUBLED } from './made.ts'

/** What was done in a memory, and how it is done now by those who hear it told. */
export type Done = {
  /** `{B}` is both of them, `{H}` whoever hears it, `{o}` what it was done to, as the memory names it. */
  ways: readonly string[]
  /** Nothing that only steps, voices or eyes can do. */
  takes: { steps: boolean; voice: boolean; sight: boolean }
}

const DANCES =
  'danzon|cumbias?|salsa|vals(?:es)?|boleros?|merengue|bachata|huapangos?|sones|tangos?|milongas?|chacareras?|zambas?|cuecas?|marineras?|huaynos?|vallenatos?|joropos?|rock|rancheras?|corridos|banda|quebradita|jotas?|sevillanas|pasodobles?|rumba|reggaeton|polka|twist|swing'
const FOODS =
  'tamales|empanadas|croquetas|tortillas|arepas|buñuelos|bunuelos|galletas|pan|pan de muerto|panecillos|bolillos|humitas|hallacas|sopaipillas|churros|pasteles|alfajores|raviolis|ñoquis|fideos|tallarines|pizzas?|gorditas|sopes|pupusas|milanesas|panqueques|hot ?cakes|torrijas|rosquillas|albondigas|causa|turron|mermelada|dulce de leche|chocolate'

/**
 * Verbs, what follows them (bare of accents; `(…)` is `{o}`), what it takes (steps, voice, sight), and ways to do it once
 * more wherever a story has come to: nothing in them says who did it then, or needs a thing that may not be there. What is
 * nearest to the memory's own words comes first. '~' is how a small child does it, '^' a beast.
 */
const ROWS = `
bailar / .{0,24}? ((?:(?:el|la|los|las|una?|unos|unas) )?(?:${DANCES}))(?![a-z]) / pasos / {B} bailaron {o} ahí mismo, sin ninguna prisa. / Y {B} se pusieron a bailar {o}, con {H} llevando el compás.
bailar,=baile /  / pasos / De tanto contarlo se les fueron los pies: {B} bailaron ahí mismo. / Y {B} se pusieron a bailar, con {H} llevando el compás. / Nadie dijo «vamos», y {B} ya estaban bailando. / ~¿Bailamos? ¡Bailamos! Un paso y otro paso.
cantar / (?! (?:el )?(?:gol|misa|victoria)| el gallo) / voz / {B} empezaron a cantar, primero bajito y luego no tanto. / {B} cantaron ahí mismo, y {H} se quedó con la tonada. / Alguien empezó, y {B} cantaron hasta donde se acordaban. / ~¿Cantamos? ¡Cantamos! La, la, la.
gritar,cantar / (?: \\w+)? gol(?:es)?(?![a-z]) / voz / {B} tomaron aire y gritaron gol, con todas sus letras. / —¡Gol! —gritaron {B}, y {H} dio un brinco. / ~—¡Gooool! —gritaron {B}.
silbar /  / voz / {B} silbaron a la vez, y esperaron por si contestaba alguien. / Un silbido, luego otro: {B} lo hicieron hasta que les salió igual.
tocar / (?: \\w+){0,2} (la (?:puerta|ventana)|el (?:timbre|portón)) /  / Toc, toc. {B} tocaron en lo primero que había, y se quedaron esperando a ver quién abría.
tocar / (?: \\w+)? ((?:la|el) (?:guitarra|piano|marimba|acordeon|bandoneon|armonica|violin|flauta|charango|quena|cajon|tambor|trompeta|ukelele|bateria|cuatro|tiple|requinto|bombo)) /  / {B} tocaron {o} en el aire, y {H} juró que sonaba. / Con las manos vacías, {B} tocaron {o}, cada quien a su manera.
contar / (?: \\w+){0,2}? (cuentos|chistes|historias|adivinanzas|anecdotas|leyendas)(?![a-z]) / voz / Luego {B} contaron {o} por turnos, y a nadie le urgía el final. / {B} se pusieron a contar {o}, y {H} se sabía uno.
contar / (?: \\w+){0,3}? (?:las )?estrellas / ojos / {B} contaron estrellas hasta perder la cuenta. Volvieron a empezar. / ~Una estrella. Dos. Tres. ¡Cuántas!
mirar,ver,contemplar / (?: \\w+){0,3}? (?:las |la )?(estrellas|luna) / ojos / {B} echaron la cabeza atrás y estuvieron un rato así, sin bajarla. / ~¡Arriba! {B} miraron para arriba.
mirar,ver,contemplar / (?: \\w+){0,2}? ((?:el|la) (?:amanecer|atardecer|mar|puesta de sol|fuego|rio|lago|fogata)) / ojos / {B} se quedaron mirando {o}, y nadie dijo que ya era hora. / {B} miraron {o} hombro con hombro, y {H} se acercó a mirar también.
soplar / (?: \\w+){0,3} velas? /  / {B} tomaron aire y soplaron a la vez. Cada quien pidió algo, y no dijo qué. / ~¡Fuuu! {B} soplaron, muy fuerte.
prender,encender,poner,meter / (?: \\w+){0,3}? velas? /  / {B} juntaron las manos, como quien cuida una vela del viento. / Con las manos en hueco, {B} hicieron lugar para una llama, y {H} no respiró.
prender,encender,hacer / (?: \\w+){0,2}? (?:fogata|hoguera|fuego) /  / {B} acercaron las manos, y todavía se sentía el fuego.
hacer,cocinar,preparar,amasar,hornear,freír / (?: \\w+){0,2}? ((?:(?:los|las|el|la|un|una|unos|unas) )?(?:${FOODS}))(?![a-z]) /  / Con las manos vacías, {B} hicieron {o} en el aire, paso por paso. / {B} le enseñaron a {H} cómo se hacía, moviendo las manos en el aire, y a todos les dio hambre. / ~Así, así y así: las manos hacían {o}. ¡Mmm!
amasar,batir /  /  / Las manos de {B} se pusieron a amasar el aire, y no les salió mal.
cocinar /  /  / {B} pusieron al fuego una olla que no había, y probaron por turnos. «Le falta sal», dijo alguien.
volar,elevar,encumbrar / (?: \\w+)? ((?:un|una|la|el) (?:cometa|papalote|volantin|barrilete|papagayo)) /  / {B} levantaron la mano, como si tuvieran el hilo, y miraron hasta dónde llegaba.
pescar /  /  / {B} lanzaron un anzuelo que no había y se quedaron esperando, sin hablar, a que picara algo. / Sin caña y sin agua, {B} pescaron un rato. {H} dijo que había visto picar uno.
remar /  /  / {B} remaron en el aire, al mismo compás, y algo avanzaron.
nadar,bucear,flotar /  / pasos / {B} dieron tres brazadas en el aire, y por poco salpican a {H}. / Sin agua y sin prisa, {B} nadaron hasta el otro lado y volvieron. / ~Una brazada, otra brazada. ¡Splash!
bañar / (?: \\w+)? en (?:el|la|un|una) (?:rio|mar|laguna|alberca|pileta|piscina|poza|lago|playa|presa)(?![a-z]) / pasos / {B} dieron tres brazadas en el aire, y por poco salpican a {H}. / Sin agua y sin prisa, {B} nadaron hasta el otro lado y volvieron. / ~Una brazada, otra brazada. ¡Splash!
mojar,empapar,escurrir,llover,=lluvia,=aguacero,=chaparrón /  /  / Al final {B} se sacudieron de los hombros un agua de hace mucho.
saltar,brincar / (?! (?:de|la|el|al) ) / pasos / A la de tres, {B} brincaron. Una vez no bastó. / ~A la una, a las dos… ¡y a las tres! {B} brincaron.
esconder / (?<=(?:nos|se) escond\\w+) / pasos / {B} se escondieron ahí mismo, y tardaron un rato en dejarse encontrar. / ~¿Dónde está? ¡Aquí está!
perder / (?<=nos perdi(?:mos|amos))(?! (?:de|el|la|los|las|en el partido) ) / pasos / {B} dieron una vuelta de más, a propósito, y se volvieron a encontrar. / Para probar, {B} se perdieron otro poco, hasta que alguien gritó: «¡Por aquí!».
jugar / (?: \\w+){0,2}? ((?:(?:al|a la|a las|a los) )?(?:truco|domino|cartas|loteria|baraja|brisca|mus|tute|rummy|conquian|ajedrez|damas|parchis|pelota|balon|futbol|escondidas|trompo|canicas|rayuela|avion|memoria|dados|ludo|carioca|escoba|bingo|yoyo|matatena|ligas|tejo|bochas|sapo|rana)(?![a-z])) /  / Y ahí mismo {B} jugaron {o}, con lo que había. Los puntos se perdieron. / {B} jugaron {o} un rato. Ganó {H}, que ni siquiera sabía.
hacer / (?: \\w+)? trampas?(?! de)(?![a-z]) /  / Ahí mismo echaron a la suerte quién se quedaba con lo encontrado, y {B} hicieron trampa a la vez. / {B} le jugaron a {H} una ronda de piedra, papel o tijera. Hubo trampa, y se notó mucho.
armar,hacer,montar,construir,levantar / (?: (?!no )\\w+){0,2}? (?:un|una|el|la)? ?(?:carpa|casita|casa de campaña|cabaña|cabana|castillo|fuerte|choza)(?![a-z]) /  / Con lo que había a mano, {B} armaron un techo para dos, y {H} pidió permiso para entrar. / Con lo que había a mano, {B} armaron un techo y se metieron debajo. / ~{B} hicieron un techo con las manos. ¡A entrar!
armar,montar / (?: \\w+)? (?:un|una|el|la) (?:armario|ropero|mueble|cuna|estante|librero|litera|cama|mesa)(?![a-z]) /  / Con un destornillador que no había, {B} apretaron un tornillo que tampoco, y {H} preguntó si aguantaba. / Con un destornillador que no había, {B} apretaron un tornillo que tampoco.
subir,montar / (?: \\w+)? (?:a|en) (?:la |el |los )?(?:rueda|noria|montaña rusa|montana rusa|carrusel|caballitos|teleferico|tobogan)(?![a-z]) /  / {B} levantaron los brazos y gritaron, como en la bajada. / {B} se agarraron del aire, y {H} cerró los ojos.
subir,escalar / (?: \\w+){0,2} (?:cerro|montaña|montana|volcan|cima|piramide|mirador)(?![a-z]) / pasos / {B} subieron tres escalones que no había, y desde ahí se veía todo.
montar,cabalgar / (?: \\w+)? (?:a caballo|en (?:el |un )?(?:caballo|burro|yegua)) / pasos / {B} chasquearon la lengua y salieron al trote, sin caballo.
patinar,esquiar /  / pasos / {B} se deslizaron un poco por ahí, con los brazos abiertos.
columpiar,mecer /  /  / Sin columpio, {B} se mecieron un rato, para adelante y para atrás.
juntar,recoger,cosechar,pizcar / (?: \\w+)? (?:las |los |unas |unos )?(conchas|conchitas|piedras|piedritas|caracoles|moras|mangos|manzanas|castañas|hongos|setas|flores|hojas|aceitunas|uvas|naranjas|duraznos|cerezas|estampas)(?![a-z]) /  / {B} llenaron las manos de {o} que nadie más veía. / {B} fueron juntando {o} en las manos, y {H} ofreció los bolsillos.
dar / (?: \\w+)? primeros pasos / pasos / {B} dieron un paso, luego otro, y {H} aplaudió. / ~Un paso. Otro paso. ¡Bravo!
jalar,tocar,sonar / (?: \\w+){0,2} (?:la )?(campana|bocina|sirena)(?![a-z]) / voz / {B} jalaron un cordón que no había, y {H} juró que se oía algo. / ~¡Talán, talán! ¡Pip, piii! {B} hicieron mucho ruido.
desarmar,desmontar /  /  / Pieza por pieza, {B} desarmaron en el aire algo que nadie más veía. Al armarlo sobró una.
arreglar,reparar,componer / (?! (?:el|los|la|las) (?:problema|asunto|cosas|pelea))(?= )/  / Con una llave que no había, {B} apretaron una tuerca en el aire. / {B} apretaron en el aire una tuerca que no había, y {H} dijo que así ya no sonaba.
adivinar /  /  / {B} adivinaron por turnos qué llevaba {H} en la mano. No acertó nadie.
quedar,=quedarnos / (?: \\w+)? (?:encerrad|atrapad) /  / {B} se apretaron un poco, como en un lugar chiquito, y {H} contuvo el aire.
=guerra / de (almohadas|globos|nieve|harina|cojines|agua|cosquillas|bolas de nieve)(?![a-z]) /  / {B} se lanzaron {o} que nadie más veía, y {H} se agachó a tiempo. / ~¡Ahí va! ¡Y ahí va otra!
viajar,=viaje,=viajes /  /  / {B} se sentaron hombro con hombro, como quien viaja, y en la primera curva se inclinaron a la vez. / {B} se sentaron como quien va por la ventanilla, y {H} preguntó si faltaba mucho. / ~¡Brum, brum! Una curva. ¡Y otra!
nevar,=nevada /  /  / {B} se soplaron las manos, como si todavía nevara.
=luz,=apagón,=oscuras / (?<=se (?:nos |les |me )?(?:fue|iba|corto|cortaba) la luz|apagon|a oscuras)(?! de) / ojos / {B} cerraron los ojos, para estar a oscuras, y se encontraron las manos. / Para saber cómo era, {H} cerró los ojos. {B} también, y se encontraron las manos. / ~A cerrar los ojos. ¡Y a abrirlos!
recitar,declamar /  / voz / {B} recitaron un verso cada quien, hasta donde se acordaban.
escribir / (?: \\w+){0,2} (?:cartas?|poemas?|versos) / ojos / {B} escribieron con un dedo, en el aire, una línea cada quien.
plantar,sembrar /  /  / {B} hicieron un hoyo con el dedo y lo volvieron a tapar, por si acaso.
pintar,dibujar /  /  / Con un dedo en el aire, {B} pintaron lo que faltaba, y {H} dijo de qué color.
leer /  / ojos / {B} abrieron las manos como se abre un libro y leyeron un renglón cada quien.
tejer,coser,bordar /  /  / Los dedos de {B} se movieron solos, como quien no quiere perder el punto.
andar,pasear,salir / (?: \\w+)? en (?:la |una )?(?:bici|bicicleta|cicla)(?![a-z]) / pasos / {B} agarraron un manubrio que no había y pedalearon hasta la curva.
conducir,manejar /  /  / {B} pusieron las manos en un volante que no estaba, y en la primera curva se inclinaron a la vez.
empujar / (?! a (?!mi(?![a-z]))) /  / {B} apoyaron las manos en el aire y empujaron a la vez. Con una, dos y tres, aquello se movió.
abrazar,=abrazo /  /  / Ahí {B} se dieron un abrazo, de los que no llevan prisa. / Y {B} se abrazaron. {H} miró para otro lado, por educación. / ~Un abrazo. ¡Fuerte!
aplaudir,celebrar,festejar,=aplausos /  /  / {B} aplaudieron, y {H} también. / Empezó un aplauso: era de {B}. / ~¡Plas, plas, plas! {B} aplaudieron.
reír,=carcajadas,=carcajada / (?! de (?!l[ao] (?:mismo|misma)|tod)) /  / A {B} les dio la risa, como si acabara de pasar. / Empezó una risa y se contagió la otra: {B} tuvieron que esperar a que se les pasara. / {B} se rieron, y {H} se rio de verlos reír. / ~A {B} les dio mucha risa. ¡Ja, ja!
dar / (?: un)?(?: ataque de)?(?: la)?(?: mucha| tanta)? risa(?![a-z]) /  / A {B} les dio la risa, como si acabara de pasar. / {B} se rieron, y {H} se rio de verlos reír. / ~A {B} les dio mucha risa. ¡Ja, ja!
compartir,repartir,partir / (?: (?:una?|su|el|la|mi|nuestr[oa]))? (manzana|naranja|mandarina|torta|sandwich|pan|galleta|chocolate|empanada|helado|paleta|bocadillo|mango|sandia)(?![a-z]) /  / {B} partieron en el aire {un}, y el pedazo más grande fue para {H}. / {B} partieron en el aire {un}. Alcanzó para repetir.
tomar,beber,compartir,cebar / (?: \\w+){0,2}? (?:(?:un|el|unos) )?mates?(?![a-z]) /  / {B} se pasaron un mate que nadie había traído, y soplaron por si quemaba.
tomar,beber / (?: \\w+){0,3}? (?:(?:un|una|el) )?(?:cafe|te|chocolate|atole|api|caldo|aguapanela|champurrado|tinto)(?![a-z]) /  / {B} levantaron una taza que no había, y soplaron por si quemaba. / Con una taza en el aire, {B} brindaron, y {H} también.
brindar /  /  / {B} brindaron con las manos vacías, y sonó. / {B} brindaron con las manos vacías, y {H} también.
comer,cenar,desayunar,almorzar,merendar,traer,convidar,servir / (?: \\w+){0,2}? ((?:(?:el|la|los|las|un|una|unos|unas) )?(?:${FOODS}|tacos|elotes|helados?|nieve|torta|pastel|tarta|caldo|sopa|ajiaco|sancocho|pozole|paella|chicharron|ceviche|choclo|pescado frito|sandia|mangos|mandarinas|cerezas|moras))(?![a-z]) /  / De tanto hablar de {o}, a {B} les dio hambre. / {B} hablaron de {o} hasta que a {H} le sonó la panza. / ~Ñam, ñam. A {B} les dio hambre.
caminar,pasear,=paseo,=paseos,=caminata,=caminatas,=excursión / (?! de (?:mal|nov)) / pasos / {B} dieron una vuelta por ahí, hasta donde alcanzaba lo contado. / {B} caminaron un trecho, al mismo paso, y {H} se quedó atrás sin querer.
correr / (?! a (?!l|ver|la |casa)| del? | por (?:ayuda|un|el) | l[oa]s? ) / pasos / De pronto {B} echaron a correr, y volvieron sin aire. / A la voz de {H}, {B} echaron una carrera. Llegaron a la vez. / ~¡A correr! Allá, y otra vez acá. / ^{R} {v:dio} una vuelta corriendo, y luego otra, porque una no bastaba.
dormir /  /  / {B} cerraron los ojos un momento, y faltó poco para que se durmieran de verdad. / ~{B} cerraron los ojos. Uno, dos… ¡y los abrieron! / ^{R} {v:se echó} un momento, {v:cerró} los ojos y {v:suspiró}.
esperar / (?! (?:un|el|la|a|al) (?:hij|beb|niñ|parto|nacim|resultad)) /  / {B} esperaron otro poco, nada más por el gusto de esperar en compañía. / {B} se quedaron esperando ahí un rato, y {H} esperó también, sin saber qué.
ganar / (?! (?:dinero|plata|muy|poco|lo|mil|un sueldo|la beca)) /  / {B} chocaron las palmas, como quien acaba de ganar. / {B} chocaron las palmas, y luego las de {H}.
tocar / (?= (?:con|toda?|en|para|hasta|juntos|sin)(?! (?:la puerta|el timbre))|[.,]|$)(?<!(?:me|nos|le|les|se|te) toc\\w+) /  / Con las manos en el aire, {B} tocaron hasta la última nota, y {H} juró que la oyó.
sentar / (?<=(?:se|nos) sent\\w+)(?! (?:mal|bien|cabeza)) / pasos / {B} se sentaron hombro con hombro, donde mejor se veía todo. / ^{R} {v:se sentó} ahí, con las orejas en alto.
conversar,platicar,charlar /  / voz / {B} siguieron hablando de aquello, y de una cosa pasaron a otra.
`

const ALL = ROWS.trim()
  .split('\n')
  .map((row) => row.split('/').map((part) => part.trim()))
  .map(([verbs = '', after = '', takes = '', ...ways]) => ({
    verbs: new Set(verbs.split(',')),
    nouns: new Set(verbs.split(',').flatMap((word) => (word.startsWith('=') ? [word.slice(1)] : []))),
    gerunds: new Set(verbs.split(',').map(gerund)),
    after: new RegExp(after, 'uy'),
    takes: { steps: takes === 'pasos', voice: takes === 'voz', sight: takes === 'ojos' },
    ways,
  }))

/** What may be done again of `told`; `whose` are words for the two of the story, `isMany` where more than one receive it. */
export function doneIn(told: string, whose: RegExp | null, isMany: boolean): (Done & { of: string })[] {
  if (isFrail(told)) return []
  const sentences = splitSentences(told.replace(/[“"‘«][^”"’»]*[”"’»]/gu, (said) => '·'.repeat(said.length)))
  return ALL.flatMap(({ verbs, nouns, gerunds, after, takes, ways }) => {
    for (const sentence of sentences) {
      const key = bare(sentence)
      if (TROUBLED.test(key.replace(HARMLESS, ''))) continue
      for (const { 0: word, index } of sentence.toLowerCase().matchAll(/\p{L}+/gu)) {
        const isNoun = nouns.has(word)
        if (!isNoun && !gerunds.has(bare(word).replace(CLITICS, '')) && !verbs.has(infinitiveOf(word))) continue
        after.lastIndex = index + word.length
        const hit = after.exec(key)
        if (!hit || !isSurelySo(key, index)) continue
        if (!isNoun && !isTheirs(sentence, index, word, whose, isMany)) continue
        const of =
          hit[1] === undefined ? '' : sentence.slice(hit.index + hit[0].lastIndexOf(hit[1])).slice(0, hit[1].length)
        return [{ ways, takes, of: of.toLowerCase() }]
      }
    }
    return []
  })
}

/** 'nos perdimos', 'cuentos de miedo', 'perdió la camisa' */
const HARMLESS =
  /nos perdi(?:mos|amos)|(?:cuentos|historias|peliculas) de miedo|perd\w+ (?:el|la|los|las|un|una) (?:camisa|zapatos?|tacon|camion|bus|micro|tren|vuelo|partido|llaves|sombrero|gorra|paraguas)|muert[oa]s? de (?:la )?risa|ataques? de risa/gu

const infinitiveOf = (word: string) =>
  isInfinitive(word) ? word.replace(CLITICS, '') : isPast(word) ? finiteForm(word)!.infinitive : ''

/** 'riéndonos' */
const CLITICS = /(?<=ndo|[aei]r)(?:nos|[mts]e|l[aeo]s?)+$/u

/** 'bailamos' is told of then. */
const isPast = (word: string) => {
  const form = finiteForm(word)
  return form !== null && (/^(?:preterite|imperfect)$/u.test(form.tense) || (form.person === 1 && form.plural))
}

/** One of the two did it, or both: 'bailamos', 'me enseñó a nadar', 'Rosa cantaba'; not 'cantó el gallo', 'los vecinos bailaban'. */
function isTheirs(sentence: string, at: number, word: string, whose: RegExp | null, isMany: boolean): boolean {
  const before = sentence.slice(0, at)
  if (isPast(word)) return isDoneByThem(sentence, at, word, whose, isMany)
  const clause = before.split(/[,;:]| (?:y|e|pero|cuando|mientras|porque) /u).at(-1)!
  const verb = [...clause.matchAll(/\p{L}+/gu)].findLast(({ 0: one }) => isPast(one.toLowerCase()))
  // 'bailar en la cocina', 'jugando al dominó'
  if (!verb) return before.trim() === ''
  const said = verb[0].toLowerCase()
  // 'lo dejó jalar la campana', 'me enseñó a nadar'
  if (LETS.test(finiteForm(said)!.infinitive) && /(?:me|te|nos|l[aeo]s?) $/u.test(clause.slice(0, verb.index)))
    return true
  if (WISHED.test(finiteForm(said)!.infinitive) || (isInfinitive(word) && !/ al? (?:\p{L}{2} )?$/u.test(before)))
    return false
  return isDoneByThem(sentence, at - clause.length + verb.index, said, whose, isMany)
}
const LETS = /^(?:dejar|enseñar|hacer|invitar|llevar|ayudar)$/u
/** What is done after these was not. */
const WISHED =
  /^(?:querer|poder|prometer|soñar|decir|intentar|tratar|pensar|pedir|negarse|negar|haber|ver|oír|encontrar|mandar)$/u

function isDoneByThem(sentence: string, at: number, word: string, whose: RegExp | null, isMany: boolean): boolean {
  const { person, plural } = finiteForm(word)!
  const clause = sentence
    .slice(0, at)
    .split(/[,;:]| (?:y|e|pero|cuando|mientras|porque) /u)
    .at(-1)!
  const isWhich = /(\p{L}+),? (?:en )?(?:la |el )?que (?:\p{L}{2,3} )*$/u.exec(sentence.slice(0, at))
  if (isWhich && !TIMES.test(isWhich[1]!)) return false
  if (person !== 3) return true
  if (plural !== isMany) return false
  const own = (text: string) => whose?.test(bare(text)) ?? false
  const [, next = '', noun = ''] = /^ (\p{L}+)(?: (\p{L}+))?/u.exec(sentence.slice(at + word.length)) ?? []
  if (/^\p{Lu}/u.test(next) && !own(next)) return false
  if (/^(?:el|la|l[oa]s|mis?|una?|nuestr[oa]s?)$/u.test(next) && (isPerson(noun) || ANIMAL.test(noun)) && !own(noun))
    return false
  const isOther = ({ 0: one, index }: RegExpMatchArray) =>
    (isPerson(one.toLowerCase()) || ANIMAL.test(one)) &&
    !own(one) &&
    !/ (?:con|a|al|de) (?:mis? )?$/u.test(` ${clause.slice(0, index)}`)
  if ([...clause.matchAll(/\p{L}+/gu)].some(isOther)) return false
  // whatever stands before it is when, or one of them
  return [...clause.replace(WHEN, ' ').matchAll(/\p{L}+/gu)].every(
    ({ 0: one }) => LIGHT.test(one.toLowerCase()) || own(one),
  )
}
const TIMES =
  /^(?:vez|d[ií]a|noche|tarde|mañana|madrugada|año|verano|semana|domingo|s[aá]bado|navidad|nochebuena|dice|creo)$/iu
const WHEN =
  /(?:^| )(?:(?:en|de|desde|hasta|durante|por|al?|con|hace) (?:[A-Za-zÀ-ỹ]+ ){1,3}?|(?:una?|la|el|es[ea]|aquel(?:la)?|cada|tod[oa]s l[oa]s) (?:primera |última )?(?:vez|d[ií]as?|noches?|tardes?|mañanas?|madrugada|año|veranos?|domingos?|s[aá]bados?|viernes) )(?=(?:que )?(?:(?:se|me|nos|les?|l[oa]s?|no|siempre|ya) )*$)/iu
const LIGHT =
  /^(?:se|me|nos|te|les?|l[oa]s?|él|ella|ell[oa]s|siempre|también|ya|luego|después|entonces|casi|hasta|así|que|cuando|solo|y|aún|todavía|antes|mi|tu|su)$/u
