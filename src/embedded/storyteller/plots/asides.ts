import { ECHOES, LAST_LAUGHS } from '../deeds/echoes.ts'
import { familyOf } from '../deeds/families.ts'
import type { Beat } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'
import type { Stage } from './stage.ts'

/**
 * What the answers add to every plot beside its own beats: where a chapter has room, they fill it before anybody's
 * sentences do. They stand where the first of its optional beats is, so a writer says where by where that stands.
 */
export function withAsides(
  stage: Stage,
  chapter: number,
  text: readonly Beat[],
  at: (part: string) => Pick<Stage, 'pick'>,
): Beat[] {
  const first = text.findIndex((beat) => typeof beat === 'object' && beat !== null && 'optional' in beat)
  if (first < 0 || stage.isTiny || stage.inMemory) return [...text]
  if (chapter === 3) return withWholeAir(stage, text)
  const said = JSON.stringify(text)
  const fresh = asidesOf({ ...stage, pick: at(`asides ${chapter}`).pick }, chapter).filter(
    (aside) => aside !== null && !said.includes(aside),
  )
  const [soft, ...fills] = fresh.map((aside, i) => (i === 0 ? stage.soft(aside!) : stage.opt(aside!)))
  return [...text.slice(0, first), soft, ...fills, ...text.slice(first)]
}

/** Where one of the memory's two sentences of senses stands, the other follows if there is room. */
function withWholeAir({ air, opt }: Stage, text: readonly Beat[]): Beat[] {
  return text.flatMap((beat) => {
    if (beat === air[0]) return [beat, opt(air[1])]
    return beat === air[1] ? [beat, opt(air[0])] : [beat]
  })
}

/** The first has more right to its room than the others. */
function asidesOf(stage: Stage, chapter: number): (string | null)[] {
  const { joke, lingers, pick, quality, r, trait } = stage
  // for an animal, and for whoever is carried, these are not
  const echoes = r.role === 'pet' || r.baby ? undefined : ECHOES[familyOf(quality.own)?.id ?? '']
  const sign = pick<0 | 1>(0, 1)
  if (chapter === 1) return [echoes?.signs[sign](r) ?? null, heard(stage)]
  if (chapter === 2) return [alongside(stage), besides(stage)]
  if (chapter === 4) return [lingers, climax(stage)]
  return [
    echoes?.stays[sign] ?? null,
    pick(...(trait && joke ? LAST_LAUGHS[trait.cls] : [null, null])),
    rests(stage),
    tomorrow(stage),
  ]
}

/** Who likes two things has both; the second stays in the second place. */
const alongside = ({ second, pick }: Stage) =>
  second &&
  pick(
    `Y no faltaba ${second.un}, que ${second.does[0]}.`,
    `Un poco más atrás venía ${second.un}. ${upperFirst(second.el)} ${second.does[1]}.`,
  )

const tomorrow = ({ second, pick }: Stage) =>
  second &&
  pick(`Y quedó otro plan para el domingo: ${second.together}.`, `Mañana tocaba otra cosa: ${second.together}.`)

const heard = ({ star, pick }: Stage) =>
  star.alive
    ? pick(
        `Con ${star.el} cerca, todo olía un poco a ${star.smell}.`,
        `${upperFirst(star.sound)}, hizo ${star.el}, y eso quería decir que sí.`,
      )
    : pick(`Olía a ${star.smell}. Ya era buena señal.`, `Se oyó ${star.sound}. Era ${star.el}, que también opinaba.`)

const besides = ({ star, pick }: Stage) =>
  star.alive
    ? pick(
        `Hubo que esperar a ${star.el}, que se había detenido a saludar a alguien.`,
        `${upperFirst(star.el)} dijo ${star.sound}. Hay cosas que se entienden sin diccionario.`,
      )
    : pick(
        `Alguien preguntó qué hacía ahí ${star.el}. Se oyó ${star.sound}, y nadie volvió a preguntar.`,
        `Con ${star.el} a la mano, cualquier problema se ve de otro tamaño.`,
      )

const climax = ({ star, pick }: Stage) =>
  star.alive
    ? pick(`Se oyó ${star.sound}, tan fuerte que temblaron los vidrios.`, `Todos miraban a ${star.el}.`)
    : pick(`Por encima de todo se oía, clarito, ${star.sound}.`, `Todos miraban hacia donde estaba ${star.el}.`)

const rests = ({ star, pick }: Stage) =>
  star.alive
    ? pick(`Y ${star.el}, por una vez, no dijo ${star.sound}.`, `A ${star.el} le sirvieron primero.`)
    : pick(
        `Quedó en el aire un olor a ${star.smell}. Nadie abrió la ventana.`,
        `Y ${star.el} tuvo, desde ese día, su lugar a la vista.`,
      )
