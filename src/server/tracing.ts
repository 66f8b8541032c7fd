import { trace } from '@opentelemetry/api'
import type { Settings } from './settings.ts'

const SERVICE_NAME = 'cuentos-magicos'

/**
 * Sends the spans of engine calls to an OpenTelemetry collector, where the standard variables name one. Without, nothing is
 * loaded or recorded. Returns what sends the last ones before the process ends.
 */
export async function startTracing(
  settings: Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT' | 'OTEL_SDK_DISABLED'>,
): Promise<() => Promise<void>> {
  const base = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  const url = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`)
  if (!url || settings.OTEL_SDK_DISABLED) return () => Promise.resolve()
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const { detectResources, envDetector, resourceFromAttributes } = resources
  // Headers, timeout and compression the exporter reads from the standard variables by itself.
  const exporter = new OTLPTraceExporter({ url })
  const named = resourceFromAttributes({ 'service.name': SERVICE_NAME })
  const provider = new TracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  trace.setGlobalTracerProvider(provider)
  return () => provider.shutdown()
}
