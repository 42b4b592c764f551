import { DELETION_GRACE_DAYS } from '@zaylat/domain/account';
import { DAY_MS } from '@zaylat/domain/time';
import { type MockHandlers, timeOf } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import { checkMockOtp, mockContactOf, sendMockOtp } from '../otp/mocks.ts';
import { demandMockProof } from '../reauthentication/mocks.ts';

/** Mock answers of the account's deletion; confirming it signs out. */
export const accountDeletionHandlers = {
	getAccountDeletion: ({ world }) => ({ ...sendMockOtp(world, mockContactOf(world)), graceDays: DELETION_GRACE_DAYS }),
	startAccountDeletion: ({ world }) => {
		requireProof(world);
		return sendMockOtp(world, mockContactOf(world));
	},
	confirmAccountDeletion: ({ world, body }) => {
		requireProof(world);
		checkMockOtp(world, body.code);
		world.user = null;
		return { restorableUntil: timeOf(world, DELETION_GRACE_DAYS * DAY_MS) };
	},
} satisfies Partial<MockHandlers>;

/** Of an account without a password, the code of the deletion is proof enough. */
function requireProof(world: World): void {
	if (world.account.profile.hasPassword) demandMockProof(world);
}
