import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialog/index.ts';
import { Field } from '../field/index.ts';
import { testConformance } from '../testing/conformance.tsx';
import { DatePickerField, DateRangePickerField } from './form.tsx';
import { DatePicker, type DatePickerProps, DateRangePicker } from './index.ts';

const TODAY = '2026-11-19';

testConformance((props) => <DatePicker today={TODAY} aria-label="Day" {...props} />, {
	part: 'date-picker',
	classNamePart: 'date-picker-box',
});
testConformance((props) => <DateRangePicker today={TODAY} aria-label="Days" {...props} />, {
	part: 'date-range-picker',
	classNamePart: 'date-range-picker-box',
});

async function setUp(props: Partial<DatePickerProps> = {}) {
	const onValueChange = vi.fn();
	const screen = await render(
		<form>
			<Field label="Day of delivery">
				<DatePicker today={TODAY} locale="en-GB" name="day" onValueChange={onValueChange} {...props} />
			</Field>
			<button type="reset">Reset</button>
		</form>,
	);
	return {
		screen,
		onValueChange,
		field: screen.getByRole('combobox', { name: 'Day of delivery' }),
		calendar: screen.getByRole('grid'),
		sent: () => new FormData(screen.container.querySelector('form') ?? undefined).get('day'),
	};
}

describe('DatePicker', () => {
	it('shows its value as the value of a named field', async () => {
		const { field } = await setUp({ defaultValue: '2026-11-24' });
		await expect.element(field).toHaveTextContent('24 November 2026');
		await expect.element(field).toHaveAttribute('aria-haspopup', 'dialog');
		await expect.element(field).toHaveAttribute('aria-expanded', 'false');
	});

	it.each(['{Enter}', ' '])('is opened by %s with the focus on today, and chosen in by keys', async (key) => {
		const { field, calendar, onValueChange, sent } = await setUp();
		await userEvent.tab();
		await expect.element(field).toHaveFocus();
		await userEvent.keyboard(key);
		await expect.element(calendar).toBeVisible();
		await expect.poll(() => document.activeElement?.getAttribute('data-date')).toBe(TODAY);
		await userEvent.keyboard('{ArrowRight}{Enter}');
		await expect.element(calendar).not.toBeInTheDocument();
		await expect.element(field).toHaveFocus();
		expect(onValueChange.mock.calls).toEqual([['2026-11-20']]);
		expect(sent()).toBe('2026-11-20');
	});

	it('is closed by Escape without a choice', async () => {
		const { field, calendar, onValueChange } = await setUp();
		await field.click();
		await expect.element(calendar).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(calendar).not.toBeInTheDocument();
		await expect.element(field).toHaveFocus();
		expect(onValueChange).not.toHaveBeenCalled();
	});

	it('is emptied by its button', async () => {
		const { screen, field, onValueChange } = await setUp({ defaultValue: '2026-11-24', isClearable: true });
		await screen.getByRole('button', { name: 'Clear' }).click();
		expect(onValueChange.mock.calls).toEqual([[null]]);
		await expect.element(field).toHaveTextContent('Choose a date');
		await expect.element(field).toHaveFocus();
	});

	it('goes back with its form', async () => {
		const { screen, field, sent } = await setUp({ defaultValue: '2026-11-24' });
		await field.click();
		await screen.getByRole('gridcell', { name: /26 November/ }).click();
		expect(sent()).toBe('2026-11-26');
		await screen.getByRole('button', { name: 'Reset' }).click();
		await expect.element(field).toHaveTextContent('24 November 2026');
	});

	it.each([{ disabled: true }, { readOnly: true }])('does not open with %o', async (props) => {
		const { field, calendar } = await setUp({ ...props, defaultValue: '2026-11-24', isClearable: true });
		await field.click({ force: true });
		expect(calendar.query()).toBeNull();
		expect(document.querySelector('[data-part="date-picker-clear"]')).toBeNull();
	});

	it('closes alone where it is in a dialog', async () => {
		const screen = await render(
			<Dialog isOpen title="Delivery">
				<DatePicker aria-label="Day" today={TODAY} />
			</Dialog>,
		);
		await screen.getByRole('combobox').click();
		await expect.element(screen.getByRole('grid')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
		await expect.element(screen.getByRole('dialog', { name: 'Delivery' })).toBeVisible();
	});
});

describe('DateRangePicker', () => {
	it('stays open until both ends are chosen, and sends both', async () => {
		const onValueChange = vi.fn();
		const screen = await render(
			<form>
				<DateRangePicker
					aria-label="Days"
					today={TODAY}
					locale="en-GB"
					names={['from', 'to']}
					onValueChange={onValueChange}
				/>
			</form>,
		);
		const field = screen.getByRole('combobox', { name: 'Days' });
		await field.click();
		await screen.getByRole('gridcell', { name: / 21 November/ }).click();
		await expect.element(screen.getByRole('grid')).toBeVisible();
		await screen.getByRole('gridcell', { name: / 24 November/ }).click();
		await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
		expect(onValueChange.mock.calls).toEqual([[{ start: '2026-11-21', end: '2026-11-24' }]]);
		expect(field.element().textContent.replace(/\s/g, '')).toBe('21–24November2026');
		const form = screen.container.querySelector('form') ?? undefined;
		expect([...new FormData(form).entries()]).toEqual([
			['from', '2026-11-21'],
			['to', '2026-11-24'],
		]);
	});

	it('gives up a half chosen range by the first Escape, and closes by the second', async () => {
		const screen = await render(<DateRangePicker aria-label="Days" today={TODAY} locale="en-GB" />);
		await screen.getByRole('combobox').click();
		await expect.poll(() => document.activeElement?.getAttribute('data-date')).toBe(TODAY);
		await userEvent.keyboard('{Enter}');
		await expect.element(screen.getByText('Choose the last day')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(screen.getByText('Choose the first day')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
	});
});

interface Values {
	readonly day: string | null;
	readonly days: { readonly start: string; readonly end: string } | null;
}

function Bound() {
	const form = useForm<Values>({ defaultValues: { day: '2026-11-24', days: null } });
	return (
		<form>
			<DatePickerField control={form.control} name="day" label="Day" today={TODAY} locale="en-GB" />
			<DateRangePickerField control={form.control} name="days" label="Days" today={TODAY} locale="en-GB" />
			<button type="button" onClick={() => form.reset()}>
				Reset
			</button>
			<output>{JSON.stringify(form.watch())}</output>
		</form>
	);
}

it('bound to a form keeps ISO dates and goes back on reset', async () => {
	const screen = await render(<Bound />);
	const field = screen.getByRole('combobox', { name: 'Day', exact: true });
	await field.click();
	await screen.getByRole('gridcell', { name: /26 November/ }).click();
	await expect.element(screen.getByRole('status').last()).toHaveTextContent('{"day":"2026-11-26","days":null}');
	await screen.getByRole('button', { name: 'Reset' }).click();
	await expect.element(field).toHaveTextContent('24 November 2026');
});
