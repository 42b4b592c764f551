import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Edition } from '@zaylat/domain/editions';
import { namesProxies, readTrustedProxies, type TrustedProxies } from './http/proxies.ts';
import { type OperatorSettings, readOperator } from './operators.ts';
import { type Dsn, readTrackerDsn } from './ports/error-tracker.ts';
import { type GatewaySettings, readGatewaySettings } from './ports/gateway-settings.ts';
import type { RatesSettings } from './ports/http-rates.ts';
import type { SmsSettings } from './ports/http-sms.ts';
import type { S3Settings } from './ports/s3-files.ts';
import {
	readFileSettings,
	readMailSettings,
	readPushSettings,
	readRatesSettings,
	readSmsSettings,
} from './ports/settings.ts';
import type { SmtpSettings } from './ports/smtp-mail.ts';
import type { PushSettings } from './ports/web-push.ts';
import { type Profile, readProfile } from './run-profile.ts';
import { DEVELOPMENT_AUTH_SECRET, DEVELOPMENT_SECURITY_KEY, LEAST_AUTH_SECRET } from './start-check.ts';

/** Parts of the server: pages, endpoints, background work. They run in one process or in several. */
const ROLES = ['web', 'api', 'worker'] as const;

export type Role = (typeof ROLES)[number];

/** The server's configuration, read from its environment. */
export interface Config {
	/** Sandbox bank, developer pages, simulators, readable outbox and test issuers exist in `demo` only (Decision 23). */
	readonly profile: Profile;
	/** Whether simulated sellers and couriers act; never in production. */
	readonly simulates: boolean;
	/** A PostgreSQL 15+ to use; without it a private one runs in `dataDir`. */
	readonly databaseUrl: string | undefined;
	/** Most connections that answer requests; background work and readiness have a few of their own. */
	readonly poolSize: number;
	/** What this process does. */
	readonly roles: ReadonlySet<Role>;
	readonly dataDir: string;
	readonly securityKey: string;
	/** Whether "Non Secure Condition" is accepted: only while `SECURITY_KEY` is not set. */
	readonly acceptsNonSecure: boolean;
	readonly authSecret: string;
	/** Lets people sign in with Google; undefined unless both of its settings are there (Decision 17). */
	readonly google: { readonly clientId: string; readonly clientSecret: string } | undefined;
	/** Issuer of a test OAuth server that replaces Google; in the demo profile only. */
	readonly stubIssuer: string | undefined;
	readonly defaultEdition: Edition;
	/** Public origin of the shop by edition, for links in messages. */
	readonly origins: Readonly<Record<Edition, string>>;
	readonly port: number;
	/** Address that the API alone listens on: this machine unless set. */
	readonly host: string;
	/** Which proxies in front are believed about address and scheme (`TRUSTED_PROXIES`, ADR 30). */
	readonly trustsProxy: TrustedProxies;
	/** Whether `TRUSTED_PROXIES` names any. */
	readonly hasProxies: boolean;
	/** The SMTP server. Without one the demo profile stores mail in the outbox; in production sending fails. */
	readonly mail: SmtpSettings | undefined;
	/** The gateway for text messages; as `mail` without one. */
	readonly sms: SmsSettings | undefined;
	/** How push messages are signed and where they are sent; without it none are sent. */
	readonly push: PushSettings | undefined;
	/** The bucket for uploaded files; without one they are stored in `dataDir`. */
	readonly files: S3Settings | undefined;
	/** Where exchange rates are read. */
	readonly rates: RatesSettings | undefined;
	/** The company that runs an edition and issues its invoices (`OPERATOR_MM`, `OPERATOR_TH`; ADR 94). */
	readonly operators: Readonly<Record<Edition, OperatorSettings | undefined>>;
	/** The payment gateway of each edition; undefined where online payments are not offered (docs/payments.md). */
	readonly gateways: Readonly<Record<Edition, GatewaySettings | undefined>>;
	/** Folder with settlement files of gateways and couriers (`SETTLEMENT_FOLDER`, docs/payments.md). */
	readonly settlementFolder: string | undefined;
	/** Where errors are reported. */
	readonly errorTracker: Dsn | undefined;
	/** Bearer token with which a collector on another machine reads the metrics. */
	readonly metricsToken: string | undefined;
	/** Milliseconds between the heartbeats of a silent open stream. */
	readonly heartbeatMs: number;
	/** Seconds for which public responses are cached in memory; 0 disables the cache. */
	readonly answerCacheSeconds: number;
	/** Whether answers are parsed against the contract before they are sent. */
	readonly checksAnswers: boolean;
}

/**
 * Reads the configuration.
 * @param env The environment; unset values get defaults meant for development.
 * @param dataDir Overrides `DATA_DIR` (default: a folder of the profile below `.data`).
 * @throws Error when a value cannot be used.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, dataDir?: string): Config {
	const edition = env.DEFAULT_EDITION ?? 'mm';
	if (edition !== 'mm' && edition !== 'th') throw new Error('DEFAULT_EDITION must be "mm" or "th".');
	const secret = env.AUTH_SECRET;
	if (secret !== undefined && secret.length < LEAST_AUTH_SECRET) {
		throw new Error(`AUTH_SECRET must have at least ${LEAST_AUTH_SECRET} characters.`);
	}
	const profile = readProfile(env);
	return {
		profile,
		simulates: profile === 'demo' && env.SIMULATORS !== '0',
		databaseUrl: env.DATABASE_URL || undefined,
		poolSize: Math.max(2, wholeNumber(env.DB_POOL_SIZE, 10, 'DB_POOL_SIZE')),
		roles: readRoles(env.ROLE),
		dataDir: resolve(dataDir ?? (env.DATA_DIR || dataFolderOf(profile))),
		securityKey: env.SECURITY_KEY || DEVELOPMENT_SECURITY_KEY,
		acceptsNonSecure: !env.SECURITY_KEY,
		authSecret: secret ?? DEVELOPMENT_AUTH_SECRET,
		google: googleOf(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
		stubIssuer: profile === 'demo' ? env.AUTH_STUB_ISSUER || undefined : undefined,
		defaultEdition: edition,
		origins: {
			mm: originOf(env.ORIGIN_MM || 'http://mm.localhost:3000', 'ORIGIN_MM'),
			th: originOf(env.ORIGIN_TH || 'http://th.localhost:3000', 'ORIGIN_TH'),
		},
		host: env.HOST || '127.0.0.1',
		port: wholeNumber(env.PORT, 4000, 'PORT'),
		trustsProxy: readTrustedProxies(env.TRUSTED_PROXIES),
		hasProxies: namesProxies(env.TRUSTED_PROXIES),
		mail: readMailSettings(env),
		sms: readSmsSettings(env),
		push: readPushSettings(env, profile),
		files: readFileSettings(env),
		rates: readRatesSettings(env),
		operators: {
			mm: readOperator(env.OPERATOR_MM, 'mm', profile),
			th: readOperator(env.OPERATOR_TH, 'th', profile),
		},
		gateways: {
			mm: readGatewaySettings(env, 'mm', profile),
			th: readGatewaySettings(env, 'th', profile),
		},
		settlementFolder: env.SETTLEMENT_FOLDER ? resolve(env.SETTLEMENT_FOLDER) : undefined,
		metricsToken: readToken(env.METRICS_TOKEN),
		errorTracker: readTrackerDsn(env),
		heartbeatMs: wholeNumber(env.HEARTBEAT_SECONDS, 25, 'HEARTBEAT_SECONDS') * 1000,
		answerCacheSeconds: wholeNumber(env.ANSWER_CACHE_SECONDS, 10, 'ANSWER_CACHE_SECONDS'),
		checksAnswers: env.NODE_ENV !== 'production',
	};
}

/** Folder of a profile, relative to where the server runs: demo data never lie with production data (Decision 23). */
const dataFolderOf = (profile: Profile) => join('.data', profile);

/** Whether data exist in the folder that versions without profiles used, and the configuration uses another. */
export const hasEarlierData = ({ profile, dataDir, databaseUrl }: Config): boolean =>
	databaseUrl === undefined &&
	dataDir === resolve(dataFolderOf(profile)) &&
	existsSync(join(dataDir, '..', 'postgres.password'));

/** @throws Error for a word that is no role */
function readRoles(text: string | undefined): ReadonlySet<Role> {
	if (!text) return new Set(ROLES);
	const isRole = (word: string): word is Role => ROLES.some((role) => role === word);
	const words = text.split(',').map((word) => word.trim());
	const roles = words.filter(isRole);
	if (roles.length < words.length) throw new Error(`ROLE must name some of ${ROLES.join(', ')}, not "${text}".`);
	return new Set(roles);
}

/** @throws Error when it is too short to be a secret */
export function readToken(token: string | undefined): string | undefined {
	if (token === undefined || token === '') return undefined;
	if (token.length < 16) throw new Error('METRICS_TOKEN must have at least 16 characters.');
	return token;
}

function googleOf(clientId = '', clientSecret = ''): Config['google'] {
	if (Boolean(clientId) !== Boolean(clientSecret)) {
		throw new Error('Set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither.');
	}
	return clientId ? { clientId, clientSecret } : undefined;
}

function originOf(text: string, name: string): string {
	const url = URL.parse(text);
	if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
	throw new Error(`${name} must be an http or https address, not "${text}".`);
}

function wholeNumber(text: string | undefined, fallback: number, name: string): number {
	if (text === undefined || text === '') return fallback;
	if (!/^\d{1,5}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`);
	return Number(text);
}
