import { ACCOUNT_CHANGES } from '@zaylat/domain/account';
import { type MockHandlers, refuse } from '../mocks/answer.ts';

/** Mock answers of reverted changes: the token of a link is the kind of its change. */
export const accountChangeHandlers = {
	revertAccountChange: ({ world, body }) => {
		const kind = ACCOUNT_CHANGES.find((each) => each === body.token);
		if (kind === undefined) refuse('revert_link_invalid');
		if (world.account.reverted.includes(kind)) refuse('revert_link_used');
		world.account.reverted.push(kind);
		world.user = null;
		return { kind, isPasswordVoid: kind === 'password' };
	},
} satisfies Partial<MockHandlers>;
