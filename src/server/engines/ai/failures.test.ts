import { APICallError, NoImageGeneratedError } from 'ai'
import { describe, expect, test } from 'vitest'
import { retryAfter, toEngineError } from './failures.ts'

const SECRET = 'la abuela Carmen y su foto'

function callError(statusCode: number | undefined, body: unknown, headers: Record<string, string> = {}) {
  return new APICallError({
    message: `bad request: ${SECRET}`,
    url: 'https://api.example/v1',
    requestBodyValues: { prompt: SECRET },
    ...(statusCode === undefined ? {} : { statusCode }),
    responseHeaders: headers,
    responseBody: JSON.stringify(body),
    data: body,
  })
}

describe('toEngineError', () => {
  test.each([
    [400, { error: { code: 'moderation_blocked', message: SECRET } }, 'refused'],
    [400, { error: { message: 'rejected by our safety system' } }, 'refused'],
    [422, { detail: [{ type: 'content_policy_violation', msg: SECRET }] }, 'refused'],
    [422, { detail: [{ type: 'less_than_equal', msg: 'safety_tolerance must be at most 6' }] }, 'bad_request'],
    [400, { error: { code: 'invalid_value' } }, 'bad_request'],
    [401, { error: { code: 'invalid_api_key' } }, 'auth'],
    [402, { detail: 'no credits' }, 'auth'],
    [429, { error: { code: 'insufficient_quota' } }, 'auth'],
    [429, { error: { code: 'rate_limit_exceeded' } }, 'rate_limited'],
    [500, {}, 'unavailable'],
    [529, { error: { type: 'overloaded_error' } }, 'unavailable'],
    [200, 'not json', 'bad_output'],
    [undefined, undefined, 'unavailable'],
  ])('%s %j is %s', (status, body, failure) => {
    expect(toEngineError(callError(status, body), 'image', 'openai:x').failure).toBe(failure)
  })

  test('keeps nothing of the request', () => {
    const error = toEngineError(callError(400, { error: { code: SECRET, message: SECRET } }), 'text', 'openai:x')
    expect(error.cause).toBeUndefined()
    expect(`${error.message} ${error.userMessage ?? ''} ${JSON.stringify(error)} ${error.stack}`).not.toContain(
      'Carmen',
    )
  })

  test.each([
    [{ google: { images: [], finishReason: 'IMAGE_SAFETY' } }, 'refused'],
    [{ google: { images: [], promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } }, 'refused'],
    [{ google: { images: [], finishReason: 'STOP', safetyRatings: [{ category: 'HARM' }] } }, 'bad_output'],
  ])('no image with %j is %s', (providerMetadata, failure) => {
    const response = { timestamp: new Date(), modelId: 'x', headers: {} }
    const calls = [{ images: [], providerMetadata, response, warnings: [], usage: undefined }]
    const error = new NoImageGeneratedError({ calls, responses: [response] })
    expect(toEngineError(error, 'image', 'google:x').failure).toBe(failure)
  })
})

describe('retryAfter', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  test.each([
    [{ 'retry-after': '7' }, undefined, 7_000],
    [{ 'retry-after': '86400' }, undefined, 86_400_000],
    [{ 'retry-after': 'Thu, 01 Jan 2026 00:01:30 GMT' }, undefined, 90_000],
    [{ 'retry-after-ms': '250' }, undefined, 250],
    [{ 'retry-after': `${now / 1_000 + 30}` }, undefined, 30_000],
    [{ 'retry-after': '999999999999999999' }, undefined, 365 * 86_400_000],
    [{ 'retry-after-ms': '1e300' }, undefined, 365 * 86_400_000],
    [{ 'retry-after': 'Thu, 01 Jan 2015 00:00:00 GMT' }, undefined, 0],
    [{}, '{"retryDelay": "34.5s"}', 34_500],
    [{ 'retry-after': 'soon' }, undefined, undefined],
    [{}, undefined, undefined],
  ])('%j %s', (headers, body, expected) => {
    expect(retryAfter(headers as Record<string, string>, body, now)).toBe(expected)
  })
})
