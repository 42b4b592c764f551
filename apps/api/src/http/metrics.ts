/** Upper bounds of the buckets of durations, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Where Prometheus reads. */
export const METRICS_PATH = '/api/metrics';

type GaugeValues = Readonly<Record<string, number>>;

/** A value that is read when it is asked for. */
export interface Gauge {
	readonly name: string;
	readonly help: string;
	/** `gauge` unless given. */
	readonly type?: 'gauge' | 'counter';
	/** Values by their labels; `''` without labels, else as `state="idle"`. */
	read(): GaugeValues | Promise<GaugeValues>;
}

/** Counts what the server does. */
export interface Metrics {
	/**
	 * Counts a request.
	 * @param route path of the contract with its `{name}` places, never what was called: there are as many as endpoints
	 * @param seconds until the answer began
	 */
	observe(request: { method: string; route: string; status: number; seconds: number }): void;
	/** All values in the text form of Prometheus 0.0.4; a gauge that cannot be read now is left out. */
	render(): Promise<string>;
}

/** @param gauges read whenever the metrics are */
export function createMetrics(gauges: readonly Gauge[]): Metrics {
	const requests = new Map<string, number>();
	const durations = new Map<string, { buckets: number[]; sum: number; count: number }>();
	return {
		observe({ method, route, status, seconds }) {
			const labels = `method="${method}",route="${route}"`;
			const counted = `${labels},status="${status}"`;
			requests.set(counted, (requests.get(counted) ?? 0) + 1);
			const seen = durations.get(labels) ?? { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
			seen.sum += seconds;
			seen.count += 1;
			const first = BOUNDS.findIndex((bound) => seconds <= bound);
			// Each bucket holds those below it, too.
			if (first >= 0) seen.buckets = seen.buckets.map((value, place) => (place >= first ? value + 1 : value));
			durations.set(labels, seen);
		},
		async render() {
			const read = await Promise.all(gauges.map(readGauge));
			const lines = [
				...heading('http_requests_total', 'Requests that were answered.', 'counter'),
				...[...requests].map(([labels, value]) => `http_requests_total{${labels}} ${value}`),
				...heading('http_request_duration_seconds', 'Seconds until an answer began.', 'histogram'),
				...[...durations].flatMap(([labels, { buckets, sum, count }]) => [
					...BOUNDS.map(
						(bound, place) => `http_request_duration_seconds_bucket{${labels},le="${bound}"} ${buckets[place] ?? 0}`,
					),
					`http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
					`http_request_duration_seconds_sum{${labels}} ${sum}`,
					`http_request_duration_seconds_count{${labels}} ${count}`,
				]),
				...read.flat(),
			];
			return `${lines.join('\n')}\n`;
		},
	};
}

async function readGauge({ name, help, type = 'gauge', read }: Gauge): Promise<string[]> {
	// The figures of the process are of most use when the database is away.
	const values = await Promise.resolve()
		.then(read)
		.catch(() => ({}));
	const lines = Object.entries(values).map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`);
	return [...heading(name, help, type), ...lines];
}

function heading(name: string, help: string, type: string): string[] {
	return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}
