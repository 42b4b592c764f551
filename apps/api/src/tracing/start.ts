import type { Tracing } from './spans.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Switches traces on where `OTEL_EXPORTER_OTLP_ENDPOINT` names a receiver; without one nothing of the library is loaded.
 * Call it before the database is opened.
 */
export async function startTracing(env: Environment): Promise<Tracing> {
	if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return { async stop() {} };
	const { startSdk } = await import('./sdk.ts');
	return startSdk(env);
}
