import { expect, test } from 'vitest';
import { ClientOptionError, checkClientOptions } from './client-options.ts';

const OPTIONS = { baseUrl: 'https://api.example.com', edition: 'mm', language: 'en', now: () => 0 } as const;

test.each([{}, { baseUrl: '' }, { baseUrl: 'http://localhost:3000' }, { timeoutMs: 500, fetch: undefined }])(
	'accepts %j',
	(changed) => {
		expect(() => checkClientOptions({ ...OPTIONS, ...changed })).not.toThrow();
	},
);

test.each([
	[
		'baseUrl',
		undefined,
		'createClient: baseUrl must be empty or an http(s) address without a slash at its end; it is undefined',
	],
	['baseUrl', 'https://api.example.com/', 'it is "https://api.example.com/"'],
	['baseUrl', 'api.example.com', 'it is "api.example.com"'],
	['edition', 'mmm', 'createClient: edition must be one of mm, th; it is "mmm"'],
	['edition', 'toString', 'edition must be one of'],
	['language', 'my', 'it is "my"'],
	['now', 0, 'createClient: now must be a function; it is 0'],
	['fetch', 'fetch', 'createClient: fetch must be a function'],
	['timeoutMs', 0, 'createClient: timeoutMs must be a positive number of milliseconds; it is 0'],
	['timeoutMs', Number.NaN, 'it is NaN'],
])('refuses %s %s with an error that names the option', (option, value, message) => {
	// As untyped code would call it.
	const options = { ...OPTIONS, [option]: value };
	const error = (() => {
		try {
			checkClientOptions(options);
		} catch (thrown) {
			return thrown;
		}
	})();
	expect(error).toBeInstanceOf(ClientOptionError);
	expect(error).toBeInstanceOf(TypeError);
	expect(error).toMatchObject({ name: 'ClientOptionError', option, message: expect.stringContaining(message) });
});
