import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { type CurrencyKey, parseMoney } from '@zaylat/domain/money';
import { EDITION_PAYMENT_OPTIONS, PAYMENT_METHODS, PAYMENT_OPTIONS, type PaymentOption } from '@zaylat/domain/payments';
import type { FeeRate, OptionCapabilities } from '../gateways/gateway.ts';
import { OPN_OPTIONS, type OpnSettings } from '../gateways/opn/opn.ts';
import type { MaintenanceKeys } from '../gateways/two-c2p/sealed-xml.ts';
import type { TwoC2pSettings } from '../gateways/two-c2p/two-c2p.ts';
import type { Profile } from '../run-profile.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The gateway of an edition. */
export type GatewaySettings =
	| { readonly name: '2c2p'; readonly twoC2p: TwoC2pSettings }
	| { readonly name: 'opn'; readonly opn: OpnSettings }
	| { readonly name: 'sandbox' };

/** Addresses of 2C2P. */
const TWO_C2P = {
	sandbox: {
		paymentOrigin: 'https://sandbox-pgw.2c2p.com',
		maintenanceUrl: 'https://demo2.2c2p.com/2C2PFrontend/PaymentAction/2.0/action',
	},
	production: {
		paymentOrigin: 'https://pgw.2c2p.com',
		maintenanceUrl: 'https://t.2c2p.com/PaymentAction/2.0/action',
	},
} as const;

const OPN_ORIGIN = 'https://api.omise.co';

/**
 * Which gateway takes the payments of an edition (docs/payments.md): `PAYMENT_GATEWAY_MM` and `PAYMENT_GATEWAY_TH`, with
 * the variables of the gateway that they name.
 * @returns the sandbox in the demo profile when none is named, undefined in production
 * @throws Error when a value cannot be used, or one is missing; the text names the variable and never its value
 */
export function readGatewaySettings(env: Environment, edition: Edition, profile: Profile): GatewaySettings | undefined {
	const variable = `PAYMENT_GATEWAY_${edition.toUpperCase()}`;
	const name = env[variable] || (profile === 'demo' ? 'sandbox' : undefined);
	if (name === undefined) return undefined;
	if (name === '2c2p') return { name, twoC2p: readTwoC2p(env, edition) };
	if (name === 'opn' && edition === 'th') return { name, opn: readOpn(env) };
	if (name === 'opn') throw new Error(`${variable} cannot be "opn": Opn takes payments in Thailand only.`);
	if (name !== 'sandbox') throw new Error(`${variable} must be "2c2p", "opn" or "sandbox".`);
	if (profile === 'demo') return { name };
	throw new Error(`${variable} cannot be "sandbox" in the production profile: the sandbox pays without money.`);
}

function readTwoC2p(env: Environment, edition: Edition): TwoC2pSettings {
	const prefix = `TWO_C2P_${edition.toUpperCase()}_`;
	const mode = env.TWO_C2P_MODE ?? '';
	if (mode !== 'sandbox' && mode !== 'production') {
		throw new Error('TWO_C2P_MODE must be "sandbox" or "production".');
	}
	const merchantId = needed(env, `${prefix}MERCHANT_ID`);
	if (!/^[A-Za-z0-9]{1,25}$/.test(merchantId)) {
		throw new Error(`${prefix}MERCHANT_ID must have at most 25 letters and digits.`);
	}
	const channels = readTable(env, `${prefix}CHANNELS`, edition, 'option=CODE', (text) =>
		/^[A-Za-z0-9]{1,10}$/.test(text) ? text : undefined,
	);
	if (Object.keys(channels).length === 0) {
		throw new Error(`${prefix}CHANNELS must name the channels of the account, such as "card=CC".`);
	}
	const timeZone = env.TWO_C2P_TIME_ZONE || 'Asia/Bangkok';
	if (!isTimeZone(timeZone))
		throw new Error('TWO_C2P_TIME_ZONE must be the name of a time zone, such as Asia/Bangkok.');
	return {
		edition,
		...TWO_C2P[mode],
		merchantId,
		secretKeys: readSecrets(env, `${prefix}SECRET_KEYS`),
		keys: readKeys(env),
		channels,
		...readTerms(env, prefix, edition),
		timeZone,
	};
}

function readOpn(env: Environment): OpnSettings {
	const secretKey = needed(env, 'OPN_SECRET_KEY');
	if (!/^skey_(test_)?[A-Za-z0-9]{10,}$/.test(secretKey)) {
		throw new Error('OPN_SECRET_KEY must be a secret key, which begins with "skey_".');
	}
	const webhookSecrets = (env.OPN_WEBHOOK_SECRETS ?? '').split(/[\s,]+/).filter((each) => each !== '');
	if (!webhookSecrets.every((each) => /^[A-Za-z0-9+/]{16,}={0,2}$/.test(each))) {
		throw new Error('OPN_WEBHOOK_SECRETS must be the webhook secrets in base64, as the dashboard shows them.');
	}
	const names = (env.OPN_OPTIONS ?? '').split(/[\s,]+/).filter((each) => each !== '');
	const options = OPN_OPTIONS.filter((option) => names.includes(option));
	if (options.length === 0 || options.length !== new Set(names).size) {
		throw new Error(`OPN_OPTIONS must name options that Opn takes: ${OPN_OPTIONS.join(', ')}.`);
	}
	return { origin: OPN_ORIGIN, secretKey, webhookSecrets, options, ...readTerms(env, 'OPN_', 'th') };
}

/** What was agreed with a gateway about each option. */
function readTerms(
	env: Environment,
	prefix: string,
	edition: Edition,
): {
	readonly limits: Partial<Readonly<Record<PaymentOption, OptionCapabilities['limits']>>>;
	readonly fees: Partial<Readonly<Record<PaymentOption, FeeRate>>>;
} {
	const { currency } = EDITIONS[edition];
	return {
		limits: readTable(env, `${prefix}LIMITS`, edition, 'mmqr=1000-1000000', (text) => readLimits(text, currency)),
		fees: readTable(env, `${prefix}FEES`, edition, 'card=3.65% or card=3.65%+2', (text) => readFee(text, currency)),
	};
}

/** Reads `least-most` in major units, or `least-`. */
function readLimits(text: string, currency: CurrencyKey): OptionCapabilities['limits'] | undefined {
	const [, from = '', to = ''] = /^([\d.]+)-([\d.]*)$/.exec(text) ?? [];
	const least = minorUnits(from, currency);
	const most = to === '' ? null : minorUnits(to, currency);
	if (least === undefined || most === undefined || least < 1 || (most !== null && most < least)) return undefined;
	return { least, most };
}

/** Reads a share in percent with two decimals at most, and an amount in major units on top. */
function readFee(text: string, currency: CurrencyKey): FeeRate | undefined {
	const [, percent, decimals = '', added = '0'] = /^(\d{1,2})(?:\.(\d{1,2}))?%(?:\+([\d.]+))?$/.exec(text) ?? [];
	const fixed = minorUnits(added, currency);
	if (percent === undefined || fixed === undefined) return undefined;
	return { basisPoints: Number(percent + decimals.padEnd(2, '0')), fixed };
}

function minorUnits(text: string, currency: CurrencyKey): number | undefined {
	try {
		return parseMoney(text, currency).amount;
	} catch {
		return undefined;
	}
}

/** Reads `option=value` of options that a gateway takes in the edition, with blanks between. */
function readTable<Value>(
	env: Environment,
	variable: string,
	edition: Edition,
	example: string,
	read: (text: string) => Value | undefined,
): Partial<Record<PaymentOption, Value>> {
	const table: Partial<Record<PaymentOption, Value>> = {};
	for (const entry of (env[variable] ?? '').split(/\s+/).filter((each) => each !== '')) {
		const [name, text = ''] = entry.split('=', 2);
		const option = EDITION_PAYMENT_OPTIONS[edition].find((each) => each === name);
		const value = read(text);
		if (!option || !PAYMENT_METHODS[PAYMENT_OPTIONS[option].method].hasGateway || value === undefined) {
			throw new Error(`${variable} must be entries like ${example}, with blanks between them.`);
		}
		table[option] = value;
	}
	return table;
}

function readSecrets(env: Environment, variable: string): readonly [string, ...string[]] {
	const [first, ...others] = needed(env, variable).split(/[\s,]+/);
	const secrets = [first ?? '', ...others] as const;
	if (secrets.every((each) => each.length >= 32)) return secrets;
	throw new Error(`${variable} must be secret keys of at least 32 characters, the one that signs first.`);
}

function readKeys(env: Environment): MaintenanceKeys {
	return {
		privateKeys: readPems(env, 'TWO_C2P_PRIVATE_KEYS', createPrivateKey),
		publicKeys: readPems(env, 'TWO_C2P_PUBLIC_KEYS', createPublicKey),
	};
}

const PEM = /-----BEGIN ([A-Z0-9 ]+)-----[\s\S]+?-----END \1-----/g;

/** Reads keys or certificates in PEM, one after the other; a line break may be written as `\n`. */
function readPems(
	env: Environment,
	variable: string,
	read: (pem: string) => KeyObject,
): readonly [KeyObject, ...KeyObject[]] {
	try {
		const [first, ...others] = (needed(env, variable).replaceAll('\\n', '\n').match(PEM) ?? []).map((pem) => read(pem));
		const keys = first && ([first, ...others] as const);
		if (keys?.every(({ asymmetricKeyType }) => asymmetricKeyType === 'rsa')) return keys;
	} catch {
		// Falls through: the reason could quote the key.
	}
	throw new Error(`${variable} must be RSA keys or certificates in PEM, the one for requests first.`);
}

function needed(env: Environment, variable: string): string {
	const value = env[variable]?.trim();
	if (!value) throw new Error(`${variable} must be set for the payment gateway.`);
	return value;
}

function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat('en', { timeZone: name });
		return true;
	} catch {
		return false;
	}
}
