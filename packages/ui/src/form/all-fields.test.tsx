import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FormResult } from './index.ts';
import { SAMPLE_RULES, SAMPLE_VALUES, SampleForm, type SampleValues } from './sample-form.tsx';

const MESSAGES = Object.values(SAMPLE_RULES).map(([, message]) => message);
const RECEIPT = new File(['paid'], 'receipt.pdf', { type: 'application/pdf' });
const PICTURE = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'cup.png', { type: 'image/png' });

async function setUp(answer: (values: SampleValues) => FormResult = () => undefined) {
	const onSubmit = vi.fn(answer);
	const screen = await render(<SampleForm onSubmit={onSubmit} />);
	const links = () =>
		[...screen.container.querySelectorAll('[data-part="form-error-summary-link"]')].map(
			({ textContent }) => textContent,
		);
	const field = (name: string) => {
		const found = screen.container.querySelector(`[data-field="${name}"], [name="${name}"]`);
		if (!found) throw new Error(`no field ${name}`);
		return found;
	};
	return {
		screen,
		onSubmit,
		links,
		field,
		send: () => screen.getByRole('button', { name: 'Place order' }).click(),
	};
}

type Screen = Awaited<ReturnType<typeof setUp>>['screen'];

const inputOf = (field: Element) => field.querySelector('input') ?? field;

async function fillAll(screen: Screen, field: (name: string) => Element) {
	const text = (name: string) => screen.getByRole('textbox', { name, exact: true });
	await text('Name').fill('Daw Khin');
	await text('Way to your door').fill('Behind the tea shop');
	await userEvent.fill(inputOf(field('password')), 'thanaka-8-tea');
	await text('Code').fill('407 913');
	await screen.getByRole('spinbutton', { name: 'Weight in kg' }).fill('2.5');
	await text('Phone').fill('09 799 123 456');
	await text('Day').fill('21');
	await text('Month').fill('11');
	await text('Year').fill('1990');
	await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'shan');
	for (const [name, choice] of [
		['Township', 'Hlaing'],
		['What you like', 'Silk'],
	] as const) {
		await screen.getByRole('combobox', { name }).fill(choice);
		await page.getByRole('option', { name: choice }).click();
		await userEvent.keyboard('{Escape}');
	}
	for (const name of ['Sunday', 'I agree to the terms']) await screen.getByRole('checkbox', { name }).click();
	for (const name of ['Post office', 'List']) await screen.getByRole('radio', { name }).click({ force: true });
	await screen.getByRole('radio', { name: /Cash/ }).click({ force: true });
	await screen.getByRole('switch').click();
	await screen.getByRole('button', { name: 'Increase quantity' }).click();
	for (const [name, file] of [
		['receipt', RECEIPT],
		['pictures', PICTURE],
	] as const) {
		await userEvent.upload(inputOf(field(name)), file);
	}
	await text('Coupon code').fill('TEA10');
	await screen.getByRole('button', { name: 'Apply' }).click();
	await expect.element(screen.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
}

const FILLED: Partial<SampleValues> = {
	name: 'Daw Khin',
	note: 'Behind the tea shop',
	password: 'thanaka-8-tea',
	code: '407913',
	weight: 2.5,
	phone: { country: 'mm', number: '09 799 123 456' },
	born: { day: '21', month: '11', year: '1990' },
	region: 'shan',
	township: { id: 'hlaing', name: 'Hlaing' },
	interests: [{ id: 'silk', name: 'Silk' }],
	days: ['sunday'],
	delivery: 'post',
	payment: 'cash',
	view: 'list',
	pieces: 2,
	coupon: { code: 'TEA10', isApplied: true },
	news: true,
	terms: true,
};

describe('a form of all fields', () => {
	it('sent empty, lists all that is missing and moves the focus to the first', async () => {
		const { screen, send, links, onSubmit } = await setUp();
		await send();
		await expect.poll(links).toEqual(MESSAGES);
		await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
		expect(onSubmit).not.toHaveBeenCalled();
	});

	it('leads from each line of the list to its field', async () => {
		const { screen, send, links, field } = await setUp();
		await send();
		await expect.poll(links).toEqual(MESSAGES);
		for (const [name, [, message]] of Object.entries(SAMPLE_RULES)) {
			await screen.getByRole('link', { name: message }).click();
			expect(field(name).contains(document.activeElement), name).toBe(true);
			expect(document.activeElement, name).not.toBe(document.body);
		}
	});

	it('hands over what was filled in, of every kind', async () => {
		const { screen, send, field, onSubmit } = await setUp();
		await fillAll(screen, field);
		await send();
		await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
		expect(onSubmit.mock.calls[0]?.[0]).toMatchObject(FILLED);
		expect(onSubmit.mock.calls[0]?.[0].receipt).toEqual([RECEIPT]);
	});

	it('puts errors of the server at their fields and loses nothing that was typed', async () => {
		const names = Object.keys(SAMPLE_VALUES);
		const { screen, send, field, links, onSubmit } = await setUp(() => ({
			fieldErrors: Object.fromEntries(names.map((name) => [name, `Wrong: ${name}.`])),
		}));
		await fillAll(screen, field);
		await send();
		await expect.poll(links).toHaveLength(names.length);
		for (const name of names) {
			expect(screen.container.textContent?.split(`Wrong: ${name}.`).length, name).toBeGreaterThanOrEqual(3);
		}
		await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
		await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Daw Khin Khin');
		await expect.poll(links).toHaveLength(names.length - 1);
		expect(onSubmit.mock.calls[0]?.[0]).toMatchObject(FILLED);
		await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('09 799 123 456');
		await expect.element(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('TEA10');
		await expect.element(screen.getByRole('combobox', { name: 'Township' })).toHaveValue('Hlaing');
	});

	it('goes back to its beginning, every kind of field', async () => {
		const { screen, field, send, links } = await setUp();
		const picture = () =>
			[...screen.container.querySelectorAll('input, select, textarea')].map((control) =>
				control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
					? control.checked
					: control instanceof HTMLInputElement ||
							control instanceof HTMLSelectElement ||
							control instanceof HTMLTextAreaElement
						? control.value
						: '',
			);
		const before = picture();
		await fillAll(screen, field);
		expect(picture()).not.toEqual(before);
		await screen.getByRole('button', { name: 'Start over' }).click();
		await expect.poll(picture).toEqual(before);
		await send();
		await expect.poll(links).toEqual(MESSAGES);
	});

	it('is rendered on the server', () => {
		const html = renderToString(<SampleForm onSubmit={() => undefined} />);
		for (const name of Object.keys(SAMPLE_VALUES)) expect(html).toMatch(new RegExp(`(data-field|name)="${name}"`));
	});
});
