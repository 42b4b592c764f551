import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import type { ApiError } from './api-error.ts';
import type { Connection } from './connection.ts';
import type { Fetch } from './exchange.ts';
import type { SecurityKeyConfig } from './key-maker.ts';

/** Settings of a client; one per page load, and one per request on a server. */
export interface ClientConfig {
	/** Stands before every path: empty for the same origin, else for example `https://api.example.com`. */
	readonly baseUrl: string;
	readonly edition: Edition;
	readonly language: Language;
	/** Milliseconds since the epoch by this machine's clock. */
	readonly now: () => number;
	/** The global `fetch` unless given. */
	readonly fetch?: Fetch | undefined;
	/** Without it every request says "Non Secure Condition". */
	readonly securityKey?: SecurityKeyConfig | undefined;
	/** The visitor's address, sent with every request (Specification §7); a promise is waited for. */
	readonly userIp?: string | (() => string | undefined | Promise<string | undefined>) | undefined;
	/** How long one try may take, answer included; 10,000 ms unless given, longer over a weak `connection`. */
	readonly timeoutMs?: number | undefined;
	/** From `createConnection`: decides how long and how often is tried, and learns from the responses. */
	readonly connection?: Connection | undefined;
	/** Whether the device has a connection, for example `() => navigator.onLine`. */
	readonly isOnline?: (() => boolean) | undefined;
	/** Whether reads can be answered without a connection, by a service worker; a read is then sent all the same. */
	readonly hasOfflineReads?: (() => boolean) | undefined;
	/** Throws when a response is not what the contract says; `validateResponse` of `@zaylat/api-client/contract`. */
	readonly validate?: ((method: string, path: string, response: unknown) => void) | undefined;
	/** More headers, for example the visitor's cookie on a server. */
	readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>) | undefined;
	/** Waits before a read is tried again; a timer unless given. */
	readonly delay?: ((ms: number) => Promise<void>) | undefined;
	/** Called when the API says that nobody is signed in, or no longer. */
	readonly onSignedOut?: ((error: ApiError) => void) | undefined;
}

/** An option of `createClient` is missing or wrong. */
export class ClientOptionError extends TypeError {
	override readonly name = 'ClientOptionError';
	/** The option's name, for example `baseUrl`. */
	readonly option: keyof ClientConfig;

	constructor(option: keyof ClientConfig, expected: string, given: unknown) {
		const shown = typeof given === 'string' ? `"${given}"` : String(given);
		super(`createClient: ${option} must be ${expected}; it is ${shown}`);
		this.option = option;
	}
}

interface Rule {
	readonly expected: string;
	readonly fits: (value: unknown) => boolean;
}

const oneOf = (table: object): Rule => ({
	expected: `one of ${Object.keys(table).join(', ')}`,
	fits: (value) => typeof value === 'string' && Object.hasOwn(table, value),
});

const aFunction: Rule = { expected: 'a function', fits: (value) => typeof value === 'function' };

const optional = ({ expected, fits }: Rule): Rule => ({
	expected,
	fits: (value) => value === undefined || fits(value),
});

const RULES: { readonly [Option in keyof ClientConfig]?: Rule } = {
	baseUrl: {
		expected: 'empty or an http(s) address without a slash at its end',
		fits: (value) => typeof value === 'string' && /^(https?:\/\/.*[^/])?$/.test(value),
	},
	edition: oneOf(EDITIONS),
	language: oneOf(LANGUAGES),
	now: aFunction,
	fetch: optional(aFunction),
	validate: optional(aFunction),
	timeoutMs: optional({
		expected: 'a positive number of milliseconds',
		fits: (value) => typeof value === 'number' && value > 0 && value <= 2 ** 31 - 1,
	}),
};

/**
 * Checks the options of a client; callers without types get a message that names the option.
 * @throws ClientOptionError for the first one that is missing or wrong
 */
export function checkClientOptions(config: ClientConfig): void {
	for (const option of Object.keys(RULES) as (keyof typeof RULES)[]) {
		const rule = RULES[option];
		if (rule && !rule.fits(config[option])) throw new ClientOptionError(option, rule.expected, config[option]);
	}
}
