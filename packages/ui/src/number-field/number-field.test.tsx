import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { NumberField, type NumberFieldProps } from './index.ts';

testConformance((props) => <NumberField aria-label="Weight" {...props} />, {
	part: 'number-field',
	classNamePart: 'input-box',
});

const BURMESE = '၀၁၂၃၄၅၆၇၈၉';
const burmese = {
	formatValue: (value: number) =>
		value.toLocaleString('en-US').replace(/\d/g, (digit) => BURMESE.charAt(Number(digit))),
	parseValue: (text: string) => {
		const latin = text.replace(/[၀-၉]/g, (digit) => String(BURMESE.indexOf(digit))).replace(/,/g, '');
		return latin === '' ? undefined : Number(latin);
	},
};

async function setUp(props: NumberFieldProps = {}) {
	const onValueChange = vi.fn();
	const screen = await render(<NumberField aria-label="Weight" {...props} onValueChange={onValueChange} />);
	return { screen, onValueChange, field: screen.getByRole('spinbutton', { name: 'Weight' }) };
}

describe('NumberField', () => {
	it('tells its number, limits, and that there is none', async () => {
		const { field } = await setUp({ min: 0, max: 30 });
		await expect.element(field).not.toHaveAttribute('aria-valuenow');
		await expect.element(field).toHaveAttribute('aria-valuemax', '30');
		await field.fill('12');
		await expect.element(field).toHaveAttribute('aria-valuenow', '12');
	});

	it.each([
		['{ArrowUp}', 5.1],
		['{ArrowDown}', 4.9],
		['{PageUp}', 6],
		['{PageDown}', 4],
		['{Home}', 0],
		['{End}', 50],
	])('moves by the key %s from 5 to %d', async (key, expected) => {
		const { field, onValueChange } = await setUp({ defaultValue: 5, min: 0, max: 50, step: 0.1 });
		await field.click();
		await userEvent.keyboard(key);
		expect(onValueChange.mock.calls).toEqual([[expected]]);
		await expect.element(field).toHaveValue(String(expected));
	});

	it('stops at its limits by keys', async () => {
		const { field, onValueChange } = await setUp({ defaultValue: 49, min: 0, max: 50 });
		await field.click();
		await userEvent.keyboard('{PageUp}{ArrowUp}');
		expect(onValueChange.mock.calls).toEqual([[50]]);
	});

	it('tells each number typed, also beyond its limits: rules say more than a number that changes by itself', async () => {
		const { field, onValueChange } = await setUp({ max: 50 });
		await field.fill('99');
		await userEvent.tab();
		expect(onValueChange.mock.calls).toEqual([[99]]);
		await expect.element(field).toHaveValue('99');
	});

	it('writes the number in the reader’s digits on leaving, and reads them', async () => {
		const { field, onValueChange } = await setUp(burmese);
		await field.fill('၁၂၃၄');
		expect(onValueChange).toHaveBeenLastCalledWith(1234);
		await expect.element(field).toHaveValue('၁၂၃၄');
		await userEvent.tab();
		await expect.element(field).toHaveValue('၁,၂၃၄');
		await expect.element(field).toHaveAttribute('aria-valuetext', '၁,၂၃၄');
	});

	it('keeps what is no number in sight, marked', async () => {
		const { field, onValueChange } = await setUp();
		await field.fill('two');
		await userEvent.tab();
		expect(onValueChange.mock.calls).toEqual([[Number.NaN]]);
		await expect.element(field).toHaveValue('two');
		await expect.element(field).toHaveAttribute('aria-invalid', 'true');
		await field.fill('');
		expect(onValueChange).toHaveBeenLastCalledWith(null);
		await expect.element(field).not.toHaveAttribute('aria-invalid');
	});

	it('lets a number be typed that is written otherwise for a moment', async () => {
		const { field, onValueChange } = await setUp();
		await field.click();
		await userEvent.keyboard('1.05');
		await expect.element(field).toHaveValue('1.05');
		expect(onValueChange).toHaveBeenLastCalledWith(1.05);
	});

	it('shows what the caller keeps', async () => {
		const screen = await render(<NumberField aria-label="Weight" value={5} />);
		const field = screen.getByRole('spinbutton');
		await field.fill('7');
		await expect.element(field).toHaveValue('5');
		await screen.rerender(<NumberField aria-label="Weight" value={null} />);
		await expect.element(field).toHaveValue('');
	});

	it('goes back with its form', async () => {
		const screen = await render(
			<form>
				<NumberField aria-label="Weight" defaultValue={3} />
				<button type="reset">Reset</button>
			</form>,
		);
		await screen.getByRole('spinbutton').fill('x');
		await screen.getByRole('button').click();
		await expect.element(screen.getByRole('spinbutton')).toHaveValue('3');
	});

	it('does not move while it is read only', async () => {
		const { field, onValueChange } = await setUp({ defaultValue: 5, readOnly: true });
		await field.click();
		await userEvent.keyboard('{ArrowUp}');
		expect(onValueChange).not.toHaveBeenCalled();
	});
});
