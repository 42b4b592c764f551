import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { PhoneInput, type PhoneInputProps } from './index.ts';

const countries = [
	{ value: 'mm', code: '+95', name: 'Myanmar', flag: <svg data-testid="mm" aria-hidden="true" /> },
	{ value: 'sg', code: '+65', name: 'Singapore' },
	{ value: 'th', code: '+66', name: 'Thailand' },
];

testConformance((props) => <PhoneInput aria-label="Phone" countries={countries} {...props} />, {
	part: 'phone-input',
	classNamePart: 'input-box',
});

async function setUp(props: Partial<PhoneInputProps> = {}) {
	const onValueChange = vi.fn();
	const screen = await render(
		<PhoneInput aria-label="Phone" countries={countries} {...props} onValueChange={onValueChange} />,
	);
	return {
		screen,
		onValueChange,
		number: screen.getByRole('textbox', { name: 'Phone' }),
		country: screen.getByRole('combobox', { name: 'Country code' }),
	};
}

describe('PhoneInput', () => {
	it('begins with the first country, shown by its code, listed by its name', async () => {
		const { screen, country } = await setUp();
		await expect.element(country).toHaveValue('mm');
		await expect.element(screen.getByText('+95', { exact: true })).toBeInTheDocument();
		await expect.element(screen.getByRole('option', { name: 'Thailand +66' })).toBeInTheDocument();
		await expect.element(screen.getByTestId('mm')).toBeInTheDocument();
	});

	it('keeps the number as typed, in any digits, and tells it with its country', async () => {
		const { number, country, onValueChange } = await setUp();
		await number.fill('၀၉ ၇၉၉-၁၂၃၄၅၆');
		expect(onValueChange).toHaveBeenLastCalledWith({ country: 'mm', number: '၀၉ ၇၉၉-၁၂၃၄၅၆' });
		await userEvent.selectOptions(country, 'th');
		expect(onValueChange).toHaveBeenLastCalledWith({ country: 'th', number: '၀၉ ၇၉၉-၁၂၃၄၅၆' });
	});

	it('is filled in by browsers: code and number apart', async () => {
		const { number, country } = await setUp();
		await expect.element(number).toHaveAttribute('autocomplete', 'tel-national');
		await expect.element(number).toHaveAttribute('type', 'tel');
		await expect.element(country).toHaveAttribute('autocomplete', 'tel-country-code');
	});

	it('shows what the caller keeps', async () => {
		const { number, country } = await setUp({ value: { country: 'sg', number: '8123' } });
		await number.fill('9');
		await expect.element(number).toHaveValue('8123');
		await expect.element(country).toHaveValue('sg');
	});

	it('goes back with its form', async () => {
		const screen = await render(
			<form>
				<PhoneInput aria-label="Phone" countries={countries} defaultValue={{ country: 'th', number: '81' }} />
				<button type="reset">Reset</button>
			</form>,
		);
		await screen.getByRole('textbox').fill('82');
		await userEvent.selectOptions(screen.getByRole('combobox'), 'mm');
		await screen.getByRole('button').click();
		await expect.element(screen.getByRole('textbox')).toHaveValue('81');
		await expect.element(screen.getByRole('combobox')).toHaveValue('th');
	});

	it('has a list with a target of 44 px, and its own focus', async () => {
		const { screen, country } = await setUp();
		expect(country.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
		expect(country.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
		await userEvent.tab();
		await expect.element(country).toHaveFocus();
		const box = screen.container.querySelector('[data-part="phone-input-country"]');
		if (!box) throw new Error('no country');
		expect(getComputedStyle(box).outlineStyle).toBe('solid');
	});

	it.each(['disabled', 'readOnly'] as const)('takes the list out of use with %s', async (state) => {
		const { country } = await setUp({ [state]: true });
		await expect.element(country).toBeDisabled();
	});
});
