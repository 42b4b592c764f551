import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Form } from '../form/index.ts';
import { testConformance } from '../testing/conformance.tsx';
import { takeOver } from '../testing/take-over.tsx';
import { BoundCouponField, type CouponResult } from './form.tsx';
import { CouponField, type CouponFieldProps } from './index.ts';

const nothing = () => {};

testConformance((props) => <CouponField onApply={nothing} onRemove={nothing} {...props} />, {
	part: 'coupon-input',
	classNamePart: 'coupon-field',
});

async function setUp(props: Partial<CouponFieldProps> = {}) {
	const calls = { onApply: vi.fn(), onRemove: vi.fn(), onSubmit: vi.fn() };
	const screen = await render(
		<form onSubmit={calls.onSubmit}>
			<CouponField {...calls} onSubmit={undefined} {...props} />
		</form>,
	);
	return {
		screen,
		...calls,
		input: screen.getByRole('textbox', { name: 'Coupon code' }),
		button: screen.getByRole('button'),
	};
}

describe('CouponField', () => {
	it('applies the code by its button, without spaces around it', async () => {
		const { input, button, onApply } = await setUp();
		await input.fill('  TEA10 ');
		await button.click();
		expect(onApply.mock.calls).toEqual([['TEA10']]);
	});

	it('applies by Enter and does not send the form around it', async () => {
		const { input, onApply, onSubmit } = await setUp();
		await input.fill('TEA10');
		await userEvent.keyboard('{Enter}');
		expect(onApply).toHaveBeenCalledTimes(1);
		expect(onSubmit).not.toHaveBeenCalled();
	});

	it('applies what was typed before the script ran', async () => {
		const onApply = vi.fn();
		const { container, end } = await takeOver(<CouponField onApply={onApply} onRemove={nothing} />, 'TEA10');
		container.querySelector('button')?.click();
		expect(onApply.mock.calls).toEqual([['TEA10']]);
		end();
	});

	it('asks for a code when there is none', async () => {
		const { input, button, onApply } = await setUp();
		await button.click();
		expect(onApply).not.toHaveBeenCalled();
		await expect.element(input).toHaveFocus();
		await expect.element(input).toHaveAccessibleDescription('Type the code of your coupon.');
		await input.fill('T');
		await expect.element(input).not.toHaveAttribute('aria-invalid');
	});

	it('tells a refusal at the field until another code is typed', async () => {
		const { input } = await setUp({ status: 'refused', message: 'It ran out.', defaultValue: 'TEA10' });
		await expect.element(input).toHaveAccessibleDescription('It ran out.');
		await input.fill('TEA11');
		await expect.element(input).not.toHaveAttribute('aria-invalid');
	});

	it('is not asked twice while it waits', async () => {
		const { input, button, onApply } = await setUp({ status: 'pending', defaultValue: 'TEA10' });
		await expect.element(button).toHaveAttribute('aria-busy', 'true');
		await input.click();
		await userEvent.keyboard('{Enter}');
		expect(onApply).not.toHaveBeenCalled();
	});

	it('shows what an applied coupon takes off, and takes it back by the same button', async () => {
		const { screen, input, onRemove } = await setUp({ status: 'applied', message: '−4,000 K', defaultValue: 'TEA10' });
		await expect.element(input).toHaveAttribute('readonly');
		await expect.element(screen.getByText('−4,000 K')).toBeVisible();
		await screen.getByRole('button', { name: 'Remove' }).click();
		expect(onRemove).toHaveBeenCalledTimes(1);
	});
});

interface Values {
	coupon: { code: string; isApplied: boolean };
}

function Checkout({ onApply }: { readonly onApply: (code: string) => Promise<CouponResult> }) {
	const form = useForm<Values>({ defaultValues: { coupon: { code: '', isApplied: false } } });
	return (
		<Form form={form} onSubmit={() => undefined}>
			<BoundCouponField name="coupon" label="Coupon" onApply={onApply} />
			<button type="reset">Start over</button>
			<output>{JSON.stringify(form.watch('coupon'))}</output>
		</Form>
	);
}

describe('BoundCouponField', () => {
	const accepted: CouponResult = { isAccepted: true, message: '−4,000 K' };

	it('counts only once the shop took it, and no more once removed', async () => {
		const screen = await render(<Checkout onApply={async () => accepted} />);
		const output = screen.container.querySelector('output');
		await screen.getByRole('textbox').fill('TEA10');
		expect(output?.textContent).toBe('{"code":"TEA10","isApplied":false}');
		await screen.getByRole('button', { name: 'Apply' }).click();
		await expect.poll(() => output?.textContent).toBe('{"code":"TEA10","isApplied":true}');
		await expect.element(screen.getByText('−4,000 K')).toBeVisible();
		await screen.getByRole('button', { name: 'Remove' }).click();
		expect(output?.textContent).toBe('{"code":"","isApplied":false}');
	});

	it.each([
		['refused', async () => ({ isAccepted: false, message: 'It ran out.' }), 'It ran out.'],
		['not reached', () => Promise.reject(new Error('offline')), 'The coupon could not be checked. Try again.'],
	])('keeps the code that was %s', async (_, onApply, said) => {
		const screen = await render(<Checkout onApply={onApply} />);
		await screen.getByRole('textbox').fill('TEA10');
		await screen.getByRole('button', { name: 'Apply' }).click();
		await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription(said);
		await expect.element(screen.getByRole('textbox')).toHaveValue('TEA10');
	});

	it('ignores an answer that comes after a reset', async () => {
		let answer: (answer: CouponResult) => void = () => {};
		const screen = await render(
			<Checkout
				onApply={() =>
					new Promise((resolve) => {
						answer = resolve;
					})
				}
			/>,
		);
		await screen.getByRole('textbox').fill('TEA10');
		await screen.getByRole('button', { name: 'Apply' }).click();
		await screen.getByRole('button', { name: 'Start over' }).click();
		answer(accepted);
		// What is typed next would be gone if the answer still counted.
		await screen.getByRole('textbox').fill('COFFEE5');
		expect(screen.container.querySelector('output')?.textContent).toBe('{"code":"COFFEE5","isApplied":false}');
		await expect.element(screen.getByRole('button', { name: 'Apply' })).toBeVisible();
	});
});
