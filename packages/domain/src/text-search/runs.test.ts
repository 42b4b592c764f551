import { describe, expect, it } from 'vitest';
import { unspacedText } from './index.ts';
import { atomsOf, runsOf } from './runs.ts';

/** Runs as text; a plus sign marks one that is joined to the run before it. */
const shown = (text: string) => runsOf(text).map((run) => (run.isJoined ? `+${run.text}` : run.text));

describe('the runs of a text', () => {
	it.each([
		["Women's shoes", ['women', 'shoes'], 'a possessive is no word'],
		['Levi’s 501', ['levi', '501'], 'the same with a curled apostrophe'],
		["b's", ['b'], 'the same after one letter'],
		["5's", ['5', '+s'], 'after a number it is one'],
		['T-shirt', ['t', '+shirt'], 'a hyphen joins'],
		['R&B', ['r', '+b'], 'an ampersand joins'],
		['a & b', ['a', 'b'], 'a sign between spaces does not'],
		['A54', ['a', '+54'], 'letters and digits are joined'],
		['เคสiPhone', ['เคส', '+iphone'], 'scripts are joined'],
		['10,000 mAh', ['10000', 'mah'], 'a comma groups thousands'],
		['1,234,567', ['1234567'], 'two commas do'],
		['1,5 l', ['1,5', 'l'], 'a decimal comma stays'],
		['1.85 l', ['1.85', 'l'], 'a decimal point stays'],
		['3.5%', ['3.5%'], 'a percent sign belongs to its number'],
		['ручка pen', ['ручка', 'pen'], 'a word of another script'],
		['ကြိုးမဲ့၊ ကီးဘုတ်။', ['ကြိုးမဲ့', 'ကီးဘုတ်'], 'Burmese comma and full stop belong to no word'],
		['手机 壳', ['手机', '壳'], 'Chinese with a space'],
	])('%s: %j, %s', (text, runs) => {
		expect(shown(text)).toEqual(runs);
	});

	it('know their script', () => {
		expect(runsOf('ဆန် ข้าว 大米 rice 5').map(({ script }) => script)).toEqual([
			'burmese',
			'thai',
			'han',
			'spaced',
			'spaced',
		]);
	});
});

describe('the atoms of a run', () => {
	it.each([
		[
			'แบงค์',
			[
				{ text: 'แบ', key: 'แบ' },
				{ text: 'งค์', key: 'ง' },
			],
			'a silent letter belongs to the one before',
		],
		['ค์', [], 'a silent letter alone is none'],
		[
			'鞋架',
			[
				{ text: '鞋', key: '鞋' },
				{ text: '架', key: '架' },
			],
			'characters',
		],
		['boxes', [{ text: 'boxes', key: 'box' }], 'a word'],
	])('%s: %j, %s', (text, atoms) => {
		expect(runsOf(text).flatMap(atomsOf)).toEqual(atoms);
	});
});

describe('a text of one script without spaces', () => {
	it.each([
		['手機殼', '手机壳'],
		['เสื้อ', 'เสื้อ'],
		['ဖုန်း', 'ဖုန်း'],
		['手机 壳', undefined],
		['iPhone手机', undefined],
		['phone', undefined],
		['', undefined],
	])('%j: %j', (text, expected) => {
		expect(unspacedText(text)).toBe(expected);
	});
});
