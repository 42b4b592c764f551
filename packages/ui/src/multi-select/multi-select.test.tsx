import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { MultiSelectField } from './form.tsx';
import { MultiSelect, type MultiSelectProps } from './index.ts';

interface Topic {
	readonly id: string;
	readonly name: string;
}

const TEA: Topic = { id: '1', name: 'Tea' };
const SILK: Topic = { id: '2', name: 'Silk' };
const TOYS: Topic = { id: '3', name: 'Toys' };

const required = {
	'aria-label': 'Topics',
	items: [TEA, SILK, TOYS],
	getItemKey: ({ id }: Topic) => id,
	getItemText: ({ name }: Topic) => name,
};

testConformance((props) => <MultiSelect {...required} {...props} />, {
	part: 'multi-select',
	classNamePart: 'multi-select-box',
});

async function setUp(props: Partial<MultiSelectProps<Topic>> = {}) {
	const onValueChange = vi.fn();
	const screen = await render(
		<form>
			<MultiSelect {...required} onValueChange={onValueChange} {...props} />
			<button type="reset">Reset</button>
		</form>,
	);
	return {
		screen,
		onValueChange,
		field: screen.getByRole('combobox', { name: 'Topics' }),
		option: (name: string) => screen.getByRole('option', { name }),
		remove: (name: string) => screen.getByRole('button', { name: `Remove ${name}` }),
		status: screen.getByRole('status'),
	};
}

describe('MultiSelect', () => {
	it('takes several without closing, takes one away by choosing it again, and says so', async () => {
		const { screen, field, option, status, onValueChange } = await setUp();
		await field.click();
		await expect.element(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
		await option('Tea').click();
		await expect.element(status).toHaveTextContent('Tea added. 3 choices');
		await option('Silk').click();
		await expect.element(option('Silk')).toHaveAttribute('aria-selected', 'true');
		await option('Tea').click();
		await expect.element(status).toHaveTextContent('Tea removed. 3 choices');
		expect(onValueChange.mock.calls).toEqual([[[TEA]], [[TEA, SILK]], [[SILK]]]);
	});

	it('finds by typing; Enter takes and empties the field for the next', async () => {
		const { field, onValueChange } = await setUp();
		await field.fill('to');
		await userEvent.keyboard('{Enter}');
		expect(onValueChange.mock.calls).toEqual([[[TOYS]]]);
		await expect.element(field).toHaveValue('');
		await expect.element(field).toHaveAttribute('aria-expanded', 'true');
	});

	it('takes away by buttons, and the focus goes on to the next, at last to the field', async () => {
		const { field, remove, onValueChange } = await setUp({ defaultValue: [TEA, SILK] });
		await remove('Tea').click();
		await expect.element(remove('Silk')).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect.element(field).toHaveFocus();
		expect(onValueChange.mock.calls).toEqual([[[SILK]], [[]]]);
	});

	it('takes the last one away by Backspace in the empty field only', async () => {
		const { field, onValueChange } = await setUp({ defaultValue: [TEA, SILK] });
		await field.fill('x');
		await userEvent.keyboard('{Backspace}');
		expect(onValueChange).not.toHaveBeenCalled();
		await userEvent.keyboard('{Backspace}');
		expect(onValueChange.mock.calls).toEqual([[[TEA]]]);
	});

	it('stops at the most and says so', async () => {
		const { screen, field, option, onValueChange } = await setUp({ maxItems: 1, defaultValue: [TEA] });
		await expect.element(screen.getByRole('paragraph')).toHaveTextContent('1 chosen, that is the most.');
		await field.click();
		await expect.element(option('Silk')).toHaveAttribute('aria-disabled', 'true');
		await userEvent.keyboard('{ArrowDown}{Enter}');
		expect(onValueChange.mock.calls).toEqual([[[]]]);
	});

	it('sends all keys and goes back by a reset of the form', async () => {
		const { screen, field, option } = await setUp({ name: 'topic', defaultValue: [TEA] });
		await field.click();
		await option('Silk').click();
		const form = screen.container.querySelector('form');
		expect(new FormData(form ?? undefined).getAll('topic')).toEqual(['1', '2']);
		await userEvent.keyboard('{Escape}');
		await screen.getByRole('button', { name: 'Reset' }).click();
		await expect.poll(() => new FormData(form ?? undefined).getAll('topic')).toEqual(['1']);
	});
});

function Bound() {
	const form = useForm<{ topics: readonly Topic[] }>({ defaultValues: { topics: [TEA] } });
	return (
		<form>
			<MultiSelectField
				control={form.control}
				name="topics"
				label="Topics"
				items={required.items}
				getItemKey={required.getItemKey}
				getItemText={required.getItemText}
			/>
			<button type="button" onClick={() => form.reset()}>
				Put back
			</button>
		</form>
	);
}

it('bound to a form goes back on reset', async () => {
	const screen = await render(<Bound />);
	await screen.getByRole('button', { name: 'Remove Tea' }).click();
	await expect.element(screen.getByRole('button', { name: 'Remove Tea' })).not.toBeInTheDocument();
	await screen.getByRole('button', { name: 'Put back' }).click();
	await expect.element(screen.getByRole('button', { name: 'Remove Tea' })).toBeVisible();
});
