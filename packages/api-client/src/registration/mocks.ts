import { passwordProblem } from '@zaylat/domain/account';
import { createAccountState } from '../mocks/account-state.ts';
import { type MockHandlers, refuse, timeOf } from '../mocks/answer.ts';
import { checkMockOtp, sendMockOtp } from '../otp/mocks.ts';
import { demandFree } from '../profile/mocks.ts';

/** Mock answers of the registration; whoever registers is signed in, and keeps cart and wishlist. */
export const registrationHandlers = {
	startRegistration: ({ world, body }) => sendMockOtp(world, body.identifier),
	confirmRegistration: ({ world, body }) => {
		if (passwordProblem(body.password, [body.identifier, body.name]) !== undefined) refuse('bad_request');
		checkMockOtp(world, body.code);
		const identifier = demandFree(body.identifier);
		const email = 'email' in identifier ? identifier.email : null;
		const phone = 'phone' in identifier ? identifier.phone : null;
		const shopper = { id: 'user-2', name: body.name, email };
		const account = createAccountState(shopper, world.now(), true);
		account.profile = {
			...{ ...account.profile, phone, createdAt: timeOf(world) },
			...{ isEmailVerified: email !== null, isPhoneVerified: phone !== null },
		};
		account.password = body.password;
		world.account = account;
		world.user = { ...shopper, kind: 'registered' };
		return account.profile;
	},
} satisfies Partial<MockHandlers>;
