import type { ErrorBody } from '../../../contract/errors.ts'
import { PROBLEM_ID } from '../../../contract/pages.ts'
import { faultIdOf } from '../../send.ts'
import { TroublePage } from './trouble-page.tsx'

/** Shown where a link to a file or a call was opened as a page, and the server had a reason not to give it. */
export function ProblemPage({ problem }: { problem: ErrorBody }) {
  const { code, message } = problem
  const title = WAITS.includes(code) ? 'Un momento' : 'No se pudo abrir'
  return <TroublePage title={title} lead={message} reload="Intentar de nuevo" faultId={faultIdOf(problem)} />
}

const WAITS: readonly string[] = ['too_many', 'unavailable', 'conflict'] satisfies ErrorBody['code'][]

/** What the server says in the page itself, where this page stands for an answer of its own. */
export function readProblem(): ErrorBody | null {
  const text = document.getElementById(PROBLEM_ID)?.textContent
  return text ? (JSON.parse(text) as ErrorBody) : null
}
