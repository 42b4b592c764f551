import { DELETION_GRACE_DAYS } from '@zaylat/domain/account';
import type { Answerers } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import { checkMockOtp, sendMockOtp } from '../otp/mocks.ts';

type Answered = 'getAccountDeletion' | 'startAccountDeletion' | 'confirmAccountDeletion';

const DAY_MS = 86_400_000;

/** Mock answers of the account's deletion; confirming it signs out. */
export const accountDeletionAnswers: Pick<Answerers, Answered> = {
	getAccountDeletion: ({ world }) => {
		const { channel, sentTo } = sendMockOtp(world, contactOf(world));
		return { data: { channel, sentTo, graceDays: DELETION_GRACE_DAYS } };
	},
	startAccountDeletion: ({ world }) => ({ data: sendMockOtp(world, contactOf(world)) }),
	confirmAccountDeletion: ({ world, body }) => {
		checkMockOtp(world, body.code);
		world.user = null;
		return { data: { restorableUntil: new Date(world.now() + DELETION_GRACE_DAYS * DAY_MS).toISOString() } };
	},
};

function contactOf({ account: { profile } }: World): string {
	return profile.phone === null ? (profile.email ?? '') : `+${profile.phone}`;
}
