import { DAY_MS } from '@zaylat/domain/time';
import { type MockHandlers, MockRefusal } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';

const PREFIX = 'mock-refresh-token-';

/** Mock answers of the tokens that renew the session; only the newest works. */
export const authTokenHandlers: Pick<MockHandlers, 'createRefreshToken' | 'refreshSession'> = {
	createRefreshToken: ({ world }) => granted(world),
	refreshSession: ({ world, body }) => {
		if (!world.user || body.refreshToken !== `${PREFIX}${world.account.count}`)
			throw new MockRefusal('session_expired');
		return granted(world);
	},
};

function granted(world: World) {
	world.account.count += 1;
	const expiresAt = new Date(world.now() + 30 * DAY_MS).toISOString();
	return { data: { refreshToken: `${PREFIX}${world.account.count}`, maxAgeInSeconds: 900, expiresAt } };
}
