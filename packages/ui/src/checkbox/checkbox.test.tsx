import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type ResolverResult, useForm } from 'react-hook-form';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { CheckboxField, CheckboxGroupField } from './form.tsx';
import { Checkbox, CheckboxGroup } from './index.ts';

testConformance((props) => <Checkbox {...props}>Offers</Checkbox>, { part: 'checkbox', classNamePart: 'checkbox-box' });
testConformance((props) => <CheckboxGroup {...props} />, { part: 'checkbox-group' });

describe('Checkbox', () => {
	it('tells of a press before hydration', async () => {
		const onCheckedChange = vi.fn();
		const checkbox = (
			<Checkbox checked onCheckedChange={onCheckedChange}>
				Offers
			</Checkbox>
		);
		const container = document.createElement('div');
		container.innerHTML = renderToString(checkbox);
		document.body.append(container);
		container.querySelector('input')?.click();
		const root = hydrateRoot(container, checkbox);
		onTestFinished(() => {
			root.unmount();
			container.remove();
		});
		await expect.poll(() => onCheckedChange.mock.calls).toEqual([[false]]);
	});

	it('is named by its label alone and described by the rest', async () => {
		const screen = await render(
			<Checkbox description="Twice a month." error="Choose." requiredLabel="required">
				Offers
			</Checkbox>,
		);
		const box = screen.getByRole('checkbox', { name: 'Offers', exact: true });
		await expect.element(box).toHaveAccessibleDescription('Twice a month. Choose.');
		await expect.element(box).toHaveAttribute('aria-invalid', 'true');
	});

	it('is ticked by a press anywhere in its row, which is 44 px high', async () => {
		const onCheckedChange = vi.fn();
		const screen = await render(
			<Checkbox description="Twice a month." onCheckedChange={onCheckedChange}>
				Offers
			</Checkbox>,
		);
		await screen.getByText('Twice a month.').click();
		expect(onCheckedChange.mock.calls).toEqual([[true]]);
		await userEvent.keyboard(' ');
		expect(onCheckedChange).toHaveBeenLastCalledWith(false);
		const plain = await render(<Checkbox>Plain</Checkbox>);
		const row = plain.getByText('Plain').element().closest('label');
		expect(row?.getBoundingClientRect().height).toBe(44);
	});

	it('stays neither ticked nor not until its caller says so', async () => {
		const onCheckedChange = vi.fn();
		const screen = await render(
			<Checkbox isIndeterminate checked={false} onCheckedChange={onCheckedChange}>
				All
			</Checkbox>,
		);
		const box = screen.getByRole('checkbox');
		await expect.element(box).toBePartiallyChecked();
		await box.click();
		expect(onCheckedChange).toHaveBeenCalledOnce();
		await screen.rerender(
			<Checkbox checked onCheckedChange={onCheckedChange}>
				All
			</Checkbox>,
		);
		await expect.element(box).toBeChecked();
		await expect.element(box).not.toBePartiallyChecked();
	});
});

describe('CheckboxGroup', () => {
	const boxes = (
		<>
			<Checkbox value="a">A</Checkbox>
			<Checkbox value="b">B</Checkbox>
			<Checkbox value="c">C</Checkbox>
		</>
	);

	it('keeps its values in the boxes, sends them, and a reset brings the first ones back', async () => {
		const onValueChange = vi.fn();
		const screen = await render(
			<form>
				<CheckboxGroup aria-label="Letters" name="letter" defaultValue={['b']} onValueChange={onValueChange}>
					{boxes}
				</CheckboxGroup>
				<button type="reset">Reset</button>
			</form>,
		);
		await screen.getByRole('checkbox', { name: 'C' }).click();
		expect(onValueChange).toHaveBeenLastCalledWith(['b', 'c']);
		const form = screen.container.querySelector('form');
		expect(new FormData(form ?? undefined).getAll('letter')).toEqual(['b', 'c']);
		await screen.getByRole('button', { name: 'Reset' }).click();
		expect(new FormData(form ?? undefined).getAll('letter')).toEqual(['b']);
	});

	it('follows the values of its caller', async () => {
		const onValueChange = vi.fn();
		const group = (value: readonly string[]) => (
			<CheckboxGroup aria-label="Letters" value={value} onValueChange={onValueChange}>
				{boxes}
			</CheckboxGroup>
		);
		const screen = await render(group(['a', 'elsewhere']));
		await screen.getByRole('checkbox', { name: 'B' }).click();
		expect(onValueChange).toHaveBeenLastCalledWith(['a', 'elsewhere', 'b']);
		await expect.element(screen.getByRole('checkbox', { name: 'B' })).not.toBeChecked();
		await screen.getByRole('checkbox', { name: 'A' }).click();
		expect(onValueChange).toHaveBeenLastCalledWith(['elsewhere']);
	});
});

interface Values {
	terms: boolean;
	letters: readonly string[];
}

function Bound() {
	const form = useForm<Values>({
		defaultValues: { terms: false, letters: ['b'] },
		resolver: (values): ResolverResult<Values> =>
			values.terms
				? { values, errors: {} }
				: { values: {}, errors: { terms: { type: 'required', message: 'Accept the terms.' } } },
	});
	return (
		<form onSubmit={form.handleSubmit(() => {})} noValidate>
			<CheckboxField control={form.control} name="terms" label="I accept" isRequired />
			<CheckboxGroupField control={form.control} name="letters" label="Letters">
				<Checkbox value="a">A</Checkbox>
				<Checkbox value="b">B</Checkbox>
			</CheckboxGroupField>
			<button type="submit">Send</button>
			<button type="button" onClick={() => form.reset()}>
				Reset
			</button>
		</form>
	);
}

describe('bound to a form', () => {
	it('shows the error, takes the focus, and goes back on reset', async () => {
		const screen = await render(<Bound />);
		const terms = screen.getByRole('checkbox', { name: 'I accept' });
		await screen.getByRole('button', { name: 'Send' }).click();
		await expect.element(terms).toHaveAccessibleDescription('Accept the terms.');
		await expect.element(terms).toHaveFocus();
		await screen.getByRole('checkbox', { name: 'A' }).click();
		await expect.element(screen.getByRole('checkbox', { name: 'A' })).toBeChecked();
		await screen.getByRole('button', { name: 'Reset' }).click();
		await expect.element(screen.getByRole('checkbox', { name: 'A' })).not.toBeChecked();
		await expect.element(screen.getByRole('checkbox', { name: 'B' })).toBeChecked();
		await expect.element(terms).not.toHaveAttribute('aria-invalid');
	});
});
