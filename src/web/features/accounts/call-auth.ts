import type { AuthCalls } from '../../../contract/accounts.ts'
import { AUTH_PATHS, type AuthName } from '../../../contract/auth-paths.ts'
import type { Method } from '../../../contract/paths.ts'
import { request } from '../../call.ts'
import { send } from '../../send.ts'

/** A 401 of these says that a password or a code is wrong, not that a session has ended. */
const SAYS_WHO: readonly AuthName[] = ['signUp', 'signInByEmail', 'signInByUsername', 'verifyTotp', 'verifyBackupCode']

type Sent<Name extends AuthName> = AuthCalls[Name] extends { body: infer Body } ? [body: Body] : []

/** Makes one of better-auth's calls: `callAuth('requestReset', { email })`. Throws as `call` does. */
export async function callAuth<Name extends AuthName>(
  name: Name,
  ...[body]: Sent<Name>
): Promise<AuthCalls[Name]['answer']> {
  const [method, path] = AUTH_PATHS[name].split(' ') as [Method, string]
  const answer: unknown = SAYS_WHO.includes(name)
    ? await (await send(method, path, body)).json()
    : await request(method, path, body)
  return answer as AuthCalls[Name]['answer']
}
