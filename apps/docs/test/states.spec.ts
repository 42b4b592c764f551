import { expect, test } from './fixtures.ts';
import { builtStories, isScreen, stateOf } from './stories.ts';

test('every state of a screen has a story, and every story of a screen is a state', async ({ storyPage }) => {
	await storyPage.goto('iframe.html?viewMode=story&id=foundations-screen-states--states');
	await storyPage.locator('[data-state]').first().waitFor();
	const declared = await storyPage
		.locator('[data-screen]')
		.evaluateAll((items) =>
			items.map((item) => `${item.getAttribute('data-screen')}: ${item.getAttribute('data-state')}`),
		);
	const told = builtStories()
		.filter(isScreen)
		.map(
			(story) =>
				`${story.importPath.replace(/^.*\/storefront\/src\//, '').replace(/\.stories\.tsx$/, '')}: ${stateOf(story)}`,
		);
	expect(told.toSorted()).toEqual(declared.toSorted());
});
