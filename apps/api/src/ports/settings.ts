import type { Profile } from '../run-profile.ts';
import { DEVELOPMENT_VAPID } from '../start-check.ts';
import type { RatesSettings } from './http-rates.ts';
import type { SmsSettings } from './http-sms.ts';
import type { S3Settings } from './s3-files.ts';
import type { SmtpSettings } from './smtp-mail.ts';
import type { PushSettings } from './web-push.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const USUAL_PORT = { tls: 465, starttls: 587, none: 25 } as const;
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * How mail is sent: by the server of `SMTP_URL`, from `MAIL_FROM` ("Zaylat <shop@example.com>").
 * `smtps://` is encrypted from the first byte; `smtp://` by STARTTLS, or not at all to this machine itself.
 * @returns undefined when no server is configured; mail is then stored in the outbox
 * @throws Error when a value cannot be used
 */
export function readMailSettings(env: Environment): SmtpSettings | undefined {
	if (!env.SMTP_URL) return undefined;
	const url = parseUrl(env.SMTP_URL, ['smtp:', 'smtps:'], 'SMTP_URL');
	const security = url.protocol === 'smtps:' ? 'tls' : LOOPBACK.has(url.hostname) ? 'none' : 'starttls';
	const [, name = '', address = ''] = /^\s*(.*?)\s*<([^\s<>@]+@[^\s<>@]+)>\s*$/.exec(env.MAIL_FROM ?? '') ?? [];
	if (address === '') throw new Error('MAIL_FROM must be like "Zaylat <shop@example.com>".');
	return {
		host: url.hostname.replace(/^\[|\]$/g, ''),
		port: Number(url.port) || USUAL_PORT[security],
		security,
		login: url.username
			? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }
			: undefined,
		from: { name, address },
	};
}

/**
 * How text messages are sent: by the gateway at `SMS_URL` (docs/sms-gateway.md), with `SMS_TOKEN`, from `SMS_SENDER`.
 * @returns undefined when no gateway is named
 * @throws Error when a value cannot be used, or one is missing
 */
export function readSmsSettings(env: Environment): SmsSettings | undefined {
	if (!env.SMS_URL) return undefined;
	const url = parseUrl(env.SMS_URL, ['http:', 'https:'], 'SMS_URL');
	// Without encryption codes and the token could be read on the network.
	if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname)) {
		throw new Error('SMS_URL must begin with https:// unless the gateway runs on this machine.');
	}
	const sender = env.SMS_SENDER ?? '';
	if (!/^(\+?\d{3,15}|[A-Za-z0-9 ]{1,11})$/.test(sender)) {
		throw new Error('SMS_SENDER must be a number, or a name of at most 11 letters and digits.');
	}
	if (!env.SMS_TOKEN) throw new Error('SMS_TOKEN must be set with SMS_URL.');
	return { url: url.href, token: env.SMS_TOKEN, sender };
}

/** Push services of the browsers: Chrome and its relatives, Firefox, Safari, Edge. */
const PUSH_SERVICES = [
	'fcm.googleapis.com',
	'*.push.services.mozilla.com',
	'*.push.apple.com',
	'*.notify.windows.com',
] as const;

/**
 * How push messages are sent: signed with `VAPID_PRIVATE_KEY`, whose public key is `VAPID_PUBLIC_KEY`, on behalf of
 * `VAPID_SUBJECT`, to the hosts or origins of `PUSH_SERVICES`.
 * @returns the development keys in the demo profile when no key is set, undefined in production
 * @throws Error when a value cannot be used, or one is missing
 */
export function readPushSettings(env: Environment, profile: Profile): PushSettings | undefined {
	const services = env.PUSH_SERVICES?.split(',').map((service) => service.trim());
	const to = { services: services ?? PUSH_SERVICES };
	const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
	if (!publicKey && !privateKey && !subject) {
		return profile === 'demo' ? { ...DEVELOPMENT_VAPID, subject: 'mailto:shop@example.com', ...to } : undefined;
	}
	if (!publicKey || !privateKey || !subject) {
		throw new Error('Set all of VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT, or none.');
	}
	if (!/^B[\w-]{86}$/.test(publicKey)) throw new Error('VAPID_PUBLIC_KEY must be a P-256 public key in base64url.');
	if (!/^[\w-]{43}$/.test(privateKey)) throw new Error('VAPID_PRIVATE_KEY must be a P-256 private key in base64url.');
	if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject)) {
		throw new Error('VAPID_SUBJECT must be like "mailto:shop@example.com" or an https address.');
	}
	return { publicKey, privateKey, subject, ...to };
}

/**
 * Where files are stored: in the bucket `S3_BUCKET` at `S3_ENDPOINT`.
 * @returns undefined when no bucket is configured; files are then stored in the data folder
 * @throws Error when a value cannot be used, or one is missing
 */
export function readFileSettings(env: Environment): S3Settings | undefined {
	if (!env.S3_ENDPOINT) return undefined;
	const { origin } = parseUrl(env.S3_ENDPOINT, ['http:', 'https:'], 'S3_ENDPOINT');
	const needed = (name: string) => {
		const value = env[name];
		if (!value) throw new Error(`${name} must be set with S3_ENDPOINT.`);
		return value;
	};
	const bucket = needed('S3_BUCKET');
	if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new Error('S3_BUCKET is no name of a bucket.');
	return {
		endpoint: origin,
		bucket,
		region: env.S3_REGION || 'us-east-1',
		accessKeyId: needed('S3_ACCESS_KEY_ID'),
		secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
	};
}

/**
 * Where exchange rates are read: the JSON at `RATES_URL`.
 * @returns undefined when no address is named
 * @throws Error when the address cannot be used
 */
export function readRatesSettings(env: Environment): RatesSettings | undefined {
	if (!env.RATES_URL) return undefined;
	return { url: parseUrl(env.RATES_URL, ['http:', 'https:'], 'RATES_URL').href };
}

/** The value is left out of the error: it may contain a password. */
function parseUrl(text: string, protocols: readonly string[], name: string): URL {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (!url || !protocols.includes(url.protocol) || url.hostname === '') {
		throw new Error(
			`${name} must be an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}.`,
		);
	}
	return url;
}
