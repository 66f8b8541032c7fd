import type { TestClient } from './client.ts'

export const PASSWORD = 'la tortuga canta bajito'

export function signUp(client: TestClient, username: string, password = PASSWORD): Promise<Response> {
  const email = `${username}@example.com`
  return client.send('POST', '/api/auth/sign-up/email', { email, name: username, username, password })
}

export function signIn(client: TestClient, username: string, password = PASSWORD): Promise<Response> {
  return client.send('POST', '/api/auth/sign-in/username', { username, password })
}
