import { mayUnlink, type SignInWays } from '@zaylat/domain/account';
import { type MockHandlers, refuse, replaced } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import { demandMockProof } from '../reauthentication/mocks.ts';

/** Mock answers of the linked accounts, which live in the world. */
export const linkedAccountHandlers = {
	listLinkedAccounts: ({ world }) => listed(world),
	unlinkAccount: ({ world, params: { provider } }) => {
		demandMockProof(world);
		const { linkedAccounts } = world.account;
		const linked = linkedAccounts.find((each) => each.provider === provider) ?? refuse('linked_account_not_found');
		if (!mayUnlink(waysOf(world), provider)) refuse('last_sign_in');
		world.account.linkedAccounts = replaced(linkedAccounts, linked);
		return listed(world);
	},
} satisfies Partial<MockHandlers>;

function listed(world: World) {
	const ways = waysOf(world);
	const items = world.account.linkedAccounts.map((each) => ({ ...each, canUnlink: mayUnlink(ways, each.provider) }));
	return { items };
}

function waysOf({ account: { profile, linkedAccounts } }: World): SignInWays {
	return {
		hasPassword: profile.hasPassword,
		hasVerifiedPhone: profile.isPhoneVerified,
		linked: linkedAccounts.map(({ provider }) => provider),
	};
}
