import type { OAuthConfig, Provider } from '@auth/core/providers';
import Google from '@auth/core/providers/google';
import type { EditionSettings } from '@zaylat/api-client/contract';
import { cleanLine } from '@zaylat/domain/typed-text';
import { z } from 'zod';
import type { Config } from '../config.ts';

/** The profile that an OAuth provider returns. */
const claims = z.object({
	name: z.string().overwrite(cleanLine).max(200).catch(''),
	email: z.email().max(254).optional().catch(undefined),
	email_verified: z.boolean().catch(false),
});

/** A user whom an OAuth provider authenticated. */
export interface Voucher {
	readonly provider: string;
	readonly providerAccountId: string;
	readonly name: string;
	/** Lower case; undefined unless the provider has verified it. */
	readonly email: string | undefined;
}

/** Reads the profile of an OAuth provider. */
export function voucherOf(provider: string, providerAccountId: string, profile: unknown): Voucher {
	const { name, email, email_verified } = claims.parse(profile ?? {});
	return {
		provider,
		providerAccountId,
		name: name.slice(0, 80),
		email: email_verified ? email?.toLowerCase() : undefined,
	};
}

/** Configured OAuth providers: Google (Decision 17), and a substitute in tests. */
export function externalProviders({ google, stubIssuer }: Config): Provider[] {
	return [
		...(google ? [Google({ clientId: google.clientId, clientSecret: google.clientSecret })] : []),
		...(stubIssuer ? [stubProvider(stubIssuer)] : []),
	];
}

/** Display data of those providers. */
export function oauthProvidersOf({ google, stubIssuer }: Config): EditionSettings['oauthProviders'] {
	return [
		...(google ? [{ id: 'google', name: 'Google', clientId: google.clientId }] : []),
		...(stubIssuer ? [{ id: 'stub', name: 'Stub' }] : []),
	];
}

/** Google needs the network; this one is an OAuth server that a test starts itself. */
function stubProvider(issuer: string): OAuthConfig<{ sub: string; name: string; email: string }> {
	return {
		id: 'stub',
		name: 'Stub',
		type: 'oauth',
		issuer,
		clientId: 'zaylat',
		clientSecret: 'stub',
		checks: ['pkce', 'state'],
		authorization: `${issuer}/authorize`,
		token: `${issuer}/token`,
		userinfo: `${issuer}/userinfo`,
		profile: ({ sub, name, email }) => ({ id: sub, name, email }),
	};
}
