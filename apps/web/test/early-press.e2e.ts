import { plainGoods } from './support/backstage.ts';
import { holdScripts } from './support/held-scripts.ts';
import { at, expect, test, textOf } from './support/shop.ts';
import { languageAt } from './support/turns.ts';

test('what is pressed before the scripts are there is answered once they are', async ({ page }, { project }) => {
	const edition = project.name === 'phone' ? 'th' : 'mm';
	const language = languageAt(edition, project.name);
	const { productId } = await plainGoods(edition, 13);
	const arrive = await holdScripts(page);
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
	await arrive();
	await expect(heart('unsave')).toBeVisible();
});
