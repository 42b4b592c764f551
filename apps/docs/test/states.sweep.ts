import { expect, test } from './fixtures.ts';
import { builtStories, isScreen } from './stories.ts';

/** `Out of stock` and `OutOfStock` are both the state `out-of-stock`. */
const stateOf = (storyId: string) => storyId.split('--')[1];

test('every state of a screen has a story, and every story of a screen is a state', async ({ storyPage, baseURL }) => {
	await storyPage.goto(`${baseURL}/iframe.html?viewMode=story&id=foundations-screen-states--states`);
	await storyPage.locator('[data-state]').first().waitFor();
	const declared = await storyPage
		.locator('[data-screen]')
		.evaluateAll((items) =>
			items.map((item) => `${item.getAttribute('data-screen')}: ${item.getAttribute('data-state')}`),
		);
	const told = builtStories()
		.filter(isScreen)
		.map(
			({ id, importPath }) =>
				`${importPath.replace(/^.*\/storefront\/src\//, '').replace(/\.stories\.tsx$/, '')}: ${stateOf(id)}`,
		);
	expect(told.toSorted()).toEqual(declared.toSorted());
});
