import { existsSync, readdirSync } from 'node:fs';
import { readEntries } from '../props/read-entries.ts';
import { expect, test } from './fixtures.ts';
import { builtStories, stateOf } from './stories.ts';

const UI = new URL('../../../packages/ui/src', import.meta.url).pathname;

/** Entries that designers need no page of, and why. */
const WITHOUT_PAGE: Readonly<Record<string, string>> = {
	glyph: 'Signs that components draw themselves; apps hand in their own.',
	slot: 'A tool for those who write components.',
	'visually-hidden': 'Has no appearance and no states.',
};

/** Stories that every component has: what it is, what can be tried, what it can look like. */
const OWED = ['default', 'playground', 'combinations'];

const entries = readEntries(UI).filter(({ entry }) => !Object.hasOwn(WITHOUT_PAGE, entry));

test('every component has guidance', () => {
	const without = entries.filter(
		({ entry }) => !readdirSync(`${UI}/${entry}`).some((file) => file.endsWith('.guide.ts')),
	);
	expect(without.map(({ entry }) => entry)).toEqual([]);
});

test('every component has the stories that its page is made of', () => {
	const told = new Set(
		builtStories().map((story) => `${/\/ui\/src\/([^/]+)\//.exec(story.importPath)?.[1]}: ${stateOf(story)}`),
	);
	const owed = entries.flatMap(({ entry }) => OWED.map((state) => `${entry}: ${state}`));
	expect(owed.filter((one) => !told.has(one))).toEqual([]);
});

test('every prop of every component says what it does', () => {
	const silent = entries.flatMap(({ components, formComponents }) =>
		[...components, ...formComponents].flatMap(({ name, description, props }) => [
			...(description ? [] : [name]),
			...props.filter((prop) => !prop.description).map((prop) => `${name}.${prop.name}`),
		]),
	);
	expect(silent).toEqual([]);
});

test('every guide leads to the page of its component', async ({ storyPage }) => {
	await storyPage.goto('iframe.html?viewMode=story&id=components-overview--overview');
	const links = storyPage.getByRole('main').getByRole('listitem').getByRole('link');
	await links.first().waitFor();
	const pages = await links.evaluateAll((all) => all.map((link) => `${link.getAttribute('href')?.split('/').pop()}`));
	const titles = new Set(builtStories().map(({ id }) => `${id.split('--')[0]}--docs`));
	expect(pages.length).toBeGreaterThanOrEqual(entries.length);
	expect(pages.filter((page) => !titles.has(page))).toEqual([]);
});

test('what needs no page is still there', () => {
	expect(Object.keys(WITHOUT_PAGE).filter((entry) => !existsSync(`${UI}/${entry}/index.ts`))).toEqual([]);
});
