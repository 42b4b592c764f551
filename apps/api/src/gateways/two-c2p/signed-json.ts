import { CompactSign, compactVerify } from 'jose';

/**
 * JSON in a JWT with HS256, as the Payment API exchanges it.
 * Documentation: https://developer.2c2p.com/docs/json-web-tokens-jwt
 */
const ALGORITHM = 'HS256';

const bytes = (text: string) => new TextEncoder().encode(text);

/** @param secret the merchant's secret key, as the portal shows it */
export function signJson(value: unknown, secret: string): Promise<string> {
	return new CompactSign(bytes(JSON.stringify(value)))
		.setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
		.sign(bytes(secret));
}

/**
 * Verifies a JWT with each key that is valid now.
 * @returns its text; undefined when no key fits
 */
export async function verifiedText(token: string, secrets: readonly string[]): Promise<string | undefined> {
	for (const secret of secrets) {
		try {
			const { payload } = await compactVerify(token, bytes(secret), { algorithms: [ALGORITHM] });
			return new TextDecoder().decode(payload);
		} catch {
			// Perhaps another key.
		}
	}
	return undefined;
}
