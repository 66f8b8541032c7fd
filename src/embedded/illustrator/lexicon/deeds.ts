import type { ActionId } from '../scene/scene.ts'
import { infinitives, likelyInfinitives } from './verbs.ts'

/** What verbs say by themselves, whatever follows. Where several fit, the surest rule of the other tables decides. */
const DEEDS: Readonly<Partial<Record<ActionId, string>>> = {
  hug: 'abrazar achuchar apapachar besar acariciar estrechar mimar besuquear',
  comfort: 'consolar calmar tranquilizar curar animar acunar mecer arrullar vendar abrigar tapar cobijar cargar',
  sleep: 'dormir roncar soñar acurrucar bostezar arropar dormitar pernoctar trasnochar',
  swim: 'nadar bucear chapotear zambullir surfear sumergir chapuzar esnorquelear',
  climb: 'trepar escalar encaramar ascender',
  ride: 'cabalgar pedalear galopar trotar',
  fly: 'despegar planear sobrevolar',
  dance: 'bailar danzar zapatear valsar bailotear',
  sing: 'cantar tararear canturrear entonar silbar corear',
  'play-music': 'rasguear afinar teclear aporrear',
  'play-ball': 'chutar patear driblar encestar rematar golear',
  cook: 'cocinar amasar hornear guisar freir batir pelar desgranar menear sazonar asar hervir tostar rebozar espolvorear cuajar',
  eat: 'comer cenar desayunar almorzar merendar saborear devorar zampar masticar morder lamer chupar beber brindar probar botanear servir cebar matear',
  paint: 'pintar dibujar colorear retratar garabatear trazar decorar maquillar',
  build:
    'construir armar reparar arreglar clavar serrar atornillar soldar fabricar tallar pegar lijar ensamblar apilar',
  plant: 'plantar sembrar regar cavar cosechar trasplantar podar desyerbar',
  read: 'leer hojear releer deletrear',
  celebrate: 'celebrar festejar aplaudir vitorear graduar casar triunfar',
  give: 'regalar entregar ofrecer obsequiar repartir donar prestar tender envolver alimentar',
  whisper: 'susurrar cuchichear murmurar',
  search: 'buscar rastrear explorar investigar hurgar registrar husmear olfatear escarbar rebuscar escudriñar rescatar',
  jump: 'saltar brincar rebotar brincotear',
  run: 'correr huir perseguir esprintar corretear',
  wave: 'saludar despedir',
  point: 'señalar apuntar mostrar indicar',
  look: 'mirar observar contemplar admirar vigilar espiar asomar escuchar otear fijar distinguir divisar esconder fotografiar',
  sit: 'sentar descansar charlar platicar conversar reposar tumbar recostar acostar acampar',
  walk: 'caminar pasear recorrer avanzar cruzar atravesar vagar deambular peregrinar callejear regresar marchar desfilar guiar',
  stand: 'sonreir hablar presentar reir',
}

const OF_VERB: ReadonlyMap<string, ActionId> = new Map(
  Object.entries(DEEDS).flatMap(([action, verbs]) =>
    verbs.split(' ').map((verb) => [verb, action as ActionId] as const),
  ),
)

/** Of these nothing but that two people are there can be drawn: whatever else they do says more. */
const FAINT: ReadonlySet<ActionId> = new Set(['walk', 'stand', 'sit', 'look'])

/** After these stands a noun: «la cena», «su abrazo», «de risa». */
const BEFORE_NOUNS = new Set(
  'el un una unos unas del al de la las los su sus mi mis tu tus este esta ese esa aquel aquella cada con en por sin para nuestro nuestra gran buen muy mas tan'.split(
    ' ',
  ),
)

/** Words that are forms of a verb of the table and, in these texts, something else. */
const NOUNS = new Set(
  'paseo viaje marcha cuenta marca cruce salto busca curas cura animo tapa tapas carga cargo cuido cuidado canto baile dibujo planta plantas caza regalo regalos pega lima asado puede pueden puedo nada nado camino caminos cena cenas come coma prueba pruebas brinde casa casas casado casada vista espera muestra fija ando ande hablas prestado riendo corre fiesta paro llama vino'.split(
    ' ',
  ),
)

/** What people do, by the verbs that say it alone. */
export function findDeeds(said: string): { value: ActionId; words: string; confidence: number; at: number }[] {
  return [...said.matchAll(/[a-zñ]+/g)].flatMap(({ 0: word, index }) => {
    const before = /([a-zñ]+) $/.exec(said.slice(0, index))?.[1] ?? ''
    const sure = known(infinitives(word)) ?? (OF_VERB.has(word) ? OF_VERB.get(word) : undefined)
    const isNoun = BEFORE_NOUNS.has(before) && !(/^l[ao]s?$/.test(before) && word.endsWith('e'))
    const likely = isNoun || NOUNS.has(word) ? undefined : known(likelyInfinitives(word))
    const value = sure ?? likely
    if (!value) return []
    return [{ value, words: word, confidence: (sure ? 0.56 : 0.53) - (FAINT.has(value) ? 0.03 : 0), at: index }]
  })
}

/** The action of the first infinitive that the table has, its stem put back: «cuezo» is of «cocer», «cargue» of «cargar». */
function known(candidates: readonly string[]): ActionId | undefined {
  for (const candidate of candidates) {
    for (const verb of [candidate, ...unbent(candidate)]) {
      const action = OF_VERB.get(verb)
      if (action) return action
    }
  }
  return undefined
}

function unbent(verb: string): string[] {
  const spelt = verb
    .replace(/qu(?=ar$)/, 'c')
    .replace(/gu(?=ar$)/, 'g')
    .replace(/c(?=ar$)/, 'z')
  return [
    spelt,
    ...[verb, spelt].flatMap((form) => [
      form.replace('ie', 'e'),
      form.replace('ue', 'o'),
      form.replace(/u(?=[^aeiou]+ir$)/, 'o'),
      form.replace(/i(?=[^aeiou]+u?ir$)/, 'e'),
    ]),
  ]
}
