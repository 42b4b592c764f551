import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { DateField, type DateParts, fromIsoDate, noDate, toIsoDate } from './index.ts';

testConformance((props) => <DateField {...props} />, { part: 'date-field' });

const BURMESE = '၀၁၂၃၄၅၆၇၈၉';
const parseBurmese = (text: string) => Number(text.replace(/[၀-၉]/g, (digit) => String(BURMESE.indexOf(digit))));

describe('DateField', () => {
	it('asks for the parts by name, in the reader’s order', async () => {
		const screen = await render(<DateField aria-label="Birthday" order={['year', 'month', 'day']} />);
		await expect.element(screen.getByRole('group', { name: 'Birthday' })).toBeVisible();
		const names = [...screen.container.querySelectorAll('label')].map(({ textContent }) => textContent);
		expect(names).toEqual(['Year', 'Month', 'Day']);
	});

	it('is typed through with Tab and keeps what was typed', async () => {
		const onValueChange = vi.fn();
		const screen = await render(<DateField onValueChange={onValueChange} />);
		await screen.getByRole('textbox', { name: 'Day' }).click();
		await userEvent.keyboard('၂၁{Tab}11{Tab}2026');
		expect(onValueChange).toHaveBeenLastCalledWith({ day: '၂၁', month: '11', year: '2026' });
	});

	it('lets browsers fill in a birthday', async () => {
		const screen = await render(<DateField isBirthday name="born" />);
		await expect.element(screen.getByRole('textbox', { name: 'Year' })).toHaveAttribute('autocomplete', 'bday-year');
		await expect.element(screen.getByRole('textbox', { name: 'Year' })).toHaveAttribute('name', 'born.year');
	});

	it('shows what the caller keeps', async () => {
		const screen = await render(<DateField value={fromIsoDate('2026-11-21')} />);
		await screen.getByRole('textbox', { name: 'Day' }).fill('3');
		await expect.element(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('21');
	});

	it('goes back with its form', async () => {
		const screen = await render(
			<form>
				<DateField />
				<button type="reset">Reset</button>
			</form>,
		);
		await screen.getByRole('textbox', { name: 'Month' }).fill('3');
		await screen.getByRole('button').click();
		await expect.element(screen.getByRole('textbox', { name: 'Month' })).toHaveValue('');
	});

	it('marks all parts of a wrong date', async () => {
		const screen = await render(<DateField isInvalid />);
		for (const part of screen.getByRole('textbox').elements()) expect(part.getAttribute('aria-invalid')).toBe('true');
	});
});

describe('toIsoDate', () => {
	const parts = (day: string, month: string, year: string): DateParts => ({ day, month, year });

	it.each([
		[parts('21', '11', '2026'), '2026-11-21'],
		[parts(' 1 ', '02', '1999'), '1999-02-01'],
		[parts('29', '2', '2024'), '2024-02-29'],
		[parts('29', '2', '2025'), undefined],
		[parts('31', '4', '2026'), undefined],
		[parts('0', '4', '2026'), undefined],
		[parts('1', '13', '2026'), undefined],
		[parts('', '4', '2026'), undefined],
		[parts('x', '4', '2026'), undefined],
		[parts('1', '4', '20260'), undefined],
		[noDate, undefined],
	])('reads %o as %s', (typed, date) => {
		expect(toIsoDate(typed)).toBe(date);
	});

	it('reads years of the Buddhist era and digits of the reader', () => {
		expect(toIsoDate(parts('21', '11', '2569'), { yearOffset: 543 })).toBe('2026-11-21');
		expect(toIsoDate(parts('၂၁', '၁၁', '၂၀၂၆'), { parseValue: parseBurmese })).toBe('2026-11-21');
		expect(fromIsoDate('2026-01-05', 543)).toEqual(parts('5', '1', '2569'));
		expect(fromIsoDate('')).toEqual(noDate);
	});
});
