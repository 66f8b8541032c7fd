/** The result of checking one part of an installation. */
export type Finding = {
  part: string
  state: 'ok' | 'warning' | 'wrong'
  /** What is the case. */
  what: string
  /** What to do about it. */
  advice?: string
}

/** Runs one check; an error becomes a finding. */
export async function look(part: string, check: () => Promise<Finding[]>, advice: string): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    return [{ part, state: 'wrong', what: reasonOf(error), advice }]
  }
}

/** The first line of an error's message, without secrets. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  const code = (error as NodeJS.ErrnoException).code
  const cause = error.cause instanceof Error ? reasonOf(error.cause) : ''
  const message = error.message.split('\n')[0]?.replaceAll(/\/\/[^@/\s]+@/g, '//…@') ?? ''
  return [error.name, code, message.slice(0, 200), cause].filter(Boolean).join(' · ')
}

const SIGNS = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' }

export function formatFindings(findings: readonly Finding[]): string {
  const wide = Math.max(...findings.map(({ part }) => part.length))
  return findings
    .map(({ part, state, what, advice }) =>
      [
        `${SIGNS[state]}  ${part.padEnd(wide)}  ${what}`,
        ...(advice ? [`${' '.repeat(wide + 11)}→ ${advice}`] : []),
      ].join('\n'),
    )
    .join('\n')
}
