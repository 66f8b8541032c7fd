/**
 * What a double does instead of answering well. `when` is a piece of the request's path or body; each fault is spent
 * after `times` requests (once by default).
 */
export type Fault = {
  when: string
  times?: number
  /** Answers with this status, `headers` and an error body in the provider's format, with `code` in it. */
  status?: number
  headers?: Record<string, string>
  code?: string
  /** Answers, but wrongly. */
  answer?: WrongAnswer
}

export type WrongAnswer =
  | 'refusal'
  | 'empty'
  | 'hang'
  | 'hang_up'
  | 'not_json'
  | 'broken_json'
  | 'cut'
  | 'fenced'
  | 'four_chapters'
  | 'english'
  | 'too_short'
  | 'blank'
  | 'not_an_image'
  | 'wrong_shape'
  | 'tiny'
  | 'bad_verdict'
  | 'spoken_as_living'

export function takeFault(faults: Fault[], path: string, body: string): Fault | undefined {
  const fault = faults.find(({ when, times = 1 }) => times > 0 && (path.includes(when) || body.includes(when)))
  if (fault) fault.times = (fault.times ?? 1) - 1
  return fault
}
