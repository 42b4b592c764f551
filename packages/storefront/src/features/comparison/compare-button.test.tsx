import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderShop } from '../../testing/render-shop.tsx';

const FIRST = 'Handwoven cotton shirt, mandarin collar';
const SECOND = 'Plain cotton T-shirt, regular fit';

beforeEach(async () => {
	window.localStorage.clear();
	await page.viewport(1280, 900);
});

/** Cards of the list, and how much of the button to compare one of them is seen. */
async function setUp() {
	const { screen } = await renderShop('/Category/fashion/clothing', SCENARIOS['signed-out']);
	const compare = (name: string) => screen.getByRole('button', { name: `Compare ${name}` });
	await expect.element(compare(FIRST)).toBeInTheDocument();
	await screen.getByRole('heading', { level: 1 }).hover();
	return { screen, compare, opacityOf: (name: string) => Number(getComputedStyle(compare(name).element()).opacity) };
}

describe('the button to compare, with a mouse', () => {
	test('is seen while its card is pointed at, and can be named and reached at any time', async () => {
		const { screen, compare, opacityOf } = await setUp();
		await expect.poll(() => opacityOf(FIRST)).toBe(0);
		await screen.getByRole('link', { name: FIRST }).hover();
		await expect.poll(() => opacityOf(FIRST)).toBe(1);
		expect(opacityOf(SECOND)).toBe(0);
		await screen.getByRole('heading', { level: 1 }).hover();
		await expect.poll(() => opacityOf(FIRST)).toBe(0);
		expect(compare(FIRST).element().checkVisibility({ visibilityProperty: true })).toBe(true);
	});

	test('is seen while something in its card has focus', async () => {
		const { screen, compare, opacityOf } = await setUp();
		screen.getByRole('link', { name: FIRST }).element().focus();
		await expect.poll(() => opacityOf(FIRST)).toBe(1);
		await userEvent.tab();
		await userEvent.tab();
		await expect.element(compare(FIRST)).toHaveFocus();
		expect(opacityOf(FIRST)).toBe(1);
		screen.getByRole('link', { name: SECOND }).element().focus();
		await expect.poll(() => opacityOf(FIRST)).toBe(0);
	});

	test('stays in sight once its product is chosen', async () => {
		const { screen, compare, opacityOf } = await setUp();
		await compare(FIRST).click();
		await expect.element(compare(FIRST)).toHaveAttribute('aria-pressed', 'true');
		await screen.getByRole('link', { name: SECOND }).hover();
		screen.getByRole('link', { name: SECOND }).element().focus();
		await expect.poll(() => opacityOf(SECOND)).toBe(1);
		expect(opacityOf(FIRST)).toBe(1);
	});
});
