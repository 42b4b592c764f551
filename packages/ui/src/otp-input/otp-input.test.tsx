import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { OtpInput, type OtpInputProps } from './index.ts';

testConformance((props) => <OtpInput aria-label="Code" {...props} />, {
	part: 'otp-input',
	classNamePart: 'otp-input-box',
});

const BURMESE = '၀၁၂၃၄၅၆၇၈၉';
const burmese = {
	parseValue: (text: string) => text.replace(/[၀-၉]/g, (digit) => String(BURMESE.indexOf(digit))).replace(/\D/g, ''),
	formatValue: (digit: string) => BURMESE.charAt(Number(digit)),
};

async function setUp(props: OtpInputProps = {}) {
	const onComplete = vi.fn();
	const onValueChange = vi.fn();
	const screen = await render(
		<OtpInput aria-label="Code" {...props} onComplete={onComplete} onValueChange={onValueChange} />,
	);
	const cells = () =>
		[...screen.container.querySelectorAll('[data-part="otp-input-cell"]')].map((cell) => cell.textContent);
	return { screen, cells, onComplete, onValueChange, input: screen.getByRole('textbox', { name: 'Code' }) };
}

describe('OtpInput', () => {
	it('is one input that phones fill in from the message', async () => {
		const { screen, input } = await setUp();
		expect(screen.container.querySelectorAll('input')).toHaveLength(1);
		await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
		await expect.element(input).toHaveAttribute('inputmode', 'numeric');
	});

	it('draws what is typed, and tells once that the code is complete', async () => {
		const { input, cells, onComplete, onValueChange } = await setUp();
		await input.click();
		await userEvent.keyboard('12a34');
		expect(cells()).toEqual(['1', '2', '3', '4', '', '']);
		expect(onComplete).not.toHaveBeenCalled();
		await userEvent.keyboard('5678');
		expect(cells()).toEqual(['1', '2', '3', '4', '5', '6']);
		expect(onComplete.mock.calls).toEqual([['123456']]);
		await userEvent.keyboard('{Backspace}');
		expect(onValueChange).toHaveBeenLastCalledWith('12345');
		await userEvent.keyboard('9');
		expect(onComplete.mock.calls).toEqual([['123456'], ['123459']]);
	});

	it.each([
		['123 456', '123456'],
		['Code: 123-456.', '123456'],
		['၁၂၃ ၄၅၆', '123456'],
		['1234567', '123456'],
	])('takes the digits out of %j', async (pasted, code) => {
		const { input, onComplete } = await setUp(burmese);
		await input.fill(pasted);
		expect(onComplete.mock.calls).toEqual([[code]]);
		await expect.element(input).toHaveValue(code);
	});

	it('writes digits as the reader does', async () => {
		const { cells } = await setUp({ ...burmese, defaultValue: '407' });
		expect(cells()).toEqual(['၄', '၀', '၇', '', '', '']);
	});

	it('types on behind the last digit wherever it is pressed, but lets all be selected', async () => {
		const { input, cells } = await setUp({ defaultValue: '123' });
		await input.click({ position: { x: 5, y: 5 } });
		await userEvent.keyboard('{Home}4');
		expect(cells().join('')).toBe('1234');
		await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}9');
		expect(cells().join('')).toBe('9');
	});

	it('shows its focus on the next cell', async () => {
		const { screen, input } = await setUp({ defaultValue: '12' });
		await input.click();
		const [, , third] = screen.container.querySelectorAll('[data-part="otp-input-cell"]');
		if (!third) throw new Error('no third cell');
		expect(getComputedStyle(third).outlineStyle).toBe('solid');
	});

	it('is kept by the caller', async () => {
		const screen = await render(<OtpInput aria-label="Code" value="12" />);
		await screen.getByRole('textbox').fill('345');
		await expect.element(screen.getByRole('textbox')).toHaveValue('12');
	});

	it('goes back with its form', async () => {
		const screen = await render(
			<form>
				<OtpInput aria-label="Code" />
				<button type="reset">Reset</button>
			</form>,
		);
		await screen.getByRole('textbox').fill('345');
		await screen.getByRole('button').click();
		await expect.element(screen.getByRole('textbox')).toHaveValue('');
	});

	it('marks a refused code, and has a target of 44 px at 320 px', async () => {
		const screen = await render(
			<div style={{ width: 288 }}>
				<OtpInput aria-label="Code" isInvalid />
			</div>,
		);
		await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
		const { width, height } = screen.getByRole('textbox').element().getBoundingClientRect();
		expect(width).toBe(288);
		expect(height).toBeGreaterThanOrEqual(44);
	});
});
