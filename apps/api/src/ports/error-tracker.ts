import { randomUUID } from 'node:crypto';
import { errorFacts, type LogFields, type Logger } from '../log.ts';
import { withoutPersonal } from '../personal-fields.ts';

/** One line of a stack trace. */
export interface Frame {
	/** File, as a module or the address of a script. */
	readonly filename: string;
	readonly function?: string;
	readonly lineno: number;
	readonly colno: number;
}

/** An error to report, without personal data. */
export interface TrackedError {
	readonly platform: 'node' | 'javascript';
	readonly type: string;
	readonly message: string;
	/** Where it was thrown, the innermost first. */
	readonly frames: readonly Frame[];
	/** Build of the client. */
	readonly release?: string;
	/** Pattern of the route. */
	readonly route?: string;
	readonly facts?: LogFields;
}

/** Takes errors for people who repair them. */
export interface ErrorTracker {
	/** Never throws, and never waits; reports are dropped when there are too many. */
	report(error: TrackedError): void;
}

/** A tracker that drops everything. */
export const noTracker: ErrorTracker = { report() {} };

/** Where reports go: the address and key of a DSN. */
export interface Dsn {
	readonly url: string;
	readonly key: string;
}

/** Most reports in a minute: a fault that hits every request must not flood the tracker. */
const MOST_PER_MINUTE = 60;
const SEND_MS = 5_000;

/**
 * Where errors are reported: `ERROR_TRACKER_DSN`.
 * @returns undefined when no tracker is named
 * @throws Error when it is no DSN; without its value, which contains a key
 */
export function readTrackerDsn({
	ERROR_TRACKER_DSN: dsn,
}: Readonly<Record<string, string | undefined>>): Dsn | undefined {
	if (!dsn) return undefined;
	const url = URL.parse(dsn);
	const project = url?.pathname.split('/').at(-1);
	if (!url || !/^https?:$/.test(url.protocol) || !url.username || !project) {
		throw new Error('ERROR_TRACKER_DSN must be a DSN: https://KEY@HOST/PROJECT.');
	}
	const folder = url.pathname.split('/').slice(0, -1).join('/');
	return { url: `${url.origin}${folder}/api/${project}/envelope/`, key: url.username };
}

/**
 * Sends errors as envelopes of Sentry, which other trackers take as well (GlitchTip, Bugsink).
 * Its limit holds for a process, which therefore has one tracker.
 * @param dsn without one nothing is sent
 */
export function createErrorTracker(
	dsn: Dsn | undefined,
	{ fetch, now, environment }: { readonly fetch: typeof globalThis.fetch; now(): number; readonly environment: string },
): ErrorTracker {
	if (!dsn) return noTracker;
	const { url, key } = dsn;
	let minute = 0;
	let sent = 0;
	return {
		report(error) {
			const current = Math.floor(now() / 60_000);
			if (current !== minute) [minute, sent] = [current, 0];
			sent += 1;
			if (sent > MOST_PER_MINUTE) return;
			fetch(url, {
				method: 'POST',
				headers: {
					'content-type': 'application/x-sentry-envelope',
					'x-sentry-auth': `Sentry sentry_version=7, sentry_client=zaylat/1.0, sentry_key=${key}`,
				},
				body: envelopeOf(error, { at: now(), environment }),
				signal: AbortSignal.timeout(SEND_MS),
			}).then(
				(response) => response.body?.cancel(),
				// The log has the error; a tracker that is away is no fault of the shop.
				() => {},
			);
		},
	};
}

function envelopeOf(error: TrackedError, { at, environment }: { readonly at: number; readonly environment: string }) {
	const id = randomUUID().replaceAll('-', '');
	const event = {
		event_id: id,
		timestamp: at / 1000,
		platform: error.platform,
		level: 'error',
		environment,
		...(error.release !== undefined && { release: error.release }),
		...(error.route !== undefined && { transaction: error.route }),
		exception: {
			// The format has the innermost frame last.
			values: [{ type: error.type, value: error.message, stacktrace: { frames: error.frames.toReversed() } }],
		},
		...(error.facts && { extra: error.facts }),
	};
	const lines = [{ event_id: id, sent_at: new Date(at).toISOString() }, { type: 'event' }, event];
	return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** A logger that reports the errors of its level `error`, too; what is written of them is what the log contains. */
export function withTracker(logger: Logger, tracker: ErrorTracker): Logger {
	return {
		...logger,
		error(message, fields, error) {
			logger.error(message, fields, error);
			const { type, message: cause, stack, ...facts } = errorFacts(error);
			tracker.report({
				platform: 'node',
				type,
				message: error === undefined ? message : `${message}: ${cause}`,
				frames: framesOf(stack),
				facts: withoutPersonal({ ...fields, ...facts }) as LogFields,
			});
		},
	};
}

const FRAME = /^(?:at )?(?:(?<name>[^\s(@]+(?: [^\s(@]+)?) ?[(@])?(?<file>\S+?):(?<line>\d+):(?<column>\d+)\)?$/;

/** Reads the lines of a stack trace of Node, Chromium, Firefox or Safari; lines without a place are left out. */
export function framesOf(lines: readonly string[]): Frame[] {
	return lines.flatMap((line) => {
		const { name, file, line: at, column } = FRAME.exec(line.trim())?.groups ?? {};
		if (file === undefined) return [];
		return { filename: file, ...(name && { function: name }), lineno: Number(at), colno: Number(column) };
	});
}
