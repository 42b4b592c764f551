import { resolve } from 'node:path';
import type { Edition } from '@zaylat/domain/editions';

/** The security key of development; production sets `SECURITY_KEY`. Every browser knows it either way (Decision 8). */
export const DEVELOPMENT_SECURITY_KEY = 'zaylat-development-security-key';

/** Signs sessions in development; production sets `AUTH_SECRET`. */
const DEVELOPMENT_AUTH_SECRET = 'zaylat-development-auth-secret-not-for-production';

/** What the server is told by its environment. */
export interface Config {
	/** A PostgreSQL 15+ to use; without it a private one runs in `dataDir`. */
	readonly databaseUrl: string | undefined;
	readonly dataDir: string;
	readonly securityKey: string;
	/** Whether "Non Secure Condition" is accepted: only while `SECURITY_KEY` is not set. */
	readonly acceptsNonSecure: boolean;
	readonly authSecret: string;
	/** Whether `AUTH_SECRET` is the published development default. */
	readonly hasDevelopmentSecret: boolean;
	readonly defaultEdition: Edition;
	readonly port: number;
	/** Address that the API alone listens on: this machine unless set. */
	readonly host: string;
	/** Proxies in front whose `x-forwarded-for` is believed; 0 takes the address of the connection. */
	readonly trustedProxies: number;
	/** Whether answers are parsed against the contract before they are sent. */
	readonly checksAnswers: boolean;
}

/**
 * Reads the configuration.
 * @param env The environment; unset values get defaults meant for development.
 * @param dataDir Overrides `DATA_DIR` (default `.data`).
 * @throws Error when a value cannot be used.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, dataDir?: string): Config {
	const edition = env.DEFAULT_EDITION ?? 'mm';
	if (edition !== 'mm' && edition !== 'th') throw new Error('DEFAULT_EDITION must be "mm" or "th".');
	const secret = env.AUTH_SECRET;
	if (secret !== undefined && secret.length < 32) throw new Error('AUTH_SECRET must have at least 32 characters.');
	return {
		databaseUrl: env.DATABASE_URL || undefined,
		dataDir: resolve(dataDir ?? (env.DATA_DIR || '.data')),
		securityKey: env.SECURITY_KEY || DEVELOPMENT_SECURITY_KEY,
		acceptsNonSecure: !env.SECURITY_KEY,
		authSecret: secret ?? DEVELOPMENT_AUTH_SECRET,
		hasDevelopmentSecret: secret === undefined,
		defaultEdition: edition,
		host: env.HOST || '127.0.0.1',
		port: wholeNumber(env.PORT, 4000, 'PORT'),
		trustedProxies: wholeNumber(env.TRUSTED_PROXIES, 0, 'TRUSTED_PROXIES'),
		checksAnswers: env.NODE_ENV !== 'production',
	};
}

function wholeNumber(text: string | undefined, fallback: number, name: string): number {
	if (text === undefined || text === '') return fallback;
	if (!/^\d{1,5}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`);
	return Number(text);
}
