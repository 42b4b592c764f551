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
	 * Learns the server's clock from a response that cannot come out of a cache.
	 * @param answer.serverTime header `x-server-time`: when the request arrived there, milliseconds since the epoch.
	 * @param answer.sentAt when the request left, by this machine's clock.
	 * @param answer.isRefused whether the server refused the key of this request.
	 */
	learn(response: { readonly serverTime: string | null; readonly sentAt: number; readonly isRefused: boolean }): void;
	/** How far ahead of this machine's clock the next request is thought to arrive, in milliseconds; undefined at first. */
	aheadMs(): number | undefined;
}

/** How far behind its arrival a key is meant to be: the middle of the two seconds that it lives (Specification §9). */
const BEHIND_MS = 1_000;

/** A request that is longer on its way than this is given up, so a difference beyond it is a clock that was changed. */
const LONGEST_TRIP_MS = 10_000;

/**
 * Creates the maker of security keys for one client (Specification §7, §9).
 * @param config secret and cryptography, when there are any.
 * @param now milliseconds since the epoch by this machine's clock.
 */
export function createKeyMaker(config: SecurityKeyConfig | undefined, now: () => number): KeyMaker {
	const crypto = hasSubtle(config?.crypto) ? config.crypto : undefined;
	let serverAheadMs: number | undefined;
	let isProven = false;
	return {
		canMake: Boolean(config?.secret && crypto),
		async make() {
			if (!config?.secret || !crypto) return NON_SECURE_CONDITION;
			const { secret, random } = config;
			return createSecurityKey({ secret, nowMs: now() + (serverAheadMs ?? 0) - BEHIND_MS, crypto, random });
		},
		aheadMs: () => serverAheadMs,
		learn({ serverTime, sentAt, isRefused }) {
			const arrivedAt = Number(serverTime);
			if (!Number.isFinite(arrivedAt) || arrivedAt <= 0) return;
			// The time on the way there counts, how long the server worked and the way back do not.
			const sample = arrivedAt - sentAt;
			const known = serverAheadMs ?? sample;
			if (!isRefused) {
				// One request that was held up must not send the next keys into the future: the quickest way counts.
				serverAheadMs = Math.min(known, sample);
			} else if (!isProven || sample < known || sample - known > LONGEST_TRIP_MS) {
				serverAheadMs = sample;
			}
			// A key that was in time before was held up now, most likely, so it is tried once more as before.
			isProven = !isRefused;
		},
	};
}

function hasSubtle(crypto: Partial<SecurityCrypto> | undefined): crypto is SecurityCrypto {
	return crypto?.subtle !== undefined && crypto.getRandomValues !== undefined;
}
