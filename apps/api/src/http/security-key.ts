import { NON_SECURE_CONDITION, readSecurityKey, SECURITY_KEY_HEADER } from '@zaylat/domain/security-key';
import type { Context } from 'hono';
import { Failure } from './failure.ts';
import type { Services } from './services.ts';

/**
 * Demands a fresh security key (Specification §7, §9).
 * "Non Secure Condition" passes only while no `SECURITY_KEY` is set.
 * @throws Failure `security_key_refused`, with the reason in `details`.
 */
export async function requireSecurityKey(c: Context, { config, now }: Services): Promise<void> {
	const key = c.req.header(SECURITY_KEY_HEADER);
	if (key === NON_SECURE_CONDITION && config.acceptsNonSecure) return;
	const verdict = await readSecurityKey({ key, secret: config.securityKey, nowMs: now(), crypto: globalThis.crypto });
	if (!verdict.ok) throw new Failure('security_key_refused', { details: { reason: verdict.reason } });
}
