import { ACCOUNT_CHANGES } from '@zaylat/domain/account';
import { type MockHandlers, MockRefusal } from '../mocks/answer.ts';

/** Mock answers of reverted changes: the token of a link is the kind of its change. */
export const accountChangeHandlers: Pick<MockHandlers, 'revertAccountChange'> = {
	revertAccountChange: ({ world, body }) => {
		const kind = ACCOUNT_CHANGES.find((each) => each === body.token);
		if (kind === undefined) throw new MockRefusal('revert_link_invalid');
		if (world.account.reverted.includes(kind)) throw new MockRefusal('revert_link_used');
		world.account.reverted.push(kind);
		world.user = null;
		return { data: { kind, isPasswordVoid: kind === 'password' } };
	},
};
