import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckboxGroup } from '../checkbox/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { testConformance } from '../testing/conformance.tsx';
import { ChoiceCardField } from './form.tsx';
import { ChoiceCard, ChoiceCards } from './index.ts';

testConformance(({ title: _title, ...props }) => <ChoiceCard value="a" title="Express" {...props} />, {
	part: 'choice-card',
	classNamePart: 'choice-card-box',
	ownsTitle: true,
});
testConformance((props) => <ChoiceCards {...props} />, { part: 'choice-cards' });

const cards = (
	<ChoiceCards>
		<ChoiceCard value="standard" title="Standard" description="3 days" trailing="2,500 K" />
		<ChoiceCard value="express" title="Express" trailing="6,000 K" />
		<ChoiceCard value="bike" title="Motorbike" disabled reason="Only within Yangon." />
	</ChoiceCards>
);

describe('ChoiceCard', () => {
	it('is a radio button in a RadioGroup, named by title and price, described by the rest', async () => {
		const onValueChange = vi.fn();
		const screen = await render(
			<RadioGroup aria-label="Delivery" onValueChange={onValueChange}>
				{cards}
			</RadioGroup>,
		);
		const standard = screen.getByRole('radio', { name: 'Standard 2,500 K', exact: true });
		await expect.element(standard).toHaveAccessibleDescription('3 days');
		await screen.getByText('3 days').click();
		await userEvent.keyboard('{ArrowDown}');
		expect(onValueChange.mock.calls).toEqual([['standard'], ['express']]);
	});

	it('is a check box in a CheckboxGroup', async () => {
		const onValueChange = vi.fn();
		const screen = await render(
			<CheckboxGroup aria-label="Extras" defaultValue={['standard']} onValueChange={onValueChange}>
				{cards}
			</CheckboxGroup>,
		);
		await screen.getByRole('checkbox', { name: 'Express 6,000 K' }).click();
		expect(onValueChange).toHaveBeenLastCalledWith(['standard', 'express']);
	});

	it('cannot be chosen while it is disabled, and says why', async () => {
		const onValueChange = vi.fn();
		const screen = await render(
			<RadioGroup aria-label="Delivery" onValueChange={onValueChange}>
				{cards}
			</RadioGroup>,
		);
		const bike = screen.getByRole('radio', { name: 'Motorbike' });
		await expect.element(bike).toHaveAccessibleDescription('Only within Yangon.');
		await expect.element(bike).toBeDisabled();
		await screen.getByText('Only within Yangon.').click({ force: true });
		expect(onValueChange).not.toHaveBeenCalled();
	});

	it('leaves what belongs to it out of the target', async () => {
		const onValueChange = vi.fn();
		const screen = await render(
			<RadioGroup aria-label="Payment" onValueChange={onValueChange}>
				<ChoiceCard value="wallet" title="Wallet">
					<input aria-label="Phone" />
				</ChoiceCard>
			</RadioGroup>,
		);
		await screen.getByRole('textbox').click();
		expect(onValueChange).not.toHaveBeenCalled();
		await expect.element(screen.getByRole('textbox')).toHaveFocus();
	});
});

function Bound() {
	const form = useForm({ defaultValues: { delivery: 'standard', extras: ['express'] } });
	return (
		<form>
			<ChoiceCardField control={form.control} name="delivery" label="Delivery">
				{cards}
			</ChoiceCardField>
			<ChoiceCardField control={form.control} choose="several" name="extras" label="Extras">
				{cards}
			</ChoiceCardField>
			<button type="button" onClick={() => form.reset()}>
				Reset
			</button>
		</form>
	);
}

it('bound to a form chooses one or several, and goes back on reset', async () => {
	const screen = await render(<Bound />);
	const express = screen.getByRole('radio', { name: 'Express 6,000 K' });
	const standard = screen.getByRole('checkbox', { name: 'Standard 2,500 K' });
	await express.click();
	await standard.click();
	await expect.element(express).toBeChecked();
	await expect.element(standard).toBeChecked();
	await screen.getByRole('button').click();
	await expect.element(express).not.toBeChecked();
	await expect.element(standard).not.toBeChecked();
});
