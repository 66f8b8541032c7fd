import type { Kit } from '../kit/kit.ts'
import { contract, countWords, upperFirst } from '../language/grammar/text.ts'

/**
 * Praise that nobody can turn to «tú» for certain is said of them with them in front: somebody of the plot asks, dares or
 * toasts, so that «que siempre llega» is no news told behind their back.
 */

/** What leads to it, and the line itself: `told` is what is admired, `tag` who says it, `is` puts a verb before it. */
type Aloud = { before: string[]; line: string }

type Asked = {
  /** 'el cartero', who is there. */
  asks: string
  /** 'Antes de irse' */
  when?: string | undefined
  /** 'que lleva toda la vida', 'su paciencia', or all of it within «». */
  told: string
  /** 'dijo Bea' */
  tag: string
  /** 'admiro' */
  admire: string
  /** 'es que lleva toda la vida' */
  that: string
  /** Babies and those under five. */
  isSmallest: boolean
}

/** 'El cartero apostó a que nadie se atrevía…', '—Aquí va —dijo Bea—: que lleva toda la vida yendo delante.' */
export function saidBeforeThem(kit: Kit, asked: Asked): Aloud {
  const { pick, r } = kit
  const { told, tag, isSmallest } = asked
  const talks = !r.baby && r.role !== 'pet'
  const said = isSmallest
    ? pick(...forSmallest(kit, asked))
    : pick(
        ...withAll(kit, asked),
        ...(talks ? withThem(kit, asked) : []),
        ...(r.age === 'small' ? [] : [toast(kit, asked)]),
      )
  // 'su curiosidad: pregunta el porqué de todo': no second colon
  const line = told.includes(':') && !told.startsWith('«') ? `—${upperFirst(told)} —${tag}.` : said.line
  return { before: said.before.map(contract), line: contract(line) }
}

const answer = (opens: string, { tag, told }: Asked) => `—${opens} —${tag}—: ${told}.`

/** Of anybody, also a dog. */
function withAll({ r, s }: Kit, asked: Asked): Aloud[] {
  const { asks, when, tag, admire, that } = asked
  const at = (subject: string) => (when ? `${when}, ${subject}` : upperFirst(subject))
  return [
    {
      before: [
        `${at(asks)} apostó a que nadie se atrevía a decir, con ${r.name} delante, lo mejor de ${r.name}. ${upperFirst(s.name)} ${s.v('se atrevió')}.`,
      ],
      line: answer('Aquí va', asked),
    },
    {
      before: [`${at(asks)} quería llevarse algo que contar de ${r.name}, con permiso de ${r.name}.`],
      line: answer('Que se cuente esto', asked),
    },
    {
      before: [`${at(s.name)} ${s.v('pidió')} un aplauso para ${r.name}. ${upperFirst(asks)} preguntó el motivo.`],
      line: answer('El motivo es este', asked),
    },
    {
      before: [
        `${at(asks)} quiso apuntar, con letra grande y delante de ${r.name}, lo que más ${s.v('admiraba')} ${s.name}.`,
      ],
      line: answer('Esto', asked),
    },
    {
      before: [
        `${at(asks)} preguntó qué era lo mejor de ${r.name}. Antes de contestar, ${s.name} ${s.v('se volvió')} hacia ${r.name}.`,
      ],
      line: `—Lo digo con ${r.name} delante —${tag}—: lo que más ${admire} ${that}.`,
    },
  ]
}

/** Of whoever can speak for themselves. */
function withThem({ r, s }: Kit, asked: Asked): Aloud[] {
  const { asks, when, tag, admire, that } = asked
  const at = (subject: string) => (when ? `${when}, ${subject}` : upperFirst(subject))
  return [
    {
      before: [
        `${at(asks)} retó a ${r.name} a adivinar qué era lo que más ${s.v('admiraba')} ${s.name}. ${r.name} ${r.v('probó')} tres veces, y nada.`,
      ],
      line: `—Frío, frío —${tag}—: lo que más ${admire} de ${r.name} ${that}.`,
    },
    {
      before: [
        `—¿Y qué se dice de ${r.spoken('mí', r.gender === 'f' ? 'nosotras' : 'nosotros')}? —le ${r.v('preguntó')} ${r.name} a ${asks}. ${upperFirst(asks)} le pasó la pregunta a ${s.name}.`,
      ],
      line: answer('Se dice esto', asked),
    },
    {
      before: [
        `${at(asks)} pidió que cada quien dijera algo bueno de ${r.name}, con ${r.name} en medio. ${upperFirst(s.v('empezó'))} ${s.name}.`,
      ],
      line: answer('Va lo primero', asked),
    },
    {
      before: [`—¿Y ya ${r.v('sabe')} ${r.name} qué es lo que más ${s.v('admira')} ${s.name}? —preguntó ${asks}.`],
      line: `—Que lo ${r.n('oiga', 'oigan')} ahora —${tag}—: lo que más ${admire} ${that}.`,
    },
    {
      before: [`${at(asks)} quiso saber por qué, al mirar a ${r.name}, ${s.v('sonreía')} ${s.name}.`],
      line: answer('Por esto', asked),
    },
  ]
}

/** '—Por Iker, que es bien noble —dijo su mami.' */
function toast({ r, s }: Kit, { asks, when, told, tag }: Asked): Aloud {
  const isClause = told.startsWith('que ')
  const isNamed = /^(?:sus?|la|las|los?|cómo|cuánto) /u.test(told)
  const isShort = countWords(told) <= 30 && !/[.;!?«]/u.test(told)
  const why = isClause ? `, ${told}` : `, y por ${told}`
  const line =
    isShort && (isClause || isNamed)
      ? `—Por ${r.name}${why} —${tag}.`
      : `—Por ${r.name} —${tag}—. Y que se sepa el motivo: ${told}.`
  const proposed = when ? `${when}, ${asks}` : upperFirst(asks)
  return {
    before: [
      `${proposed} propuso un brindis por ${r.name}. ${upperFirst(s.name)} ${s.v('levantó')} un vaso que no había.`,
    ],
    line,
  }
}

function forSmallest({ r, s }: Kit, asked: Asked): Aloud[] {
  const { asks } = asked
  const first = upperFirst(asks)
  return [
    { before: [`—¿Qué es lo mejor de ${r.name}? —preguntó ${asks}, bajito.`], line: answer('Es fácil', asked) },
    { before: [`—¿Y lo mejor de ${r.name}? —quiso saber ${asks}.`], line: answer('Esto', asked) },
    { before: [`${first} señaló a ${r.name}. —¿Y lo mejor?`], line: answer('Lo mejor', asked) },
    {
      before: [`${upperFirst(s.name)} ${s.v('abrazó')} a ${r.name}. —¿Por qué? —dijo ${asks}.`],
      line: answer('Por esto', asked),
    },
  ]
}
