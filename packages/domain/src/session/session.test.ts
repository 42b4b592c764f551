import { describe, expect, it } from 'vitest';
import { sessionRefreshPlan, sessionStatus } from './index.ts';

describe('sessionRefreshPlan [§9.9]', () => {
	it('refreshes on visibility and nothing else by default', () => {
		expect(sessionRefreshPlan()).toEqual({ isOnVisible: true, periodicMs: undefined, refreshTokenMs: undefined });
	});

	it('refreshes every 1000 ms when periodic refresh is true, or as often as it says', () => {
		expect(sessionRefreshPlan({ periodic: true }).periodicMs).toBe(1000);
		expect(sessionRefreshPlan({ periodic: 30_000 }).periodicMs).toBe(30_000);
		expect(sessionRefreshPlan({ periodic: 0 }).periodicMs).toBeUndefined();
	});

	it('refreshes the token at its greatest age in seconds times 1000', () => {
		expect(sessionRefreshPlan({ refreshTokenMaxAgeSeconds: 900 }).refreshTokenMs).toBe(900_000);
		expect(sessionRefreshPlan({ refreshTokenMaxAgeSeconds: 0 }).refreshTokenMs).toBeUndefined();
	});
});

describe('sessionStatus [§4.1]', () => {
	it.each([
		[{ user: {} }, true, 'loading'],
		[{ user: {} }, false, 'authenticated'],
		[{}, false, 'unauthenticated'],
		[null, false, 'unauthenticated'],
		[undefined, false, 'unauthenticated'],
	])('%j, loading %s, is %s', (data, isLoading, status) => {
		expect(sessionStatus(data, isLoading)).toBe(status);
	});
});
