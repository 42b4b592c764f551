/** One fact of a log line; no personal data, no secrets. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Where the server reports what it does. */
export interface Logger {
	info(message: string, fields?: LogFields): void;
	warn(message: string, fields?: LogFields): void;
	error(message: string, fields?: LogFields): void;
}

/**
 * A logger that writes one JSON object per line.
 * @param write Takes a line without its line break.
 * @param now Milliseconds since the epoch.
 */
export function createJsonLogger(write: (line: string) => void, now: () => number): Logger {
	const log = (level: string) => (message: string, fields?: LogFields) =>
		write(JSON.stringify({ time: new Date(now()).toISOString(), level, message, ...fields }));
	return { info: log('info'), warn: log('warn'), error: log('error') };
}

/** A logger without output. */
export const silentLogger: Logger = { info() {}, warn() {}, error() {} };
