/** The tools of the page, in their order; each is the id of its part and the group of its texts. */
export const TOOLS = [
	'console',
	'bank',
	'parcels',
	'quotations',
	'conversations',
	'grants',
	'jobs',
	'money',
	'clock',
	'faults',
	'outbox',
] as const;

/** One of the tools. */
export type Tool = (typeof TOOLS)[number];

/** Milliseconds between two requests of what changes by itself. */
export const POLL_MS = 5_000;
