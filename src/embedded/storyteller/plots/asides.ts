import { ECHOES, LAST_LAUGHS } from '../deeds/echoes.ts'
import { familyOf } from '../deeds/families.ts'
import type { Beat } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'
import type { Stage } from './stage.ts'

/**
 * What the answers add to every plot beside its own beats: where a chapter has room, they fill it before anybody's
 * sentences do. They stand where the first of its optional beats is, and without one before its last beat.
 */
export function withAsides(
  stage: Stage,
  chapter: number,
  text: readonly Beat[],
  at: (part: string) => Pick<Stage, 'pick'>,
): Beat[] {
  const told = asided(stage, chapter, text, at)
  return stage.isTiny ? told : uncrowded(stage, told)
}

/** What is liked may be named so often in a chapter; after that, what only fills it speaks of something else. */
const OFTEN = 2

function uncrowded({ star }: Stage, beats: readonly Beat[]): Beat[] {
  const noun = star.el.replace(/^\S+ /u, '')
  const told = beats.flat(9 as 1)
  let named = told.filter((beat) => typeof beat === 'string' && beat.includes(noun)).length
  return told.map((beat) => {
    if (!beat || typeof beat !== 'object' || Array.isArray(beat)) return beat
    const [texts = []] = Object.values<string[]>(beat)
    if (!texts.some((text) => text.includes(noun))) return beat
    named += 1
    return named > OFTEN ? { spare: texts } : beat
  })
}

function asided(
  stage: Stage,
  chapter: number,
  text: readonly Beat[],
  at: (part: string) => Pick<Stage, 'pick'>,
): Beat[] {
  if (stage.isTiny && !stage.inMemory && chapter === 2) return withSecond(stage, text)
  if (stage.isTiny) return [...text]
  if (chapter === 3) return withWholeDay(stage, text, at('asides 3'))
  if (stage.inMemory) return [...text]
  const optional = text.findIndex((beat) => typeof beat === 'object' && beat !== null && 'optional' in beat)
  const first = optional < 0 ? text.length - 1 : optional
  const said = JSON.stringify(text)
  const fresh = asidesOf({ ...stage, pick: at(`asides ${chapter}`).pick }, chapter).filter(
    (aside) => aside !== null && !said.includes(aside),
  )
  const added = fresh.map((aside, i) => (i === 0 ? stage.soft(aside!) : stage.opt(aside!)))
  return [...text.slice(0, first), ofTheDay(stage, chapter), ...added, ...text.slice(first)]
}

/** Why it is given is spoken of within the story too, where it begins and where it ends. */
const ofTheDay = ({ occasion }: Stage, chapter: number): Beat =>
  chapter === 1 ? occasion?.inScene?.[0] : chapter === 5 ? occasion?.inScene?.[1] : null

/** Of two small ones each has what is liked: the second comes along. */
const withSecond = ({ second, soft, r }: Stage, text: readonly Beat[]): Beat[] =>
  second && r.plural
    ? [...text.slice(0, -1), soft(`Y también ${second.un}. ${upperFirst(second.sound)}.`), ...text.slice(-1)]
    : [...text]

/** After what is first seen of the memory stands what else is, after its words what is true of all such days. */
function withWholeDay(
  { air, tells, memory, r, s, soft, opt, star, keep, inMemory }: Stage,
  text: readonly Beat[],
  { pick }: Pick<Stage, 'pick'>,
): Beat[] {
  const [sure, ...further] = air
  const also = [
    opt(
      pick(
        `También ahí, como si nada, se oía ${star.sound}: ${star.el} ya había llegado.`,
        `A un lado, oliendo a ${star.smell}, esperaba ${star.el}.`,
        `Tampoco ${star.el} quiso quedarse afuera.`,
        `Entre todo aquello, ${star.el} parecía de ahí.`,
        `Olía también a ${star.smell}, y no era de entonces: era ${star.el}.`,
      ),
    ),
    opt(
      pick(
        `A ${star.el} le bastó con ver ${keep.el} para entender dónde estaba.`,
        `Nadie habría cambiado ${keep.el} por nada, y menos ese día.`,
        `De todo lo que había ahí, lo primero que se buscaba con los ojos era ${keep.el}.`,
        `Nadie tuvo que decir de quién era ${keep.el}.`,
      ),
    ),
    opt(
      pick(
        `De cerca, ${keep.el} cabía mejor en el recuerdo que en la mano.`,
        `Lo demás podía borrarse con los años; ${keep.el}, no.`,
        `Hasta que apareció ${keep.el}, faltaba algo, y no se sabía qué.`,
        `${upperFirst(s.name)} ${s.v('tocó')} ${keep.el} con un dedo, para comprobar.`,
        `Si algo de ahí se podía guardar en un bolsillo de la memoria, era ${keep.el}.`,
      ),
    ),
  ]
  return text.flatMap((beat, i) => {
    if (!inMemory && i === text.length - 1) return [...also, beat]
    if (typeof beat !== 'string') return [beat]
    if (beat === sure) return [beat, ...further.map((line) => soft(line))]
    // a child is shown the day, and told no maxims
    const isTold = tells && r.age !== 'small' && beat.includes(withoutStop(memory.note).slice(1))
    return isTold ? [beat, soft(tells)] : [beat]
  })
}

const withoutStop = (text: string) => text.replace(/\.$/u, '')

/** The first has more right to its room than the others. */
function asidesOf(stage: Stage, chapter: number): (string | null)[] {
  const { joke, lingers, pick, quality, r, trait } = stage
  // for an animal, and for whoever is carried, these are not
  const echoes = r.role === 'pet' || r.baby ? undefined : ECHOES[familyOf(quality.own)?.id ?? '']
  const sign = pick<0 | 1>(0, 1)
  if (chapter === 1) return [echoes?.signs[sign](r) ?? null, heard(stage)]
  if (chapter === 2) return [alongside(stage), besides(stage)]
  if (chapter === 4) return [helping(stage), lingers, climax(stage)]
  return [
    tomorrow(stage),
    echoes?.stays[sign] ?? null,
    pick(...(trait && joke ? LAST_LAUGHS[trait.cls] : [null, null])),
    rests(stage),
  ]
}

/** Who likes two things has both; the second stays in the second place. */
const alongside = ({ second, pick }: Stage) =>
  second &&
  pick(
    `Y no faltaba ${second.un}, que ${second.does[0]}.`,
    `También estaba ahí ${second.un}. ${upperFirst(second.el)} ${second.does[2]}.`,
    `Detrás, sin que nadie lo hubiera pedido, apareció ${second.un}.`,
    `Un poco más atrás venía ${second.un}. ${upperFirst(second.el)} ${second.does[1]}.`,
  )

/** What nobody sets a day for. */
const UNPLANNED = /^(?:regañ|ret|discut|quej|rob|pele)|(?:[aei]r)(?:me|nos|te|les?)(?: |$)/u

/** What else is liked helps too. */
const helping = ({ second, pick }: Stage) =>
  second &&
  pick(
    `Ahí estaba además ${second.un}. ${upperFirst(second.el)} ${pick(...second.helps)}.`,
    `Y todavía ayudó ${second.un}: ${pick(...second.helps)}.`,
    `No se quedó atrás ${second.un}, que ${pick(...second.helps)}.`,
  )

const tomorrow = ({ last, pick }: Stage) =>
  last === null || UNPLANNED.test(last.together)
    ? null
    : pick(
        `Y quedó otro plan para el domingo: ${last.together}.`,
        `Mañana tocaba otra cosa: ${last.together}.`,
        `Lo otro se dejó para la semana siguiente: ${last.together}.`,
        `Y en la lista de pendientes, subrayado: ${last.together}.`,
        `Lo que sigue ya está decidido: ${last.together}.`,
      )

/** After a verb that takes somebody or something. */
const personal = ({ alive, el }: Stage['star']) => (alive ? `a ${el}` : el)

const heard = ({ star, pick }: Stage) =>
  star.alive
    ? pick(
        `Con ${star.el} cerca, todo olía un poco a ${star.smell}.`,
        `${upperFirst(star.sound)}, hizo ${star.el}, y eso quería decir que sí.`,
        `Desde que llegó ${star.el}, por toda la casa se oía ${star.sound}.`,
        `A ${star.el} no hubo que explicarle nada.`,
      )
    : pick(
        `Olía a ${star.smell}, y eso ya era media fiesta.`,
        `Se oyó ${star.sound}. Era ${star.el}, que también opinaba.`,
        `De ${star.el} venía un olor a ${star.smell} que daba confianza.`,
        `${upperFirst(star.sound)}. Con ${star.el} cerca empezaban mejor las cosas.`,
      )

const besides = ({ star, pick }: Stage) =>
  star.alive
    ? pick(
        `Hubo que esperar a ${star.el}, que se había detenido a saludar a alguien.`,
        `${upperFirst(star.el)} dijo ${star.sound}. Hay cosas que se entienden sin diccionario.`,
        `Nadie sabía bien el camino, fuera de ${star.el}, que no pensaba decirlo.`,
        `Cada tanto había que voltear a ver si venía ${star.el}. Venía.`,
      )
    : pick(
        `Alguien preguntó qué hacía ahí ${star.el}. Se oyó ${star.sound}, y nadie volvió a preguntar.`,
        `Por si acaso, no perdieron de vista ${personal(star)}.`,
        `Quien vio ${personal(star)} ya no hizo más preguntas.`,
        `${upperFirst(star.el)} ya era parte del asunto, y nadie lo discutía.`,
      )

const climax = ({ star, pick }: Stage) =>
  star.alive
    ? pick(
        `Se oyó ${star.sound}, tan fuerte que temblaron los vidrios.`,
        `Todos miraban a ${star.el}.`,
        `Hasta ${star.el} contuvo la respiración.`,
      )
    : pick(
        `Por encima de todo se oía, clarito, ${star.sound}.`,
        `Todos miraban hacia donde estaba ${star.el}.`,
        `Sin ${star.el}, eso lo supieron todos, no se habría podido.`,
      )

const rests = ({ star, pick }: Stage) =>
  star.alive
    ? pick(
        `Y ${star.el}, por una vez, no dijo ${star.sound}.`,
        `A ${star.el} le sirvieron primero.`,
        `${upperFirst(star.el)} se quedó donde había más gente, que era lo que quería.`,
      )
    : pick(
        `Al cerrar la puerta, todavía olía a ${star.smell}.`,
        `De ${star.el} hubo que contarlo todo dos veces, la segunda con gestos.`,
        `${upperFirst(star.sound)}, se oyó todavía. Era ${star.el}, que no quería irse.`,
        `Para ${star.el} hubo desde entonces un lugar a la vista.`,
      )
