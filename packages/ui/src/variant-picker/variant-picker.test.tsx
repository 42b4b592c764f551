import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SAMPLE_PICTURE } from '../lazy-image/sample-picture.ts';
import { testConformance } from '../testing/conformance.tsx';
import { type VariantChoice, type VariantOption, VariantPicker, type VariantPickerProps } from './index.ts';

const colour: VariantOption = {
	key: 'colour',
	name: 'Colour',
	values: [
		{ key: 'indigo', name: 'Indigo', color: 'navy' },
		{ key: 'natural', name: 'Natural', color: 'beige' },
		{ key: 'maroon', name: 'Maroon', color: 'maroon' },
	],
};
const size: VariantOption = {
	key: 'size',
	name: 'Size',
	values: ['S', 'M', 'L'].map((name) => ({ key: name, name })),
};
const options = [colour, size];

/** Maroon is sold out in every size, and natural is not made in S. */
const isAvailable = ({ colour: dye, size: cut }: VariantChoice) =>
	dye !== 'maroon' && !(dye === 'natural' && cut === 'S');

testConformance((props) => <VariantPicker {...props} options={options} />, { part: 'variant-picker' });

async function setUp(props: Partial<VariantPickerProps> = {}) {
	const onValueChange = vi.fn();
	const screen = await render(
		<VariantPicker options={options} isAvailable={isAvailable} onValueChange={onValueChange} {...props} />,
	);
	return { screen, onValueChange, value: (name: string) => screen.getByRole('radio', { name, exact: true }) };
}

describe('VariantPicker', () => {
	it('is a named group of radio buttons per option, and shows what is chosen beside its name', async () => {
		const { screen, value } = await setUp({ defaultValue: { colour: 'indigo' } });
		await expect.element(screen.getByRole('group', { name: 'Colour · Indigo' })).toBeVisible();
		await expect.element(screen.getByRole('group', { name: 'Size', exact: true })).toBeVisible();
		await expect.element(value('Indigo')).toBeChecked();
		await expect.element(value('M')).not.toBeChecked();
	});

	it('gives the whole choice and keeps the answer to the other option', async () => {
		const { onValueChange, value } = await setUp({ defaultValue: { colour: 'indigo', size: 'M' } });
		await value('Natural').click();
		await value('L').click();
		expect(onValueChange.mock.calls).toEqual([[{ colour: 'natural', size: 'M' }], [{ colour: 'natural', size: 'L' }]]);
		await expect.element(value('L')).toBeChecked();
	});

	it('takes the choice that was made before hydration, and says what could not be chosen', async () => {
		const onValueChange = vi.fn();
		const picker = (
			<VariantPicker options={options} isAvailable={isAvailable} onValueChange={onValueChange} name="early" />
		);
		const container = document.createElement('div');
		container.innerHTML = renderToString(picker);
		document.body.append(container);
		const press = (value: string) => container.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();
		press('natural');
		press('M');
		const root = hydrateRoot(container, picker);
		onTestFinished(() => {
			root.unmount();
			container.remove();
		});
		await expect
			.poll(() => onValueChange.mock.calls)
			.toEqual([[{ colour: 'natural' }], [{ colour: 'natural', size: 'M' }]]);
		expect(container.querySelector<HTMLInputElement>('[value="M"]')?.checked).toBe(true);
	});

	it('takes back what was chosen before hydration and cannot be had', async () => {
		const picker = <VariantPicker options={options} isAvailable={isAvailable} defaultValue={{ colour: 'indigo' }} />;
		const container = document.createElement('div');
		container.innerHTML = renderToString(picker);
		document.body.append(container);
		const maroon = container.querySelector<HTMLInputElement>('[value="maroon"]');
		maroon?.click();
		const root = hydrateRoot(container, picker);
		onTestFinished(() => {
			root.unmount();
			container.remove();
		});
		await expect.poll(() => container.textContent).toContain('Maroon: not available');
		expect(maroon?.checked).toBe(false);
		expect(container.querySelector<HTMLInputElement>('[value="indigo"]')?.checked).toBe(true);
	});

	it('moves a later answer that cannot be had any more', async () => {
		const { onValueChange, value } = await setUp({ defaultValue: { colour: 'indigo', size: 'S' } });
		await value('Natural').click();
		expect(onValueChange.mock.calls).toEqual([[{ colour: 'natural', size: 'M' }]]);
		await expect.element(value('M')).toBeChecked();
	});

	it('follows the caller when the caller keeps the choice', async () => {
		const { onValueChange, value } = await setUp({ value: { colour: 'indigo', size: 'M' } });
		await value('L').click();
		expect(onValueChange).toHaveBeenCalledWith({ colour: 'indigo', size: 'L' });
		await expect.element(value('M')).toBeChecked();
	});

	it('shows what cannot be had, says why, and does not choose it', async () => {
		const getReason = vi.fn(() => 'sold out');
		const { screen, onValueChange, value } = await setUp({ defaultValue: { colour: 'indigo' }, getReason });
		const maroon = value('Maroon, sold out');
		await expect.element(maroon).toHaveAttribute('aria-disabled', 'true');
		expect(maroon.element().matches(':disabled')).toBe(false);
		expect(getReason).toHaveBeenCalledWith({ colour: 'maroon' });
		await maroon.click({ force: true });
		expect(onValueChange).not.toHaveBeenCalled();
		await expect.element(value('Indigo')).toBeChecked();
		await expect.element(screen.getByText('Maroon: sold out')).toBeVisible();
		await value('Natural').click();
		await expect.element(screen.getByText('Maroon: sold out')).not.toBeInTheDocument();
	});

	it('lets arrow keys find it and go past it', async () => {
		const { screen, onValueChange, value } = await setUp({ defaultValue: { colour: 'natural' } });
		await userEvent.tab();
		await expect.element(value('Natural')).toHaveFocus();
		await userEvent.keyboard('{ArrowRight}');
		await expect.element(value('Maroon, not available')).toHaveFocus();
		await expect.element(screen.getByText('Maroon: not available')).toHaveAttribute('role', 'status');
		expect(onValueChange).not.toHaveBeenCalled();
		await userEvent.keyboard('{ArrowRight}');
		expect(onValueChange.mock.calls).toEqual([[{ colour: 'indigo' }]]);
	});

	it('judges an option by those before it only, so that nothing is locked out for good', async () => {
		const { value } = await setUp({ defaultValue: { colour: 'natural', size: 'M' } });
		await expect.element(value('Indigo')).not.toHaveAttribute('aria-disabled');
		await expect.element(value('S, not available')).toHaveAttribute('aria-disabled', 'true');
	});

	it('keeps showing a chosen value that has sold out since', async () => {
		const { value } = await setUp({ defaultValue: { colour: 'maroon' } });
		const maroon = value('Maroon, not available');
		await expect.element(maroon).toBeChecked();
		await expect.element(maroon).not.toHaveAttribute('aria-disabled');
	});

	it('can be taken out of use', async () => {
		const { screen } = await setUp({ isDisabled: true });
		for (const radio of screen.getByRole('radio').elements()) await expect.element(radio).toBeDisabled();
	});

	it('has a place in a form that is sent without script', async () => {
		const screen = await render(
			<form>
				<VariantPicker options={options} name="variant" defaultValue={{ colour: 'indigo', size: 'M' }} />
			</form>,
		);
		const form = screen.container.querySelector('form');
		expect(form && [...new FormData(form).entries()]).toEqual([
			['variant.colour', 'indigo'],
			['variant.size', 'M'],
		]);
	});

	it('writes colours as attributes, which a strict content policy takes', () => {
		const html = renderToString(<VariantPicker options={options} />);
		expect(html).toContain('fill="navy"');
		expect(html).not.toContain('style=');
	});

	it('has targets of 44 px and stays within 320 px with the longest names', async () => {
		const values = [
			{ key: '1', name: 'သဘာဝချည်ရောင်ဖျော့ဖျော့လက်ရက်ကန်းထည်အစစ်အမှန်အကောင်းစား' },
			{ key: '2', name: 'S' },
			{ key: '3', name: 'လက်ဖက်', picture: { src: SAMPLE_PICTURE } },
		];
		const screen = await render(
			<div lang="my" style={{ width: 288 }}>
				<VariantPicker options={[{ key: 'o', name: 'အရောင်', values }]} />
			</div>,
		);
		for (const radio of screen.getByRole('radio').elements()) {
			const { width, height } = radio.getBoundingClientRect();
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
			expect(width).toBeLessThanOrEqual(288);
		}
	});
});
