import { randomUUID } from 'node:crypto';
import { connect as connectPlain, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { connect as connectTls } from 'node:tls';
import type { MailPort } from './mail.ts';
import { type Sender, writeMessage } from './mail-message.ts';
import { openDialogue, type SmtpDialogue } from './smtp-dialogue.ts';

/** How mail is handed over. */
export interface SmtpSettings {
	readonly host: string;
	readonly port: number;
	/** `tls` from the first byte (465), `starttls` before anything is told (587), `none` for a relay on this machine. */
	readonly security: 'tls' | 'starttls' | 'none';
	/** Undefined for servers that ask for none. */
	readonly login: { readonly user: string; readonly password: string } | undefined;
	/** Who the mails are from. */
	readonly from: Sender;
	/** Certificate authorities to believe besides the usual ones, PEM. */
	readonly ca?: string;
}

/** Longest silence of the server, in milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * Sends mail by SMTP (RFC 5321): one connection for a mail, encrypted where the settings say so, never in the clear then.
 * @param now milliseconds since 1970
 */
export function createSmtpMail(settings: SmtpSettings, now: () => number): MailPort {
	return {
		async send(mail) {
			const server = await begin(settings);
			try {
				if (settings.login) await signIn(server, settings.login);
				const { address } = settings.from;
				await server.say(`MAIL FROM:<${plainAddress(address)}>`, [250]);
				await server.say(`RCPT TO:<${plainAddress(mail.to)}>`, [250, 251]);
				await server.say('DATA', [354]);
				const id = `${randomUUID()}@${address.split('@')[1]}`;
				await server.sayText(writeMessage(mail, { from: settings.from, at: new Date(now()), id }), [250]);
				// Taken: whatever becomes of the goodbye, the mail is sent.
				await server.say('QUIT', [221]).catch(() => {});
			} finally {
				server.close();
			}
		},
	};
}

/** Connects and greets, by then encrypted if that is asked for. */
async function begin(settings: SmtpSettings): Promise<SmtpDialogue> {
	const { host, port, security } = settings;
	const first = security === 'tls' ? connectTls(tlsOptions(settings)) : connectPlain({ host, port });
	let server = openDialogue(first, PATIENCE_MS);
	try {
		await server.hear([220]);
		await greet(server);
		if (security === 'starttls') {
			await server.say('STARTTLS', [220]);
			server = openDialogue(encrypt(server.release(), settings), PATIENCE_MS);
			// What was told before it was encrypted may have been written by somebody else.
			await greet(server);
		}
		return server;
	} catch (error) {
		server.close();
		throw error;
	}
}

const tlsOptions = ({ host, port, ca }: SmtpSettings) => ({ host, port, servername: host, ...(ca && { ca }) });

const encrypt = (socket: Socket, settings: SmtpSettings) => connectTls({ ...tlsOptions(settings), socket });

const greet = (server: SmtpDialogue) => server.say(`EHLO ${greetingName()}`, [250]);

/** Names of machines may hold what a greeting may not. */
const greetingName = () => hostname().replaceAll(/[^A-Za-z0-9.-]/g, '') || 'localhost';

/** By `PLAIN` (RFC 4616), else by `LOGIN`, whichever the server takes. */
async function signIn(server: SmtpDialogue, { user, password }: { user: string; password: string }): Promise<void> {
	const base64 = (text: string) => Buffer.from(text).toString('base64');
	const methods = server.extension('AUTH')?.toUpperCase().split(' ') ?? [];
	if (methods.includes('PLAIN')) {
		await server.say(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, [235], 'AUTH PLAIN');
	} else if (methods.includes('LOGIN')) {
		await server.say('AUTH LOGIN', [334]);
		await server.say(base64(user), [334], 'AUTH LOGIN');
		await server.say(base64(password), [235], 'AUTH LOGIN');
	} else {
		throw new Error('the mail server takes neither AUTH PLAIN nor AUTH LOGIN');
	}
}

/** @throws Error for addresses that would end the command that they stand in */
function plainAddress(address: string): string {
	if (!/^[^\s<>\p{Cc}]+@[^\s<>\p{Cc}]+$/u.test(address)) throw new Error('not an address that mail can be sent to');
	return address;
}
