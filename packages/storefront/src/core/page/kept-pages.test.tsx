import { SCENARIOS } from '@zaylat/api-client/mocks';
import { expect, test } from 'vitest';
import { renderShop } from '../../testing/render-shop.tsx';

const cards = () => [...document.querySelectorAll('main article')];
const shownCards = () => cards().filter((card) => card.checkVisibility());

/** The shop with a list that a product was opened from. */
async function openProduct(
	list: string,
	{
		prepare = async () => {},
		...options
	}: Parameters<typeof renderShop>[1] & {
		prepare?: (screen: Shown['screen']) => Promise<void>;
	} = {},
) {
	const shown = await renderShop(list, options);
	await expect.poll(() => shownCards().length).toBeGreaterThan(1);
	await prepare(shown.screen);
	const before = shownCards();
	await shown.router.navigate('/Products/1001');
	await expect.element(shown.screen.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
	return { ...shown, before };
}

type Shown = Awaited<ReturnType<typeof renderShop>>;

test('Back shows the elements of the list again, and Forward hides them', async () => {
	const { router, before, screen } = await openProduct('/search');
	expect(before.some((card) => card.checkVisibility())).toBe(false);
	expect(screen.getByRole('main').getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
	await router.navigate(-1);
	await expect.poll(shownCards).toEqual(before);
	await router.navigate(1);
	await expect.element(screen.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
	expect(before.some((card) => card.checkVisibility())).toBe(false);
});

test('a list is as long again as it was', async () => {
	const { router, before } = await openProduct('/search', {
		...SCENARIOS.many,
		prepare: async (screen) => {
			await screen.getByRole('link', { name: 'Show more' }).click();
			await expect.poll(() => shownCards().length).toBe(60);
		},
	});
	await router.navigate(-1);
	await expect.poll(shownCards).toEqual(before);
});

test('another order of a list that is shown again replaces its products in place', async () => {
	const { router, before, screen } = await openProduct('/search');
	await router.navigate(-1);
	await expect.poll(shownCards).toEqual(before);
	const heading = screen.getByRole('main').getByRole('heading', { level: 1 }).element();
	const names = () => shownCards().map((card) => card.textContent);
	const inFirstOrder = names();
	await router.navigate('/search?sort=price_high_to_low');
	await expect.poll(names).not.toEqual(inFirstOrder);
	expect(heading.isConnected).toBe(true);
});

test('a hidden page keeps its own address while others are opened', async () => {
	const { router, before, screen } = await openProduct('/Category/fashion?sort=price_low_to_high');
	await router.navigate('/Categories');
	await expect.element(screen.getByRole('main').getByRole('heading', { level: 1 })).toHaveTextContent('All categories');
	await router.navigate(-2);
	await expect.poll(shownCards).toEqual(before);
});

test('no two elements of the document have the same id', async () => {
	const { router } = await openProduct('/Category/fashion');
	await router.navigate('/search');
	await expect.poll(() => shownCards().length).toBeGreaterThan(1);
	const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
	expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
