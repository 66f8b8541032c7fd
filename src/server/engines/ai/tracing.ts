import { SpanStatusCode, trace } from '@opentelemetry/api'
import { EngineError, type Usage } from '../../../engine.ts'
import type { ModelRef } from './settings.ts'

/**
 * One span a call. Nothing is recorded unless the process has registered an OpenTelemetry SDK, and inputs and outputs
 * never are: only the model, tokens, cost and outcome.
 */
export async function traced<T extends { usage: Usage }>(
  call: { ref: ModelRef; kind: Usage['kind']; promptVersion?: string },
  run: () => Promise<T>,
): Promise<T> {
  const span = trace.getTracer('cuentos-magicos/engines').startSpan(`${call.kind} ${call.ref.id}`, {
    attributes: {
      'gen_ai.provider.name': call.ref.provider,
      'gen_ai.request.model': call.ref.model,
      ...(call.promptVersion ? { 'engine.prompt_version': call.promptVersion } : {}),
    },
  })
  try {
    const result = await run()
    const { inputTokens, outputTokens, images, costMicroUsd } = result.usage
    span.setAttributes({
      'engine.outcome': 'ok',
      'engine.cost_micro_usd': costMicroUsd,
      ...(inputTokens === undefined ? {} : { 'gen_ai.usage.input_tokens': inputTokens }),
      ...(outputTokens === undefined ? {} : { 'gen_ai.usage.output_tokens': outputTokens }),
      ...(images === undefined ? {} : { 'engine.images': images }),
    })
    return result
  } catch (error) {
    span.setAttribute('engine.outcome', error instanceof EngineError ? error.failure : 'aborted')
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
