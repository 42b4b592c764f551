import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailPort } from './mail.ts';

/** The mail server, and how to connect to it. */
export interface SmtpSettings {
	readonly host: string;
	readonly port: number;
	/** `tls` from the first byte (port 465), `starttls` before anything is sent (587), `none` for a relay on this machine. */
	readonly security: 'tls' | 'starttls' | 'none';
	/** Undefined for servers that need no authentication. */
	readonly login: { readonly user: string; readonly password: string } | undefined;
	/** Sender of every mail. */
	readonly from: { readonly name: string; readonly address: string };
	/** Certificate authorities to trust instead of the system's, PEM. */
	readonly ca?: string;
}

/** Longest time without an answer of the server, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** An address that is valid between angle brackets in an SMTP command. */
const ADDRESS = /^[^\s<>\p{Cc}]+@[^\s<>\p{Cc}]+$/u;

/**
 * Sends mail with nodemailer, over one connection per mail. A connection that must be encrypted and cannot be is an error.
 * Errors name the code of the server's answer and the command, never its text: servers quote addresses in it.
 * @param now milliseconds since 1970
 * @param timeoutMs longest time without an answer of the server
 */
export function createSmtpMail(settings: SmtpSettings, now: () => number, timeoutMs: number = TIMEOUT_MS): MailPort {
	const { host, port, security, login, from, ca } = settings;
	const transport = createTransport({
		host,
		port,
		secure: security === 'tls',
		requireTLS: security === 'starttls',
		ignoreTLS: security === 'none',
		...(ca && { tls: { ca } }),
		// With forceAuth a server that stops offering authentication gets no mail without it.
		...(login && { auth: { user: login.user, pass: login.password }, forceAuth: true }),
		dnsTimeout: timeoutMs,
		connectionTimeout: timeoutMs,
		greetingTimeout: timeoutMs,
		socketTimeout: timeoutMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		async send({ to, subject, text, id }) {
			if (!ADDRESS.test(to)) throw new Error('not an address that mail can be sent to');
			try {
				await transport.sendMail({
					from,
					to: { name: '', address: to },
					subject,
					// Line breaks of text in base64 are CRLF (RFC 2045 §6.8).
					text: text.replaceAll(/\r?\n/g, '\r\n'),
					date: new Date(now()),
					...(id && { messageId: `<${id}@${from.address.split('@')[1]}>` }),
					// Burmese, Thai and Chinese texts: quoted-printable would triple them.
					encoding: 'base64',
					textEncoding: 'base64',
					// Auto-responders do not answer mails that a program has written (RFC 3834).
					headers: { 'Auto-Submitted': 'auto-generated' },
				});
			} catch (error) {
				throw new Error(reasonOf(error as NodemailerError));
			}
		},
	};
}

/** Errors of the connection itself; their messages name the host at most. */
const CONNECTION_ERRORS: ReadonlySet<string> = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'ETLS']);

function reasonOf({ code = 'unknown error', command, responseCode, message }: NodemailerError): string {
	if (responseCode) return `the mail server answered ${responseCode} to ${command ?? 'the connection'}`;
	if (code === 'ETIMEDOUT') return 'the mail server does not answer';
	return CONNECTION_ERRORS.has(code) ? `no connection to the mail server: ${message}` : `mail not sent: ${code}`;
}
