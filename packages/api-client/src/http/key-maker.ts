import { createSecurityKey, NON_SECURE_CONDITION, type SecurityCrypto } from '@zaylat/domain/security-key';

/** The pieces that a security key is made of (Specification §7). */
export interface SecurityKeyConfig {
	readonly secret: string;
	/** `globalThis.crypto`; on plain HTTP a browser gives it without `subtle`, and no key can be made. */
	readonly crypto: Partial<SecurityCrypto> | undefined;
	/** Fills the bytes it is given; `crypto.getRandomValues` unless given. */
	readonly random?: Parameters<typeof createSecurityKey>[0]['random'];
}

/** Makes security keys by the server's clock. */
export interface KeyMaker {
	/** False without a secret or without `crypto.subtle`; every key then says "Non Secure Condition". */
	readonly canMake: boolean;
	/** A fresh value for the header `x-security-key`. */
	make(): Promise<string>;
	/**
	 * Learns the server's clock from an answer that cannot come out of a cache.
	 * @param serverTime header `x-server-time`, milliseconds since the epoch.
	 * @param sentAt when the request left, by this machine's clock.
	 */
	learn(serverTime: string | null, sentAt: number): void;
}

/** Below the two seconds that a key lives (Specification §9), with room for its rounding to whole seconds. */
const SAFE_TRIP_MS = 1_000;

/**
 * Creates the maker of security keys for one client (Specification §7, §9).
 * @param config secret and cryptography, when there are any.
 * @param now milliseconds since the epoch by this machine's clock.
 */
export function createKeyMaker(config: SecurityKeyConfig | undefined, now: () => number): KeyMaker {
	const crypto = hasSubtle(config?.crypto) ? config.crypto : undefined;
	let serverAheadMs = 0;
	return {
		canMake: Boolean(config?.secret && crypto),
		async make() {
			if (!config?.secret || !crypto) return NON_SECURE_CONDITION;
			const { secret, random } = config;
			return createSecurityKey({ secret, nowMs: now() + serverAheadMs, crypto, random });
		},
		learn(serverTime, sentAt) {
			const stamped = Number(serverTime);
			if (!Number.isFinite(stamped) || stamped <= 0) return;
			const receivedAt = now();
			// The way back leaves the estimate late, never early: a key from the future is refused. On a connection
			// so slow that a key would be stale on arrival, what exceeds a safe trip is added.
			const excess = Math.max(0, receivedAt - sentAt - SAFE_TRIP_MS);
			serverAheadMs = stamped + excess - receivedAt;
		},
	};
}

function hasSubtle(crypto: Partial<SecurityCrypto> | undefined): crypto is SecurityCrypto {
	return crypto?.subtle !== undefined && crypto.getRandomValues !== undefined;
}
