import { KINDS, kindOf, REASONS, WITHOUT } from '../src/screens/kinds.ts';
import { readScreens } from '../src/screens/read-screens.ts';
import { expect, test } from './fixtures.ts';
import { builtStories, isScreen, stateOf } from './stories.ts';

const SHOP = new URL('../../../packages/storefront/src', import.meta.url).pathname;
const screens = readScreens(SHOP);

test('every state of a screen has a story, and every story of a screen is a state', () => {
	const declared = screens.flatMap(({ file, states }) => states.map((state) => `${file}: ${state}`));
	const told = builtStories()
		.filter(isScreen)
		.map(
			(story) =>
				`${story.importPath.replace(/^.*\/storefront\/src\//, '').replace(/\.stories\.tsx$/, '')}: ${stateOf(story)}`,
		);
	expect(told.toSorted()).toEqual(declared.toSorted());
});

test('every screen has each kind of state, or says why not', () => {
	const wrong = screens.flatMap(({ file, states }) =>
		KINDS.filter((kind) => {
			const isThere = states.some((state) => kindOf(state) === kind);
			return isThere === (WITHOUT[file]?.[kind] !== undefined);
		}).map((kind) => `${file}: ${kind}`),
	);
	expect(wrong).toEqual([]);
	expect(Object.keys(WITHOUT).filter((file) => !screens.some((screen) => screen.file === file))).toEqual([]);
});

test('the matrix of screens leads to every story of a screen', async ({ storyPage }) => {
	const ids = new Set(builtStories().map(({ id }) => id));
	const reasons = Object.values(REASONS).flatMap((reason) => ('story' in reason ? [reason.story] : []));
	expect(reasons.filter((id) => !ids.has(id))).toEqual([]);
	await storyPage.goto('iframe.html?viewMode=story&id=start-all-screens--states');
	const links = storyPage.locator('[data-state] a');
	await links.first().waitFor();
	const linked = await links.evaluateAll((all) => all.map((link) => `${link.getAttribute('href')?.split('/').pop()}`));
	const stories = builtStories().filter(isScreen);
	expect(linked.toSorted()).toEqual(stories.map(({ id }) => id).toSorted());
});
