import type { AuthContext } from 'better-auth'
import type { Challenge, Solved } from '../contract/proofs.ts'

/** What features open and everybody uses through `Deps`: their interfaces stand here, so that nothing below imports a feature. */

type WithHeaders<T> = Promise<{ headers: Headers; response: T }>
type Asked = { headers: Headers; returnHeaders: true }

/** The library that keeps sessions and credentials, as far as we call it. */
export type Auth = {
  /** Answers one of the library's own calls. */
  handler(request: Request): Promise<Response>
  api: {
    getSession(asked: Asked): WithHeaders<{ user: { id: string; isAnonymous?: boolean | null | undefined } } | null>
    signInAnonymous(asked: Asked): WithHeaders<{ user: { id: string } } | null>
    signInSocial(
      asked: Asked & { body: { provider: string; callbackURL: string; errorCallbackURL: string } },
    ): WithHeaders<{ url?: string | undefined }>
    signOut(asked: Asked): WithHeaders<unknown>
  }
  $context: Promise<
    Pick<AuthContext, 'secret' | 'secretConfig' | 'authCookies' | 'createAuthCookie'> & {
      password: Pick<AuthContext['password'], 'hash' | 'verify'>
    }
  >
}

/** Somebody who waits for news of a story. */
export type Waiter = { wake(): void }

/** Something that a follower of a story waits for. */
type News = {
  /** Resolves at the next sign of news (or of a possible gap), or when the signal is aborted, or it is forgotten. */
  come: Promise<void>
  forget(): void
}

/** Wakes whoever follows a story in this process, whichever process wrote the event. */
export type StoryFeed = {
  /** Wakes `waiter` once, at the story's next sign of news (or of a possible gap). Thousands may wait: nothing is made for it. */
  wait(storyId: number, waiter: Waiter): void
  leave(storyId: number, waiter: Waiter): void
  /** The same as a promise. */
  next(storyId: number, signal: AbortSignal): News
  /** Aborted when this process ends its streams: readers reconnect elsewhere with the last event they know. */
  streamsEnded: AbortSignal
  endStreams(): void
  /** Aborted when this process stops serving: all waiting here ends. */
  closed: AbortSignal
  close(): void
}

/** Makes proof-of-work challenges and checks their solutions; unsolved challenges are not stored. */
export type Challenges = {
  create(now: Date): Promise<Challenge>
  /** Whether this is a challenge of ours, still valid, and its solution. */
  check(solved: Solved): Promise<boolean>
}
