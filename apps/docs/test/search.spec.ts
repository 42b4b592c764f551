import { expect, test } from './fixtures.ts';

/** What a designer types, and the page that is meant. */
const WORDS = [
	['modal', 'Dialog'],
	['dropdown', 'Select'],
	['typeahead', 'Autocomplete'],
	['township', 'AddressFieldset'],
	['basket', 'Cart'],
	['Next.js', 'Next.js'],
] as const;

test('search finds components and screens by other names, and the sidebar keeps the names short', async ({
	ownPage,
}) => {
	await ownPage.goto('./');
	const field = ownPage.getByRole('searchbox', { name: 'Search for components' });
	for (const [word, found] of WORDS) {
		await field.fill(word);
		await expect(ownPage.getByRole('option').filter({ hasText: found }).first()).toBeVisible();
	}
	await ownPage.goto('./?path=/story/components-overlays-dialog--default');
	await expect(ownPage.locator('[data-item-id="components-overlays-dialog--default"]')).not.toContainText('also modal');
});
