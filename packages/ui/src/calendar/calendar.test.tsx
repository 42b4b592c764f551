import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LabelsProvider, labelsTh } from '../labels/index.ts';
import { testConformance } from '../testing/conformance.tsx';
import { Calendar, type CalendarProps, RangeCalendar, type RangeCalendarProps } from './index.ts';

const TODAY = '2026-11-19';

testConformance((props) => <Calendar today={TODAY} aria-label="Day" {...props} />, { part: 'calendar' });
testConformance((props) => <RangeCalendar today={TODAY} aria-label="Days" {...props} />, { part: 'range-calendar' });

const focused = () => document.activeElement?.getAttribute('data-date');
const chosen = () =>
	[...document.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map((day) => day.dataset.date);

async function setUp(props: Partial<CalendarProps> = {}, dir?: 'rtl') {
	const onValueChange = vi.fn();
	const onMonthChange = vi.fn();
	const screen = await render(
		<div dir={dir}>
			<Calendar
				today={TODAY}
				locale="en-GB"
				aria-label="Day"
				onValueChange={onValueChange}
				onMonthChange={onMonthChange}
				{...props}
			/>
		</div>,
	);
	const focusDay = () => document.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
	return { screen, onValueChange, onMonthChange, focusDay };
}

describe('Calendar', () => {
	it('is a named grid of days with headings, and marks today and the chosen day', async () => {
		const { screen } = await setUp({ defaultValue: '2026-11-24' });
		await expect.element(screen.getByRole('group', { name: 'Day' })).toBeVisible();
		await expect.element(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
		await expect.element(screen.getByRole('columnheader').first()).toHaveAccessibleName('Monday');
		const today = screen.getByRole('gridcell', { name: 'Thursday 19 November 2026' });
		await expect.element(today).toHaveAttribute('aria-current', 'date');
		expect(chosen()).toEqual(['2026-11-24']);
		expect(screen.container.querySelectorAll('[data-date]')).toHaveLength(30);
		expect(screen.container.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
	});

	it.each([
		['{ArrowRight}', '2026-11-25'],
		['{ArrowLeft}', '2026-11-23'],
		['{ArrowDown}', '2026-12-01'],
		['{ArrowUp}', '2026-11-17'],
		['{Home}', '2026-11-23'],
		['{End}', '2026-11-29'],
		['{PageDown}', '2026-12-24'],
		['{PageUp}', '2026-10-24'],
		['{Shift>}{PageDown}{/Shift}', '2027-11-24'],
		['{Shift>}{PageUp}{/Shift}', '2025-11-24'],
	])('moves the focus by %s to %s', async (keys, date) => {
		const { focusDay, onValueChange } = await setUp({ defaultValue: '2026-11-24' });
		focusDay();
		await userEvent.keyboard(keys);
		await expect.poll(focused).toBe(date);
		expect(onValueChange).not.toHaveBeenCalled();
	});

	it('mirrors the arrows where it is read from right to left', async () => {
		const { focusDay } = await setUp({ defaultValue: '2026-11-24' }, 'rtl');
		focusDay();
		await userEvent.keyboard('{ArrowLeft}');
		await expect.poll(focused).toBe('2026-11-25');
	});

	it.each(['{Enter}', ' '])('chooses by %s', async (key) => {
		const { focusDay, onValueChange } = await setUp();
		focusDay();
		await userEvent.keyboard(`{ArrowRight}${key}`);
		expect(onValueChange.mock.calls).toEqual([['2026-11-20']]);
		expect(chosen()).toEqual(['2026-11-20']);
	});

	it('chooses by a press and stays at the limits', async () => {
		const { screen, focusDay, onValueChange } = await setUp({ min: '2026-11-18', max: '2026-11-21' });
		await screen.getByRole('gridcell', { name: /21 November/ }).click();
		await screen.getByRole('gridcell', { name: /22 November/ }).click({ force: true });
		expect(onValueChange.mock.calls).toEqual([['2026-11-21']]);
		focusDay();
		await userEvent.keyboard('{PageUp}');
		await expect.poll(focused).toBe('2026-11-18');
		await expect.element(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
		await expect.element(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
	});

	it('reaches disabled days but does not choose them', async () => {
		const { focusDay, onValueChange } = await setUp({ isDateDisabled: (date) => date === '2026-11-20' });
		focusDay();
		await userEvent.keyboard('{ArrowRight}{Enter}');
		await expect.poll(focused).toBe('2026-11-20');
		expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
		expect(onValueChange).not.toHaveBeenCalled();
	});

	it('shows other months by its buttons and says so', async () => {
		const { screen, onMonthChange } = await setUp({ defaultMonth: '2027-01-31' });
		await screen.getByRole('button', { name: 'Next month' }).click();
		await expect.element(screen.getByText('February 2027')).toHaveAttribute('aria-live', 'polite');
		expect(onMonthChange.mock.calls).toEqual([['2027-02-01']]);
	});

	it('is written in Thai with Buddhist years, by the labels of the provider', async () => {
		const screen = await render(
			<LabelsProvider labels={labelsTh}>
				<Calendar today={TODAY} locale="th" />
			</LabelsProvider>,
		);
		await expect.element(screen.getByRole('grid', { name: 'พฤศจิกายน 2569' })).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'เดือนถัดไป' })).toBeVisible();
	});

	it('can be read but not changed', async () => {
		const { screen, onValueChange } = await setUp({ readOnly: true });
		await screen.getByRole('gridcell', { name: /21 November/ }).click();
		expect(onValueChange).not.toHaveBeenCalled();
		await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
	});
});

async function setUpRange(props: Partial<RangeCalendarProps> = {}) {
	const onValueChange = vi.fn();
	const screen = await render(
		<RangeCalendar today={TODAY} locale="en-GB" aria-label="Days" onValueChange={onValueChange} {...props} />,
	);
	const press = (day: number) => screen.getByRole('gridcell', { name: new RegExp(` ${day} November`) }).click();
	return { screen, onValueChange, press, status: screen.getByRole('status') };
}

describe('RangeCalendar', () => {
	it('takes both ends in any order and says which is next', async () => {
		const { press, onValueChange, status, screen } = await setUpRange();
		await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
		await expect.element(status).toHaveTextContent('Choose the first day');
		await press(24);
		await expect.element(status).toHaveTextContent('Choose the last day');
		expect(onValueChange).not.toHaveBeenCalled();
		await press(22);
		expect(onValueChange.mock.calls).toEqual([[{ start: '2026-11-22', end: '2026-11-24' }]]);
		expect(chosen()).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
	});

	it('takes one day as first and last', async () => {
		const { press, onValueChange } = await setUpRange();
		await press(24);
		await press(24);
		expect(onValueChange.mock.calls).toEqual([[{ start: '2026-11-24', end: '2026-11-24' }]]);
	});

	it('marks the range on the way by keys, and gives it up by Escape', async () => {
		const { press, onValueChange, status } = await setUpRange({
			defaultValue: { start: '2026-11-02', end: '2026-11-03' },
		});
		await press(24);
		document.querySelector<HTMLElement>('[data-date="2026-11-24"]')?.focus();
		await userEvent.keyboard('{ArrowRight}{ArrowRight}');
		await expect.poll(chosen).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
		await userEvent.keyboard('{Escape}');
		await expect.poll(chosen).toEqual(['2026-11-02', '2026-11-03']);
		await expect.element(status).toHaveTextContent('Choose the first day');
		expect(onValueChange).not.toHaveBeenCalled();
	});

	it('contains no disabled day and is not longer than allowed', async () => {
		const { screen, press } = await setUpRange({ isDateDisabled: (date) => date === '2026-11-20', maxDays: 5 });
		await press(22);
		const isOut = (day: number) =>
			screen.getByRole('gridcell', { name: new RegExp(` ${day} November`) }).element().ariaDisabled === 'true';
		expect([19, 20, 21, 22, 26, 27].map(isOut)).toEqual([true, true, false, false, false, true]);
	});
});
