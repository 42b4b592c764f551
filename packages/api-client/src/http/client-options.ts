import { EDITIONS } from '@zaylat/domain/editions';
import { LANGUAGES } from '@zaylat/domain/languages';
import type { ClientConfig } from './client.ts';

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
