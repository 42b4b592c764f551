import { Counter, Histogram, type Metric, Gauge as PrometheusGauge, Registry } from 'prom-client';

/** Upper bounds of the histogram's buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Path that Prometheus scrapes. */
export const METRICS_PATH = '/api/metrics';

/** A value that is read when the metrics are scraped. */
export interface Gauge {
	readonly name: string;
	readonly help: string;
	/** Name of its label, for gauges that have one. */
	readonly label?: string;
	/** Values by the label's value; under `''` for gauges without a label. */
	read(): Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;
}

/** Counts what the server does. */
export interface Metrics {
	/**
	 * Counts a request.
	 * @param route path of the contract with its `{name}` parameters, never the path called: that bounds the number of series
	 * @param seconds until the response began
	 */
	observe(request: { method: string; route: string; status: number; seconds: number }): void;
	/** All values in the text format of Prometheus 0.0.4; a gauge that cannot be read is left out. */
	render(): Promise<string>;
}

/**
 * @param gauges read at each scrape
 * @param others metrics that others count, for example the messages
 */
export function createMetrics(gauges: readonly Gauge[], others: readonly Metric[] = []): Metrics {
	const registry = new Registry();
	const registers = [registry];
	const requests = new Counter({
		name: 'http_requests_total',
		help: 'Requests that were answered.',
		labelNames: ['method', 'route', 'status'],
		registers,
	});
	const durations = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Seconds until a response began.',
		labelNames: ['method', 'route'],
		buckets: BUCKETS,
		registers,
	});
	for (const other of others) registry.registerMetric(other);
	for (const gauge of gauges) registerGauge(registry, gauge);
	return {
		observe({ method, route, status, seconds }) {
			requests.inc({ method, route, status });
			durations.observe({ method, route }, seconds);
		},
		render: () => registry.metrics(),
	};
}

function registerGauge(registry: Registry, { name, help, label, read }: Gauge): void {
	new PrometheusGauge({
		name,
		help,
		labelNames: label === undefined ? [] : [label],
		registers: [registry],
		async collect() {
			this.reset();
			// A gauge without a label is reset to 0, which is not a measured value.
			if (label === undefined) this.remove();
			// The figures of the process matter most when the database does not answer.
			const values = await Promise.resolve()
				.then(read)
				.catch(() => ({}));
			for (const [key, value] of Object.entries(values)) {
				if (label === undefined) this.set(value);
				else this.set({ [label]: key }, value);
			}
		},
	});
}
