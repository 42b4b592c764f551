import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Texts = { readonly [key: string]: string | Texts };

const read = (path: string): Texts => JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'));

/** Say where a line of a page may end; a push message has none of them, because fonts of phones may draw them as boxes. */
const BREAK_MARKS = /[\u200b\u2060]/g;

/** The texts of `all` at the keys of `some`, without the marks of line breaks. */
function partOf(all: Texts, some: Texts): Texts {
	return Object.fromEntries(
		Object.entries(some).map(([key, text]) => {
			const found = all[key] ?? '';
			if (typeof found === 'string') return [key, found.replace(BREAK_MARKS, '')];
			return [key, typeof text === 'string' ? found : partOf(found, text)];
		}),
	);
}

test.each(['en', 'mm', 'thai', 'china'])('a push message says what the news in the shop say: %s', (language) => {
	const pushed = read(`apps/api/src/push/texts/${language}.json`);
	const { news = {} } = read(`packages/storefront/src/i18n/${language}/account.json`);
	// Copy a changed text of the storefront to the API.
	expect(pushed).toEqual(partOf(news as Texts, pushed));
});
