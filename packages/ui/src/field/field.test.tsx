import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Input } from '../input/index.ts';
import { testConformance } from '../testing/conformance.tsx';
import { Field } from './index.ts';

testConformance(
	(props) => (
		<Field {...props} label="Email">
			<Input />
		</Field>
	),
	{ part: 'field' },
);

describe('Field', () => {
	it('names its control; a press on the label goes there', async () => {
		const screen = await render(
			<Field label="Email">
				<Input />
			</Field>,
		);
		const control = screen.getByRole('textbox', { name: 'Email', exact: true });
		await screen.getByText('Email').click();
		await expect.element(control).toHaveFocus();
		await expect.element(control).not.toHaveAttribute('aria-describedby');
		await expect.element(control).not.toHaveAttribute('aria-invalid');
	});

	it('describes its control by description and error, and marks it', async () => {
		const screen = await render(
			<Field label="Email" description="For the receipt." error="Type your email correctly.">
				<Input />
			</Field>,
		);
		const control = screen.getByRole('textbox');
		await expect.element(control).toHaveAccessibleDescription('For the receipt. Type your email correctly.');
		await expect.element(control).toHaveAttribute('aria-invalid', 'true');
	});

	it('keeps an id and a description that the control already had', async () => {
		const screen = await render(
			<>
				<p id="hint">Six digits.</p>
				<Field label="Code" error="Try again.">
					<Input id="otp" aria-describedby="hint" />
				</Field>
			</>,
		);
		const control = screen.getByRole('textbox', { name: 'Code' });
		await expect.element(control).toHaveAttribute('id', 'otp');
		await expect.element(control).toHaveAccessibleDescription('Six digits. Try again.');
	});

	it('announces an error in a region that was there before, and takes it back', async () => {
		const withError = (error: string) => (
			<Field label="Email" error={error}>
				<Input defaultValue="khin" />
			</Field>
		);
		const screen = await render(withError(''));
		const region = screen.container.querySelector('[aria-live="polite"]');
		expect(region?.textContent).toBe('');
		await screen.rerender(withError('Type your email correctly.'));
		expect(region?.textContent).toBe('Type your email correctly.');
		await expect.element(screen.getByRole('textbox')).toHaveValue('khin');
		await screen.rerender(withError(''));
		await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
	});

	it('says in words and by aria that it must be filled in', async () => {
		const screen = await render(
			<Field label="Email" isRequired requiredLabel="จำเป็น">
				<Input />
			</Field>,
		);
		await expect.element(screen.getByText('จำเป็น')).toBeVisible();
		await expect.element(screen.getByRole('textbox', { name: 'Email', exact: true })).toBeRequired();
	});

	it('hands the wiring to a function for controls of another shape', async () => {
		const screen = await render(
			<Field label="Country" description="Where it goes.">
				{(control) => (
					<select {...control}>
						<option>Myanmar</option>
					</select>
				)}
			</Field>,
		);
		await expect
			.element(screen.getByRole('combobox', { name: 'Country' }))
			.toHaveAccessibleDescription('Where it goes.');
	});

	it('gives two fields ids of their own', async () => {
		const screen = await render(
			<>
				<Field label="First">
					<Input />
				</Field>
				<Field label="Second">
					<Input />
				</Field>
			</>,
		);
		const ids = [...screen.container.querySelectorAll('input')].map(({ id }) => id);
		expect(new Set(ids).size).toBe(2);
	});
});
