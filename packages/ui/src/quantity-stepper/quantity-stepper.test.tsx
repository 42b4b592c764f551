import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { takeOver } from '../testing/take-over.tsx';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';

testConformance((props) => <QuantityStepper {...props} value={1} onValueChange={() => {}} />, {
	part: 'quantity-stepper',
});

const BURMESE = '၀၁၂၃၄၅၆၇၈၉';
const burmese = {
	formatValue: (value: number) => String(value).replace(/\d/g, (digit) => BURMESE.charAt(Number(digit))),
	parseValue: (text: string) => Number(text.replace(/[၀-၉]/g, (digit) => String(BURMESE.indexOf(digit)))),
};

function Kept({ value: first, onValueChange, ...props }: QuantityStepperProps) {
	const [value, setValue] = useState(first);
	const change = (next: number) => {
		onValueChange(next);
		setValue(next);
	};
	return <QuantityStepper {...props} value={value} onValueChange={change} />;
}

async function setUp(props: Partial<QuantityStepperProps> = {}) {
	const onValueChange = vi.fn();
	const screen = await render(<Kept value={5} min={1} max={50} {...props} onValueChange={onValueChange} />);
	return {
		screen,
		onValueChange,
		field: screen.getByRole('spinbutton'),
		decrease: screen.getByRole('button', { name: 'Decrease quantity' }),
		increase: screen.getByRole('button', { name: 'Increase quantity' }),
	};
}

describe('QuantityStepper', () => {
	it('is a named group with a spin button that tells its value and limits', async () => {
		const { screen, field } = await setUp();
		await expect.element(screen.getByRole('group', { name: 'Quantity' })).toBeVisible();
		await expect.element(field).toHaveAttribute('aria-valuenow', '5');
		await expect.element(field).toHaveAttribute('aria-valuemin', '1');
		await expect.element(field).toHaveAttribute('aria-valuemax', '50');
		await expect.element(field).toHaveAttribute('inputmode', 'numeric');
	});

	it('steps by its buttons and tells screen readers the new quantity', async () => {
		const { screen, onValueChange, increase, decrease } = await setUp();
		await increase.click();
		await increase.click();
		await decrease.click();
		expect(onValueChange.mock.calls).toEqual([[6], [7], [6]]);
		await expect.element(screen.getByRole('status')).toHaveTextContent('Quantity 6');
	});

	it.each([
		[1, 'decrease', 'increase'],
		[50, 'increase', 'decrease'],
	] as const)('at %d offers no %s', async (value, barred, offered) => {
		const { onValueChange, ...buttons } = await setUp({ value });
		await expect.element(buttons[barred]).toHaveAttribute('aria-disabled', 'true');
		await expect.element(buttons[offered]).not.toHaveAttribute('aria-disabled');
		await buttons[offered].click();
		await expect.element(buttons[barred]).not.toHaveAttribute('aria-disabled');
		expect(onValueChange).toHaveBeenCalledTimes(1);
	});

	it.each([
		['{ArrowUp}', 6],
		['{ArrowDown}', 4],
		['{PageUp}', 15],
		['{PageDown}', 1],
		['{Home}', 1],
		['{End}', 50],
	])('moves by the key %s from 5 to %d', async (key, expected) => {
		const { field, onValueChange } = await setUp();
		await field.click();
		await userEvent.keyboard(key);
		expect(onValueChange.mock.calls).toEqual([[expected]]);
		await expect.element(field).toHaveValue(String(expected));
	});

	it('stays where it is at End when there is no limit', async () => {
		const { field, onValueChange } = await setUp({ max: undefined });
		await field.click();
		await userEvent.keyboard('{End}');
		expect(onValueChange).not.toHaveBeenCalled();
	});

	it('takes what was typed on Enter, without sending the form around it', async () => {
		const onSubmit = vi.fn();
		const onValueChange = vi.fn();
		const screen = await render(
			<form onSubmit={onSubmit}>
				<QuantityStepper value={5} onValueChange={onValueChange} />
			</form>,
		);
		await screen.getByRole('spinbutton').fill('12');
		expect(onValueChange).not.toHaveBeenCalled();
		await userEvent.keyboard('{Enter}');
		expect(onValueChange.mock.calls).toEqual([[12]]);
		expect(onSubmit).not.toHaveBeenCalled();
	});

	it.each([
		['99', 50],
		['0', 1],
		['၂၅', 25],
	])('holds typed %s between the limits on leaving: %d', async (typed, expected) => {
		const { screen, field, onValueChange } = await setUp(burmese);
		await field.fill(typed);
		await userEvent.tab();
		expect(onValueChange.mock.calls).toEqual([[expected]]);
		await expect.element(field).toHaveValue(burmese.formatValue(expected));
		await expect.element(field).toHaveAttribute('aria-valuetext', burmese.formatValue(expected));
		const changed = burmese.formatValue(expected) !== typed;
		await expect
			.element(screen.getByRole('status'))
			.toHaveTextContent(changed ? `Quantity ${burmese.formatValue(expected)}` : '');
	});

	it.each(['', 'abc', '-', '1.5'])('goes back to the last quantity when %j was typed', async (typed) => {
		const { field, onValueChange } = await setUp();
		await field.fill(typed);
		await userEvent.tab();
		expect(onValueChange).not.toHaveBeenCalled();
		await expect.element(field).toHaveValue('5');
	});

	it('Escape takes back what was typed and nothing else', async () => {
		const { field, onValueChange } = await setUp();
		await field.fill('12');
		await userEvent.keyboard('{Escape}');
		await expect.element(field).toHaveValue('5');
		expect(onValueChange).not.toHaveBeenCalled();
	});

	it('a button at its limit does nothing but keeps the focus', async () => {
		const { decrease, increase, onValueChange } = await setUp({ value: 2 });
		await decrease.click();
		await expect.element(decrease).toHaveAttribute('aria-disabled', 'true');
		await userEvent.keyboard('{Enter}');
		expect(document.activeElement).toBe(decrease.element());
		expect(onValueChange.mock.calls).toEqual([[1]]);
		await expect.element(increase).not.toHaveAttribute('aria-disabled');
	});

	it('steps on from what was typed', async () => {
		const { field, increase, onValueChange } = await setUp();
		await field.fill('20');
		await increase.click();
		expect(onValueChange.mock.calls).toEqual([[20], [21]]);
	});

	it('shows a pending change and stays usable', async () => {
		const { screen, increase, onValueChange } = await setUp({ isPending: true });
		await expect.element(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
		expect(screen.container.querySelector('[data-part="quantity-stepper-pending"]')).not.toBeNull();
		await increase.click();
		expect(onValueChange).toHaveBeenCalledWith(6);
	});

	it('can be taken out of use as a whole', async () => {
		const { field, increase } = await setUp({ isDisabled: true });
		await expect.element(field).toBeDisabled();
		await expect.element(increase).toBeDisabled();
	});

	it('has targets of 44 px', async () => {
		const { field, increase, decrease } = await setUp();
		for (const target of [increase, decrease]) {
			const { width, height } = target.element().getBoundingClientRect();
			expect([width, height]).toEqual([44, 44]);
		}
		expect(field.element().getBoundingClientRect().height).toBe(44);
	});

	it('goes on from what is being typed while the script takes it over', async () => {
		const onValueChange = vi.fn();
		const { field: input, end } = await takeOver(<Kept value={5} onValueChange={onValueChange} />, '7', {
			hasFocus: true,
		});
		expect(input.value).toBe('7');
		input.blur();
		expect(onValueChange.mock.calls).toEqual([[7]]);
		end();
	});

	it('counts what was typed and left before hydration', async () => {
		const onValueChange = vi.fn();
		const { field: input, end } = await takeOver(<Kept value={5} max={9} onValueChange={onValueChange} />, '12');
		expect(input.value).toBe('9');
		expect(onValueChange.mock.calls).toEqual([[9]]);
		end();
	});

	it('takes back what was typed before hydration and is no number', async () => {
		const onValueChange = vi.fn();
		const { field: input, end } = await takeOver(<Kept value={5} onValueChange={onValueChange} />, 'many');
		expect(input.value).toBe('5');
		expect(onValueChange).not.toHaveBeenCalled();
		end();
	});

	it('submits the form around it while there is no script, and never with it', async () => {
		const html = renderToString(
			<form>
				<QuantityStepper name="pieces" value={2} onValueChange={() => {}} />
			</form>,
		);
		const served = new DOMParser().parseFromString(html, 'text/html').querySelector('form') ?? expect.fail('no form');
		const increase = served.querySelector<HTMLButtonElement>('[data-part=increase]');
		expect([...new FormData(served, increase)]).toEqual([
			['pieces', '2'],
			['pieces.step', '1'],
		]);
		// Enter in the field sends what was typed.
		expect(served.querySelector('button')).toMatchObject({ type: 'submit', name: '' });

		const onSubmit = vi.fn();
		const onValueChange = vi.fn();
		const screen = await render(
			<form onSubmit={onSubmit}>
				<QuantityStepper name="pieces" value={2} onValueChange={onValueChange} />
			</form>,
		);
		await screen.getByRole('button', { name: 'Increase quantity' }).click();
		expect(onValueChange.mock.calls).toEqual([[3]]);
		expect(onSubmit).not.toHaveBeenCalled();
	});
});
