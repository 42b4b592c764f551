import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { AutocompleteField } from './form.tsx';
import { Autocomplete, type AutocompleteProps } from './index.ts';

const STREETS = ['Anawrahta Road', 'Insein Road', 'Pyay Road'];
const required = {
	'aria-label': 'Street',
	items: STREETS,
	getItemKey: (text: string) => text,
	getItemText: (text: string) => text,
};

testConformance((props) => <Autocomplete {...required} {...props} />, {
	part: 'autocomplete',
	classNamePart: 'autocomplete-box',
});

async function setUp(props: Partial<AutocompleteProps<string>> = {}) {
	const onValueChange = vi.fn();
	const onItemChoose = vi.fn();
	const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
	const screen = await render(
		<form onSubmit={onSubmit}>
			<Autocomplete {...required} name="street" onValueChange={onValueChange} onItemChoose={onItemChoose} {...props} />
			<button type="submit">Send</button>
			<button type="reset">Reset</button>
		</form>,
	);
	return {
		screen,
		onValueChange,
		onItemChoose,
		onSubmit,
		field: screen.getByRole('combobox', { name: 'Street' }),
		list: screen.getByRole('listbox'),
		status: screen.getByRole('status'),
		sent: () => new FormData(screen.container.querySelector('form') ?? undefined).get('street'),
	};
}

const marked = () => {
	const id = document.querySelector('[role="combobox"]')?.getAttribute('aria-activedescendant');
	return id ? document.getElementById(id)?.textContent : undefined;
};

describe('Autocomplete', () => {
	it('suggests what contains the text, and announces how many', async () => {
		const { field, list, status, screen } = await setUp();
		await field.click();
		expect(list.query()).toBeNull();
		await field.fill('p');
		await expect.element(list).toHaveAccessibleName('Suggestions');
		await expect.element(status).toHaveTextContent('1 suggestion');
		await expect.element(screen.getByRole('option')).toHaveTextContent('Pyay Road');
		await expect.element(field).toHaveAttribute('aria-expanded', 'true');
	});

	it('takes a marked suggestion by Enter, without submitting', async () => {
		const { field, list, onValueChange, onItemChoose, onSubmit, sent } = await setUp();
		await field.fill('road');
		expect(marked()).toBeUndefined();
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		expect(marked()).toBe('Insein Road');
		await userEvent.keyboard('{Enter}');
		await expect.element(field).toHaveValue('Insein Road');
		expect(onValueChange).toHaveBeenLastCalledWith('Insein Road');
		expect(onItemChoose.mock.calls).toEqual([['Insein Road']]);
		expect(list.query()).toBeNull();
		expect(onSubmit).not.toHaveBeenCalled();
		expect(sent()).toBe('Insein Road');
	});

	it('accepts any text, which Enter submits', async () => {
		const { field, onSubmit, sent, list } = await setUp();
		await field.fill('Merchant Road');
		expect(list.query()).toBeNull();
		await userEvent.keyboard('{Enter}');
		expect(onSubmit).toHaveBeenCalledOnce();
		expect(sent()).toBe('Merchant Road');
	});

	it('closes the list by Escape and leaves the text', async () => {
		const { field, list } = await setUp();
		await field.fill('road');
		await expect.element(list).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(list).not.toBeInTheDocument();
		await expect.element(field).toHaveValue('road');
	});

	it('closes the list when the focus leaves', async () => {
		const { field, list } = await setUp();
		await field.fill('road');
		await userEvent.tab();
		await expect.element(list).not.toBeInTheDocument();
		await expect.element(field).toHaveValue('road');
	});

	it('takes a suggestion by a press and keeps the focus', async () => {
		const { field, screen } = await setUp();
		await field.fill('insein');
		await screen.getByRole('option').click();
		await expect.element(field).toHaveValue('Insein Road');
		await expect.element(field).toHaveFocus();
	});

	it('asks its caller for suggestions and says while they load', async () => {
		const onQueryChange = vi.fn();
		const { field, list, status } = await setUp({ items: [], status: 'loading', onQueryChange });
		await field.fill('py');
		expect(onQueryChange).toHaveBeenCalledWith('py', { isComposing: false });
		await expect.element(status).toHaveTextContent('Loading');
		expect(list.query()).toBeNull();
	});

	it('is a text field after an error', async () => {
		const { field, list, status } = await setUp({ status: 'error' });
		await field.fill('road');
		expect(list.query()).toBeNull();
		await expect.element(status).toBeEmptyDOMElement();
	});

	it('goes back with its form', async () => {
		const { field, screen } = await setUp({ defaultValue: 'Pyay Road' });
		await field.fill('x');
		await screen.getByRole('button', { name: 'Reset' }).click();
		await expect.element(field).toHaveValue('Pyay Road');
	});
});

function Bound() {
	const form = useForm({ defaultValues: { street: 'Pyay Road' } });
	return (
		<form>
			<AutocompleteField<string, { street: string }, 'street'>
				{...required}
				control={form.control}
				name="street"
				label="Street"
			/>
			<button type="button" onClick={() => form.reset()}>
				Reset
			</button>
		</form>
	);
}

it('bound to a form goes back on reset', async () => {
	const screen = await render(<Bound />);
	const field = screen.getByRole('combobox');
	await field.fill('Insein Road');
	await userEvent.keyboard('{Escape}');
	await screen.getByRole('button', { name: 'Reset' }).click();
	await expect.element(field).toHaveValue('Pyay Road');
});
