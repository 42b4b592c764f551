import { setTimeout as wait } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
	BatchSpanProcessor,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type Tracing, useTracer } from './spans.ts';

const NAME = 'zaylat';

/** Longest time for the last spans to be sent when the process stops, in milliseconds. */
const STOP_MS = 1_000;

/**
 * Registers OpenTelemetry in this process. The exporter reads address and headers from its own variables
 * (`OTEL_EXPORTER_OTLP_*`); `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` name the process, and
 * `OTEL_TRACES_SAMPLER_ARG` is the share of traces, 1 unless given.
 */
export function startSdk(env: Readonly<Record<string, string | undefined>>): Tracing {
	const share = Number(env.OTEL_TRACES_SAMPLER_ARG ?? 1);
	if (!(share >= 0 && share <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
	const provider = new TracerProvider({
		resource: defaultResource()
			.merge(resourceFromAttributes({ 'service.name': NAME }))
			.merge(detectResources({ detectors: [envDetector] })),
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
		spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
	});
	context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
	propagation.setGlobalPropagator(new W3CTraceContextPropagator());
	trace.setGlobalTracerProvider(provider);
	useTracer(provider.getTracer(NAME));
	return {
		async stop() {
			useTracer(undefined);
			// A receiver that does not answer must not hold the stop: the exporter tries again for many seconds.
			await Promise.race([provider.shutdown().catch(() => {}), wait(STOP_MS, undefined, { ref: false })]);
		},
	};
}
