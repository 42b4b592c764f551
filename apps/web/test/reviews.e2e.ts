import { formatCount } from '@zaylat/domain/money';
import { plainGoods } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { memberAt, SHOPS, sellerAt, WAY } from './support/orders.ts';
import { expect, pressLater, test, textOf } from './support/shop.ts';

const FIRST_WORDS = 'Soft, and the colour is that of the picture.';
const LATER_WORDS = 'After a week it is as good as new.';

for (const combination of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	const { edition, language, size } = combination;
	test(
		`${edition}: what was delivered is reviewed, the review changed and removed [§1.14]`,
		ON[size],
		async ({ page, browser }) => {
			const { buyer, main, dialog, show } = await memberAt(page, combination);
			const words = (key: string, values = {}) => textOf(language, 'reviewing', key, values);
			const review = (title: string) => page.getByRole('dialog', { name: words(title) });
			const cards = main.getByRole('article');

			const { variantId } = await plainGoods(edition, 1, SHOPS[edition]);
			await buyer.put({ [variantId]: 1 });
			const { id, parcels } = await buyer.order('cash_on_delivery');
			const [parcel] = parcels;
			const trackCode = parcel?.trackCode ?? '';
			const name = parcel?.lines[0]?.name ?? '';
			const seller = await sellerAt(browser, combination);
			for (const to of WAY) await seller.move(trackCode, to);
			await seller.close();
			await buyer.demand('POST', `/api/orders/${id}/confirm`, { trackCode });

			await test.step('waits in the account, and is written there with a picture', async () => {
				await show('/profile?target=reviews');
				await expect(main.getByRole('heading', { name: words('own.emptyTitle') })).toBeVisible();
				await pressLater(main.getByRole('button', { name: words('write') }));
				const form = review('title');
				await form.getByRole('radio').nth(4).check();
				await form.getByRole('textbox').fill(FIRST_WORDS);
				const picture = { name: 'cloth.png', mimeType: 'image/png', buffer: await page.screenshot() };
				await form.locator('input[type=file]').first().setInputFiles(picture);
				await expect(form.getByText(words('upload.sent'))).toBeVisible();
				await form.getByRole('button', { name: words('send'), exact: true }).click();
				await expect(cards.getByText(FIRST_WORDS)).toBeVisible();
				await expect(main.getByRole('button', { name: words('write') })).toHaveCount(0);
			});

			await test.step('is changed: stars and words, while the picture stays', async () => {
				await cards.getByRole('button', { name: words('own.changeNamed', { name }) }).click();
				const form = review('change.title');
				await expect(form.getByRole('textbox')).toHaveValue(FIRST_WORDS);
				const kept = form.getByRole('img', { name: words('picture', { number: formatCount(1, language) }) });
				await expect
					.poll(() => kept.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
					.toBe(true);
				await form.getByRole('radio').nth(2).check();
				await form.getByRole('textbox').fill(LATER_WORDS);
				await form.getByRole('button', { name: words('change.send'), exact: true }).click();
				await expect(form).toBeHidden();
				await expect(cards.getByText(LATER_WORDS)).toBeVisible();
				await page.reload();
				await expect(cards.getByText(LATER_WORDS)).toBeVisible();
				await expect(
					cards.getByRole('img', { name: textOf(language, 'reviews', 'stars', { stars: formatCount(3, language) }) }),
				).toBeVisible();
				const { items } = await buyer.demand<{ items: unknown[] }>('GET', '/api/reviews/own');
				expect(items).toMatchObject([{ rating: 3, text: LATER_WORDS, pictures: [{}] }]);
			});

			await test.step('is removed after one question, and waits again', async () => {
				await pressLater(cards.getByRole('button', { name: words('own.removeNamed', { name }) }));
				await dialog.getByRole('button', { name: words('own.keep'), exact: true }).click();
				await expect(dialog).toBeHidden();
				await expect(cards).toHaveCount(1);
				await cards.getByRole('button', { name: words('own.removeNamed', { name }) }).click();
				await dialog.getByRole('button', { name: words('own.remove'), exact: true }).click();
				await expect(cards).toHaveCount(0);
				await expect(main.getByRole('button', { name: words('write') })).toBeVisible();
				expect(await buyer.demand('GET', '/api/reviews/own')).toMatchObject({ items: [] });
			});
		},
	);
}
