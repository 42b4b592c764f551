import { mayUnlink, type SignInWays } from '@zaylat/domain/account';
import { type MockHandlers, MockRefusal } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import { demandMockProof } from '../reauthentication/mocks.ts';

/** Mock answers of the linked accounts, which live in the world. */
export const linkedAccountHandlers: Pick<MockHandlers, 'listLinkedAccounts' | 'unlinkAccount'> = {
	listLinkedAccounts: ({ world }) => listed(world),
	unlinkAccount: ({ world, params: { provider } }) => {
		demandMockProof(world);
		const { linkedAccounts } = world.account;
		if (!linkedAccounts.some((each) => each.provider === provider)) throw new MockRefusal('linked_account_not_found');
		if (!mayUnlink(waysOf(world), provider)) throw new MockRefusal('last_sign_in');
		world.account.linkedAccounts = linkedAccounts.filter((each) => each.provider !== provider);
		return listed(world);
	},
};

function listed(world: World) {
	const ways = waysOf(world);
	const items = world.account.linkedAccounts.map((each) => ({ ...each, canUnlink: mayUnlink(ways, each.provider) }));
	return { data: { items } };
}

function waysOf({ account: { profile, linkedAccounts } }: World): SignInWays {
	return {
		hasPassword: profile.hasPassword,
		hasVerifiedPhone: profile.isPhoneVerified,
		linked: linkedAccounts.map(({ provider }) => provider),
	};
}
