import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_PLACES, RECORDED_AT, type RecordedName, recorded } from '../src/mocks/recorded/recording.ts';
import { printed, type Recording, withList } from './recording.ts';

const FILES = ['mm', 'th', 'reference'] as const;
const read = (file: string) => readFileSync(new URL(`../src/mocks/recorded/${file}.json`, import.meta.url), 'utf8');

describe.each(FILES)('the recording %s', (file) => {
	const stored: Recording = JSON.parse(read(file));

	test('is what the recorder writes of what the mock API reads from it', () => {
		const edition = file === 'th' ? 'th' : 'mm';
		const names = Object.keys(stored).filter((name) => name !== 'texts') as RecordedName[];
		const again = names.reduce(
			(recording, name) =>
				withList(
					recording,
					name,
					LANGUAGE_PLACES.map((language) => recorded(name, { edition, language })),
				),
			stored,
		);
		expect(printed(again)).toBe(read(file));
	});

	test('has each text in four languages, once', () => {
		const { texts } = stored;
		expect(texts.every((own) => own.length === LANGUAGE_PLACES.length && own.every(Boolean))).toBe(true);
		expect(new Set(texts.map((own) => own.join('\n'))).size).toBe(texts.length);
	});
});

test('what is recorded is read in a language, and its times lie as far from now as they did from the recording', () => {
	const [english, burmese] = (['en', 'mm'] as const).map(
		(language) =>
			recorded<{ title: string; endsAt: string }>('coupons', { edition: 'mm', language }, RECORDED_AT + 1000)[0],
	);
	const [stored] = recorded<{ endsAt: string }>('coupons', { edition: 'mm', language: 'en' });
	expect(english?.title).toMatch(/^[ -~]+$/);
	expect(burmese?.title).toMatch(/[\u1000-\u109f]/);
	expect(Date.parse(english?.endsAt ?? '') - Date.parse(stored?.endsAt ?? '')).toBe(1000);
});

test('a list is added with its new texts, and what is no text may not differ by language', () => {
	const before: Recording = { old: [{ name: { $: 0 } }], texts: [['Tea', 'Thé']] };
	const answered = ['Tea', 'Thé'].map((name) => [{ id: '1', name, tags: [name, 'x'], price: null }]);
	const after = withList(before, 'new', [answered[0] ?? [], answered[1] ?? []]);
	expect(after).toEqual({ ...before, new: [{ id: '1', name: { $: 0 }, tags: [{ $: 0 }, 'x'], price: null }] });
	expect(withList(before, 'new', [['Milk'], ['Lait']])).toEqual({
		...before,
		new: [{ $: 1 }],
		texts: [
			['Tea', 'Thé'],
			['Milk', 'Lait'],
		],
	});
	expect(() => withList(before, 'new', [[{ count: 1 }], [{ count: 2 }]])).toThrow('new.0.count differs by language');
	expect(() => withList(before, 'new', [[], [{ count: 2 }]])).toThrow('new differs by language');
});
