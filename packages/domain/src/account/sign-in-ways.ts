/** What an account can be signed in with. */
export interface SignInWays {
	readonly hasPassword: boolean;
	/** A number that codes have reached: it signs in by a code alone. */
	readonly hasVerifiedPhone: boolean;
	/** Accounts of OAuth providers, such as Google, by provider. */
	readonly linked: readonly string[];
}

/**
 * Tells whether an OAuth account may be unlinked: only while another way to sign in remains.
 * @param provider the one to take off
 */
export function mayUnlink({ hasPassword, hasVerifiedPhone, linked }: SignInWays, provider: string): boolean {
	return hasPassword || hasVerifiedPhone || linked.some((other) => other !== provider);
}
