import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShop } from '../../testing/render-shop.tsx';

const ZAWGYI = 'ေမာင္ေမာင္';
const UNICODE = 'မောင်မောင်';

describe('a field for words', () => {
	test('converts Zawgyi when it is left, says so, and undoes it for good [§5.11]', async () => {
		const { screen } = await renderShop('/AddressBook?edit=address-1', SCENARIOS['signed-in']);
		const name = screen.getByRole('textbox', { name: /^Recipient/ });
		await name.fill(ZAWGYI);
		// The converter is loaded with the first letter.
		await expect
			.poll(async () => {
				await userEvent.tab();
				await name.click();
				return screen.getByText('Converted from Zawgyi to Unicode.').elements().length;
			})
			.toBe(1);
		await expect.element(name).toHaveValue(UNICODE);
		await screen.getByRole('button', { name: 'Undo', exact: true }).click();
		await expect.element(name).toHaveValue(ZAWGYI);
		await expect.element(name).toHaveFocus();
		await expect.element(screen.getByText('Kept as you typed it.')).toBeVisible();
		await userEvent.tab();
		await expect.element(name).toHaveValue(ZAWGYI);
	});

	test('keeps words in other languages of the script', async () => {
		const { screen } = await renderShop('/AddressBook?edit=address-1', SCENARIOS['signed-in']);
		const name = screen.getByRole('textbox', { name: /^Recipient/ });
		const street = screen.getByRole('textbox', { name: /^Street/ });
		await street.fill(ZAWGYI);
		await name.fill('ၸၢႆးသႅင် တႆး');
		await expect
			.poll(async () => {
				await street.click();
				await name.click();
				return (street.element() as HTMLInputElement).value;
			})
			.toBe(UNICODE);
		await street.click();
		await expect.element(name).toHaveValue('ၸၢႆးသႅင် တႆး');
	});

	test('is converted when the form is sent with Enter', async () => {
		const { screen, at } = await renderShop('/AddressBook?edit=address-1', SCENARIOS['signed-in']);
		const street = screen.getByRole('textbox', { name: /^Street/ });
		await street.fill(ZAWGYI);
		await expect
			.poll(async () => {
				await userEvent.tab();
				await street.click();
				return (street.element() as HTMLInputElement).value;
			})
			.toBe(UNICODE);
		const name = screen.getByRole('textbox', { name: /^Recipient/ });
		await name.fill(ZAWGYI);
		await userEvent.keyboard('{Enter}');
		await expect.poll(at, { timeout: 10_000 }).toBe('/AddressBook');
		await expect.element(screen.getByText(UNICODE).first()).toBeVisible();
	});

	test('waits for the converter when the form is sent before it is there', async () => {
		const { screen, at } = await renderShop('/AddressBook?edit=address-1', SCENARIOS['signed-in']);
		const name = screen.getByRole('textbox', { name: /^Recipient/ });
		await expect.element(name).toBeVisible();
		// In one task: nothing can be loaded between the letters and Enter.
		const field = name.element() as HTMLInputElement;
		field.focus();
		document.execCommand('selectAll');
		document.execCommand('insertText', false, ZAWGYI);
		field.form?.requestSubmit();
		await expect.poll(at, { timeout: 10_000 }).toBe('/AddressBook');
		await expect.element(screen.getByText(UNICODE).first()).toBeVisible();
	});

	test('converts a draft that a reload brought back', async () => {
		const first = await renderShop('/AddressBook?edit=address-1', SCENARIOS['signed-in']);
		await first.screen.getByRole('textbox', { name: /^Recipient/ }).fill(ZAWGYI);
		// A reload tells no field that it is left.
		const kept = Object.entries(sessionStorage);
		expect(JSON.stringify(kept)).toContain(ZAWGYI);
		await first.screen.unmount();
		for (const [key, value] of kept) sessionStorage.setItem(key, value);
		const { screen, at } = await renderShop('/AddressBook?edit=address-1', SCENARIOS['signed-in']);
		const name = screen.getByRole('textbox', { name: /^Recipient/ });
		await expect.element(name).toHaveValue(ZAWGYI);
		await name.click();
		await userEvent.keyboard('{Enter}');
		await expect.poll(at, { timeout: 10_000 }).toBe('/AddressBook');
		await expect.element(screen.getByText(UNICODE).first()).toBeVisible();
	});
});
