import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const PROJECTS = ['unit', 'server', 'postgres', 'faults', 'e2e'] as const

/** Each goes wrong in one way; what the status does not tell, nobody is told. */
const FAULTS = readdirSync(join(import.meta.dirname, 'samples'))
  .map((name) => name.replace('.sample.ts', ''))
  .filter((name) => name !== 'passing-test')

type Ended = { status: number | null; output: string }

/** `npm test`, less npm: the script that it names, on samples in place of the tests. */
function runGate(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/test.mjs', '--config', 'test/gate/samples.config.ts', ...args], {
    cwd: ROOT,
    env: { ...ownEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => void chunks.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve({ status, output: Buffer.concat(chunks).toString() }))
  })
}

/** Without what the runner around this test has set for its own workers. */
function ownEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$|npm_)/.test(name)),
  )
}

describe.concurrent.each([
  ...PROJECTS.map((name) => [name, ['--project', name]] as const),
  ['all together', []] as const,
])('%s', (name, selection) => {
  test('passes where all is well, and names what was skipped with its reason', async () => {
    const { status, output } = await runGate([...selection, 'passing-test'])
    const count = name === 'all together' ? PROJECTS.length : 1
    const reasons = output.match(/^skipped: .+ > is skipped with a reason: there is no moon tonight$/gm)
    expect([status, lastLine(output), reasons?.length]).toEqual([
      0,
      `${count} passed, 0 failed, ${count} skipped`,
      count,
    ])
  })

  test.each(FAULTS)('fails on %s', async (fault) => {
    const { status, output } = await runGate([...selection, fault])
    expect([status, lastLine(output)]).toEqual([1, expect.stringMatching(/^\d+ passed, \d+ failed, \d+ skipped$/)])
  })

  test('fails where there is no test', async () => {
    expect((await runGate([...selection, 'there-is-no-such-sample'])).status).toBe(1)
  })
})

test.concurrent.each(['server', 'postgres'])('project %s fails where its set-up fails', async (project) => {
  expect((await runGate(['--project', project, 'passing-test'], { SAMPLE_SETUP: 'fails' })).status).toBe(1)
})

test.concurrent('a library that ends the process as if all were well does not hide a failure', async () => {
  const env = { NODE_OPTIONS: '--import ./test/gate/polite-exit.mjs' }
  expect((await runGate(['--project', 'unit', 'failing-test'], env)).status).toBe(1)
  expect((await runGate(['--project', 'unit', 'passing-test'], env)).status).toBe(0)
})

function lastLine(output: string): string | undefined {
  return output.trimEnd().split('\n').at(-1)
}
