import type { Kit } from '../kit/kit.ts'
import { contract, countWords, upperFirst } from '../language/grammar/text.ts'

/**
 * Praise that nobody can turn to «tú» for certain is said of them with them in front: somebody of the plot asks, dares or
 * toasts, so that «que siempre llega» is no news told behind their back.
 */

/** What leads to it, and the line itself; `takes`: the only beginnings with which the two join. */
type Aloud = { before: string[]; line: string; takes?: RegExp }

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
  const { told, isSmallest } = asked
  const talks = !r.baby && r.role !== 'pet'
  const leads = isSmallest
    ? forSmallest(kit, asked)
    : [
        ...readToThem(kit, asked),
        ...withAll(kit, asked),
        ...(talks ? withThem(kit, asked) : []),
        ...(r.age === 'small' ? [] : [toast(kit, asked)]),
      ]
  const said = pick(...leads.filter(({ takes }) => takes?.test(told) ?? true))
  return { before: said.before.map(contract), line: contract(withOneColon(said.line, asked, r.name)) }
}

/** 'su curiosidad: pregunta el porqué de todo' has a colon of its own. */
function withOneColon(line: string, { told, tag, admire, that }: Asked, name: string): string {
  const isOne = told.startsWith('«') || !told.includes(':') || !line.replace(told, '').includes(':')
  if (isOne) return line
  return that.includes(`: ${told}`)
    ? `—${upperFirst(told)} —${tag}.`
    : `—Lo que más ${admire} de ${name} —${tag}— ${that}.`
}

/** 'Antes de irse, el cartero', 'El cartero' */
const then = ({ when }: Asked, subject: string) => (when ? `${when}, ${subject}` : upperFirst(subject))

const answer = (opens: string, { tag, told }: Asked) => `—${opens} —${tag}—: ${told}.`

/** What answers «¿por qué?»: 'Porque nunca se raja', 'Por su paciencia', 'Por cómo se ríe'; of more than one clause 'Hay un motivo: …'. */
function because(asked: Asked): string {
  const { told, tag } = asked
  const isOne = countWords(told) <= 30 && !/[.;!?«\d]/u.test(told) && !/(?:,| [ye]| ni) que /u.test(told)
  if (isOne && told.startsWith('que ')) return `—Porque ${told.slice(4)} —${tag}.`
  return isOne && NAMED.test(told) ? `—Por ${told} —${tag}.` : answer('Hay un motivo', asked)
}

/** 'su paciencia', 'lo fuerte que es', 'cómo se ríe': what stands behind «por». */
const NAMED = /^(?:sus?|la|las|los?|el|cómo|cuánto) /u

/** What the giver wrote of them and reads to their face: of them in the third person, as a dedication is. */
function readToThem({ r, s }: Kit, asked: Asked): Aloud[] {
  const { told, tag, admire } = asked
  const reads = tag.replace(/^(?:dijo|dijeron)(?= )/u, (verb) => (verb === 'dijo' ? 'leyó' : 'leyeron'))
  const line = `—Lo que más ${admire} de ${r.name} —${reads}—: ${told}.`
  return [
    {
      before: [
        `${then(asked, s.name)} ${s.v('desdobló')} una hoja y se la ${s.v('leyó')} a ${r.name}, mirando a ratos por encima.`,
      ],
      line,
    },
    {
      before: [
        `${then(asked, s.name)} ${s.v('sacó')} lo que ${s.v('traía')} escrito para ${r.name}. Se ${s.v('puso')} de pie y ${s.v('respiró')} hondo.`,
      ],
      line,
    },
    {
      before: [
        `Hay cosas que salen mejor por escrito. ${upperFirst(s.name)} ${s.v('llamó')} a ${r.name} a su lado y ${s.v('abrió')} un sobre.`,
      ],
      line,
    },
    {
      before: [
        `${then(asked, s.name)} ${s.v('pidió')} silencio. Lo que venía estaba escrito desde hacía días, y era para ${r.name}.`,
      ],
      line,
    },
  ]
}

/** Of anybody, also a dog. */
function withAll({ r, s }: Kit, asked: Asked): Aloud[] {
  const { asks, tag, admire, that } = asked
  return [
    {
      before: [
        `${then(asked, asks)} apostó a que nadie se atrevía a decir, con ${r.name} delante, lo mejor de ${r.name}. ${upperFirst(s.name)} ${s.v('se atrevió')}.`,
      ],
      line: answer('Aquí va', asked),
    },
    {
      before: [`${then(asked, asks)} quería llevarse algo que contar de ${r.name}, con permiso de ${r.name}.`],
      line: answer('Que se cuente esto', asked),
    },
    {
      before: [
        `${then(asked, s.name)} ${s.v('pidió')} un aplauso para ${r.name}. ${upperFirst(asks)} preguntó el motivo.`,
      ],
      line: answer('El motivo es este', asked),
    },
    {
      before: [
        `${then(asked, asks)} quiso apuntar, con letra grande y delante de ${r.name}, lo que más ${s.v('admiraba')} ${s.name}.`,
      ],
      line: answer('Esto', asked),
    },
    {
      before: [
        `${then(asked, asks)} preguntó qué era lo mejor de ${r.name}. Antes de contestar, ${s.name} ${s.v('se volvió')} hacia ${r.name}.`,
      ],
      line: `—Lo digo con ${r.name} delante —${tag}—: lo que más ${admire} ${that}.`,
    },
    {
      before: [
        `${then(asked, s.name)} ${s.v('pidió')} la palabra y ${s.v('miró')} a ${r.name}. ${upperFirst(asks)} guardó silencio.`,
      ],
      line: `—Que quede dicho —${tag}—: lo que más ${admire} ${that}.`,
    },
    {
      before: [`—De ${r.name} falta decir lo mejor —recordó ${asks}, con ${r.name} delante.`],
      line: answer('Pues aquí va lo mejor', asked),
    },
  ]
}

/** Of whoever can speak for themselves. */
function withThem({ r, s }: Kit, asked: Asked): Aloud[] {
  const { asks, tag, admire, that } = asked
  return [
    {
      before: [
        `—¿Y qué se dice de ${r.spoken('mí', r.gender === 'f' ? 'nosotras' : 'nosotros')}? —le ${r.v('preguntó')} ${r.name} a ${asks}. ${upperFirst(asks)} le pasó la pregunta a ${s.name}.`,
      ],
      line: answer('Se dice esto', asked),
      takes: /^(?:que |«)/u,
    },
    {
      before: [
        `${then(asked, asks)} pidió que cada quien dijera algo bueno de ${r.name}, con ${r.name} en medio. ${upperFirst(s.v('empezó'))} ${s.name}.`,
      ],
      line: answer('Va lo primero', asked),
    },
    {
      before: [`—¿Y ya ${r.v('sabe')} ${r.name} qué es lo que más ${s.v('admira')} ${s.name}? —preguntó ${asks}.`],
      line: `—Que lo ${r.n('oiga', 'oigan')} ahora —${tag}—: lo que más ${admire} ${that}.`,
    },
    {
      before: [`${then(asked, asks)} quiso saber por qué, al mirar a ${r.name}, ${s.v('sonreía')} ${s.name}.`],
      line: because(asked),
    },
  ]
}

/** '—Por Iker, que es bien noble —dijo su mami.' */
function toast({ r, s }: Kit, asked: Asked): Aloud {
  const { asks, told, tag } = asked
  const isClause = told.startsWith('que ')
  const isShort = countWords(told) <= 30 && !/[.;!?«\d]/u.test(told)
  const why = isClause ? `, ${told}` : `, y por ${told}`
  const line =
    isShort && (isClause || NAMED.test(told))
      ? `—Por ${r.name}${why} —${tag}.`
      : `—Por ${r.name} —${tag}—. Y que se sepa el motivo: ${told}.`
  return {
    before: [`${then(asked, asks)} propuso un brindis por ${r.name}. ${upperFirst(s.name)} ${s.v('tomó')} la palabra.`],
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
      line: because(asked),
    },
  ]
}
