import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { SECRET_KEY, startProviders } from '../doubles/providers.ts'

const run = promisify(execFile)
const SCRIPT = join(import.meta.dirname, '../../scripts/try-engine.ts')

test('an operator tries engines from the command line: one story with its times, costs and files', async () => {
  await using providers = await startProviders()
  providers.fail({ when: 'a sangre', status: 500 })
  const out = await mkdtemp(join(tmpdir(), 'cuentos-try-'))
  try {
    const options = ['--text', 'openai:gpt-5.6-luna', '--image', 'bfl:flux-2-pro', '--judge', 'google:gemini-3.8-flash']
    const env = { PATH: process.env['PATH'], ...providers.env }
    const { stdout } = await run(process.execPath, [SCRIPT, ...options, '--out', out], { env })
    expect((await readdir(out)).toSorted()).toEqual(
      ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', 'cover.jpg', 'sheet.jpg', 'story.md'].toSorted(),
    )
    expect(stdout).toMatch(/ s {2}chapter 5: /)
    expect(stdout).toMatch(/bfl:flux-2-pro \(image\) +7 /)
    expect(stdout).toMatch(/total, by list prices +0\.\d{4}/)
    expect(stdout).not.toContain(SECRET_KEY)
  } finally {
    await rm(out, { recursive: true, force: true })
  }
})

test('pictures that cannot be drawn are told one by one, with the story and its cost', async () => {
  await using providers = await startProviders({ latency: { story: 400 } })
  providers.fail({ when: '/bfl/', status: 401, times: 99 })
  const out = await mkdtemp(join(tmpdir(), 'cuentos-try-'))
  try {
    const env = { PATH: process.env['PATH'], ...providers.env }
    const options = ['--text', 'openai:gpt-5.6-luna', '--image', 'bfl:flux-2-pro', '--out', out]
    const failed = await run(process.execPath, [SCRIPT, ...options], { env }).catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: 1, stdout: expect.stringMatching(/chapter 5: [^]*total, by list prices/) })
    const { stderr } = failed as { stderr: string }
    expect(stderr).toContain('cover: bfl:flux-2-pro: auth')
    expect(stderr).toContain('picture 5: bfl')
    expect(stderr).not.toContain(' at ')
    expect(await readdir(out)).toEqual(['story.md'])
  } finally {
    await rm(out, { recursive: true, force: true })
  }
})

test.each([
  [['--help'], 0, /MODELS/],
  [['--txet', 'openai:x'], 1, /--txet[^]*MODELS/],
  [['--style', 'cubista'], 1, /no style "cubista"[^]*acuarela/],
])('%j tells how it is called', async (options, code, said) => {
  const env = { PATH: process.env['PATH'] }
  const told = await run(process.execPath, [SCRIPT, ...options], { env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  )
  expect(told.code).toBe(code)
  expect(told.text).toMatch(said)
  expect(told.text).not.toMatch(/\n +at /)
})
