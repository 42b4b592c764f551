import { expect, it } from 'vitest';
import { type FileRules, sortFiles } from './file-rules.ts';

const file = (name: string, bytes = 10, type = 'image/png') =>
	new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });

const rules: FileRules = { accept: 'image/*, .PDF, text/plain', maxBytes: 100, maxFiles: 3 };

it.each([
	['by group', file('a.png')],
	['by ending', file('a.pdf', 10, '')],
	['by type', file('a', 10, 'text/plain')],
])('takes what is allowed %s', (_, one) => {
	expect(sortFiles([one], [], rules)).toEqual({ taken: [one], refused: [] });
});

it('says why it does not take the others', () => {
	const held = [file('held.png')];
	const song = file('song.mp3', 10, 'audio/mpeg');
	const big = file('big.png', 101);
	const again = file('held.png');
	const [one, two, three] = [file('1.png'), file('2.png'), file('3.png')];
	expect(sortFiles([song, big, again, one, two, three], held, rules)).toEqual({
		taken: [one, two],
		refused: [
			{ file: song, reason: 'type' },
			{ file: big, reason: 'size' },
			{ file: again, reason: 'twice' },
			{ file: three, reason: 'count' },
		],
	});
});

it('takes a file of exactly the largest size, and as many as may be', () => {
	const largest = file('largest.png', 100);
	const held = [file('1.png'), file('2.png')];
	expect(sortFiles([largest], held, rules)).toEqual({ taken: [largest], refused: [] });
	const larger = file('larger.png', 101);
	expect(sortFiles([larger], held, rules)).toEqual({ taken: [], refused: [{ file: larger, reason: 'size' }] });
});

it('takes anything where nothing is said', () => {
	const one = file('x', 1000, '');
	const none: FileRules = { accept: undefined, maxBytes: Number.POSITIVE_INFINITY, maxFiles: 1 };
	expect(sortFiles([one], [file('old.png')], none).taken).toEqual([one]);
});
