import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMail, type SmtpSettings } from '../src/ports/smtp-mail.ts';
import { type MailServer, type MailServerOptions, startMailServer } from '../src/testing/mail-server.ts';
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

/** The text of a mail's body. */
const textOf = (mail = '') => Buffer.from(mail.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8');

/** The subject of a mail, its encoded words (RFC 2047) decoded one by one. */
const subjectOf = (mail = '') =>
	[...(/^Subject: (.*(?:\r\n .*)*)/m.exec(mail)?.[1] ?? '').matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)]
		.map(([, word = '']) => Buffer.from(word, 'base64').toString('utf8'))
		.join('');

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
		const named = headers.replaceAll(/\r\n /g, '').split('\r\n');
		expect(named).toEqual(
			expect.arrayContaining([
				'From: Zaylat <shop@example.com>',
				'To: hnin@example.com',
				'Date: Sat, 21 Nov 2026 09:30:00 +0000',
				'Content-Type: text/plain; charset=utf-8',
				'Content-Transfer-Encoding: base64',
				'Auto-Submitted: auto-generated',
				expect.stringMatching(/^Message-ID: <[\w-]+@example\.com>$/),
			]),
		);
		expect(headers).not.toMatch(/^Bcc/m);
		expect(subjectOf(headers)).toBe('ကုဒ် Bcc: all@example.com');
		expect(lines.slice(1)).toEqual(['MAIL FROM:<shop@example.com>', 'RCPT TO:<hnin@example.com>', 'DATA']);
	});

	it('encodes a long subject in words that cut no character', async () => {
		const { mail, mails } = await mailThrough({ security: 'none' });
		const subject = 'မင်္ဂလာပါ 🧺 '.repeat(9).trim();
		await mail.send({ ...MAIL, subject });
		expect(subjectOf(mails[0])).toBe(subject);
		for (const word of mails[0]?.match(/=\?UTF-8\?B\?\S+/g) ?? []) expect(word.length).toBeLessThanOrEqual(75);
	});

	it.each(['tls', 'starttls'] as const)('authenticates only over an encrypted connection: %s', async (security) => {
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
		['no encryption', { security: 'starttls', responses: { STARTTLS: '454 not now' } }, /454 to STARTTLS/],
		['no authentication', { security: 'none', responses: { AUTH: '503 not here' } }, /503 to AUTH PLAIN$/],
		['a wrong password', { security: 'none', auth: ['PLAIN'], responses: { AUTH: '535 no' } }, /535 to AUTH PLAIN$/],
		['an unknown recipient', { security: 'none', auth: ['PLAIN'], responses: { RCPT: '550 who?' } }, /550 to RCPT TO$/],
		['a refused text', { security: 'none', auth: ['PLAIN'], responses: { '.': '554 spam' } }, /554 to DATA$/],
	] as const)('fails aloud, without a secret, on %s', async (_, options, message) => {
		const { mail } = await mailThrough(options, { login: LOGIN });
		const error: unknown = await mail.send(MAIL).then(
			() => undefined,
			(problem: unknown) => problem,
		);
		expect(String(error)).toMatch(message);
		for (const secret of [LOGIN.password, base64(LOGIN.password), MAIL.to]) expect(String(error)).not.toContain(secret);
	});

	it('ignores unencrypted data after STARTTLS', async () => {
		const { mail, mails } = await mailThrough({ security: 'starttls', isMeddled: true });
		await mail.send(MAIL);
		expect(mails.map(textOf)).toEqual([MAIL.text]);
	});

	it('rejects an untrusted certificate', async () => {
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
		await expect(mail.send(MAIL)).rejects.toThrow(/ECONNREFUSED/);
	});
});
