import { join } from 'node:path';
import { type Dsn, readTrackerDsn } from '@zaylat/api/error-tracker';
import { namesProxies, readTrustedProxies, type TrustedProxies } from '@zaylat/api/proxies';
import { type Profile, readProfile } from '@zaylat/api/run-profile';
import { DEVELOPMENT_SECURITY_KEY, isLoopback } from '@zaylat/api/start-check';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';

/** Settings of the serving process, read once from the environment. */
export interface WebConfig {
	readonly port: number;
	/** Address to listen on; loopback unless HOST is set. */
	readonly host: string;
	/** Whether the built shop is served, not Vite's modules. */
	readonly isProduction: boolean;
	/** Whether the shop shows what exists only in a demo (Decision 23). */
	readonly profile: Profile;
	/** Edition of hosts that name none (Decision 2). */
	readonly defaultEdition: Edition;
	/** Public origin of each edition, for canonical links, hreflang and the sitemap. */
	readonly origins: Readonly<Record<Edition, string>>;
	/** Where the API is served, when not in this process. */
	readonly apiBaseUrl: string | undefined;
	/** Secret of the security key; the browser must know it too, so it guards against replay only (ADR 3). */
	readonly securityKey: string;
	/** Which proxies in front are believed about address and scheme of the visitor (`TRUSTED_PROXIES`, ADR 30). */
	readonly trustsProxy: TrustedProxies;
	/** Whether `TRUSTED_PROXIES` names any. */
	readonly hasProxies: boolean;
	/** Bearer token with which a collector on another machine reads the metrics. */
	readonly metricsToken: string | undefined;
	/** Where errors are reported. */
	readonly errorTracker: Dsn | undefined;
	/** Whether sign-in with Google is configured, whose plugin pages may then load. */
	readonly hasGoogle: boolean;
	/** Maximum size of the page cache in bytes. */
	readonly pageCacheBytes: number;
	/** Longest time that a request may take to arrive and to be answered, in milliseconds. */
	readonly requestTimeoutMs: number;
	/** How long a server that stops is not ready and answers nevertheless, in milliseconds. */
	readonly drainMs: number;
}

const APP_FOLDER = join(import.meta.dirname, '..', '..');

/** Folder of the built client. */
export const CLIENT_FOLDER = join(APP_FOLDER, 'dist', 'client');

/** Module of the built renderer. */
export const RENDERER_FILE = join(APP_FOLDER, 'dist', 'server', 'render.js');

/**
 * Reads the settings.
 * @param env usually `process.env`
 * @throws Error naming the variable, when one has a value that cannot be used.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): WebConfig {
	const port = wholeNumber(env, 'PORT', 3000, 65_535);
	const defaultEdition = editionNamed(env.DEFAULT_EDITION);
	return {
		port,
		host: env.HOST || '127.0.0.1',
		isProduction: env.NODE_ENV === 'production',
		profile: readProfile(env),
		defaultEdition,
		origins: {
			mm: origin(env, 'ORIGIN_MM', `http://mm.localhost:${port}`),
			th: origin(env, 'ORIGIN_TH', `http://th.localhost:${port}`),
		},
		apiBaseUrl: env.API_BASE_URL ? origin(env, 'API_BASE_URL', '') : undefined,
		securityKey: env.SECURITY_KEY || DEVELOPMENT_SECURITY_KEY,
		trustsProxy: readTrustedProxies(env.TRUSTED_PROXIES),
		hasProxies: namesProxies(env.TRUSTED_PROXIES),
		metricsToken: env.METRICS_TOKEN || undefined,
		errorTracker: readTrackerDsn(env),
		hasGoogle: Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET),
		pageCacheBytes: wholeNumber(env, 'PAGE_CACHE_MB', 48, 4096) * 1024 * 1024,
		requestTimeoutMs: wholeNumber(env, 'REQUEST_TIMEOUT_MS', 30_000, 600_000),
		drainMs: wholeNumber(env, 'DRAIN_SECONDS', 0, 60) * 1000,
	};
}

/** Whether only this machine reaches the server, also not through a proxy. */
export const isLocal = ({ host, hasProxies }: Pick<WebConfig, 'host' | 'hasProxies'>): boolean =>
	isLoopback(host) && !hasProxies;

type Environment = Readonly<Record<string, string | undefined>>;

function wholeNumber(env: Environment, name: string, fallback: number, highest: number): number {
	const text = env[name];
	if (!text) return fallback;
	const number = Number(text);
	if (!Number.isInteger(number) || number < 0 || number > highest) {
		throw new Error(`${name} must be a whole number from 0 to ${highest}, not "${text}".`);
	}
	return number;
}

function origin(env: Environment, name: string, fallback: string): string {
	const text = env[name] || fallback;
	if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
		throw new Error(`${name} must be an http or https address, not "${text}".`);
	}
	return new URL(text).origin;
}

function editionNamed(name: string | undefined): Edition {
	if (!name) return 'mm';
	for (const { key } of Object.values(EDITIONS)) if (key === name) return key;
	throw new Error(`DEFAULT_EDITION must be mm or th, not "${name}".`);
}
