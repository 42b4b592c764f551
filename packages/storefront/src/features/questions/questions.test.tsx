import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../testing/render-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

async function open(options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in'], id = '1001') {
	const shop = await renderShop(`/Products/${id}`, options);
	const section = shop.screen.getByRole('region', { name: 'Questions' });
	await expect.element(section).toBeVisible();
	return { ...shop, section, items: () => section.getByRole('listitem').elements().length };
}

async function ask(section: Awaited<ReturnType<typeof open>>['section'], text: string) {
	await section.getByRole('button', { name: 'Ask a question' }).click();
	await section.getByRole('textbox', { name: /^Your question/ }).fill(text);
	await section.getByRole('button', { name: 'Submit question' }).click();
}

describe('questions about a product', () => {
	test('come by fives with their answers, and show more', async () => {
		const { section, items } = await open();
		await expect.poll(items).toBe(5);
		await expect.element(section.getByText('Is it the original, or a copy?')).toBeVisible();
		await expect.element(section.getByText('The original. It comes in the box of its maker.')).toBeVisible();
		await section.getByRole('button', { name: 'Show more questions' }).click();
		await expect.poll(items).toBe(6);
	});

	test('are translated where they are in another language', async () => {
		const { section } = await open();
		const thai = section.getByRole('listitem').filter({ hasText: 'ต่างจังหวัดส่งไหมคะ' });
		const link = thai.getByRole('link', { name: 'Translate' }).first().element();
		const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
		expect(origin).toBe('https://translate.google.com');
		expect(Object.fromEntries(searchParams)).toMatchObject({ sl: 'th', tl: 'en', text: 'ต่างจังหวัดส่งไหมคะ' });
		const english = section.getByRole('listitem').filter({ hasText: 'Is it the original, or a copy?' });
		expect(english.getByRole('link').elements()).toHaveLength(0);
	});

	test('are asked, and wait for the shop in the first place', async () => {
		const { section, screen } = await open();
		await ask(section, 'Does it shrink in the wash?');
		await expect.element(screen.getByText('Question sent')).toBeVisible();
		const own = section.getByRole('list', { name: 'Your question' }).getByRole('listitem');
		await expect.element(own.getByText('Does it shrink in the wash?')).toBeVisible();
		await expect.element(own.getByText('Waiting for an answer')).toBeVisible();
		expect(section.getByRole('textbox').elements()).toHaveLength(0);
	});

	test('tell at the field what is wrong, and keep what was typed over a reload', async () => {
		const first = await open();
		await ask(first.section, 'Hm');
		await expect.element(first.section.getByText('Enter at least 5 characters.').first()).toBeVisible();
		await first.section.getByRole('textbox', { name: /^Your question/ }).fill('Hm, is it wool');
		await first.screen.unmount();
		const { section } = await open();
		await section.getByRole('button', { name: 'Ask a question' }).click();
		await expect.element(section.getByRole('textbox', { name: /^Your question/ })).toHaveValue('Hm, is it wool');
	});

	test('say why one more is refused, and keep it', async () => {
		const { section } = await open(SCENARIOS['questions-open']);
		await ask(section, 'And in green?');
		await expect.element(section.getByText(/^3 of your questions about this product are waiting/)).toBeVisible();
		await expect.element(section.getByRole('textbox', { name: /^Your question/ })).toHaveValue('And in green?');
	});

	test('lead a visitor who asks to the sign-in page and back, and tell a guest that it needs an account', async () => {
		const visitor = await open(SCENARIOS['signed-out']);
		await visitor.section.getByRole('button', { name: 'Ask a question' }).click();
		await expect.poll(visitor.at).toBe(`/login?redirect=${encodeURIComponent('/Products/1001#questions')}`);
		await visitor.screen.unmount();

		const guest = await open(SCENARIOS.guest);
		await guest.section.getByRole('button', { name: 'Ask a question' }).click();
		await expect.element(guest.screen.getByText('You need an account for this')).toBeVisible();
	});

	test('say so when nobody has asked one, and when they cannot be loaded', async () => {
		const none = await open(SCENARIOS['signed-in'], '1019');
		await expect.element(none.section.getByText('No questions yet')).toBeVisible();
		await none.screen.unmount();
		const down = await open(SCENARIOS['product-sections-fail']);
		await expect.element(down.section.getByText('We couldn’t load the questions')).toBeVisible();
	});
});
