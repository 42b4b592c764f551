import { passwordProblem } from '@zaylat/domain/account';
import { type Identifier, readIdentifier } from '@zaylat/domain/contact';
import { type MockHandlers, MockRefusal } from '../mocks/answer.ts';
import { MOCK_USERS } from '../mocks/world.ts';
import { checkMockOtp, sendMockOtp } from '../otp/mocks.ts';
import { demandMockProof } from '../reauthentication/mocks.ts';

type Handled = 'getProfile' | 'changeProfile' | 'changePassword' | 'startIdentifierChange' | 'confirmIdentifierChange';

/** Mock answers of the profile; what they change lives in the world. */
export const profileHandlers: Pick<MockHandlers, Handled> = {
	getProfile: ({ world }) => ({ data: world.account.profile }),
	changeProfile: ({ world, body }) => {
		// Uploads are not mocked here: any id stands for none that is known.
		if (typeof body.pictureId === 'string') throw new MockRefusal('upload_not_found');
		const { profile } = world.account;
		world.account.profile = {
			...profile,
			...(body.name !== undefined && { name: body.name }),
			...(body.pictureId === null && { picture: null }),
			...(body.language !== undefined && { language: body.language }),
		};
		return { data: world.account.profile };
	},
	changePassword: ({ world, body }) => {
		const { account } = world;
		if (passwordProblem(body.newPassword) !== undefined) throw new MockRefusal('bad_request');
		if (!account.profile.hasPassword) demandMockProof(world);
		else if (body.currentPassword !== account.password) {
			throw new MockRefusal('password_wrong');
		}
		account.password = body.newPassword;
		account.profile = { ...account.profile, hasPassword: true };
		return { data: account.profile };
	},
	startIdentifierChange: ({ world, body }) => {
		demandMockProof(world);
		demandFree(body.identifier);
		return { data: sendMockOtp(world, body.identifier) };
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
		return { data: world.account.profile };
	},
};

/** Demands an identifier that the mock shopper does not have. @throws MockRefusal `bad_request`, `identifier_taken` */
export function demandFree(typed: string): Identifier {
	const identifier = readIdentifier(typed);
	if (!identifier) throw new MockRefusal('bad_request');
	if ('email' in identifier && identifier.email === MOCK_USERS.registered.email) {
		throw new MockRefusal('identifier_taken');
	}
	return identifier;
}
