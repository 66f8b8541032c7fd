import { goesByNose } from '../language/people/animals.ts'
import type { Beat } from '../kit/kit.ts'
import { contract, countWords, list, sameCase, splitSentences, upperFirst } from '../language/grammar/text.ts'
import { pluralForm } from '../language/grammar/verb-forms.ts'
import { isHard } from '../things/happenings.ts'
import type { Way } from '../things/made.ts'
import { inTwo, oneHand } from './in-two.ts'
import { doneAgain, givingWay } from './redone.ts'
import { isUnlike, namedAfter, perceived, shown } from './seen-there.ts'
import { sensedAfter, sensedFirst } from './sensed-there.ts'
import { SHORT } from './recall.ts'
import type { Stage } from './stage.ts'

type Part = Pick<Stage, 'pick'>

/**
 * The chapter that remembers as a scene: where or when it was, what is sensed there, what happened in its giver's own words,
 * then the one thing of it that is seen from near: 'había un martes de lluvia', 'Olía a pan.', '—Nos perdimos…'.
 */
export function livedThrough(stage: Stage, text: readonly Beat[], part: Part): Beat[] {
  const { keep, recall, retold } = stage
  const said = recall()
  const day = retold()
  const { lead, told, gesture, isNote } = day
  const [opening, ...rest] = text
    .flat(9 as 1)
    .filter(Boolean)
    .map((beat) =>
      typeof beat === 'string' && stage.air.includes(beat) ? stage.soft(perceived(beat, stage, part)) : beat,
    )
  // what is told because somebody asks is announced once
  const others = [opening, ...rest].filter((beat) => beat !== said)
  const first = sensedFirst(stage)
  const sensed = first && stage.soft(perceived(first, stage, part))
  const parts = inTwo(stage, day, part, others, first)
  const last = sensedAfter(stage, parts, first)
  const heard = lead || (stage.inMemory && parts.length > 1) ? null : listening(stage, part, told, others)
  const found = rest.findIndex((beat) => typeof beat === 'string' && beat.includes(keep.un))
  const at = rest.indexOf(said)
  const isBefore = found >= 0 && found < at
  // a note lies beside the thing, or is what lies there
  if (isNote && keep.isWritten && isBefore)
    return [inItsPlace(stage, opening), ...rest.with(at, said.replace(/^[^:«]+: /u, 'Decía: '))]
  const plainly = [opening, ...rest].map((beat) => inItsPlace(stage, beat))
  const redone = doneAgain(stage, part, day.hearer)
  if (isNote) plainly.splice(at + 2, 0, redone)
  if (at < 0 || isNote) return plainly.toSpliced(1 + gonePast(stage, opening, rest), 0, sensed)
  const [between, left] = isBefore ? [rest.slice(0, found), rest.slice(found, at)] : [rest.slice(0, at), []]
  const isSpeech = told.startsWith('—')
  const came = between.map((beat) => inItsPlace(stage, beat))
  const gone = gonePast(stage, opening, between)
  const { before, after } = shown(
    stage,
    part,
    gone > 0 ? came[gone - 1] : opening,
    [opening, ...came, heard, parts.slice(1, -1)],
    first !== null,
  )
  const lived: Beat[] = [
    inItsPlace(stage, opening),
    ...came.slice(0, gone),
    before,
    sensed,
    ...came.slice(gone),
    redone ? null : heard,
    isSpeech && lead,
    ...(isSpeech ? parts : [[lead, told].filter(Boolean).join(' ')]),
    gesture,
    // who does it again, or looked there while it was told, does not look again
    redone ??
      (last ? stage[stage.isTiny ? 'opt' : 'soft'](perceived(last, stage, part)) : parts.length > 1 ? null : after),
    ...[...left, ...rest.slice(at + 1)].map((beat) =>
      plainlyDrawn(stage, told, justNamed(handedOver(stage, beat, part), keep)),
    ),
  ]
  // what else is only told where there is room gives way to it
  return redone ? lived.flat(9 as 1).map((beat) => (beat === redone ? beat : givingWay(beat))) : lived
}

/** How much is told before anybody is there: its place may only be named later, or read of in a list. */
function gonePast({ there }: Stage, opening: Beat, between: readonly Beat[]): number {
  const isThere = (beat: Beat) => typeof beat === 'string' && beat.toLowerCase().includes(there.toLowerCase())
  if (isThere(opening)) return typeof opening === 'string' && opening.endsWith('».') ? Math.min(1, between.length) : 0
  return between.findIndex(isThere) + 1
}

/** 'un dibujo del cole', where they stand in it and it was just told of: a drawing. */
function plainlyDrawn({ keep, place }: Stage, told: string, beat: Beat): Beat {
  const [, drawing = '', of = ''] = /^(un dibujo) del? (?:l[ao]s? )?(.+)$/u.exec(keep.un) ?? []
  const isTwice = of !== '' && place !== null && place.endsWith(of) && told.includes(of)
  return isTwice && typeof beat === 'string' ? beat.replaceAll(keep.un, drawing) : beat
}

/** 'detrás de la puerta estaba un viernes' → 'había un viernes': it was not known before. */
function inItsPlace({ there, isNowhere }: Stage, beat: Beat): Beat {
  if (typeof beat !== 'string') return beat
  // 'no había un patio: estaba el patio'
  const at = beat.toLowerCase().indexOf(there.toLowerCase())
  if (!isNowhere) {
    const named = beat.replace(
      /(?<![A-Za-zÀ-ỹ])(no (?:había|estaba)) (?:una?|el|la) (\p{L}+)/gu,
      (all, none: string, noun: string) => (noun === there.split(' ')[1] ? `${none} lo de siempre` : all),
    )
    return at < 0 || !/^l[oa]s /u.test(there) ? named : ofSeveral(beat.slice(0, at)) + beat.slice(at)
  }
  if (at < 0 || !/^(?:una?|algo) /u.test(there)) return beat
  return (
    beat
      .slice(0, at)
      // what is remembered has no size
      .replace(/, (?:de verdad y )?de tamaño natural,(?= $)/u, '')
      .replace(
        /(?<![A-Za-zÀ-ỹ])([Ee])staba((?:(?! estaba| lo que era)[^.!?¿¡])*)$/u,
        (_, e: string, rest: string) => `${e === 'E' ? 'Había' : 'había'}${rest}`,
      ) + namedAfter(beat.slice(0, at), beat.slice(at))
  )
}

/** 'ahí estaba', 'era', 'se vio', before what is several: 'ahí estaban', 'eran', 'se vieron'. */
const ofSeveral = (before: string) =>
  before.replace(/(?<![A-Za-zÀ-ỹ])(?:estaba|apareció|salió|era|veía|vio|pasaba)(?=[^.!?:¿¡]*$)/iu, (verb) =>
    sameCase(verb, pluralForm(verb.toLowerCase())),
  )

/** Who sits down, what the light does, and the moment before it is told. */
function listening(stage: Stage, { pick }: Part, told: string, before: readonly Beat[]): Beat {
  const { r, s, inMemory, isTiny, isNowhere, hushed, memory, soft } = stage
  const [R, S] = [upperFirst(r.name), upperFirst(s.name)]
  const isPet = r.role === 'pet' || r.species !== null
  const all = inMemory
    ? [
        `${S} ${s.v('se sentó')} y no ${s.v('habló')} enseguida.`,
        `${S} ${s.v('tardó')} un momento en encontrar la voz.`,
        `${S} ${s.v('buscó')} un momento las palabras.`,
        `${S} ${s.v('esperó')} un momento antes de hablar.`,
      ]
    : isTiny
      ? [
          'Todos se sentaron. Shh.',
          `${R} ${r.v('se sentó')} muy cerca.`,
          'Shh. Ya iba a empezar.',
          'Todos callados. Todos cerquita.',
          `${R} ${r.v('miró')} a ${s.name}.`,
        ]
      : isPet
        ? [
            `${R} ${r.v('se echó')}, con las orejas en alto.`,
            `${R} ${r.v('bajó')} la cabeza y ${r.v('dejó')} de moverse.`,
            `${R} ${r.v('dejó')} de moverse, como quien escucha.`,
            `${R} ${r.v('dio')} dos vueltas y ${r.v('se acomodó')}.`,
          ]
        : [
            `${R} ${r.v('se sentó')} donde mejor se oía.`,
            'Nadie se movió.',
            `${R} ${r.v('se acercó')} a oír.`,
            `${S} ${s.v('hizo')} lugar a su lado, y ${r.name} ${r.v('se sentó')}.`,
            `${S} ${s.v('miró')} a ${r.name} antes de decir nada.`,
            ...(countWords(memory.note) > SHORT
              ? [
                  `—${r.spoken('Quiero', 'Queremos')} oírlo todo —${r.v('dijo')} ${r.name}.`,
                  `—Desde el principio —${r.v('pidió')} ${r.name}.`,
                ]
              : []),
            `—Eso hay que contarlo —${r.v('dijo')} ${r.name}.`,
          ]
  const seen = JSON.stringify(before)
  const isSaid = (line: string) => OF_SCENES.some((noun) => line.includes(noun) && seen.includes(noun))
  const fit = all.filter(
    (line) =>
      !isSaid(line) &&
      (isNowhere || !/^Se sentaron|se sentó|hizo|echó/u.test(line)) &&
      (!hushed || !HEARD.test(line)) &&
      (inMemory || !isUnlike(stage) || !/sent[óa]|miró|oí|escuch/u.test(line)) &&
      // who is asked whether they remember has not asked
      !(line.startsWith('—') && (isHard(memory.told) || told.startsWith('—¿'))),
  )
  return fit.length > 0 ? soft(pick(...fit)) : null
}

/** What is told of a scene once. */
const OF_SCENES = ['prisa', 'luz', 'silencio', 'suelo', 'callad', 'acerc']

const HEARD = /(?<![A-Za-zÀ-ỹ])(?:o[ií]|oía|escuchar|voz|garganta|ruido|silencio|Shh)(?![A-Za-zÀ-ỹ])/u

/** 'había una pulsera roja' → 'estaba la pulsera roja', of which the giver has just spoken. */
const justNamed = (beat: Beat, { un, the }: Stage['keep']): Beat =>
  typeof beat === 'string' && the !== un
    ? beat
        .replaceAll(`había algo: era ${un}`, `estaba ${the}`)
        .replaceAll(`había ${un}`, `estaba ${the}`)
        .replaceAll(un, the)
    : beat

/** Nobody finds what was just made: who made it gives it; and what is large comes out of no envelope. */
function handedOver(stage: Stage, beat: Beat, part: Part): Beat {
  const { r, s, keep, inMemory } = stage
  if (typeof beat !== 'string' || !beat.includes(keep.un)) return beat
  const [finder, v] = inMemory ? [upperFirst(s.name), s.v] : [r.name, r.v]
  if (keep.isLarge)
    return r.role === 'pet'
      ? `Y ahí mismo había ${keep.un}. ${r.name} ${goesByNose(r.species) ? `${keep.lo} ${r.v('olió')}` : `${keep.lo} ${r.v('miró')} de cerca`}.`
      : `Y ahí mismo había ${keep.un}. ${finder} ${keep.lo} ${v('levantó')} con cuidado.`
  if (!keep.made || s.name === 'Alguien') return beat
  return contract(
    inMemory ? madeAlone(stage, part) : r.role === 'pet' ? leftFor(stage, part) : made(stage, keep.made, part),
  )
}

/** Whoever has told of the day has made something of it meanwhile. */
function made({ r, s: all, memory, keep, isTiny }: Stage, way: Way, { pick }: Part): string {
  const s = oneHand(all, memory)
  const [S, hands] = [upperFirst(s.name), r.n('la mano', 'las manos')]
  if (isTiny) {
    const doing = way === 'found' ? 'Busca, busca, busca' : way === 'cut' ? 'Dobla, dobla, dobla' : 'Raya, raya, raya'
    return pick(
      `${doing}: ${keep.un}. ${S} ${keep.lo} ${s.v('dejó')} en ${hands} de ${r.name}.`,
      `¿Qué ${s.v(way === 'found' ? 'encontró' : 'hizo')} ${s.name}? ${upperFirst(keep.un)}. ¡A ${hands} de ${r.name}!`,
      `Y ${s.name} ${s.v(way === 'cut' ? 'dobló' : way === 'found' ? 'encontró' : 'hizo')} ${keep.un}. ${r.name} ${keep.lo} ${r.v('agarró')} muy fuerte.`,
    )
  }
  const both = r.several || all.several ? 'Todos' : list([r.name, s.name])
  const told: Record<Way, readonly string[]> = {
    cut: [
      `Las manos de ${s.name} no se habían estado quietas: habían hecho ${keep.un} para ${r.name}.`,
      `Mientras contaba, ${s.name} ${s.v('doblaba')} y ${s.v('volvía')} a doblar, y salió ${keep.un} para ${r.name}.`,
      `Para que aquello no se fuera volando, ${s.name} ${s.v('hizo')} ${keep.un}, y ${r.name} ${keep.lo} ${r.v('tomó')} sin apretar.`,
      `${S} ${s.v('dobló')} una esquina, ${r.name} ${r.v('dobló')} la otra, y salió ${keep.un}.`,
      `Con un papel del bolsillo, ${s.name} ${s.v('hizo')} ${keep.un}. ${r.name} ${keep.lo} ${r.v('recibió')} con mucho cuidado.`,
    ],
    drawn: [
      `Mientras contaba, ${s.name} ${s.v('movía')} el lápiz, y salió ${keep.un} para ${r.name}.`,
      `En una hoja suelta, ${s.name} ${s.v('hizo')} ${keep.un}, y ${r.name} no ${r.v('quiso')} soltar${keep.lo}.`,
      `Detrás de un recibo, ${s.name} ${s.v('hizo')} ${keep.un}. ${r.name} ${keep.lo} ${r.v('tomó')}, y ya no ${keep.lo} ${r.v('soltó')}.`,
      `No salió a la primera, pero al final ${s.name} ${s.v('hizo')} ${keep.un}, y fue para ${r.name}.`,
      `Sin dejar de hablar, ${s.name} ${s.v('buscó')} un lápiz e ${s.v('hizo')} ${keep.un} para ${r.name}.`,
      `${both} hicieron ${keep.un} a la vez. Cada línea se discutió un poco.`,
      `—Otra vez —${r.v('pidió')} ${r.name}. Eso no se podía, pero ${keep.un} sí. ${S} ${keep.lo} ${s.v('hizo')} ahí mismo.`,
      `En el revés de una hoja, ${s.name} ${s.v('hizo')} ${keep.un} para ${r.name}.`,
      `Lo que no cabía en la mano cupo en una hoja: ${keep.un}, para ${r.name}.`,
      `Con unas cuantas líneas, ${s.name} ${s.v('hizo')} ${keep.un}, y ${keep.lo} ${s.v('dejó')} en ${hands} de ${r.name}.`,
    ],
    found: [
      `Algo de ahí no se podía quedar: ${keep.un}. ${S} ${keep.lo} ${s.v('dejó')} en ${hands} de ${r.name}.`,
      `${r.name} ${r.v('buscó')} algo que llevarse de ahí, y ${r.v('encontró')} ${keep.un}.`,
      `A un paso había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')}, para llevarse algo de ahí.`,
    ],
    written: [
      `Lo más importante, ${s.name} lo ${s.v('anotó')} ahí mismo, y quedó ${keep.un} para ${r.name}.`,
      `De aquello ${s.name} ${s.v('hizo')} ${keep.un}, con fecha y firma, para ${r.name}.`,
      `Para que no se borrara, ${s.name} ${s.v('puso')} ${keep.un} en ${hands} de ${r.name}.`,
      `${S} no se ${s.v('fio')} de la memoria, y ahí mismo ${s.v('hizo')} ${keep.un}. ${r.name} ${r.v('pidió')} quedarse con eso.`,
      `${r.name} ${r.v('dictó')}, ${s.name} ${s.v('escribió')}, y quedó ${keep.un}.`,
      `${r.name} ${r.v('pidió')} que quedara por escrito, y ${s.name} ${s.v('hizo')} ${keep.un}.`,
      `Todo aquello cupo en ${keep.un}, que ${s.name} ${s.v('puso')} en ${hands} de ${r.name}.`,
    ],
    tied: [
      `Lo que no cabe en la mano se guarda con un nudo. ${S} ${s.v('dejó')} ${keep.un} en ${hands} de ${r.name}.`,
      `Hay quien escribe. ${S} ${s.v('prefirió')} ${keep.un}, y ${r.name} ${keep.lo} ${r.v('tomó')} sin apretar.`,
      `—Para no olvidarlo —${s.v('dijo')} ${s.name}. Era ${keep.un}, y ${r.name} ${keep.lo} ${r.v('tomó')}.`,
    ],
    signed: [
      `${both} firmaron ahí mismo, como quien da fe, y quedó ${keep.un}.`,
      `—Que conste —${s.v('dijo')} ${s.name}. Y de ahí salió ${keep.un}, con el nombre de cada quien.`,
    ],
  }
  return pick(...told[way])
}

function madeAlone({ s: all, memory, keep }: Stage, { pick }: Part): string {
  const s = oneHand(all, memory)
  const S = upperFirst(s.name)
  return pick(
    `De aquello ${s.name} ${s.v('hizo')} ${keep.un}. ${upperFirst(keep.lo)} ${s.v('sostuvo')} un rato, sin decir nada.`,
    `${S} ${s.v('llevaba')} ${keep.un}, que ${s.v('había')} hecho esa semana, y ${keep.lo} ${s.v('acercó')} a la luz.`,
    `Para no perder nada de todo eso, ${s.name} ${s.v('hizo')} ahí mismo ${keep.un}.`,
  )
}

const leftFor = ({ r, keep }: Stage, { pick }: Part): string =>
  pick(
    `Y ahí mismo había ${keep.un}. ${r.name} ${keep.lo} ${r.v('olió')} de punta a punta.`,
    `En el suelo había ${keep.un}. A ${r.name} ${r.le} bastó con acercar la nariz.`,
    `Y ahí mismo había ${keep.un}. ${r.name} ${r.v('se quedó')} al lado, sin hacer ruido.`,
  )

/** 'lo que pasó ese día' → 'lo que pasó': of nights, or of what was done for years, nobody says «ese día». */
export function inNeutralWords({ isOneDay, quotes }: Stage, text: readonly Beat[]): readonly Beat[] {
  if (isOneDay) return text
  // what was told may be parted between two of its sentences
  const theirs = quotes.flatMap(({ text: said }) => splitSentences(said)).filter((said) => countWords(said) > 2)
  const told = (beat: Beat): Beat => {
    if (Array.isArray(beat)) return beat.map(told)
    if (beat && typeof beat === 'object') {
      const [[kind, texts]] = Object.entries(beat) as [[string, string[]]]
      return { [kind]: texts.map(told) } as unknown as Beat
    }
    const isTheirs = typeof beat !== 'string' || theirs.some((said) => beat.includes(said))
    return isTheirs ? beat : DAYS.reduce((all, [day, neutral]) => all.replace(day, neutral), beat)
  }
  return text.map(told)
}

const DAYS: readonly [RegExp, string][] = [
  [/(?<=qué (?:había pasado|pasó)|lo que pasó) (?:ese|aquel) día/gu, ''],
  [/(?<![A-Za-zÀ-ỹ])un día (?:así|como (?:ese|este|aquel))/gu, 'algo así'],
  [/(?<![A-Za-zÀ-ỹ])Un día (?:así|como (?:ese|este|aquel))/gu, 'Algo así'],
  [/(?<![A-Za-zÀ-ỹ])días (?=así|como (?:ese|este|aquel))/gu, 'ratos '],
  [
    /(?:(?<![A-Za-zÀ-ỹ])lo de |(?<=(?:porque|(?<!(?:desde|clases|era) )(?:de|a|por|para|cont[A-Za-zÀ-ỹ]+|guardado|oír|otra vez|cuidaba)) ))(?:ese|este|aquel) día(?! (?:el|la|los|las|no h) )/gu,
    'aquello',
  ],
]

/** Why the kept thing helps whoever is in need: it has to be told of, and that is heard. */
export function withReason(stage: Stage, text: readonly Beat[], { pick }: Part): readonly Beat[] {
  const { keep, isTiny, r, s, opt, inMemory } = stage
  const beats = text.flat(9 as 1).filter(Boolean)
  const at = beats.findIndex((beat) => typeof beat === 'string' && beat.includes(keep.el))
  if (isTiny || r.role === 'pet' || inMemory || !keep.made || at < 0) return text
  const isTold = /cont[aóe]|oír|pregunt|historia|acord/u.test(beats[at] as string)
  const again = pick(
    `${upperFirst(s.name)} ${s.v('volvió')} a contar aquel día, y nadie dijo nada hasta el final.`,
    `Y mientras, ${s.name} ${s.v('contó')} otra vez aquel día, y todos se acercaron a oír.`,
  )
  const heard = pick(
    'Quien oye contar algo así se acuerda de lo suyo.',
    'Contado otra vez, sonaba todavía mejor.',
    'Nadie preguntó si era verdad: se notaba.',
    'Así había sido, ni más ni menos.',
  )
  return [...beats.slice(0, at + 1), opt(isTold ? heard : again), ...beats.slice(at + 1)]
}
