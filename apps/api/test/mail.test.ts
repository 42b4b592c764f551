import { afterEach, describe, expect, it } from 'vitest';
import { encodedText } from '../src/ports/mail-message.ts';
import { createSmtpMail, type SmtpSettings } from '../src/ports/smtp-mail.ts';
import { type MailServer, type MailServerOptions, startMailServer } from './mail-server.ts';
import { selfSigned } from './self-signed.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 30);
const certificate = selfSigned(Date.now());
const LOGIN = { user: 'shop', password: 'pässword' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

let server: MailServer | undefined;
afterEach(async () => {
	await server?.close();
	server = undefined;
});

/** A server, and mail that is sent through it. */
async function mailThrough(options: Omit<MailServerOptions, 'certificate'>, settings: Partial<SmtpSettings> = {}) {
	server = await startMailServer({ ...options, certificate });
	const { port, lines, mails } = server;
	const from = { name: 'Zaylat', address: 'shop@example.com' };
	const all = { host: 'localhost', port, security: options.security, login: undefined, from, ca: certificate.cert };
	return { lines, mails, mail: createSmtpMail({ ...all, ...settings }, () => NOW) };
}

const MAIL = { to: 'hnin@example.com', subject: 'Your code', text: 'Code: 123456' };

/** The text that a mail's body says. */
const textOf = (mail = '') => Buffer.from(mail.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8');

describe('mail by SMTP', () => {
	it('is written so that every server takes it', async () => {
		const { mail, mails, lines } = await mailThrough({ security: 'none' });
		const text = `အတည်ပြုကုဒ် 123456\n.\n..dots\n${'ยาว'.repeat(400)}`;
		await mail.send({ ...MAIL, subject: 'ကုဒ်\r\nBcc: all@example.com', text });
		const [sent = ''] = mails;
		expect(textOf(sent)).toBe(text.replaceAll('\n', '\r\n'));
		expect(sent).toMatch(/^[\x20-\x7e\r\n]*$/);
		for (const line of sent.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
		const [headers = ''] = sent.split('\r\n\r\n');
		expect(headers).toContain('Date: Sat, 21 Nov 2026 09:30:00 +0000\r\nFrom: "Zaylat" <shop@example.com>');
		expect(headers).toMatch(/\r\nMessage-ID: <[\w-]+@example\.com>\r\n/);
		expect(headers).not.toMatch(/^Bcc/m);
		expect(lines.slice(1)).toEqual(['MAIL FROM:<shop@example.com>', 'RCPT TO:<hnin@example.com>', 'DATA', 'QUIT']);
	});

	it.each(['tls', 'starttls'] as const)('tells who it is only once it is encrypted: %s', async (security) => {
		const { mail, lines, mails } = await mailThrough({ security, auth: ['PLAIN'] }, { login: LOGIN });
		await mail.send(MAIL);
		expect(lines).toContain(`*AUTH PLAIN ${base64('\0shop\0pässword')}`);
		expect(lines.filter((line) => !line.startsWith('*')).map((line) => line.split(' ')[0])).toEqual(
			security === 'tls' ? [] : ['EHLO', 'STARTTLS'],
		);
		expect(mails.map(textOf)).toEqual([MAIL.text]);
	});

	it('signs in by LOGIN where there is nothing else', async () => {
		const { mail, lines } = await mailThrough({ security: 'none', auth: ['LOGIN'] }, { login: LOGIN });
		await mail.send(MAIL);
		expect(lines.slice(1, 4)).toEqual(['AUTH LOGIN', base64('shop'), base64('pässword')]);
	});

	it.each([
		['no encryption', { security: 'starttls', answers: { STARTTLS: '454 not now' } }, /454 to STARTTLS/],
		['a line planted before it', { security: 'starttls', isMeddled: true }, /spoke before its turn/],
		['no way to sign in', { security: 'none' }, /neither AUTH PLAIN nor AUTH LOGIN/],
		['a wrong password', { security: 'none', auth: ['PLAIN'], answers: { AUTH: '535 no' } }, /535 to AUTH PLAIN$/],
		['an unknown recipient', { security: 'none', auth: ['PLAIN'], answers: { RCPT: '550 who?' } }, /550 to RCPT$/],
		['a refused text', { security: 'none', auth: ['PLAIN'], answers: { '.': '554 spam' } }, /554 to the message/],
	] as const)('fails aloud, without a secret, on %s', async (_, options, message) => {
		const { mail } = await mailThrough(options, { login: LOGIN });
		const error: unknown = await mail.send(MAIL).then(
			() => undefined,
			(problem: unknown) => problem,
		);
		expect(String(error)).toMatch(message);
		for (const secret of [LOGIN.password, base64(LOGIN.password), MAIL.to]) expect(String(error)).not.toContain(secret);
	});

	it('does not believe a certificate that nobody vouches for', async () => {
		const { mail, lines } = await mailThrough({ security: 'tls' }, { ca: selfSigned(Date.now()).cert });
		await expect(mail.send(MAIL)).rejects.toThrow(/certificate|self.signed/i);
		expect(lines).toEqual([]);
	});

	it('refuses addresses that would be commands, and servers that are not there', async () => {
		const { mail, lines } = await mailThrough({ security: 'none' });
		await expect(mail.send({ ...MAIL, to: 'a@b.example>\r\nRCPT TO:<all@example.com' })).rejects.toThrow(
			'not an address',
		);
		expect(lines.join()).not.toContain('all@example.com');
		await server?.close();
		await expect(mail.send(MAIL)).rejects.toThrow(/ECONNREFUSED|closed/);
	});
});

it('encoded texts cut no character and keep what is plain', () => {
	expect(encodedText('Order ZL12345678')).toBe('Order ZL12345678');
	const text = 'မင်္ဂလာပါ 🧺 '.repeat(9).trim();
	const words = encodedText(text).split('\r\n ');
	const decoded = words.map((word) => Buffer.from(word.slice(10, -2), 'base64').toString('utf8'));
	expect(decoded.join('')).toBe(text);
	for (const word of words) expect(word.length).toBeLessThanOrEqual(75);
});
