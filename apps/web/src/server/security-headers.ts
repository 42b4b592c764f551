import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** Features of the browser that the shop does not use and nothing embedded in it may. */
const PERMISSIONS = [
	'accelerometer',
	'autoplay',
	'browsing-topics',
	'camera',
	'display-capture',
	'geolocation',
	'gyroscope',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'usb',
]
	.map((feature) => `${feature}=()`)
	.join(', ');

/** Directives of the content security policy besides `script-src`. */
const POLICY: Readonly<Record<string, string>> = {
	'default-src': "'none'",
	'style-src': "'self'",
	// React writes sizes and positions as style attributes; they cannot load or run anything.
	'style-src-attr': "'unsafe-inline'",
	// A picture chosen for an upload is previewed from the device before it is sent.
	'img-src': "'self' data: blob:",
	'font-src': "'self'",
	'connect-src': "'self'",
	'manifest-src': "'self'",
	'form-action': "'self'",
	'base-uri': "'none'",
	'frame-ancestors': "'none'",
	'object-src': "'none'",
};

/** What Google's sign-in plugin loads, by directive; pages get it where a client id is configured (Specification §7). */
const GOOGLE: Readonly<Record<string, string>> = {
	'script-src': 'https://accounts.google.com/gsi/client',
	'style-src': 'https://accounts.google.com/gsi/style',
	'connect-src': 'https://accounts.google.com/gsi/',
	'frame-src': 'https://accounts.google.com/gsi/',
};

/** What a content security policy allows besides our own. */
interface PolicyOptions {
	readonly isDevelopment?: boolean;
	readonly hasGoogle?: boolean;
	/** Hashes of inline scripts that may run, for example `sha256-…`. */
	readonly scriptHashes?: readonly string[];
}

/** A fresh nonce: 128 random bits. */
export function createNonce(): string {
	return randomBytes(16).toString('base64url');
}

/**
 * The content security policy of one answer.
 *
 * Scripts come from our own origin, or carry the response's nonce, or have one of the hashes. The only inline script of a
 * cached page is one with a hash (a test checks it), so a cached page works with a fresh nonce.
 *
 * @param nonce of this response
 * @param options.isDevelopment lets Vite's client apply styles and open its socket
 * @param options.hasGoogle lets Google's sign-in plugin in
 * @param options.scriptHashes hashes of inline scripts that may run
 */
export function contentSecurityPolicy(
	nonce: string,
	{ isDevelopment = false, hasGoogle = false, scriptHashes = [] }: PolicyOptions = {},
): string {
	const scripts = ["'self'", `'nonce-${nonce}'`, ...scriptHashes.map((hash) => `'${hash}'`)];
	const directives: Record<string, string> = { ...POLICY, 'script-src': scripts.join(' ') };
	if (isDevelopment) {
		directives['style-src'] = "'self' 'unsafe-inline'";
		directives['connect-src'] = "'self' ws:";
	}
	for (const [name, source] of Object.entries(hasGoogle ? GOOGLE : {})) {
		directives[name] = [directives[name], source].filter(Boolean).join(' ');
	}
	return Object.entries(directives)
		.map(([name, value]) => `${name} ${value}`)
		.join('; ');
}

/** Kinds of responses that a browser shows as a page, or could be made to. */
const SHOWN = /^(text\/html|application\/xhtml)/;

/**
 * Headers of security: on every response those that keep it from being taken for something else,
 * on pages also those that bind what the page may do.
 */
export function securityHeaders(): MiddlewareHandler {
	return async (context, next) => {
		await next();
		const { headers } = context.res;
		headers.set('x-content-type-options', 'nosniff');
		headers.set('cross-origin-resource-policy', 'same-origin');
		// Browsers heed this over https only, so a server behind a proxy need not know.
		headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
		if (!SHOWN.test(headers.get('content-type') ?? '')) {
			headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
			return;
		}
		if (!headers.has('content-security-policy')) {
			headers.set('content-security-policy', contentSecurityPolicy(createNonce()));
		}
		headers.set('referrer-policy', 'strict-origin-when-cross-origin');
		headers.set('permissions-policy', PERMISSIONS);
		headers.set('cross-origin-opener-policy', 'same-origin');
		headers.set('x-frame-options', 'DENY');
	};
}
