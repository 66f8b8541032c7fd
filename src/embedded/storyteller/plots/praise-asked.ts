import type { Kit } from '../kit/kit.ts'
import { finiteForm } from '../language/grammar/finite.ts'
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
        : [...answered(kit, { ...asked, who }), ...readOut(kit, { ...asked, who })]
  const { before, line } = kit.pick(...all)
  return [contract(before), contract(line)]
}

type By = Asked & { who: NonNullable<Asked['who']> }

/** What one breath holds, and no clause behind a comma: 'la calma que tiene, nunca se altera'. */
const isOne = (told: string) => countWords(told) <= 30 && !/[.:;!?«\d]|, (?!(?:y|e|ni) )/u.test(told)

/** 'Antes de meterse debajo de la cama' is said of whoever asks, and of nobody else. */
const at = ({ when }: Asked, subject: string) => (when ? `${when}, ${subject}` : upperFirst(subject))

/** 'Lo que más admiro de mi mamá es su risa —contestó Nadia.', and what is long behind who says it; words with a colon of their own follow no other. */
function plainly({ told, admire, that, who, calls, isSmallest }: By, verb: string): string {
  const [opens, tag] = [`Lo ${isSmallest ? 'mejor' : `que más ${admire}`} de ${calls}`, `${who.v(verb)} ${who.name}`]
  if (isDoneToThem(told)) return ofThem(told, tag, calls)
  return isOne(told) ? `—${opens} ${that} —${tag}.` : apart(opens, tag, { told, that })
}

/** 'la buscamos seis años': what was done by whoever gives it, and nothing that is best in them. */
export const isDoneToThem = (told: string): boolean => {
  const [, verb = ''] = DONE_TO_THEM.exec(told) ?? []
  const form = finiteForm(verb)
  return form?.person === 1 && /^(?:preterite|imperfect)$/u.test(form.tense)
}

/** Not 'lo activo que está', nor 'la pasamos bien juntos'. */
const DONE_TO_THEM = /^(?:que )?(?:(?:siempre|ya) )*(?!lo \p{L}+(?: [ye] \p{L}+)? que |la pas)l[oa]s? (\p{L}+)/u

/** '—De Olivia hay que decir algo —dijo su mamá—: la buscamos seis años.' */
export const ofThem = (told: string, tag: string, calls: string): string =>
  contract(`—De ${calls} hay que decir algo —${tag}—: ${told.replace(/^que /u, '')}.`)

const apart = (opens: string, tag: string, { told, that }: Pick<Asked, 'told' | 'that'>) =>
  hasColon(told) && that.includes(`: ${told}`) ? `—${upperFirst(told)} —${tag}.` : `—${opens} —${tag}— ${that}.`

const hasColon = (told: string) => told.replace(/«[^»]*»/gu, '').includes(':')

/** Whoever asks does not know it yet. */
function answered(kit: Kit, asked: By): Aloud[] {
  const { r, s, pick } = kit
  const { asks } = asked
  const ready = pick(
    'No hubo que pensarlo.',
    'Para eso no hacía falta pensar.',
    'Esa era fácil.',
    'Había mucho donde elegir.',
  )
  const hears = r.baby
    ? '.'
    : `, y hubo quien ${r.role === 'pet' ? 'levantó la cabeza' : 'se acercó a oír la respuesta'}.`
  return [
    {
      before: `${at(asked, asks)} preguntó qué era lo mejor de ${r.name}${hears}`,
      line: plainly(asked, 'contestó'),
    },
    {
      before: `—¿Y qué es lo mejor de ${r.name}? —preguntó ${asks}. ${ready}`,
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
      before: `${upperFirst(s.name)} ${s.v('sonrió')} al mirar a ${r.name}. ${at(asked, asks)} quiso saber en qué pensaba.`,
      line: plainly(asked, 'dijo'),
    },
    {
      before: `${at(asked, asks)} pidió un aplauso para ${r.name}, y ${s.name} ${s.v('levantó')} la mano. Antes había que decir por qué.`,
      line: plainly(asked, 'dijo'),
    },
    ...(r.age === 'small' || r.role === 'pet'
      ? []
      : [
          {
            before: `${at(asked, asks)} propuso un brindis por ${r.name}. ${upperFirst(s.name)} ${s.v('tomó')} la palabra.`,
            line: plainly(asked, 'dijo'),
          },
        ]),
  ]
}

/** A page that is read before all is of them in the third person, as a speech is, and no letter to them; whoever wrote it reads it, by name. */
function readOut({ r, s }: Kit, asked: By): Aloud[] {
  const { who } = asked
  if (who.name !== s.name && /^\p{Ll}/u.test(who.name)) return []
  const line = plainly(asked, 'leyó')
  return [
    {
      before: `${upperFirst(who.name)} ${who.v('había')} escrito en una hoja lo que ${who.v('quería')} decir de ${r.name} delante de todos.`,
      line,
    },
    {
      before: `${upperFirst(who.name)} ${who.v('pidió')} silencio y ${who.v('sacó')} una hoja en la que ${who.v('había')} escrito algo de ${r.name}.`,
      line,
    },
  ]
}

/** Its words name who gives it, so that somebody else reads them. */
function ofUnknownHand({ r, s }: Kit, asked: Asked): Aloud[] {
  const { asks, isSmallest, told } = asked
  const S = upperFirst(s.name)
  const [opens, tag] = [`Lo ${isSmallest ? 'mejor' : 'que más se admira'} de ${r.name}`, `leyó ${asks}`]
  const line = isDoneToThem(told)
    ? ofThem(told, tag, r.name)
    : hasColon(told)
      ? apart(opens, tag, asked)
      : `—${opens} —${tag}—: ${told}.`
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

function forSmallest({ r, s }: Kit, asked: By): Aloud[] {
  const { asks } = asked
  const line = plainly(asked, 'dijo')
  return [
    { before: `—¿Qué es lo mejor de ${r.name}? —preguntó ${asks}, bajito.`, line },
    { before: `—¿Y lo mejor de ${r.name}? —quiso saber ${asks}.`, line },
    { before: `${upperFirst(asks)} señaló a ${r.name}. —¿Y lo mejor?`, line },
    { before: `${upperFirst(s.name)} ${s.v('abrazó')} a ${r.name}. —¿Y ese abrazo? —dijo ${asks}.`, line },
  ]
}
