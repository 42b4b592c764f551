import { readOtp } from '@zaylat/domain/otp';
import type { TestApi } from '../../src/testing/index.ts';

let numbers = 0;

/** A mobile number of Myanmar that no account has. */
export function freshPhone(): string {
	numbers += 1;
	return `09 4${String(10_000_000 + numbers)}`;
}

/** A number as it is stored: digits with country code. */
export const phoneKeyOf = (typed: string) => `95${typed.replaceAll(' ', '').slice(1)}`;

/** Lets the time pass in which no second code is sent. */
export const waitForCode = (api: TestApi) => api.clock.advance(61_000);

/** As `waitForCode`, and forgets the codes that were sent, so that as many as in the beginning can be sent again. */
export async function forgetCodes(api: TestApi): Promise<void> {
	waitForCode(api);
	await api.query('delete from otp_codes');
}

/**
 * The code that was sent last, read as a person would, from the message.
 * @param recipient as it is stored
 */
export async function codeSentTo(api: TestApi, recipient: string): Promise<string> {
	const { rows } = await api.query(
		'select text from outbox where recipient = $1 order by created_at desc, id limit 1',
		[recipient],
	);
	const code = readOtp(/\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '');
	if (code === undefined) throw new Error(`no code was sent to ${recipient}`);
	return code;
}

/** Any code but this one. */
export const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');
