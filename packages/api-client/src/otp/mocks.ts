import { maskIdentifier, readIdentifier } from '@zaylat/domain/contact';
import { OTP, otpProblem } from '@zaylat/domain/otp';
import type { OutboxMessage } from '../dev-tool/contract.ts';
import { MOCK_OTP } from '../mocks/account-state.ts';
import { type MockHandlers, perWorld, refuse, timeOf } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import type { OtpReceipt } from './contract.ts';

/** Messages that a mock API has stored instead of sending, newest first. */
export const messagesOf = perWorld((): OutboxMessage[] => []);

/** Mock answers of the sign-in codes. */
export const otpHandlers = {
	sendSignInCode: ({ world, body }) => sendMockOtp(world, body.phone),
} satisfies Partial<MockHandlers>;

/** Sends the mock code, which is always the same. @throws MockRefusal `bad_request` */
export function sendMockOtp(world: World, typed: string): OtpReceipt {
	const to = readIdentifier(typed) ?? refuse('bad_request');
	world.account.otpTries = 0;
	const channel = 'email' in to ? 'mail' : 'sms';
	const recipient = 'email' in to ? to.email : to.phone;
	const sent = messagesOf(world);
	const text = `Zaylat: your code is ${MOCK_OTP}.`;
	sent.unshift({ id: `sent-${sent.length + 1}`, channel, recipient, subject: '', text, createdAt: timeOf(world) });
	return {
		channel,
		sentTo: maskIdentifier(to),
		expiresAt: timeOf(world, OTP.lifeSeconds * 1000),
		resendAt: timeOf(world, OTP.resendSeconds * 1000),
	};
}

/** Where codes of the mock account go: to its phone, or else by mail. */
export function mockContactOf({ account: { profile } }: World): string {
	return profile.phone === null ? (profile.email ?? '') : `+${profile.phone}`;
}

/** Checks a typed code. @throws MockRefusal `bad_request`, `otp_wrong`, `otp_expired` after five tries */
export function checkMockOtp({ account, now }: World, typed: string): void {
	const sent = { sentAt: now(), tries: account.otpTries, isMatch: (code: string) => code === MOCK_OTP };
	const problem = otpProblem(typed, sent, now());
	if (problem === undefined) return;
	if (problem === 'missing' || problem === 'malformed') refuse('bad_request');
	if (problem !== 'wrong') refuse('otp_expired');
	account.otpTries += 1;
	refuse('otp_wrong', { triesLeft: OTP.mostTries - account.otpTries });
}
