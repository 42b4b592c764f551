import type { Mail } from './mail.ts';

/** Who mails are from. */
export interface Sender {
	readonly name: string;
	readonly address: string;
}

/** Most bytes of text in an encoded word, which may have 75 characters in all (RFC 2047 §2). */
const WORD_BYTES = 45;
/** Characters of a line of base64 (RFC 2045 §6.8). */
const LINE = 76;

/**
 * Writes a mail as it is sent: plain text of any script, as UTF-8 in base64, in lines that every server takes.
 * @param about.id without the angle brackets
 */
export function writeMessage(mail: Mail, about: { from: Sender; at: Date; id: string }): string {
	const { from, at, id } = about;
	const headers = [
		`Date: ${at.toUTCString().replace('GMT', '+0000')}`,
		`From: ${phrase(from.name)} <${from.address}>`,
		`To: <${mail.to}>`,
		`Message-ID: <${id}>`,
		`Subject: ${encodedText(mail.subject)}`,
		'MIME-Version: 1.0',
		'Content-Type: text/plain; charset=utf-8',
		'Content-Transfer-Encoding: base64',
		// Answering machines leave mails alone that a machine has written (RFC 3834).
		'Auto-Submitted: auto-generated',
	];
	const body = Buffer.from(mail.text.replaceAll(/\r?\n/g, '\r\n')).toString('base64');
	return [...headers, '', ...(body.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [])].join('\r\n');
}

/** A text of a header: as it is when it is plain and short, else as encoded words that never cut a character. */
export function encodedText(text: string): string {
	const line = text.replaceAll(/[\r\n]+/g, ' ').trim();
	if (/^[ -~]*$/.test(line) && line.length <= LINE - 10 && !line.includes('=?')) return line;
	const words: string[] = [];
	let word = '';
	for (const character of line) {
		if (Buffer.byteLength(word + character) > WORD_BYTES) {
			words.push(word);
			word = '';
		}
		word += character;
	}
	return [...words, word].map((each) => `=?utf-8?B?${Buffer.from(each).toString('base64')}?=`).join('\r\n ');
}

/** A name before an address: quoted, or the signs in it would be read as part of the address. */
function phrase(name: string): string {
	const text = encodedText(name);
	return text.startsWith('=?') ? text : `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
