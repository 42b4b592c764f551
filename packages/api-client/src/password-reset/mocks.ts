import { passwordProblem } from '@zaylat/domain/account';
import { readIdentifier } from '@zaylat/domain/contact';
import { type MockHandlers, MockRefusal } from '../mocks/answer.ts';
import { checkMockOtp, sendMockOtp } from '../otp/mocks.ts';

/** Mock answers of the password reset. */
export const passwordResetHandlers: Pick<MockHandlers, 'startPasswordReset' | 'confirmPasswordReset'> = {
	startPasswordReset: ({ world, body }) => ({ data: sendMockOtp(world, body.identifier) }),
	confirmPasswordReset: ({ world, body }) => {
		const identifier = readIdentifier(body.identifier);
		if (!identifier || passwordProblem(body.password, [body.identifier])) throw new MockRefusal('bad_request');
		checkMockOtp(world, body.code);
		world.account.password = body.password;
		return { data: { identifier: 'email' in identifier ? identifier.email : identifier.phone } };
	},
};
