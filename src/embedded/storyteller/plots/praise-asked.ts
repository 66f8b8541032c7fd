import type { Kit } from '../kit/kit.ts'
import { finiteForm, isSubjunctive } from '../language/grammar/finite.ts'
import { contract, countWords, upperFirst } from '../language/grammar/text.ts'

/**
 * Praise that nobody can turn to «tú» for certain is said of them, as it was typed, where people speak so of whoever is
 * beside them: in answer to somebody who asks, as a toast, in applause, or read from the page on which it was written.
 */

/** What leads to it, and the line itself. */
type Aloud = { before: string; line: string }

type Asked = {
  /** 'el cartero', who is there. */
  asks: string
  /** 'Antes de irse' */
  when?: string | undefined
  /** 'que lleva toda la vida', 'su paciencia', or all of it within «». */
  told: string
  /** Who says it; null where its words name them, so that only somebody else may. */
  who: { name: string; v: (verb: string) => string } | null
  /** 'mi mamá', and 'nuestra mamá' of several who say it. */
  calls: string
  /** 'admiro' */
  admire: string
  /** 'es que lleva toda la vida' */
  that: string
  /** Babies and those under five. */
  isSmallest: boolean
}

/** 'El cartero le preguntó a Bea…', '—Lo que más admiro de Clara es que lleva toda la vida yendo delante —contestó Bea.' */
export function saidBeforeThem(kit: Kit, asked: Asked): [lead: string, line: string] {
  const { who, isSmallest } = asked
  const all =
    who === null
      ? ofUnknownHand(kit, asked)
      : isSmallest
        ? forSmallest(kit, { ...asked, who })
        : [...answered(kit, { ...asked, who }), ...cheered(kit, { ...asked, who }), ...readOut(kit, { ...asked, who })]
  const { before, line } = kit.pick(...all)
  return [contract(before), contract(line)]
}

type By = Asked & { who: NonNullable<Asked['who']> }

/** Words that one breath holds, and of which no second sentence is part. */
const isShort = (told: string) => countWords(told) <= 30 && !/[.:;!?«\d]/u.test(told)
/** And no clause behind a comma: 'la calma que tiene, nunca se altera'. */
const isOne = (told: string) => isShort(told) && !/, (?!(?:y|e|ni) )/u.test(told)
/** 'su paciencia', 'lo fuerte que es', 'cómo se ríe': what stands behind «por». */
const NAMED = /^(?:sus?|la|las|los?|el|cómo|cuánto) /u

/** 'que nunca se raja', and no 'que siempre salude', which only «admiro» leads to. */
function isTold(told: string): boolean {
  const [, verb = ''] = /^que (?:(?:no|nunca|siempre|me|te|se|les?|l[oa]s?|nos) )*(\p{L}+)/u.exec(told) ?? []
  const form = /^(?:va|ha)n?$/u.test(verb) ? null : finiteForm(verb)
  const isWished = form?.tense === 'present' && isSubjunctive(verb, form.infinitive)
  return told.startsWith('que ') && !isWished
}

/** 'Antes de meterse debajo de la cama' is said of whoever asks, and of nobody else. */
const at = ({ when }: Asked, subject: string) => (when ? `${when}, ${subject}` : upperFirst(subject))

/** '—Lo que más admiro de Elena —leyó Jorge—: cómo se ríe.'; words with a colon of their own follow no other. */
function apart(opens: string, tag: string, { told, that }: Asked): string {
  if (!hasColon(told)) return `—${opens} —${tag}—: ${told}.`
  return that.includes(`: ${told}`) ? `—${upperFirst(told)} —${tag}.` : `—${opens} —${tag}— ${that}.`
}

const hasColon = (told: string) => told.replace(/«[^»]*»/gu, '').includes(':')

/** 'Lo que más admiro de mi mamá es su risa —contestó Nadia.', and what is long after a colon. */
function plainly(asked: By, verb: string): string {
  const { told, admire, that, who, calls } = asked
  const [opens, tag] = [`Lo que más ${admire} de ${calls}`, `${who.v(verb)} ${who.name}`]
  return isOne(told) ? `—${opens} ${that} —${tag}.` : apart(opens, tag, asked)
}

/** Whoever asks does not know it yet. */
function answered(kit: Kit, asked: By): Aloud[] {
  const { r, s } = kit
  const { asks } = asked
  const hears = r.baby
    ? '.'
    : `, y hubo quien ${r.role === 'pet' ? 'levantó la cabeza' : 'se acercó a oír la respuesta'}.`
  return [
    {
      before: `${at(asked, asks)} preguntó qué era lo mejor de ${r.name}${hears}`,
      line: plainly(asked, 'contestó'),
    },
    {
      before: `—¿Y qué es lo mejor de ${r.name}? —preguntó ${asks}. Era de esas preguntas que se contestan sin pensar.`,
      line: plainly(asked, 'dijo'),
    },
    {
      before: `${at(asked, asks)} quería saber qué contar de ${r.name} cuando le preguntaran.`,
      line: plainly(asked, 'dijo'),
    },
    {
      before: `—Falta lo mejor de ${r.name} —recordó ${asks}—, y hay que decirlo en voz alta.`,
      line: plainly(asked, 'dijo'),
    },
    {
      before: `Al mirar a ${r.name}, ${s.name} ${s.v('sonrió')}. ${at(asked, asks)} quiso saber por qué.`,
      line: because(asked),
    },
  ]
}

/** What answers «¿por qué?»: 'Porque nunca se raja', 'Por su paciencia', 'Por cómo se ríe'. */
function because(asked: By): string {
  const { told, who } = asked
  const tag = `${who.v('dijo')} ${who.name}`
  const isPlain = isOne(told) && !/(?: [ye]| ni) que /u.test(told)
  if (isPlain && isTold(told)) return `—Porque ${told.slice(4)} —${tag}.`
  return isPlain && NAMED.test(told) ? `—Por ${told} —${tag}.` : plainly(asked, 'dijo')
}

/** '—Por Iker, que es bien noble —dijo su mami.', '—Un aplauso para mi mamá, por su paciencia —dijo Nadia.' */
function cheered(kit: Kit, asked: By): Aloud[] {
  const { r, s } = kit
  const { asks, told, who, admire, that, calls } = asked
  const tag = `${who.v('dijo')} ${who.name}`
  const why = isTold(told) ? `, ${told}` : NAMED.test(told) ? `, por ${told}` : null
  const cheer = (to: string, and = '') =>
    isOne(told) && why !== null
      ? `—${to}${why.replace(/^, (?=por )/u, `, ${and}`)} —${tag}.`
      : `—${to} —${tag}—. ${hasColon(told) && that.includes(`: ${told}`) ? upperFirst(told) : `Lo que más ${admire} ${that}`}.`
  const applause: Aloud = {
    before: `${at(asked, asks)} pidió un aplauso para alguien. ${upperFirst(s.name)} ya ${s.v('sabía')} para quién: para ${r.name}.`,
    line: cheer(`Un aplauso para ${calls}`),
  }
  const toast: Aloud = {
    before: `${at(asked, asks)} propuso un brindis por ${r.name}. ${upperFirst(s.name)} ${s.v('tomó')} la palabra.`,
    line: cheer(`Por ${calls}`, 'y '),
  }
  return r.age === 'small' || r.role === 'pet' ? [applause] : [applause, toast]
}

/** A page that is read before all is of them in the third person, as a dedication is; whoever wrote it reads it, by name. */
function readOut({ r, s }: Kit, asked: By): Aloud[] {
  const { admire, who, calls } = asked
  if (who.name !== s.name && /^\p{Ll}/u.test(who.name)) return []
  const line = apart(`Lo que más ${admire} de ${calls}`, `${who.v('leyó')} ${who.name}`, asked)
  return [
    {
      before: `${upperFirst(who.name)} ${who.v('desdobló')} una hoja y la ${who.v('leyó')} en voz alta, mirando a ratos a ${r.name} por encima.`,
      line,
    },
    {
      before: `${upperFirst(who.name)} ${who.v('pidió')} silencio y ${who.v('abrió')} un sobre. Dentro venía algo que ${who.v('había')} escrito para ${r.name}.`,
      line,
    },
  ]
}

/** Its words name who gives it, so that somebody else reads them. */
function ofUnknownHand({ r, s }: Kit, asked: Asked): Aloud[] {
  const { asks, isSmallest } = asked
  const S = upperFirst(s.name)
  const line = apart(`Lo ${isSmallest ? 'mejor' : 'que más se admira'} de ${r.name}`, `leyó ${asks}`, asked)
  return isSmallest
    ? [
        { before: `Había un papelito con el nombre de ${r.name}. ${upperFirst(asks)} lo leyó bajito.`, line },
        { before: `¿Y qué decía el papelito? Era de ${r.name}. ${upperFirst(asks)} lo leyó.`, line },
      ]
    : [
        {
          before: `${S} le ${s.v('pasó')} a ${asks} una hoja doblada que era para ${r.name}. Nadie habló mientras se leía.`,
          line,
        },
        { before: `${at(asked, asks)} abrió un sobre que decía por fuera: para leer delante de ${r.name}.`, line },
        {
          before: `${at(asked, asks)} preguntó qué era lo mejor de ${r.name}. ${S} ${s.v('contestó')} con una hoja, para que se leyera en voz alta.`,
          line,
        },
      ]
}

function forSmallest(kit: Kit, asked: By): Aloud[] {
  const { r, s } = kit
  const { asks, who } = asked
  const answer = (opens: string) => apart(opens, `${who.v('dijo')} ${who.name}`, asked)
  return [
    { before: `—¿Qué es lo mejor de ${r.name}? —preguntó ${asks}, bajito.`, line: answer('Es fácil') },
    { before: `—¿Y lo mejor de ${r.name}? —quiso saber ${asks}.`, line: answer('Esto') },
    { before: `${upperFirst(asks)} señaló a ${r.name}. —¿Y lo mejor?`, line: answer('Lo mejor') },
    {
      before: `${upperFirst(s.name)} ${s.v('abrazó')} a ${r.name}. —¿Por qué? —dijo ${asks}.`,
      line: because(asked),
    },
  ]
}
