import { DAY_MS } from '@zaylat/domain/time';
import { type MockHandlers, refuse, timeOf } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';

const PREFIX = 'mock-refresh-token-';

/** Mock answers of the tokens that renew the session; only the newest works. */
export const authTokenHandlers = {
	createRefreshToken: ({ world }) => granted(world),
	refreshSession: ({ world, body }) => {
		if (!world.user || body.refreshToken !== `${PREFIX}${world.account.count}`) refuse('session_expired');
		return granted(world);
	},
} satisfies Partial<MockHandlers>;

function granted(world: World) {
	world.account.count += 1;
	return {
		refreshToken: `${PREFIX}${world.account.count}`,
		maxAgeInSeconds: 900,
		expiresAt: timeOf(world, 30 * DAY_MS),
	};
}
