import { createShopper, type Reachable } from '../src/testing/shopper.ts';

/** An API as it is called from an address, and the last `Retry-After` of its responses; its server trusts one proxy. */
export function callerAt(address: string, { app, clock }: Reachable) {
	let retryAfter: number | undefined;
	const reached: Reachable = {
		clock,
		app: {
			async request(path, init = {}) {
				const headers = new Headers(init.headers);
				headers.set('x-forwarded-for', address);
				const response = await app.request(path, { ...init, headers });
				retryAfter = Number(response.headers.get('retry-after') ?? 0) || undefined;
				return response;
			},
		},
	};
	return {
		browser: () => createShopper(reached),
		retryAfter: () => retryAfter,
		/** @returns why the sign-in failed, or null */
		async signIn(identifier: string, typed: string): Promise<string | null> {
			return (await createShopper(reached).signIn('credentials', { identifier, password: typed })).searchParams.get(
				'code',
			);
		},
	};
}
