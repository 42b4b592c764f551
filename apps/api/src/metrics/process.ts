import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Gauge } from '../http/metrics.ts';

/** The gauges of the process alone. */
export const processGauges = (): readonly Gauge[] => [
	{
		name: 'process_resident_memory_bytes',
		help: 'Memory of the process.',
		read: () => ({ '': process.memoryUsage.rss() }),
	},
	{
		name: 'process_heap_bytes',
		help: 'Memory of JavaScript objects.',
		read: () => ({ '': process.memoryUsage().heapUsed }),
	},
	{
		name: 'process_uptime_seconds',
		help: 'Seconds since the process started.',
		read: () => ({ '': Math.round(process.uptime()) }),
	},
	eventLoopGauge(),
];

function eventLoopGauge(): Gauge {
	const delays = monitorEventLoopDelay({ resolution: 20 });
	delays.enable();
	return {
		name: 'event_loop_delay_seconds',
		help: 'Delay of the event loop since the last scrape, 99th percentile.',
		read: () => {
			const seconds = delays.percentile(99) / 1e9;
			delays.reset();
			return { '': seconds };
		},
	};
}
