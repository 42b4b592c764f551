import type { ChatHub } from '../chat/hub.ts';
import { rateGauges } from '../currencies/gauges.ts';
import type { Connection } from '../db/connect.ts';
import type { Gauge } from '../http/metrics.ts';

/** The gauges of the process and the database. */
export function gaugesOf({ pool, db }: Connection, hub: ChatHub): readonly Gauge[] {
	return [
		{
			name: 'db_pool_connections',
			help: 'Connections to the database by what they do.',
			label: 'state',
			read: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount }),
		},
		{
			name: 'db_pool_waiting',
			help: 'Requests that wait for a connection to the database.',
			read: () => ({ '': pool.waitingCount }),
		},
		{ name: 'chat_streams', help: 'Open streams of chats.', read: () => ({ '': hub.size }) },
		{
			name: 'process_resident_memory_bytes',
			help: 'Memory of the process.',
			read: () => ({ '': process.memoryUsage.rss() }),
		},
		{
			name: 'process_uptime_seconds',
			help: 'Seconds since the process started.',
			read: () => ({ '': Math.round(process.uptime()) }),
		},
		...rateGauges(db),
	];
}
