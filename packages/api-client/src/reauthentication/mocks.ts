import { proofKind, provenUntil } from '@zaylat/domain/account';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import { checkMockOtp, mockContactOf, sendMockOtp } from '../otp/mocks.ts';

/** Mock answers of the proof that a change of the account asks for. */
export const reauthenticationHandlers = {
	getReauthentication: ({ world }) => ({
		...sendMockOtp(world, mockContactOf(world)),
		provenUntil: untilOf(world) ?? null,
		proof: proofKind(world.account.profile),
	}),
	sendReauthenticationCode: ({ world }) => {
		if (world.account.profile.hasPassword) refuse('password_expected');
		return sendMockOtp(world, mockContactOf(world));
	},
	reauthenticate: ({ world, body }) => {
		const { account } = world;
		if (!account.profile.hasPassword) checkMockOtp(world, body.code ?? '');
		else if (body.password === undefined) refuse('bad_request');
		else if (body.password !== account.password) refuse('password_wrong');
		account.provenAt = world.now();
		return { provenUntil: untilOf(world) ?? '' };
	},
} satisfies Partial<MockHandlers>;

/** Demands that the mock shopper has proven who they are. @throws MockRefusal `reauthentication_required` */
export function demandMockProof(world: World): void {
	if (untilOf(world) === undefined) refuse('reauthentication_required');
}

function untilOf({ account, now }: World): string | undefined {
	const until = provenUntil(account.provenAt, now());
	return until === undefined ? undefined : new Date(until).toISOString();
}
