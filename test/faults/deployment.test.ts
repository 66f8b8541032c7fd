import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../../src/server/settings.ts'

type Service = { environment?: Record<string, string>; depends_on?: object; volumes?: string[]; read_only?: boolean }
type Compose = { services: Record<string, Service>; volumes: object; configs: object }

/** Docker's own interpolation, as far as ours goes. */
const GIVEN: Record<string, string> = {
  SITE: 'cuentos.example.com',
  AUTH_SECRET: 'a'.repeat(40),
  POSTGRES_PASSWORD: 'p',
  S3_SECRET_ACCESS_KEY: 's',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
}
const filled = (text: string) => text.replaceAll(/(?<!\$)\$\{(\w+)(:[?-])?\}/g, (_, name: string) => GIVEN[name] ?? '')

// Not in place of running it, which needs Docker: only that it fits what it starts.
test('the compose file starts the product with settings that it takes, and names nothing that is not there', () => {
  const compose = JSON.parse(
    JSON.stringify(parse(readFileSync('compose.yaml', 'utf8'), { merge: true })),
    (_, value: unknown) => (typeof value === 'string' ? filled(value) : value),
  ) as Compose
  for (const role of ['web', 'worker'] as const) {
    const { environment = {}, read_only } = compose.services[role]!
    const settings = readSettings(environment)
    expect(settings).toMatchObject({ ROLE: role, production: true, PAYMENTS: 'stripe', S3_BUCKET: 'cuentos' })
    expect(settings.BASE_URL).toBe('https://cuentos.example.com')
    expect(read_only).toBe(true)
    // A name that the product does not read would be a setting without effect.
    const known = readFileSync('.env.example', 'utf8')
    const unknown = Object.keys(environment).filter((name) => name !== 'NODE_ENV' && !known.includes(`${name}=`))
    expect(unknown).toEqual([])
  }
  const services = Object.values(compose.services)
  const wanted = services.flatMap(({ depends_on = {} }) =>
    Array.isArray(depends_on) ? (depends_on as string[]) : Object.keys(depends_on),
  )
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(wanted))
  const sources = services.flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
  const missing = sources.filter((name) => (name.startsWith('.') ? !existsSync(name) : !(name in compose.volumes)))
  expect(missing).toEqual([])
})

test('the image is built of what there is and runs what there is, as nobody special', () => {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n')
  const copied = lines.flatMap((line) => line.match(/^COPY --from=build \/app\/(\S+)/)?.[1] ?? [])
  const built = ['node_modules', 'dist']
  expect(copied.filter((path) => !built.includes(path) && !existsSync(path))).toEqual([])
  const command = JSON.parse(lines.find((line) => line.startsWith('CMD '))!.slice(4)) as string[]
  expect(existsSync(command.at(-1) ?? '')).toBe(true)
  expect(lines).toContain('USER node')
  // What the program reads beside itself is in the image.
  expect(copied).toEqual(expect.arrayContaining(['src', 'public', ...built]))
})
