import { passwordProblem } from '@zaylat/domain/account';
import { readIdentifier } from '@zaylat/domain/contact';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { checkMockOtp, sendMockOtp } from '../otp/mocks.ts';

/** Mock answers of the password reset. */
export const passwordResetHandlers = {
	startPasswordReset: ({ world, body }) => sendMockOtp(world, body.identifier),
	confirmPasswordReset: ({ world, body }) => {
		const identifier = readIdentifier(body.identifier);
		if (!identifier || passwordProblem(body.password, [body.identifier])) refuse('bad_request');
		checkMockOtp(world, body.code);
		world.account.password = body.password;
		return { identifier: 'email' in identifier ? identifier.email : identifier.phone };
	},
} satisfies Partial<MockHandlers>;
