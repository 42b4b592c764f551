import { MOCK_TRACK_TOKEN, SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';
import { trackingProblems } from '../tracking-rules.ts';

async function open(path = '/Track', options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-out']) {
	const { screen } = await renderShop(path, options);
	await expect.element(screen.getByRole('heading', { level: 1, name: 'Track your order' })).toBeVisible();
	const form = screen.getByRole('form', { name: 'Track order' });
	return {
		screen,
		form,
		async find(code: string, phone: string) {
			await form.getByRole('textbox', { name: /^Order or tracking code/ }).fill(code);
			await form.getByRole('textbox', { name: /^Phone number/ }).fill(phone);
			await form.getByRole('button', { name: 'Track' }).click();
		},
	};
}

describe('tracking without signing in (Decision 10)', () => {
	test('shows where an order is, and nothing of where it goes [§1.13]', async () => {
		const { screen, find } = await open();
		await find('zl 3100-0002', '09 951 234 567');
		await expect.element(screen.getByRole('heading', { name: 'Order ZL31000002' })).toBeVisible();
		await expect.element(screen.getByRole('article').getByText('EX100000020MP')).toBeVisible();
		expect(screen.container.textContent).not.toContain('Bogyoke');
	});

	test('says that a parcel is late, and leads to the shop and to help [§9.2]', async () => {
		const { screen, find } = await open('/Track', SCENARIOS['parcel-late']);
		await find('ZL31000002', '09951234567');
		await expect.element(screen.getByText('This parcel is late')).toBeVisible();
		await expect.element(screen.getByRole('link', { name: /^Ask the shop/ })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', '/Help/contact-us');
	});

	test('finds one parcel by its own code, which an address may bring', async () => {
		const { screen, form } = await open('/Track?code=EX100000010MP');
		await form.getByRole('textbox', { name: /^Phone number/ }).fill('09951234567');
		await form.getByRole('button', { name: 'Track' }).click();
		await expect.element(screen.getByRole('heading', { name: 'Order ZL31000001' })).toBeVisible();
	});

	test('says the same of an unknown code and of a wrong number, and keeps both', async () => {
		const { form, find } = await open();
		await find('ZL99999999', '09951234567');
		await expect.element(form.getByText(/^No order matches this code and phone number/)).toBeVisible();
		await expect.element(form.getByRole('textbox', { name: /^Order or tracking code/ })).toHaveValue('ZL99999999');
	});

	test('keeps what was typed over a reload, until an order was found', async () => {
		const first = await open();
		await first.find('ZL3100', '09951234567');
		await first.screen.unmount();

		const second = await open();
		const code = second.form.getByRole('textbox', { name: /^Order or tracking code/ });
		await expect.element(code).toHaveValue('ZL3100');
		await expect.element(second.form.getByRole('textbox', { name: /^Phone number/ })).toHaveValue('09951234567');
		await second.find('ZL31000002', '09951234567');
		await expect.element(second.screen.getByRole('heading', { name: 'Order ZL31000002' })).toBeVisible();
		await second.screen.unmount();

		const third = await open();
		await expect.element(third.form.getByRole('textbox', { name: /^Order or tracking code/ })).toHaveValue('');
	});

	test('says when it was tried too often', async () => {
		const { form, find } = await open('/Track', SCENARIOS['tracking-limited']);
		await find('ZL31000002', '09951234567');
		await expect.element(form.getByText(/^Too many attempts/)).toBeVisible();
	});
});

describe('the link of a message', () => {
	test('opens its order without code, number or account [§1.13]', async () => {
		const { screen } = await open(`/Track?lang=en#ZL31000002.${MOCK_TRACK_TOKEN}`);
		const heading = screen.getByRole('heading', { name: 'Order ZL31000002' });
		await expect.element(heading).toBeVisible();
		expect(document.activeElement?.contains(heading.element())).toBe(true);
		expect(screen.container.textContent).not.toContain('Bogyoke');
	});

	test('that is not whole says so, and the form is there', async () => {
		const { screen, find } = await open('/Track#ZL31000002.x');
		await expect.element(screen.getByText(/^This link doesn’t match any order/)).toBeVisible();
		await find('ZL31000002', '09951234567');
		await expect.element(screen.getByRole('heading', { name: 'Order ZL31000002' })).toBeVisible();
	});

	test('that was not answered can be tried again', async () => {
		const { screen } = await open(`/Track#ZL31000002.${MOCK_TRACK_TOKEN}`, SCENARIOS.down);
		await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
	});
});

describe('what is wrong with what was filled in', () => {
	const phone = { country: '95', number: '09951234567' };
	test.each([
		['', phone, { code: 'codeMissing' }],
		['ZL12', phone, { code: 'codeWrong' }],
		['ZL12345678', { country: '95', number: ' ' }, { phone: 'phoneMissing' }],
		['ZL12345678', { country: '95', number: '12' }, { phone: 'phoneWrong' }],
		['EX123456789MP', phone, {}],
	])('%j, %o', (code, number, problems) => {
		expect(trackingProblems({ code, phone: number })).toEqual(problems);
	});
});
