import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FieldSet } from '../field-set/index.ts';
import { testConformance } from '../testing/conformance.tsx';
import { BoundTimeField } from './form.tsx';
import { fromIsoTime, noTime, TimeField, type TimeFieldProps, type TimeParts, toIsoTime } from './index.ts';

testConformance((props) => <TimeField {...props} />, { part: 'time-field' });

const BURMESE = '၀၁၂၃၄၅၆၇၈၉';
const parseBurmese = (text: string) => Number(text.replace(/[၀-၉]/g, (digit) => String(BURMESE.indexOf(digit))));
const toBurmese = (text: string) => text.replace(/\d/g, (digit) => BURMESE.charAt(Number(digit)));

async function setUp(props: Partial<TimeFieldProps> = {}) {
	const onValueChange = vi.fn();
	const screen = await render(
		<form>
			<TimeField aria-label="Opens at" name="opens" onValueChange={onValueChange} {...props} />
			<button type="reset">Reset</button>
		</form>,
	);
	return {
		screen,
		onValueChange,
		hour: screen.getByRole('spinbutton', { name: 'Hour' }),
		minute: screen.getByRole('spinbutton', { name: 'Minute' }),
	};
}

describe('TimeField', () => {
	it('is a named group that is typed through with Tab', async () => {
		const { screen, onValueChange } = await setUp();
		await expect.element(screen.getByRole('group', { name: 'Opens at' })).toBeVisible();
		await userEvent.tab();
		await userEvent.keyboard('14{Tab}05');
		expect(onValueChange).toHaveBeenLastCalledWith({ hour: '14', minute: '05', period: 'am' });
	});

	it('is no group of its own in a FieldSet', async () => {
		const screen = await render(
			<FieldSet legend="Opens at">
				<TimeField />
			</FieldSet>,
		);
		expect(screen.getByRole('group').elements()).toHaveLength(1);
	});

	it.each([
		['h23', '23', '{ArrowUp}', '00'],
		['h23', '00', '{ArrowDown}', '23'],
		['h23', '', '{ArrowUp}', '00'],
		['h12', '12', '{ArrowUp}', '1'],
		['h12', '1', '{ArrowDown}', '12'],
		['h12', '', '{ArrowDown}', '12'],
	] as const)('steps hours of %s from "%s" by %s to %s', async (hourCycle, hour, key, next) => {
		const { hour: field } = await setUp({ hourCycle, defaultValue: { ...noTime, hour } });
		await userEvent.tab();
		await userEvent.keyboard(key);
		await expect.element(field).toHaveValue(next);
	});

	it.each([
		['05', '{ArrowUp}', '15'],
		['05', '{ArrowDown}', '00'],
		['45', '{ArrowUp}', '00'],
		['', '{ArrowDown}', '45'],
	])('steps minutes by 15 from "%s" by %s to %s', async (from, key, next) => {
		const { minute } = await setUp({ minuteStep: 15, defaultValue: { ...noTime, minute: from } });
		await userEvent.tab();
		await userEvent.tab();
		await userEvent.keyboard(key);
		await expect.element(minute).toHaveValue(next);
	});

	it('steps in the digits of the reader', async () => {
		const { hour } = await setUp({
			defaultValue: { ...noTime, hour: '၀၉' },
			parseValue: parseBurmese,
			formatDigits: toBurmese,
		});
		await userEvent.tab();
		await userEvent.keyboard('{ArrowUp}');
		await expect.element(hour).toHaveValue('၁၀');
	});

	it('has a day period where hours are counted to twelve', async () => {
		const { screen, onValueChange } = await setUp({ hourCycle: 'h12' });
		await screen.getByRole('combobox', { name: 'AM or PM' }).selectOptions('PM');
		expect(onValueChange.mock.calls).toEqual([[{ ...noTime, period: 'pm' }]]);
	});

	it('can be read but not changed', async () => {
		const { hour } = await setUp({ readOnly: true, defaultValue: { ...noTime, hour: '09' } });
		await userEvent.tab();
		await userEvent.keyboard('{ArrowUp}');
		await expect.element(hour).toHaveValue('09');
	});

	it('goes back with its form', async () => {
		const { screen, hour } = await setUp({ defaultValue: fromIsoTime('08:30') });
		await hour.fill('9');
		await screen.getByRole('button').click();
		await expect.element(hour).toHaveValue('08');
	});
});

describe('toIsoTime', () => {
	const parts = (hour: string, minute: string, period: TimeParts['period'] = 'am'): TimeParts => ({
		hour,
		minute,
		period,
	});

	it.each([
		[parts('14', '5'), 'h23', '14:05'],
		[parts(' 0 ', '00'), 'h23', '00:00'],
		[parts('24', '00'), 'h23', undefined],
		[parts('14', '60'), 'h23', undefined],
		[parts('', '5'), 'h23', undefined],
		[parts('x', '5'), 'h23', undefined],
		[parts('12', '00', 'am'), 'h12', '00:00'],
		[parts('12', '00', 'pm'), 'h12', '12:00'],
		[parts('2', '05', 'pm'), 'h12', '14:05'],
		[parts('13', '00', 'pm'), 'h12', undefined],
		[parts('0', '30', 'am'), 'h12', undefined],
	] as const)('reads %o of %s as %s', (typed, hourCycle, time) => {
		expect(toIsoTime(typed, { hourCycle })).toBe(time);
	});

	it('takes times apart as they are read', () => {
		expect(fromIsoTime('14:05')).toEqual(parts('14', '05', 'pm'));
		expect(fromIsoTime('00:30', 'h12')).toEqual(parts('12', '30', 'am'));
		expect(fromIsoTime('14:05', 'h12')).toEqual(parts('2', '05', 'pm'));
		expect(fromIsoTime('')).toEqual(noTime);
		expect(toIsoTime(parts('၁၄', '၀၅'), { parseValue: parseBurmese })).toBe('14:05');
	});
});

function Bound() {
	const form = useForm({ defaultValues: { opens: fromIsoTime('08:30') } });
	return (
		<form>
			<BoundTimeField control={form.control} name="opens" label="Opens at" />
			<button type="button" onClick={() => form.reset()}>
				Reset
			</button>
		</form>
	);
}

it('bound to a form goes back on reset', async () => {
	const screen = await render(<Bound />);
	const hour = screen.getByRole('spinbutton', { name: 'Hour' });
	await hour.fill('9');
	await screen.getByRole('button').click();
	await expect.element(hour).toHaveValue('08');
});
