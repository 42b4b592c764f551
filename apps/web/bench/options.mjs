import { parseArgs } from 'node:util';

export const PARTS = [
	...['start', 'bytes', 'lighthouse', 'interactions', 'presses', 'back', 'visits', 'load', 'uploads', 'api', 'search'],
];

const { values } = parseArgs({
	options: {
		runs: { type: 'string', default: '3' },
		seconds: { type: 'string', default: '10' },
		port: { type: 'string', default: '20310' },
		scales: { type: 'string', default: '1000,100000' },
		times: { type: 'string', default: '40' },
		presses: { type: 'string', default: '200' },
		pages: { type: 'string', default: '' },
		only: { type: 'string', default: PARTS.join(',') },
		compare: { type: 'string' },
	},
	args: process.argv.slice(2).filter((arg) => arg !== '--'),
});

/** What `pnpm bench` was asked for. */
export const options = {
	runs: Number(values.runs),
	seconds: Number(values.seconds),
	port: Number(values.port),
	scales: values.scales.split(',').map(Number),
	times: Number(values.times),
	presses: Number(values.presses),
	/** Names of pages; all pages without names. */
	pages: values.pages.split(',').filter(Boolean),
	parts: new Set(values.only.split(',')),
	/** File with the results of an earlier run. */
	compare: values.compare,
};

const unknown = [...options.parts].filter((part) => !PARTS.includes(part));
if (unknown.length > 0) throw new Error(`No part "${unknown}". Parts: ${PARTS.join(', ')}.`);
