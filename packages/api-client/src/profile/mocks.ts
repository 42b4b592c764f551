import { passwordProblem } from '@zaylat/domain/account';
import { type Identifier, readIdentifier } from '@zaylat/domain/contact';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { MOCK_USERS } from '../mocks/world.ts';
import { checkMockOtp, sendMockOtp } from '../otp/mocks.ts';
import { demandMockProof } from '../reauthentication/mocks.ts';

/** Mock answers of the profile; what they change lives in the world. */
export const profileHandlers = {
	getProfile: ({ world }) => ({ ...world.account.profile, isStaff: (world.options.staff?.roles.length ?? 0) > 0 }),
	changeProfile: ({ world, body }) => {
		// Uploads are not mocked here: any id stands for none that is known.
		if (typeof body.pictureId === 'string') refuse('upload_not_found');
		const { profile } = world.account;
		const { name = profile.name, language = profile.language } = body;
		world.account.profile = { ...profile, name, language, ...(body.pictureId === null && { picture: null }) };
		return world.account.profile;
	},
	changePassword: ({ world, body }) => {
		const { account } = world;
		if (passwordProblem(body.newPassword) !== undefined) refuse('bad_request');
		if (!account.profile.hasPassword) demandMockProof(world);
		else if (body.currentPassword !== account.password) refuse('password_wrong');
		account.password = body.newPassword;
		account.profile = { ...account.profile, hasPassword: true };
		return account.profile;
	},
	startIdentifierChange: ({ world, body }) => {
		demandMockProof(world);
		demandFree(body.identifier);
		return sendMockOtp(world, body.identifier);
	},
	confirmIdentifierChange: ({ world, body }) => {
		demandMockProof(world);
		const identifier = demandFree(body.identifier);
		checkMockOtp(world, body.code);
		const { profile } = world.account;
		world.account.profile =
			'email' in identifier
				? { ...profile, email: identifier.email, isEmailVerified: true }
				: { ...profile, phone: identifier.phone, isPhoneVerified: true };
		return world.account.profile;
	},
} satisfies Partial<MockHandlers>;

/** Demands an identifier that the mock shopper does not have. @throws MockRefusal `bad_request`, `identifier_taken` */
export function demandFree(typed: string): Identifier {
	const identifier = readIdentifier(typed) ?? refuse('bad_request');
	if ('email' in identifier && identifier.email === MOCK_USERS.registered.email) refuse('identifier_taken');
	return identifier;
}
