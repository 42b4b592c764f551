import { plainGoods } from './support/backstage.ts';
import { at, expect, test, textOf } from './support/shop.ts';
import { languageAt } from './support/turns.ts';

test('what is pressed before the scripts are there is answered once they are', async ({ page }, { project }) => {
	const edition = project.name === 'phone' ? 'th' : 'mm';
	const language = languageAt(edition, project.name);
	const { productId } = await plainGoods(edition, 13);
	let arrive = () => {};
	const arrival = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	// A press waits for ten seconds, which pass quickly on a busy machine.
	await page.clock.setFixedTime(Date.now());
	// Only the script that comes first is there.
	await page.route(/\/assets\/(?!boot-)[^/]+\.js$/, async (route) => {
		await arrival;
		await route.continue();
	});
	await page.goto(at(edition, `/Products/${productId}?lang=${language}`));
	const name = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').trim();
	const heart = (key: string) =>
		page
			.getByRole('article')
			.first()
			.getByRole('button', { name: textOf(language, 'catalog', `card.${key}`, { name }) })
			.filter({ visible: true });
	await heart('save').click();
	await expect(heart('save')).toBeVisible();
	arrive();
	await expect(heart('unsave')).toBeVisible();
});
