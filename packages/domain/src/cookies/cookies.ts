/** How a browser keeps a cookie. */
export interface CookieRules {
	readonly maxAgeSeconds: number;
	readonly path: string;
	readonly sameSite: 'Strict' | 'Lax' | 'None';
	readonly secure: boolean;
}

/**
 * Writes a cookie as `document.cookie` and the `set-cookie` header take it.
 * @param name name of the cookie, a plain token
 * @param value any text; it is percent-encoded
 * @param rules lifetime and reach
 * @returns for example `viewport=tablet; Max-Age=31536000; Path=/; SameSite=Strict; Secure`
 */
export function formatCookie(name: string, value: string, rules: CookieRules): string {
	const parts = [
		`${name}=${encodeURIComponent(value.toWellFormed())}`,
		`Max-Age=${rules.maxAgeSeconds}`,
		`Path=${rules.path}`,
		`SameSite=${rules.sameSite}`,
	];
	return (rules.secure ? [...parts, 'Secure'] : parts).join('; ');
}

/**
 * Reads one cookie of a `cookie` header or of `document.cookie`.
 * @param header all cookies, if there are any
 * @param name name of the cookie wanted
 * @returns its decoded value; undefined when it is absent or not decodable
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
	for (const pair of (header ?? '').split(';')) {
		const split = pair.indexOf('=');
		if (split < 0 || pair.slice(0, split).trim() !== name) continue;
		const raw = pair.slice(split + 1).trim();
		try {
			return decodeURIComponent(raw.replace(/^"(.*)"$/, '$1'));
		} catch {
			return undefined;
		}
	}
	return undefined;
}
