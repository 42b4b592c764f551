import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import {
	DEVELOPMENT_AUTH_SECRET,
	DEVELOPMENT_SECURITY_KEY,
	DEVELOPMENT_VAPID,
	startNotices,
	startRefusal,
} from './start-check.ts';

const OWN = { AUTH_SECRET: 'k'.repeat(40), SECURITY_KEY: 's'.repeat(24) };
const PUBLIC = { NODE_ENV: 'production', HOST: '0.0.0.0' };

describe('the profile (Decision 23)', () => {
	it('is demo unless the operator sets production', () => {
		expect(readConfig({}).profile).toBe('demo');
		expect(readConfig({ NODE_ENV: 'production' }).profile).toBe('production');
		expect(readConfig({ NODE_ENV: 'production', PROFILE: 'demo' }).profile).toBe('demo');
		expect(() => readConfig({ PROFILE: 'staging' })).toThrow('PROFILE must be "demo" or "production"');
	});
});

describe('the key of push messages', () => {
	const OWN_KEY = { VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`, VAPID_PRIVATE_KEY: 'b'.repeat(43) };
	const SUBJECT = { VAPID_SUBJECT: 'mailto:shop@example.com' };

	it('is that of development in the demo profile alone', () => {
		expect(readConfig({}).push).toMatchObject(DEVELOPMENT_VAPID);
		expect(readConfig({ PROFILE: 'production' }).push).toBeUndefined();
		const { push } = readConfig({ PROFILE: 'production', ...OWN_KEY, ...SUBJECT });
		expect(push).toMatchObject({ publicKey: OWN_KEY.VAPID_PUBLIC_KEY, subject: SUBJECT.VAPID_SUBJECT });
	});

	it('is refused in part or in another form', () => {
		expect(() => readConfig(OWN_KEY)).toThrow('Set all of VAPID_PUBLIC_KEY');
		expect(() => readConfig({ ...OWN_KEY, VAPID_SUBJECT: 'shop' })).toThrow('VAPID_SUBJECT must be like');
		expect(() => readConfig({ ...OWN_KEY, ...SUBJECT, VAPID_PRIVATE_KEY: 'x' })).toThrow('VAPID_PRIVATE_KEY must be');
		expect(() => readConfig({ ...OWN_KEY, ...SUBJECT, VAPID_PUBLIC_KEY: 'x' })).toThrow('VAPID_PUBLIC_KEY must be');
	});
});

describe('a start is refused', () => {
	it('for the demo profile on an address that others reach', () => {
		for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'shop.example', '127.0.0.1.example']) {
			expect(startRefusal({ HOST }), HOST).toContain('npm start -- --production');
		}
		for (const HOST of ['', '127.0.0.1', '127.8.8.8', 'localhost', '::1'])
			expect(startRefusal({ HOST })).toBeUndefined();
	});

	it('without secrets, all named together with a command that makes a value', () => {
		const refusal = startRefusal(PUBLIC);
		expect(refusal).toContain('HOST is 0.0.0.0');
		expect(refusal).toMatch(/AUTH_SECRET .*is not set\.\n.*SECURITY_KEY .*is not set\./);
		expect(refusal).toContain('randomBytes');
	});

	it.each([
		['a published one', { ...OWN, AUTH_SECRET: DEVELOPMENT_AUTH_SECRET }, /AUTH_SECRET .*publishes/],
		[
			'that of the tests',
			{ ...OWN, AUTH_SECRET: 'a-secret-for-tests-only-32-characters-long' },
			/AUTH_SECRET .*publishes/,
		],
		['a published key', { ...OWN, SECURITY_KEY: DEVELOPMENT_SECURITY_KEY }, /SECURITY_KEY .*publishes/],
		['a short one', { ...OWN, AUTH_SECRET: 'k'.repeat(31) }, /AUTH_SECRET .*at least 32/],
		[
			'one that browsers are told',
			{ AUTH_SECRET: OWN.AUTH_SECRET, SECURITY_KEY: OWN.AUTH_SECRET },
			/equals SECURITY_KEY/,
		],
	])('with %s', (_, env, message) => {
		const refusal = startRefusal({ ...PUBLIC, ...env });
		expect(refusal).toMatch(message);
		for (const secret of Object.values(env)) expect(refusal).not.toContain(secret);
	});

	it('on loopback, too, when a proxy in front lets others in', () => {
		const local = { PROFILE: 'production', HOST: '127.0.0.1' };
		expect(startRefusal(local)).toBeUndefined();
		expect(startRefusal({ ...local, TRUSTED_PROXIES: '0' })).toBeUndefined();
		expect(startRefusal({ ...local, TRUSTED_PROXIES: '127.0.0.1' })).toContain('AUTH_SECRET');
	});

	it('with the published key of push messages', () => {
		const env = { ...PUBLIC, ...OWN, VAPID_PRIVATE_KEY: DEVELOPMENT_VAPID.privateKey };
		expect(startRefusal(env)).toContain('VAPID_PRIVATE_KEY (signs push messages) is a value that');
	});

	it('not with secrets of its own; where the API runs elsewhere, only for what the shop needs', () => {
		expect(startRefusal({ ...PUBLIC, ...OWN })).toBeUndefined();
		const shopOnly = { ...PUBLIC, API_BASE_URL: 'https://api.example' };
		expect(startRefusal({ ...shopOnly, SECURITY_KEY: OWN.SECURITY_KEY })).toBeUndefined();
		expect(startRefusal(shopOnly)).not.toContain('AUTH_SECRET (');
	});
});

it('a production server reports what it cannot do, a demo reports nothing', () => {
	expect(startNotices({})).toEqual([]);
	const notices = startNotices({ PROFILE: 'production' }).join('\n');
	for (const name of ['AUTH_SECRET', 'SMTP_URL', 'SMS_URL', 'VAPID_PRIVATE_KEY', 'ORIGIN_TH', 'cash on delivery'])
		expect(notices).toContain(name);
	const ports = { SMTP_URL: 'smtps://mail.example', SMS_URL: 'https://sms.example', VAPID_PRIVATE_KEY: 'own' };
	const origins = { ORIGIN_MM: 'https://mm.shop.example', ORIGIN_TH: 'https://th.shop.example' };
	const settled = { PROFILE: 'production', ...OWN, ...ports, ...origins };
	expect(startNotices(settled)).toEqual([
		expect.stringContaining('PAYMENT_GATEWAY_MM'),
		expect.stringContaining('PAYMENT_GATEWAY_TH'),
	]);
	expect(startNotices({ ...settled, PAYMENT_GATEWAY_MM: '2c2p', PAYMENT_GATEWAY_TH: 'opn' })).toEqual([]);
});
