import { describe, expect, it } from 'vitest';
import { createJsonLogger, errorFacts, type LogLevel } from './log.ts';
import { withoutPersonal } from './personal-fields.ts';

function logged(level?: LogLevel) {
	const lines: string[] = [];
	const logger = createJsonLogger(
		(line) => lines.push(line),
		() => 0,
		level,
	);
	return { logger, read: () => lines.map((line) => JSON.parse(line)) };
}

describe('a log line', () => {
	it('is one JSON object with time, level, message and facts', () => {
		const { logger, read } = logged();
		logger.info('request', { status: 200, route: '/orders' });
		expect(read()).toEqual([
			{ level: 'info', time: '1970-01-01T00:00:00.000Z', message: 'request', status: 200, route: '/orders' },
		]);
	});

	it('below the level is left out', () => {
		const { logger, read } = logged('error');
		logger.info('request');
		logger.warn('late');
		logger.error('broken');
		expect(read().map(({ message }) => message)).toEqual(['broken']);
	});

	it('contains no personal field, whoever adds one', () => {
		const { logger, read } = logged();
		logger.warn('code not sent', { email: 'khin@example.com', phone: '959951234567', code: 'otp_wait' });
		expect(read()[0]).toMatchObject({ email: '[Redacted]', phone: '[Redacted]', code: 'otp_wait' });
	});
});

describe('redaction', () => {
	it('goes by the words of a name, at any depth and in lists', () => {
		expect(
			withoutPersonal({
				buyerPhone: '959951234567',
				phone_number: '959951234567',
				token: 'secret',
				bankAccount: { number: '02730302700123456' },
				holder: 'Daw Khin',
				route: '/orders',
				order: { id: 'o-1', address: { street: '12 Main' }, lines: [{ recipientName: 'Daw Khin', pieces: 2 }] },
			}),
		).toEqual({
			buyerPhone: '[Redacted]',
			phone_number: '[Redacted]',
			token: '[Redacted]',
			bankAccount: '[Redacted]',
			holder: '[Redacted]',
			route: '/orders',
			order: { id: 'o-1', address: '[Redacted]', lines: [{ recipientName: '[Redacted]', pieces: 2 }] },
		});
	});

	it('leaves no contact in the sentence of an error or of its cause, and the codes of orders', () => {
		const cause = new Error('550 khin@example.com, +95 9 951 234 567: no such user, order ZL12345678, after 30000 ms');
		const { message } = errorFacts(new Error('not sent to khin@example.com', { cause }));
		expect(message).toBe('550 …@… …: no such user, order ZL12345678, after 30000 ms');
	});
});

describe('an error in the log', () => {
	/** As drizzle and pg report a statement that failed. */
	const refused = (code: string, message: string) =>
		Object.assign(new Error(`Failed query: insert into users values ($1)\nparams: khin@example.com`), {
			query: 'insert into users\n\tvalues ($1)',
			params: ['khin@example.com'],
			cause: Object.assign(new Error(message), {
				name: 'DatabaseError',
				code,
				constraint: 'users_email',
				table: 'users',
			}),
		});

	it('has SQLSTATE, statement, constraint and where it was thrown, and no values', () => {
		const { logger, read } = logged();
		logger.error('request failed', { requestId: 'r-1' }, refused('23505', 'duplicate key value'));
		const [line] = read();
		expect(line).toMatchObject({
			requestId: 'r-1',
			error: {
				type: 'Error: DatabaseError',
				message: 'duplicate key value',
				code: '23505',
				statement: 'insert into users values ($1)',
				table: 'users',
				constraint: 'users_email',
			},
		});
		expect(line.error.stack[0]).toMatch(/^at .*log\.test\.ts/);
		expect(JSON.stringify(line)).not.toContain('khin@example.com');
	});

	it('quotes no value that the database quotes', () => {
		const facts = errorFacts(refused('22P02', 'invalid input syntax for type uuid: "Daw Khin"'));
		expect(facts.message).toBe('invalid input syntax for type uuid: "…"');
	});

	it('follows the causes of Auth.js, and never reads [object Object]', () => {
		const cause = { err: new Error('no signing key'), provider: 'google' };
		expect(errorFacts(new Error('#auth', { cause }))).toMatchObject({ message: 'no signing key' });
		expect(errorFacts({ some: 'object' })).toEqual({ type: 'object', message: 'not an error', stack: [] });
	});
});
