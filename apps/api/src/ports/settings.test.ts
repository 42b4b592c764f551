import { describe, expect, it } from 'vitest';
import { readFileSettings, readMailSettings, readRatesSettings } from './settings.ts';

const MAIL_FROM = 'Zaylat Shop <shop@example.com>';
const S3 = {
	S3_ENDPOINT: 'https://s3.example.com/',
	S3_BUCKET: 'zaylat-pictures',
	S3_ACCESS_KEY_ID: 'id',
	S3_SECRET_ACCESS_KEY: 'secret',
};

describe('readMailSettings', () => {
	it.each([
		['smtps://u%40x:p%2Fw@mail.example', { host: 'mail.example', port: 465, security: 'tls' }],
		['smtp://u%40x:p%2Fw@mail.example', { host: 'mail.example', port: 587, security: 'starttls' }],
		['smtp://u%40x:p%2Fw@mail.example:2525', { host: 'mail.example', port: 2525, security: 'starttls' }],
		['smtp://u%40x:p%2Fw@127.0.0.1', { host: '127.0.0.1', port: 25, security: 'none' }],
		['smtp://u%40x:p%2Fw@[::1]:1025', { host: '::1', port: 1025, security: 'none' }],
	])('%s', (SMTP_URL, expected) => {
		expect(readMailSettings({ SMTP_URL, MAIL_FROM })).toEqual({
			...expected,
			login: { user: 'u@x', password: 'p/w' },
			from: { name: 'Zaylat Shop', address: 'shop@example.com' },
		});
	});
	it('needs no login, and keeps mail without a server', () => {
		expect(readMailSettings({ SMTP_URL: 'smtp://mail.example', MAIL_FROM })?.login).toBeUndefined();
		expect(readMailSettings({})).toBeUndefined();
	});
	it('reports what is wrong, without the password', () => {
		expect(() => readMailSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM');
		expect(() => readMailSettings({ SMTP_URL: 'http://u:hidden@mail.example', MAIL_FROM })).toThrow(
			/^(?!.*hidden)SMTP_URL/,
		);
		expect(() => readMailSettings({ SMTP_URL: 'mail.example', MAIL_FROM })).toThrow('SMTP_URL');
	});
});

describe('readFileSettings', () => {
	it('reads a bucket', () => {
		expect(readFileSettings(S3)).toEqual({
			endpoint: 'https://s3.example.com',
			bucket: 'zaylat-pictures',
			region: 'us-east-1',
			accessKeyId: 'id',
			secretAccessKey: 'secret',
		});
		expect(readFileSettings({})).toBeUndefined();
	});
	it.each(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('needs %s', (name) => {
		expect(() => readFileSettings({ ...S3, [name]: '' })).toThrow(name);
	});
	it('refuses what names no store', () => {
		expect(() => readFileSettings({ ...S3, S3_ENDPOINT: 's3.example.com' })).toThrow('S3_ENDPOINT');
		expect(() => readFileSettings({ ...S3, S3_BUCKET: 'Not/One' })).toThrow('S3_BUCKET');
	});
});

describe('readRatesSettings', () => {
	it('takes an address, or leaves the rates alone', () => {
		expect(readRatesSettings({ RATES_URL: 'https://rates.example/latest?key=x' })?.url).toBe(
			'https://rates.example/latest?key=x',
		);
		expect(readRatesSettings({ RATES_URL: '' })).toBeUndefined();
	});
	it.each(['ftp://rates.example/secret', 'secret'])('reports what is wrong with %s, without its value', (RATES_URL) => {
		expect(() => readRatesSettings({ RATES_URL })).toThrow(/^RATES_URL must be (?!.*secret)/);
	});
});
