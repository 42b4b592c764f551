import type { Page, Route } from '@playwright/test';
import { plainGoods } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { memberAt, SHOPS } from './support/orders.ts';
import { at, expect, open, test } from './support/shop.ts';
import { places, shifts, watchShifts } from './support/steadiness.ts';

/** The browser's console message for a picture that fails to load. */
const MISSING = /Failed to load resource/;

/** The ways in which pictures do not come, each in one of the sizes. */
const FAULTS: readonly [kind: string, size: keyof typeof ON, fail: (route: Route) => Promise<void>][] = [
	['are not found', 'phone', (route) => route.fulfill({ status: 404, body: '' })],
	['are refused by their server', 'desktop', (route) => route.fulfill({ status: 500, body: '' })],
	['are cut off', 'desktop', (route) => route.abort('connectionreset')],
	['are no pictures', 'phone', (route) => route.fulfill({ contentType: 'image/webp', body: 'not a picture' })],
];

const boxes = (page: Page) => page.getByRole('main').locator('[data-part="lazy-image"]').filter({ visible: true });
const steady = (page: Page) => page.getByRole('main').locator('h1, h2, article, [data-part="lazy-image"]');

/** Opens the page, waits for its first picture, and lays out all of it. */
async function lookAt(page: Page, address: string): Promise<void> {
	await open(page, address);
	await expect(boxes(page).first()).toBeVisible();
	// Cards far below the window have an estimated height on the served page; when the browser lays them out varies.
	await page.evaluate(() => document.documentElement.removeAttribute('data-served'));
}

for (const [kind, size, fail] of FAULTS) {
	test(
		`pictures that ${kind}: the list keeps its layout and shows placeholders [§4.11] [§8.8]`,
		ON[size],
		async ({ page, problems }) => {
			problems.forgive(MISSING);
			await watchShifts(page);
			const address = at('mm', '/search?lang=en&minDiscount=10');
			await lookAt(page, address);
			await expect(boxes(page).first()).toHaveAttribute('data-state', 'loaded');
			const whole = await places(steady(page));
			expect(whole.length).toBeGreaterThan(4);

			await page.route('**/api/pictures/**', fail);
			await lookAt(page, address);
			await expect(boxes(page).first()).toHaveAttribute('data-state', 'placeholder');
			await expect(boxes(page).first().locator('[data-part="lazy-image-default-placeholder"]')).toBeVisible();
			expect(await places(steady(page))).toEqual(whole);
			expect(await shifts(page)).toBeLessThan(0.01);
			// What the picture belongs to can be read and used.
			await expect(page.getByRole('article').first().getByRole('link').first()).toBeVisible();
		},
	);
}

test(
	'a product whose pictures do not come says what they show, and can be bought',
	ON.phone,
	async ({ page, problems }) => {
		problems.forgive(MISSING);
		await watchShifts(page);
		await page.route('**/api/pictures/**', (route) => route.fulfill({ status: 404, body: '' }));
		const { productId } = await plainGoods('mm', 12);
		await lookAt(page, at('mm', `/Products/${productId}?lang=en`));
		const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
		await expect(page.getByRole('main').getByRole('img', { name }).first()).toBeVisible();
		await expect(boxes(page).first()).toHaveAttribute('data-state', 'placeholder');
		expect(await shifts(page)).toBeLessThan(0.01);
		await expect(page.locator('[data-part="buy-bar"]').getByRole('button').first()).toBeEnabled();
	},
);

test('home has the same layout without its pictures', ON.desktop, async ({ page, problems }) => {
	problems.forgive(MISSING);
	await lookAt(page, at('th', '/?lang=en'));
	const whole = await places(steady(page));
	await watchShifts(page);
	await page.route('**/api/pictures/**', (route) => route.abort());
	await lookAt(page, at('th', '/?lang=en'));
	await expect(boxes(page).first()).toHaveAttribute('data-state', /placeholder|failed/);
	expect(await places(steady(page))).toEqual(whole);
	expect(await shifts(page)).toBeLessThan(0.01);
});

/** Pictures of which enough is in view to load, and that wait all the same. */
const waitingInView = (page: Page) =>
	page.locator('[data-part="lazy-image"][data-state="waiting"]').evaluateAll((all) => {
		const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
		return all.flatMap((box) => {
			const { width, height } = box.getBoundingClientRect();
			let { left, right, top, bottom } = box.getBoundingClientRect();
			// What a row or a column hides beyond its edges is not in view.
			const window = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
			const edges = [window];
			for (let around = box.parentElement; around !== null; around = around.parentElement) {
				if (clips(around)) edges.push(around.getBoundingClientRect());
			}
			for (const edge of edges) {
				left = Math.max(left, edge.left);
				right = Math.min(right, edge.right);
				top = Math.max(top, edge.top);
				bottom = Math.min(bottom, edge.bottom);
			}
			const [wide, high] = [right - left, bottom - top];
			const isSeen = wide > 0 && high > 0 && wide * high > 0.3 * width * height;
			return isSeen ? [`${box.closest('li, a')?.textContent} at ${Math.round(top)}`] : [];
		});
	});

test('what is in view has its pictures before anybody touches the page', async ({ page }, { project }) => {
	const combination = project.name === 'phone' ? MATRIX.thPhone : MATRIX.mmDesktop;
	const { edition } = combination;
	const { buyer } = await memberAt(page, combination);
	const { variantId, productId } = await plainGoods(edition, 3);
	await buyer.put({ [variantId]: 1 });
	const { code } = await buyer.order('cash_on_delivery');
	const addresses = [
		...['/', '/search?minDiscount=10', '/wholesale', `/Products/${productId}`],
		...[`/Shops/${SHOPS[edition]}`, '/Orders', `/Orders/${code}`],
	];
	for (const address of addresses) {
		await open(page, at(edition, address));
		await expect.poll(() => waitingInView(page), { message: address }).toEqual([]);
		expect(await page.locator('[data-part="lazy-image"]').count(), address).toBeGreaterThan(0);
	}
});
