import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readGatewaySettings } from './gateway-settings.ts';

const pair = generateKeyPairSync('rsa', {
	modulusLength: 2048,
	publicKeyEncoding: { type: 'spki', format: 'pem' },
	privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const SECRET = 'AB'.repeat(32);
const TWO_C2P = {
	PAYMENT_GATEWAY_MM: '2c2p',
	TWO_C2P_MODE: 'sandbox',
	TWO_C2P_MM_MERCHANT_ID: 'JT02',
	TWO_C2P_MM_SECRET_KEYS: SECRET,
	TWO_C2P_MM_CHANNELS: 'card=CC mmqr=MMQR',
	TWO_C2P_PRIVATE_KEYS: pair.privateKey,
	TWO_C2P_PUBLIC_KEYS: pair.publicKey,
};
const OPN = {
	PAYMENT_GATEWAY_TH: 'opn',
	OPN_SECRET_KEY: 'skey_test_5086xl7amxfysl0ac5l',
	OPN_OPTIONS: 'promptpay,card',
};

describe('readGatewaySettings', () => {
	it('is the sandbox in the demo, and nothing in production, unless one is named', () => {
		expect(readGatewaySettings({}, 'mm', 'demo')).toEqual({ name: 'sandbox' });
		expect(readGatewaySettings({}, 'mm', 'production')).toBeUndefined();
	});

	it.each([
		[{ PAYMENT_GATEWAY_MM: 'sandbox' }, 'mm', 'PAYMENT_GATEWAY_MM'],
		[{ PAYMENT_GATEWAY_MM: 'paypal' }, 'mm', 'PAYMENT_GATEWAY_MM'],
		[{ ...OPN, PAYMENT_GATEWAY_MM: 'opn' }, 'mm', 'Thailand only'],
	] as const)('refuses %j', (env, edition, text) => {
		expect(() => readGatewaySettings(env, edition, 'production')).toThrow(text);
	});

	it('reads an account of 2C2P', () => {
		const settings = readGatewaySettings(
			{
				...TWO_C2P,
				TWO_C2P_MM_SECRET_KEYS: `${SECRET}, ${'CD'.repeat(32)}`,
				TWO_C2P_MM_LIMITS: 'mmqr=1000-1000000 card=1-',
				TWO_C2P_MM_FEES: 'card=3.5%+200 mmqr=1.25%',
				// Certificates one after the other, as while a key is replaced.
				TWO_C2P_PUBLIC_KEYS: pair.publicKey + pair.publicKey.replaceAll('\n', '\\n'),
			},
			'mm',
			'production',
		);
		expect(settings).toMatchObject({
			name: '2c2p',
			twoC2p: {
				edition: 'mm',
				paymentOrigin: 'https://sandbox-pgw.2c2p.com',
				merchantId: 'JT02',
				secretKeys: [SECRET, 'CD'.repeat(32)],
				channels: { card: 'CC', mmqr: 'MMQR' },
				limits: { mmqr: { least: 1_000_00, most: 1_000_000_00 }, card: { least: 1_00, most: null } },
				fees: { card: { basisPoints: 350, fixed: 200_00 }, mmqr: { basisPoints: 125, fixed: 0 } },
				timeZone: 'Asia/Bangkok',
			},
		});
		const { keys } = (settings?.name === '2c2p' && settings.twoC2p) || { keys: undefined };
		expect([keys?.privateKeys.length, keys?.publicKeys.length]).toEqual([1, 2]);
	});

	it('asks production of 2C2P in production mode', () => {
		const settings = readGatewaySettings({ ...TWO_C2P, TWO_C2P_MODE: 'production' }, 'mm', 'production');
		expect(settings).toMatchObject({
			twoC2p: {
				paymentOrigin: 'https://pgw.2c2p.com',
				maintenanceUrl: 'https://t.2c2p.com/PaymentAction/2.0/action',
			},
		});
	});

	it.each(Object.keys(TWO_C2P).filter((name) => name !== 'PAYMENT_GATEWAY_MM'))('2C2P needs %s', (name) => {
		expect(() => readGatewaySettings({ ...TWO_C2P, [name]: '' }, 'mm', 'production')).toThrow(name);
	});

	it.each([
		['TWO_C2P_MODE', 'live'],
		['TWO_C2P_MM_MERCHANT_ID', 'a merchant'],
		['TWO_C2P_MM_SECRET_KEYS', 'hidden-and-short'],
		['TWO_C2P_MM_CHANNELS', 'paypal=PP'],
		['TWO_C2P_MM_CHANNELS', 'cash=CASH'],
		['TWO_C2P_MM_CHANNELS', 'promptpay=PPQR'],
		['TWO_C2P_MM_CHANNELS', 'card'],
		['TWO_C2P_MM_LIMITS', 'mmqr=1000'],
		['TWO_C2P_MM_LIMITS', 'mmqr=1000-10'],
		['TWO_C2P_MM_LIMITS', 'mmqr=0-10'],
		['TWO_C2P_MM_FEES', 'card=3.655%'],
		['TWO_C2P_MM_FEES', 'card=3'],
		['TWO_C2P_TIME_ZONE', 'Bangkok'],
		['TWO_C2P_PRIVATE_KEYS', pair.publicKey],
		['TWO_C2P_PRIVATE_KEYS', pair.privateKey.replace('M', '!')],
		['TWO_C2P_PUBLIC_KEYS', 'hidden'],
	])('refuses %s, without its value', (name, value) => {
		const refused = () => readGatewaySettings({ ...TWO_C2P, [name]: value }, 'mm', 'production');
		expect(refused).toThrow(name);
		expect(refused).not.toThrow(/hidden|BEGIN/);
	});

	it('reads an account of Opn', () => {
		const env = { ...OPN, OPN_WEBHOOK_SECRETS: 'd2ViaG9vayBzZWNyZXQgMQ== d2ViaG9vayBzZWNyZXQgMg==' };
		expect(readGatewaySettings({ ...env, OPN_FEES: 'promptpay=1.65%' }, 'th', 'production')).toEqual({
			name: 'opn',
			opn: {
				origin: 'https://api.omise.co',
				secretKey: OPN.OPN_SECRET_KEY,
				webhookSecrets: ['d2ViaG9vayBzZWNyZXQgMQ==', 'd2ViaG9vayBzZWNyZXQgMg=='],
				options: ['promptpay', 'card'],
				limits: {},
				fees: { promptpay: { basisPoints: 165, fixed: 0 } },
			},
		});
	});

	it.each([
		['OPN_SECRET_KEY', ''],
		['OPN_SECRET_KEY', 'pkey_test_hidden'],
		['OPN_WEBHOOK_SECRETS', 'hidden!'],
		['OPN_OPTIONS', ''],
		['OPN_OPTIONS', 'promptpay,mmqr'],
		['OPN_LIMITS', 'promptpay=20'],
	])('refuses %s = %j, without its value', (name, value) => {
		const refused = () => readGatewaySettings({ ...OPN, [name]: value }, 'th', 'production');
		expect(refused).toThrow(name);
		expect(refused).not.toThrow(/hidden/);
	});
});
