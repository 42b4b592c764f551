import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../testing/render-shop.tsx';

beforeEach(async () => {
	window.localStorage.clear();
	await page.viewport(1280, 900);
});

describe('the search for post offices', () => {
	test('narrows by place and text, in an address that can be shared [§1.20]', async () => {
		const { screen, at } = await renderShop('/PostOffices');
		const main = screen.getByRole('main');
		const offices = main.getByRole('list', { name: 'Post offices' }).getByRole('article');
		await expect.element(offices.first()).toBeVisible();
		const all = offices.elements().length;
		await main.getByLabelText('Region or province').selectOptions('mm-mandalay');
		await main.getByLabelText('Name, place or postcode').fill('05061');
		await main.getByRole('button', { name: 'Search post offices' }).click();
		await expect.poll(at).toBe('/PostOffices?search=05061&in=mm-mandalay');
		await expect.poll(() => offices.elements().length).toBe(1);
		expect(all).toBeGreaterThan(1);
		await expect.element(offices.getByText('Mon–Fri', { exact: false })).toBeVisible();
	});

	test('shows its results on a phone: the view and the focus move to them, sent again too', async () => {
		await page.viewport(360, 640);
		const { screen } = await renderShop('/PostOffices');
		const main = screen.getByRole('main');
		const list = main.getByRole('list', { name: 'Post offices' });
		const submit = main.getByRole('button', { name: 'Search post offices' });
		await expect.element(list).toBeVisible();
		await main.getByLabelText('Region or province').selectOptions('mm-mandalay');
		for (const _ of ['first', 'unchanged']) {
			window.scrollTo({ top: 0 });
			await submit.click();
			await expect.poll(() => document.activeElement?.querySelector(':scope > ul')).toBe(list.element());
			await expect.poll(() => list.element().getBoundingClientRect().top).toBeLessThan(320);
			await submit.element().focus();
		}
	});

	test('that could not be reached is loaded by itself when the connection returns', async () => {
		const failures: { listPostOffices?: 'lost' } = { listPostOffices: 'lost' };
		const { screen } = await renderShop('/PostOffices', { failures });
		const again = screen.getByRole('main').getByRole('button', { name: 'Try again' });
		await expect.element(again).toBeVisible();
		delete failures.listPostOffices;
		window.dispatchEvent(new Event('online'));
		await expect.element(screen.getByRole('main').getByRole('list', { name: 'Post offices' })).toBeVisible();
	});

	test('shows another country’s, with a number to call', async () => {
		const { screen } = await renderShop('/PostOffices?in=th');
		const call = screen.getByRole('main').getByRole('link', { name: '1545' }).first();
		await expect.element(call).toHaveAttribute('href', 'tel:1545');
	});

	test('says what to try when there is none', async () => {
		const { screen } = await renderShop('/PostOffices?search=qqqq');
		await expect.element(screen.getByRole('heading', { name: 'No post offices found' })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Show all post offices' })).toBeVisible();
	});

	test('sends an invalid text to /FourNotFive (Specification §4)', async () => {
		const { at } = await renderShop(`/PostOffices?search=${'x'.repeat(50)}`);
		await expect.poll(at).toBe('/FourNotFive');
	});
});

describe('the delivery calculator', () => {
	test('calculates from the form and shows the cheapest service first [§1.20]', async () => {
		const { screen, at } = await renderShop('/DeliveryCalculator');
		const main = screen.getByRole('main');
		await main.getByLabelText('To').selectOptions('mm-mandalay');
		await main.getByLabelText('Weight including packaging').fill('2.5');
		await main.getByRole('button', { name: 'Calculate cost' }).click();
		await expect.poll(at).toBe('/DeliveryCalculator?from=mm-yangon&to=mm-mandalay&kg=2.5');
		await expect
			.element(main.getByRole('heading', { level: 2, name: 'From Yangon Region to Mandalay Region' }))
			.toBeVisible();
		await expect
			.element(main.getByRole('heading', { level: 3 }).first())
			.toHaveTextContent('Standard DeliveryCheapest');
	});

	test('tells at the field what is wrong, and keeps what was typed', async () => {
		const { screen } = await renderShop('/DeliveryCalculator?from=mm-yangon&kg=heavy');
		const weight = screen.getByLabelText('Weight including packaging');
		await expect.element(weight).toHaveAccessibleDescription('Enter a weight from 0.001 to 1,000 kg');
		await expect.element(weight).toHaveValue('heavy');
		await expect.element(screen.getByLabelText('To')).toHaveAccessibleDescription('Select a place from the list');
	});

	test('says what can be changed when nobody carries the parcel', async () => {
		const { screen } = await renderShop('/DeliveryCalculator?from=mm-yangon&to=mm-mandalay&kg=900');
		await expect.element(screen.getByRole('heading', { name: 'No delivery service for this parcel' })).toBeVisible();
		await expect.element(screen.getByLabelText('Weight including packaging')).toHaveValue('900');
	});
});
