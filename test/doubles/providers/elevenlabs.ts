import { json, type Answer, type Ask } from './answers.ts'
import { spoken } from './speech.ts'

/** What its documentation names of a request's body. */
const FIELDS = [
  'text',
  'model_id',
  'language_code',
  'voice_settings',
  'pronunciation_dictionary_locators',
  'seed',
  'previous_text',
  'next_text',
  'previous_request_ids',
  'next_request_ids',
  'apply_text_normalization',
  'apply_language_text_normalization',
  'use_pvc_as_ivc',
]

/** ElevenLabs' format: a voice in the path, the sound's format in the query, the text in the body. */
export async function elevenlabs(ask: Ask): Promise<Answer | undefined> {
  const url = new URL(ask.path, ask.origin)
  if (!/^\/elevenlabs\/v1\/text-to-speech\/\w+$/.test(url.pathname)) return undefined
  if (!ask.headers['xi-api-key']) return json(elevenlabsError('missing_api_key'), 401)
  const text = ask.body['text']
  const isKnown = Object.keys(ask.body).every((field) => FIELDS.includes(field))
  if (!isKnown || typeof text !== 'string' || text.length > 5_000) return json(elevenlabsError('invalid_request'), 422)
  if (url.searchParams.get('output_format') !== 'pcm_24000') return json(elevenlabsError('output_format'), 422)
  if (ask.wrong === 'refusal') return json(elevenlabsError('content_policy_violation'), 400)
  return spoken(ask, text)
}

export function elevenlabsError(status: string): unknown {
  return { detail: { status, message: `The double says ${status}` } }
}
