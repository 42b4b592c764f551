import { createHash } from 'node:crypto';
import type { Language } from '@zaylat/domain/languages';
import { Parser } from 'htmlparser2';

const SCRIPTS: readonly (readonly [script: RegExp, language: Language])[] = [
	[/\p{Script=Myanmar}/gu, 'mm'],
	[/\p{Script=Thai}/gu, 'thai'],
	[/\p{Script=Han}/gu, 'china'],
];

/** A text under the language that most of its letters are of; English has every other script. */
export function textInLanguage(text: string): Partial<Record<Language, string>> {
	const letters = (text.match(/\p{L}/gu) ?? []).length;
	const found = SCRIPTS.find(([script]) => (text.match(script) ?? []).length * 2 > letters);
	return { [found?.[1] ?? 'en']: text };
}

/** Elements of HTML that begin a line. */
const BLOCKS = /^(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article|blockquote|hr)$/;
const UNSEEN = /^(?:script|style|template|head|noscript)$/;

/** What a text in HTML says, in lines. */
export function textOfHtml(html: string): string {
	if (!/[<&]/.test(html)) return html.trim();
	let text = '';
	let unseen = 0;
	const parser = new Parser({
		onopentagname(name) {
			if (UNSEEN.test(name)) unseen += 1;
			if (BLOCKS.test(name)) text += '\n';
		},
		ontext(part) {
			if (unseen === 0) text += part.replace(/\s+/g, ' ');
		},
		onclosetag(name) {
			if (UNSEEN.test(name)) unseen -= 1;
			if (BLOCKS.test(name) && name !== 'br') text += '\n';
		},
	});
	parser.end(html);
	return text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '')
		.join('\n');
}

/** The key of an option or a value, which follows from its text, so that another import has the same. */
export function keyOfText(text: string): string {
	const plain = text.trim().toLowerCase();
	const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
	if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(plain) && words.length <= 30) return words;
	// Words alone would give the same key to texts that differ in other letters.
	const hash = createHash('sha256').update(plain).digest('hex').slice(0, 8);
	return words === '' ? `v-${hash}` : `${words.slice(0, 20).replace(/-$/, '')}-${hash}`;
}

const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2})0*)?$/;

/** Minor units of an amount such as "18,000.00"; undefined for what is none, or has parts of a minor unit. */
export function minorUnits(text: string): number | undefined {
	const plain = text.trim();
	const [, fraction = ''] = NUMBER.exec(plain) ?? [];
	if (!NUMBER.test(plain)) return undefined;
	const whole = (plain.split('.')[0] ?? '').replaceAll(',', '');
	const units = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
	return Number.isSafeInteger(units) ? units : undefined;
}

const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1_000, lb: 453.592_37, oz: 28.349_523 };

/** Whole grams of a weight such as "0.35 kg", rounded up; undefined for what is none. */
export function gramsOf(text: string): number | undefined {
	const [, number = '', unit = 'g'] = /^(\d+(?:\.\d+)?)\s*(g|kg|lb|oz)?$/i.exec(text.trim()) ?? [];
	return number === '' ? undefined : Math.ceil(Number(number) * (GRAMS[unit.toLowerCase()] ?? 1));
}
