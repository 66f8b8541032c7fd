import { expect, test } from 'vitest'
import { AUTH_CALLS } from './accounts.ts'
import { AUTH_PATHS } from './auth-paths.ts'
import { API_ROOT, lineOf, PATHS } from './paths.ts'
import { routes } from './routes.ts'

test('every path has its schemas, and every schema its path', () => {
  expect(Object.keys(routes).toSorted()).toEqual(Object.keys(PATHS).toSorted())
  for (const [name, { method, path, summary }] of Object.entries(routes)) {
    expect([name, `${method} ${path}`]).toEqual([name, PATHS[name as keyof typeof PATHS]])
    expect([name, summary]).toEqual([name, expect.stringMatching(/^[A-Z]/)])
  }
})

test('what better-auth answers is let through', () => {
  for (const line of Object.values(AUTH_PATHS)) {
    const path = line.split(' ')[1] ?? ''
    expect(AUTH_CALLS.map((call) => `${API_ROOT}auth/${call}`)).toContain(path)
  }
})

test('a line is a method and a path', () => {
  expect(lineOf('deletePhoto')).toEqual({ method: 'DELETE', path: '/api/photos/:id' })
})
