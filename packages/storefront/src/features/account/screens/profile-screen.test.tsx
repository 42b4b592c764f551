import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../testing/render-shop.tsx';
import { serveShop, takeOver } from '../../../testing/serve-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

describe('the profile', () => {
	test('says who is signed in and lets them out [§2.15]', async () => {
		const { screen, shop, at } = await renderShop('/profile', SCENARIOS['signed-in']);
		await expect.element(screen.getByRole('heading', { name: 'Daw Khin' })).toBeVisible();
		await screen.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
		await expect.poll(at).toBe('/');
		expect(shop.auth.getState().data).toBeNull();
	});

	test('has all pages of the account beside each of them, the shown one marked [§2.15]', async () => {
		await page.viewport(1280, 800);
		const { screen } = await renderShop('/profile?target=reviews', SCENARIOS['signed-in']);
		const nav = screen.getByRole('navigation', { name: 'Account menu' });
		await expect.element(nav.getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'page');
		await nav.getByRole('link', { name: 'Orders' }).click();
		await expect.element(nav.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
		await expect.element(screen.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
		expect(nav.getByRole('link', { name: 'Seller dashboard' }).elements()).toEqual([]);
	});

	test('leads to every service of the shop on a phone', async () => {
		await page.viewport(360, 640);
		const { screen } = await renderShop('/profile', SCENARIOS['signed-in']);
		const services = screen.getByRole('navigation', { name: 'Shop services' });
		for (const name of ['Wholesale', 'Coupons', 'Track order', 'Delivery cost', 'Post offices', 'Help Center']) {
			await expect.element(services.getByRole('link', { name, exact: true })).toBeVisible();
		}
	});

	test('leads to the orders by where they stand [§2.15]', async () => {
		const { screen } = await renderShop('/profile', SCENARIOS['signed-in']);
		const stages = screen.getByRole('region', { name: 'Orders' });
		await stages.getByRole('link', { name: 'On the way' }).click();
		await expect.element(screen.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'On the way' })).toHaveAttribute('aria-current');
	});

	test('asks for no profile of a guest, who has none', async () => {
		const calls: string[] = [];
		const { screen } = await renderShop('/profile', { ...SCENARIOS.guest, calls });
		await expect.element(screen.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible();
		await expect.poll(() => calls).toContain('GET /api/auth/session');
		expect(calls).not.toContain('GET /api/profile');
	});

	test('asks again who is signed in when a guest opens it: the session may have ended', async () => {
		const calls: string[] = [];
		const { shop, router, screen } = await renderShop('/cart', { ...SCENARIOS.guest, calls });
		await expect.poll(() => shop.auth.getState().status).toBe('authenticated');
		calls.length = 0;
		await router.navigate('/profile');
		await expect.element(screen.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible();
		await expect.poll(() => calls).toContain('GET /api/auth/session');
	});

	test('asks once who is signed in when it was served', async () => {
		const calls: string[] = [];
		const { container, end } = await takeOver(await serveShop('/profile', SCENARIOS.guest), {
			...SCENARIOS.guest,
			calls,
		});
		onTestFinished(end);
		const headings = () => [...container.querySelectorAll('main h2')].map(({ textContent }) => textContent);
		await expect.poll(headings).toContain('Guest');
		await expect.poll(() => calls).toContain('GET /api/auth/session');
		await new Promise((resolve) => setTimeout(resolve, 300));
		expect(calls.filter((call) => call === 'GET /api/auth/session')).toHaveLength(1);
	});

	test('leaves no address on the device of a guest who signs out', async () => {
		window.localStorage.setItem('address-list', '[]');
		const { screen, at } = await renderShop('/profile', SCENARIOS.guest);
		await screen.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
		await expect.poll(at).toBe('/');
		expect(window.localStorage.getItem('address-list')).toBeNull();
	});

	test('applies and keeps preferences at once (Specification §4)', async () => {
		const { screen, shop } = await renderShop('/profile', SCENARIOS['signed-in']);
		await screen.getByRole('combobox', { name: 'Currency' }).selectOptions('usd');
		expect(shop.preferences.getState().currency).toBe('usd');
		expect(window.localStorage.getItem('currency')).toBe('usd');
	});

	test('shows what was saved, and what is taken off leaves at once [§1.3] [§2.15]', async () => {
		const { screen } = await renderShop('/profile?target=wishlist', SCENARIOS['signed-in']);
		await expect.element(screen.getByText('2 items saved')).toBeVisible();
		await screen
			.getByRole('button', { name: /^Remove .* from the wishlist$/ })
			.first()
			.click();
		await expect.element(screen.getByText('1 item saved')).toBeVisible();
	});

	test('offers the next step when nothing is saved', async () => {
		const { screen } = await renderShop('/profile?target=wishlist', SCENARIOS['empty-cart']);
		await expect.element(screen.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
	});
});

describe('reviews of one’s own', () => {
	async function open(scenario: keyof typeof SCENARIOS = 'own-reviews') {
		const shop = await renderShop('/profile?target=reviews', SCENARIOS[scenario]);
		const cards = shop.screen.getByRole('main').getByRole('article');
		await expect.poll(() => cards.elements().length).toBe(2);
		return { ...shop, cards, newest: cards.first(), oldest: cards.last() };
	}

	test('stand with what can still be done with each', async () => {
		const { newest, oldest } = await open();
		await expect.element(newest.getByText(/^Helped 14 people · You can edit it until/)).toBeVisible();
		await expect.element(oldest.getByText(/^The 30 days for edits are over/)).toBeVisible();
		await expect.element(oldest.getByRole('button', { name: /^Delete your review of/ })).toBeVisible();
		expect(oldest.getByRole('button', { name: /^Edit your review of/ }).query()).toBeNull();
	});

	test('are changed: stars, words, and which pictures stay', async () => {
		const { screen, newest } = await open();
		await newest.getByRole('button', { name: /^Edit your review of/ }).click();
		const dialog = screen.getByRole('dialog', { name: 'Edit your review' });
		await expect.element(dialog.getByRole('radio', { name: '5 stars, Excellent' })).toBeChecked();
		await expect.element(dialog.getByRole('img', { name: 'Photo 2' })).toBeVisible();
		await dialog.getByRole('button', { name: 'Remove Photo 1' }).click();
		await dialog.getByRole('radio', { name: '2 stars, Poor' }).click();
		await dialog.getByRole('textbox', { name: 'Your review' }).fill('It broke after a week.');
		await dialog.getByRole('button', { name: 'Save review' }).click();
		await expect.element(dialog).not.toBeInTheDocument();
		await expect.element(newest.getByText('It broke after a week.')).toBeVisible();
		await expect.element(newest.getByText(/^Edited on/)).toBeVisible();
		await expect.element(newest.getByRole('img', { name: '2 out of 5 stars' })).toBeVisible();
		expect(newest.getByRole('button', { name: /^Enlarge photo/ }).elements()).toHaveLength(1);
	});

	test('that cannot be changed any more say so, and lose nothing that was typed', async () => {
		const { screen, newest } = await open('own-reviews-refused');
		await newest.getByRole('button', { name: /^Edit your review of/ }).click();
		const dialog = screen.getByRole('dialog', { name: 'Edit your review' });
		await dialog.getByRole('textbox', { name: 'Your review' }).fill('Better than I thought.');
		await dialog.getByRole('button', { name: 'Save review' }).click();
		await expect.element(dialog.getByText(/^This review can no longer be edited/)).toBeVisible();
		await expect.element(dialog.getByRole('textbox', { name: 'Your review' })).toHaveValue('Better than I thought.');
	});

	test('are removed after one question, and what was bought waits again', async () => {
		const { screen, cards, newest } = await open();
		const waiting = screen.getByRole('region', { name: 'Ready to review' }).getByRole('listitem');
		await expect.poll(() => waiting.elements().length).toBe(3);
		await newest.getByRole('button', { name: /^Delete your review of/ }).click();
		const question = screen.getByRole('alertdialog', { name: /^Delete your review of/ });
		await question.getByRole('button', { name: 'Keep review' }).click();
		expect(cards.elements()).toHaveLength(2);
		await newest.getByRole('button', { name: /^Delete your review of/ }).click();
		await question.getByRole('button', { name: 'Delete', exact: true }).click();
		await expect.poll(() => cards.elements().length).toBe(1);
		await expect.element(screen.getByRole('heading', { name: 'My reviews' })).toHaveFocus();
		await screen.getByRole('button', { name: 'Show all 4' }).click();
		await expect.poll(() => waiting.elements().length).toBe(4);
		await expect.element(waiting.last().getByRole('link')).toHaveFocus();
	});

	test('that cannot be removed now stay, and say so', async () => {
		const { screen, cards, newest } = await open('own-reviews-refused');
		await newest.getByRole('button', { name: /^Delete your review of/ }).click();
		const question = screen.getByRole('alertdialog');
		await question.getByRole('button', { name: 'Delete', exact: true }).click();
		await expect.element(question.getByText(/^The service isn’t available right now/).first()).toBeVisible();
		expect(cards.elements()).toHaveLength(2);
	});

	test('are written from what waits for one [§1.14]', async () => {
		const { screen, cards } = await open();
		await screen
			.getByRole('button', { name: /^Write a review/ })
			.first()
			.click();
		const dialog = screen.getByRole('dialog', { name: 'Write a review' });
		await dialog.getByRole('radio', { name: '4 stars, Good' }).click();
		await dialog.getByRole('button', { name: 'Submit review' }).click();
		await expect.poll(() => cards.elements().length).toBe(3);
		await expect.poll(() => screen.getByRole('button', { name: /^Write a review/ }).elements().length).toBe(2);
	});

	test('ask guests for an account', async () => {
		const { screen } = await renderShop('/profile?target=reviews', SCENARIOS.guest);
		await expect.element(screen.getByRole('link', { name: 'Create account' })).toBeVisible();
	});
});
