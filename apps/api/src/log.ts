import pino from 'pino';
import { withoutContacts, withoutPersonal } from './personal-fields.ts';

/** One fact of a log line; no personal data, no secrets. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Reports an event. @param error what went wrong; `errorFacts` says what of it is written */
type Log = (message: string, fields?: LogFields, error?: unknown) => void;

/** Where the server reports what it does. */
export interface Logger {
	readonly info: Log;
	readonly warn: Log;
	readonly error: Log;
}

const LEVELS = ['info', 'warn', 'error'] as const;

/** How grave an event must be to be written. */
export type LogLevel = (typeof LEVELS)[number];

/** Reads the level of the log. @param value `LOG_LEVEL`; `info` unless it names another */
export function logLevel(value: string | undefined): LogLevel {
	return LEVELS.find((level) => level === value) ?? 'info';
}

/**
 * A logger that writes one JSON object per line.
 * @param write Takes a line without its line break.
 * @param now Milliseconds since the epoch.
 * @param level events below it are left out
 */
export function createJsonLogger(write: (line: string) => void, now: () => number, level: LogLevel = 'info'): Logger {
	const lines = pino(
		{
			level,
			base: null,
			messageKey: 'message',
			timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
			formatters: { level: (label) => ({ level: label }), log: withoutPersonal },
		},
		{ write: (line: string) => write(line.trimEnd()) },
	);
	const log =
		(at: LogLevel): Log =>
		(message, fields, error) =>
			lines[at]({ ...fields, ...(error !== undefined && { error: errorFacts(error) }) }, message);
	return { info: log('info'), warn: log('warn'), error: log('error') };
}

/** A logger without output. */
export const silentLogger: Logger = { info() {}, warn() {}, error() {} };

/** What a log line contains of an error. */
interface ErrorFacts {
	readonly type: string;
	/** Of the innermost cause: the outer ones of the database layer quote values of shoppers. */
	readonly message: string;
	/** SQLSTATE, or the code of a connection. */
	readonly code?: string;
	/** The SQL statement with places for its values. */
	readonly statement?: string;
	readonly table?: string;
	readonly constraint?: string;
	/** Where it was thrown, then where its cause was. */
	readonly stack: readonly string[];
}

/** Describes an error with its causes, without values of shoppers. */
export function errorFacts(error: unknown): ErrorFacts {
	const chain = chainOf(error);
	const [outer] = chain;
	const inner = chain.at(-1);
	if (!outer || !inner)
		return { type: typeof error, message: typeof error === 'string' ? error : 'not an error', stack: [] };
	const first = (name: string) => chain.map((each) => textOf(each, name)).find((value) => value !== undefined);
	const [code, statement] = [first('code'), first('query')];
	const [table, constraint] = [first('table'), first('constraint')];
	return {
		type: outer === inner ? inner.name : `${outer.name}: ${inner.name}`,
		message: withoutValues(inner.message, code),
		...(code && { code }),
		...(statement && { statement: statement.replaceAll(/\s+/g, ' ').slice(0, 300) }),
		...(table && { table }),
		...(constraint && { constraint }),
		stack: [outer, ...(outer === inner ? [] : [inner])].flatMap(framesOf),
	};
}

/** An error and its causes; Auth.js names the cause `cause.err`. */
function chainOf(error: unknown): Error[] {
	const chain: Error[] = [];
	for (let next = error; next instanceof Error && !chain.includes(next); ) {
		chain.push(next);
		const { cause } = next;
		next = cause instanceof Error ? cause : ((cause as { err?: unknown } | undefined)?.err ?? undefined);
	}
	return chain;
}

function textOf(error: Error, name: string): string | undefined {
	const value: unknown = Object.entries(error).find(([key]) => key === name)?.[1];
	return typeof value === 'string' ? value : undefined;
}

/** The message of an error without what PostgreSQL quotes of values in data exceptions (class 22), and without contacts. */
export function withoutValues(message: string, code = ''): string {
	const line = message.slice(0, 500);
	return withoutContacts(code.startsWith('22') ? line.replaceAll(/"[^"]*"/g, '"…"') : line);
}

const MOST_FRAMES = 8;

const framesOf = ({ stack = '' }: Error): string[] =>
	stack
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line.startsWith('at '))
		.slice(0, MOST_FRAMES);
