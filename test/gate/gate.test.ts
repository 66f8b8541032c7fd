import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import gate from '../../vitest.config.ts'

const ROOT = join(import.meta.dirname, '../..')
/** All but the one that this test is in. */
const PROJECTS = (gate.test?.projects ?? [])
  .map((project) => (typeof project === 'object' && 'test' in project ? project.test?.name : undefined))
  .filter((name) => typeof name === 'string')
  .filter((name) => name !== 'gate')

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

// That each passes where all is well, and names what it skipped, is seen of all together.
test.concurrent.each(PROJECTS)('%s by itself fails on a failing test', async (name) => {
  const { status, output } = await runGate(['--project', name, 'failing-test'])
  expect([status, lastLine(output)]).toEqual([1, '0 passed, 1 failed, 0 skipped'])
})

describe.concurrent('all projects together', () => {
  test('pass where all is well', async () => {
    const { status, output } = await runGate(['passing-test'])
    const count = PROJECTS.length
    const passed = `${count} passed, 0 failed, ${count} skipped`
    expect([status, lastLine(output), reasonsIn(output)]).toEqual([0, passed, count])
  })

  // A run is judged by its counts: where each project adds to them, each would have failed by itself.
  test.each(FAULTS)('fail on %s, each of them', async (fault) => {
    const { status, output } = await runGate([fault])
    const [, failed, skipped] = lastLine(output)?.match(/^\d+ passed, (\d+) failed, (\d+) skipped$/) ?? []
    const counted = fault === 'skipped-in-silence' ? skipped : failed
    expect([status, Number(counted)]).toEqual([1, PROJECTS.length])
  })

  test('fail where there is no test', async () => {
    expect((await runGate(['there-is-no-such-sample'])).status).toBe(1)
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

function reasonsIn(output: string): number | undefined {
  return output.match(/^skipped: .+ > is skipped with a reason: there is no moon tonight$/gm)?.length
}

function lastLine(output: string): string | undefined {
  return output.trimEnd().split('\n').at(-1)
}
