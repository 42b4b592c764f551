import type { Socket } from 'node:net';

/** A conversation with a mail server, in which each line of ours waits for its answer. */
export interface SmtpDialogue {
	/** Waits for an answer. @throws Error when its code is none of these, or it does not come */
	hear(codes: readonly number[], told?: string): Promise<void>;
	/** @param told what errors call the line; its first word unless given, which must hold no secret */
	say(line: string, codes: readonly number[], told?: string): Promise<void>;
	/** Says a text of several lines and the dot that ends it (RFC 5321 §4.5.2). */
	sayText(text: string, codes: readonly number[]): Promise<void>;
	/** What the last greeting said about an extension; empty where it only named it. */
	extension(name: string): string | undefined;
	/** Gives the connection away, for it to be encrypted. */
	release(): Socket;
	close(): void;
}

/** Most bytes of an answer. */
const LONGEST_ANSWER = 65_536;

/** @param patienceMs longest silence, in milliseconds */
export function openDialogue(socket: Socket, patienceMs: number): SmtpDialogue {
	let heard = '';
	let problem: Error | undefined;
	let wake = () => {};
	let extensions: readonly string[] = [];
	const fail = (error: Error) => {
		problem ??= error;
		wake();
	};
	const read = (bytes: Buffer) => {
		heard += bytes.toString('utf8');
		if (heard.length > LONGEST_ANSWER) fail(new Error('the mail server answers without end'));
		wake();
	};
	const closed = () => fail(new Error('the mail server closed the connection'));
	const late = () => fail(new Error('the mail server does not answer'));
	socket.setTimeout(patienceMs);
	const listeners = { data: read, error: fail, close: closed, timeout: late } as const;
	for (const [name, listener] of Object.entries(listeners)) socket.on(name, listener);

	/** The lines of the next answer: all but the last have a dash after the code. */
	const nextAnswer = async (): Promise<string[]> => {
		for (;;) {
			const end = /^\d{3}(?: [^\r\n]*)?\r?\n/m.exec(heard);
			if (end) {
				const length = end.index + end[0].length;
				const lines = heard.slice(0, length).trimEnd().split(/\r?\n/);
				heard = heard.slice(length);
				return lines;
			}
			if (problem) throw problem;
			await new Promise<void>((go) => {
				wake = go;
			});
		}
	};
	const hear: SmtpDialogue['hear'] = async (codes, told = 'the greeting') => {
		const lines = await nextAnswer();
		const last = lines.at(-1) ?? '';
		const code = Number(last.slice(0, 3));
		// The text of an answer may quote an address, so the code alone is told.
		if (!codes.includes(code)) throw new Error(`the mail server answered ${code} to ${told}`);
		if (told === 'EHLO') extensions = lines.slice(1).map((line) => line.slice(4));
	};
	return {
		hear,
		async say(line, codes, told = line.split(/[ :]/, 1)[0]) {
			if (problem) throw problem;
			socket.write(`${line}\r\n`);
			await hear(codes, told);
		},
		async sayText(text, codes) {
			if (problem) throw problem;
			socket.write(`${stuffDots(text)}\r\n.\r\n`);
			await hear(codes, 'the message');
		},
		extension(name) {
			const line = extensions.find((each) => each.split(' ', 1)[0]?.toUpperCase() === name);
			return line?.slice(name.length).trim();
		},
		release() {
			// Answers that came before they were asked for would be taken for encrypted ones.
			if (heard !== '') throw new Error('the mail server spoke before its turn');
			for (const [name, listener] of Object.entries(listeners)) socket.off(name, listener);
			socket.setTimeout(0);
			return socket;
		},
		close() {
			socket.off('close', closed);
			socket.destroy();
		},
	};
}

/** A dot alone on a line ends a text, so lines that begin with one get another. */
const stuffDots = (text: string) => text.replaceAll(/^\./gm, '..');
