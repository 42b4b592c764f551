import type { Logger } from '@zaylat/api';

const LEVELS = ['info', 'warn', 'error'] as const;

/** How grave an event must be to be written. */
export type LogLevel = (typeof LEVELS)[number];

/**
 * Reads the level of the log.
 * @param value LOG_LEVEL; `warn` unless it names another
 */
export function logLevel(value: string | undefined): LogLevel {
	return LEVELS.find((level) => level === value) ?? 'warn';
}

/**
 * Creates the log of the server: one JSON object per line, for collectors; no personal data goes in.
 * @param write takes a line with its line break
 * @param now milliseconds since the epoch
 * @param least events below this level are left out
 */
export function createLogger(write: (line: string) => void, now: () => number, least: LogLevel): Logger {
	const log =
		(level: LogLevel): Logger['info'] =>
		(message, fields) => {
			if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
			write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, message, ...fields })}\n`);
		};
	return { info: log('info'), warn: log('warn'), error: log('error') };
}
