import { z } from 'zod'
import { MESSAGES, tooLong } from './messages.ts'

/*
 * What a schema says where it has no words of its own. People read it, so it is Spanish: the library's own words are
 * English. The contract takes `z` from here, so that they are set before any of its schemas reads anything.
 */
z.config({
  // In a browser our content security policy forbids what the library tries in order to be faster.
  ...('document' in globalThis && { jitless: true }),
  localeError: (issue) =>
    issue.code === 'too_big' && issue.origin === 'string' ? tooLong(Number(issue.maximum)) : MESSAGES.invalidRequest,
})

export { z }
