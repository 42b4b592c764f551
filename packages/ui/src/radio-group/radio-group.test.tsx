import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type ResolverResult, useForm } from 'react-hook-form';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FieldSet } from '../field-set/index.ts';
import { testConformance } from '../testing/conformance.tsx';
import { RadioGroupField } from './form.tsx';
import { Radio, RadioGroup } from './index.ts';

testConformance((props) => <RadioGroup {...props} />, { part: 'radio-group' });
testConformance(
	(props) => (
		<Radio value="a" {...props}>
			A
		</Radio>
	),
	{ part: 'radio', classNamePart: 'radio-box' },
);

const answers = (
	<>
		<Radio value="home" description="Before noon.">
			At home
		</Radio>
		<Radio value="shop">In the shop</Radio>
		<Radio value="post">Post office</Radio>
	</>
);

describe('RadioGroup', () => {
	it('chooses by press and arrow keys, and tells the value', async () => {
		const onValueChange = vi.fn();
		const screen = await render(
			<RadioGroup aria-label="Where" onValueChange={onValueChange}>
				{answers}
			</RadioGroup>,
		);
		await expect.element(screen.getByRole('radiogroup', { name: 'Where' })).toBeVisible();
		await screen.getByText('Before noon.').click();
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(screen.getByRole('radio', { name: 'In the shop' })).toHaveFocus();
		expect(onValueChange.mock.calls).toEqual([['home'], ['shop']]);
	});

	it('tells of a choice that was made before hydration', async () => {
		const onValueChange = vi.fn();
		const group = (
			<RadioGroup aria-label="Where" value={null} onValueChange={onValueChange}>
				{answers}
			</RadioGroup>
		);
		const container = document.createElement('div');
		container.innerHTML = renderToString(group);
		document.body.append(container);
		container.querySelector<HTMLInputElement>('[value="shop"]')?.click();
		const root = hydrateRoot(container, group);
		onTestFinished(() => {
			root.unmount();
			container.remove();
		});
		await expect.poll(() => onValueChange.mock.calls).toEqual([['shop']]);
	});

	it('is named by a FieldSet without a second group', async () => {
		const screen = await render(
			<FieldSet legend="Where?">
				<RadioGroup>{answers}</RadioGroup>
			</FieldSet>,
		);
		await expect.element(screen.getByRole('group', { name: 'Where?' })).toBeVisible();
		expect(screen.getByRole('radiogroup').query()).toBeNull();
	});

	it('goes back by a reset of the form, and sends its value', async () => {
		const screen = await render(
			<form>
				<RadioGroup aria-label="Where" name="where" defaultValue="post">
					{answers}
				</RadioGroup>
				<button type="reset">Reset</button>
			</form>,
		);
		await screen.getByRole('radio', { name: 'At home' }).click();
		const form = screen.container.querySelector('form');
		expect(new FormData(form ?? undefined).get('where')).toBe('home');
		await screen.getByRole('button').click();
		expect(new FormData(form ?? undefined).get('where')).toBe('post');
	});

	it('follows its caller, who may choose nothing', async () => {
		const screen = await render(
			<RadioGroup aria-label="Where" value={null}>
				{answers}
			</RadioGroup>,
		);
		await screen.getByRole('radio', { name: 'At home' }).click();
		await expect.element(screen.getByRole('radio', { name: 'At home' })).not.toBeChecked();
	});

	it('keeps two groups apart', async () => {
		const screen = await render(
			<>
				<RadioGroup aria-label="One" defaultValue="home">
					{answers}
				</RadioGroup>
				<RadioGroup aria-label="Two" defaultValue="shop">
					{answers}
				</RadioGroup>
			</>,
		);
		expect(screen.container.querySelectorAll(':checked').length).toBe(2);
	});
});

interface Values {
	where: string | null;
}

function Bound() {
	const form = useForm<Values>({
		defaultValues: { where: null },
		resolver: (values): ResolverResult<Values> =>
			values.where === null
				? { values: {}, errors: { where: { type: 'required', message: 'Choose where.' } } }
				: { values, errors: {} },
	});
	return (
		<form onSubmit={form.handleSubmit(() => {})}>
			<RadioGroupField control={form.control} name="where" label="Where?">
				{answers}
			</RadioGroupField>
			<button type="submit">Send</button>
			<button type="button" onClick={() => form.reset()}>
				Reset
			</button>
		</form>
	);
}

it('bound to a form shows the error at its legend, focuses the first choice, and goes back on reset', async () => {
	const screen = await render(<Bound />);
	await screen.getByRole('button', { name: 'Send' }).click();
	await expect.element(screen.getByRole('group')).toHaveAccessibleDescription('Choose where.');
	await expect.element(screen.getByRole('radio', { name: 'At home' })).toHaveFocus();
	await screen.getByRole('radio', { name: 'In the shop' }).click();
	await expect.element(screen.getByRole('radio', { name: 'In the shop' })).toBeChecked();
	await screen.getByRole('button', { name: 'Reset' }).click();
	await expect.element(screen.getByRole('radio', { name: 'In the shop' })).not.toBeChecked();
});
