import { trace } from '@opentelemetry/api'
import type { Settings } from './settings.ts'

const SERVICE_NAME = 'cuentos-magicos'

/**
 * Sends the spans of engine calls to an OpenTelemetry collector, where the settings name one. Without, nothing is
 * loaded or recorded. Returns what sends the last ones before the process ends.
 */
export async function startTracing(
  settings: Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
): Promise<() => Promise<void>> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return () => Promise.resolve()
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all(
    [
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ],
  )
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE_NAME }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  trace.setGlobalTracerProvider(provider)
  return () => provider.shutdown()
}
