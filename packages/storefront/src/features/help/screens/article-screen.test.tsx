import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderShop } from '../../../testing/render-shop.tsx';

beforeEach(async () => {
	window.localStorage.clear();
	await page.viewport(1280, 900);
});

describe('an article', () => {
	test('shows its sections under one heading, with links to each and to its group [§2.23]', async () => {
		const { screen } = await renderShop('/help/howtobuy');
		const main = screen.getByRole('main');
		await expect.element(main.getByRole('heading', { level: 1, name: 'How to buy' })).toBeVisible();
		await expect.element(main.getByRole('heading', { level: 2, name: 'Step by step' })).toBeVisible();
		const group = main.getByRole('navigation', { name: 'Help' });
		await expect.element(group.getByRole('link', { name: 'How to buy' })).toHaveAttribute('aria-current', 'page');
		await expect.element(group.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/Help/contact-us');
		await expect.element(main.getByRole('link', { name: 'Browse categories' })).toBeVisible();
	});

	test('opens an answer by keyboard [§2.24]', async () => {
		const { screen } = await renderShop('/Help/Faq');
		const answer = screen.getByText('You have 15 minutes.');
		await expect.element(screen.getByText('How much time do I have to pay?')).toBeVisible();
		await expect.element(answer).not.toBeVisible();
		const question = screen.getByRole('button', { name: 'How much time do I have to pay?' });
		await expect.element(question).toHaveAttribute('aria-expanded', 'false');
		question.element().focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(answer).toBeVisible();
	});

	test('is the same under the footer’s path', async () => {
		const { screen } = await renderShop('/Footer/Legal/Terms');
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
	});

	test('can be asked for again when the server did not answer', async () => {
		const { screen } = await renderShop('/Help/HowToBuy', { failures: { getHelpArticle: 'unavailable' } });
		await expect.element(screen.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
	});
});

test('the help center lists the articles by group with their summaries [§2.24]', async () => {
	const { screen } = await renderShop('/Help');
	const main = screen.getByRole('main');
	await expect.element(main.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
	const card = main.getByRole('link', { name: /How to buy.*From the search box to your door/ });
	await expect.element(card).toHaveAttribute('href', '/Help/HowToBuy');
	await expect.element(main.getByRole('region', { name: 'Legal' }).getByRole('link')).toBeVisible();
});
