import { readProfile } from './run-profile.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Signs sessions where `AUTH_SECRET` is not set. */
export const DEVELOPMENT_AUTH_SECRET = 'zaylat-development-auth-secret-not-for-production';

/** The security key where `SECURITY_KEY` is not set. Every browser has the key either way (Decision 8). */
export const DEVELOPMENT_SECURITY_KEY = 'zaylat-development-security-key';

/**
 * Keys of push messages for development, where `VAPID_PRIVATE_KEY` is not set. Everybody knows them: they are for the demo
 * profile only.
 */
export const DEVELOPMENT_VAPID = {
	publicKey: 'BNwXzyvydLaShHv0sJzFgERmQrgEHWJ4zNSjUvRu7Q51OK1FYUeKlXAXNHwLA2PLZWJ_Z4JxnvSikBpQdO5RwHI',
	privateKey: 'AZQOJ69Trira_W9niInvVueK-6C1zZcNDZvP_vkRtTU',
} as const;

/** Least characters of `AUTH_SECRET`. */
export const LEAST_AUTH_SECRET = 32;

const LEAST_SECURITY_KEY = 16;

/** Values that the repository contains: defaults, and secrets of tests. */
const PUBLISHED: ReadonlySet<string> = new Set([
	DEVELOPMENT_AUTH_SECRET,
	DEVELOPMENT_SECURITY_KEY,
	DEVELOPMENT_VAPID.privateKey,
	'a-secret-for-tests-only-32-characters-long',
]);

/** Command that prints an unpredictable value, on every machine that can run the shop. */
const MAKE_VALUE = `node -p "require('node:crypto').randomBytes(36).toString('base64url')"`;

/** Whether only this machine reaches an address to listen on; names count when they mean this machine everywhere. */
export function isLoopback(host: string): boolean {
	return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/**
 * Why a server must not start with its configuration (Decision 23).
 * tools/start.mjs calls this before packages are installed, so this file imports nothing but the profile.
 * @returns all problems with what to do about each; undefined when it may start
 * @throws Error when `PROFILE` names no profile
 */
export function startRefusal(env: Environment): string | undefined {
	const host = env.HOST || '127.0.0.1';
	if (readProfile(env) === 'demo') {
		if (isLoopback(host)) return undefined;
		return [
			`The demo profile does not listen on ${host}: whoever reaches it reads all messages and confirms payments without money.`,
			'',
			'  To try the shop on this machine, leave HOST unset.',
			'  To sell with it, start the production profile: npm start -- --production',
		].join('\n');
	}
	const isBehindProxy = Boolean(env.TRUSTED_PROXIES) && env.TRUSTED_PROXIES !== '0';
	if (isLoopback(host) && !isBehindProxy) return undefined;
	const problems = secretProblems(env);
	if (problems.length === 0) return undefined;
	const reached = isLoopback(host) ? 'TRUSTED_PROXIES names a proxy in front' : `HOST is ${host}`;
	return [
		`The production profile does not start without secrets of its own where others reach it (${reached}):`,
		'',
		...problems.map((problem) => `  ${problem}`),
		'',
		`Make a value for each with: ${MAKE_VALUE}`,
		'Keep the values: with another AUTH_SECRET everybody is signed out.',
	].join('\n');
}

/** One line for each secret that is missing, published or too short. */
function secretProblems(env: Environment): string[] {
	const { AUTH_SECRET: authSecret, SECURITY_KEY: securityKey, API_BASE_URL: apiElsewhere } = env;
	const problems: (string | undefined)[] = [
		// Sessions are signed where the API runs.
		apiElsewhere ? undefined : secretProblem('AUTH_SECRET', authSecret, LEAST_AUTH_SECRET, 'signs sessions'),
		secretProblem('SECURITY_KEY', securityKey, LEAST_SECURITY_KEY, 'keeps requests from being sent twice'),
	];
	if (env.VAPID_PRIVATE_KEY && PUBLISHED.has(env.VAPID_PRIVATE_KEY)) {
		problems.push('VAPID_PRIVATE_KEY (signs push messages) is a value that the source code publishes.');
	}
	if (authSecret && authSecret === securityKey) {
		problems.push('AUTH_SECRET equals SECURITY_KEY, which every browser is told. Set two different values.');
	}
	return problems.filter((problem) => problem !== undefined);
}

function secretProblem(name: string, value: string | undefined, least: number, purpose: string): string | undefined {
	if (!value) return `${name} (${purpose}) is not set.`;
	if (PUBLISHED.has(value)) return `${name} (${purpose}) is a value that the source code publishes.`;
	if (value.length < least) return `${name} (${purpose}) must have at least ${least} characters.`;
	return undefined;
}

/**
 * What a server of the production profile cannot do with its configuration; it starts nevertheless.
 * @returns one sentence for each; none in the demo profile
 */
export function startNotices(env: Environment): string[] {
	if (readProfile(env) === 'demo') return [];
	const notices: readonly (readonly [boolean, string])[] = [
		[
			!env.AUTH_SECRET || PUBLISHED.has(env.AUTH_SECRET),
			'AUTH_SECRET is not set: sessions are signed with a published default',
		],
		[!env.SMTP_URL, 'SMTP_URL is not set: mail cannot be sent, so codes to email addresses fail'],
		[!env.VAPID_PRIVATE_KEY, 'VAPID_PRIVATE_KEY is not set: no push messages are offered or sent'],
		[!env.SMS_URL, 'SMS_URL is not set: text messages cannot be sent, so codes to phone numbers fail'],
		[
			!env.ORIGIN_MM || !env.ORIGIN_TH,
			'ORIGIN_MM or ORIGIN_TH is not set: links in messages lead to this machine instead of the shop',
		],
		...(['MM', 'TH'] as const).map(
			(edition) =>
				[
					!env[`PAYMENT_GATEWAY_${edition}`],
					`PAYMENT_GATEWAY_${edition} is not set: cash on delivery and points are the only ways to pay there`,
				] as const,
		),
	];
	return notices.filter(([holds]) => holds).map(([, text]) => text);
}
