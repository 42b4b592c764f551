import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createSecureContext, createServer as createTlsServer, TLSSocket } from 'node:tls';

/** What a test mail server is like. */
export interface MailServerOptions {
	readonly security: 'tls' | 'starttls' | 'none';
	readonly certificate: { readonly cert: string; readonly key: string };
	/** Ways to sign in that it offers. */
	readonly auth?: readonly ('PLAIN' | 'LOGIN')[];
	/** Its response to a line that begins so, instead of the usual one. */
	readonly responses?: Readonly<Record<string, string>>;
	/** Whether a limit of one byte is announced between STARTTLS and the encryption, as an attacker could. */
	readonly isMeddled?: boolean;
}

/** A mail server that stores what it receives. */
export interface MailServer {
	readonly port: number;
	/** Lines of the SMTP dialogue, without the text of mails; `*` before those received encrypted. */
	readonly lines: string[];
	/** Texts of mails, dots as the sender meant them. */
	readonly mails: string[];
	close(): Promise<void>;
}

/** Starts a mail server on this machine. */
export async function startMailServer(options: MailServerOptions): Promise<MailServer> {
	const lines: string[] = [];
	const mails: string[] = [];
	const sockets = new Set<Socket>();
	const accept = (socket: Socket) => {
		sockets.add(socket);
		socket.on('error', () => {});
		converse(socket, options, { lines, mails });
	};
	const server: Server =
		options.security === 'tls' ? createTlsServer(options.certificate, accept) : createServer(accept);
	await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
	return {
		port: (server.address() as AddressInfo).port,
		lines,
		mails,
		close() {
			for (const socket of sockets) socket.destroy();
			return new Promise((go) => server.close(() => go()));
		},
	};
}

function converse(first: Socket, options: MailServerOptions, kept: Pick<MailServer, 'lines' | 'mails'>): void {
	const { security, certificate, auth = [], responses = {}, isMeddled = false } = options;
	let socket = first;
	let heard = '';
	let mail: string[] | undefined;
	let secrets = 0;
	let isEncrypted = security === 'tls';
	const say = (text: string) => socket.write(`${text}\r\n`);
	const usual = (line: string): string => {
		const [verb = ''] = line.toUpperCase().split(/[ :]/, 1);
		if (verb === 'EHLO') {
			const offered = [
				...(security === 'starttls' && !isEncrypted ? ['STARTTLS'] : []),
				...(auth.length > 0 ? [`AUTH ${auth.join(' ')}`] : []),
			];
			return ['at your service', ...offered]
				.map((text, i) => `250${i === offered.length ? ' ' : '-'}${text}`)
				.join('\r\n');
		}
		if (line === 'AUTH LOGIN') {
			secrets = 2;
			return '334 VXNlcm5hbWU6';
		}
		const code = { STARTTLS: '220', AUTH: '235', DATA: '354', QUIT: '221' }[verb] ?? '250';
		return `${code} OK`;
	};
	const take = (line: string) => {
		if (mail) {
			if (line !== '.') {
				mail.push(line.replace(/^\.\./, '.'));
				return;
			}
			kept.mails.push(mail.join('\r\n'));
			mail = undefined;
			say(responses['.'] ?? '250 kept');
			return;
		}
		kept.lines.push(`${isEncrypted ? '*' : ''}${line}`);
		if (secrets > 0) {
			secrets -= 1;
			say(secrets > 0 ? '334 UGFzc3dvcmQ6' : '235 welcome');
			return;
		}
		const given = Object.entries(responses).find(([start]) => line.startsWith(start))?.[1];
		if (line === 'STARTTLS' && given === undefined) {
			say(isMeddled ? '220 go on\r\n250-planted\r\n250 SIZE 1' : '220 go on');
			socket.removeListener('data', read);
			isEncrypted = true;
			socket = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(certificate) });
			socket.on('data', read);
			socket.on('error', () => {});
			return;
		}
		const answer = given ?? usual(line);
		if (answer.startsWith('354')) mail = [];
		say(answer);
	};
	const read = (bytes: Buffer) => {
		heard += bytes.toString('utf8');
		for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
			const line = heard.slice(0, end);
			heard = heard.slice(end + 2);
			take(line);
		}
	};
	socket.on('data', read);
	say('220 mail.example ready');
}
