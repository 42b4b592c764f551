import { useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialog/index.ts';
import { testConformance } from '../testing/conformance.tsx';
import { ComboboxField } from './form.tsx';
import { Combobox, type ComboboxProps } from './index.ts';

interface Town {
	readonly code: string;
	readonly name: string;
}

const TOWNS: readonly Town[] = [
	{ code: 'bhn', name: 'Bahan' },
	{ code: 'hlg', name: 'Hlaing' },
	{ code: 'lth', name: 'Latha' },
];

const required = {
	'aria-label': 'Township',
	items: TOWNS,
	getItemKey: ({ code }: Town) => code,
	getItemText: ({ name }: Town) => name,
};

testConformance((props) => <Combobox {...required} {...props} />, { part: 'combobox', classNamePart: 'combobox-box' });

async function setUp(props: Partial<ComboboxProps<Town>> = {}) {
	const onValueChange = vi.fn();
	const screen = await render(
		<form>
			<Combobox {...required} onValueChange={onValueChange} {...props} />
			<button type="reset">Reset</button>
		</form>,
	);
	return {
		screen,
		onValueChange,
		field: screen.getByRole('combobox', { name: 'Township' }),
		list: screen.getByRole('listbox'),
		option: (name: string | RegExp) => screen.getByRole('option', { name }),
		status: screen.getByRole('status'),
	};
}

const marked = () => {
	const id = document.querySelector('[role="combobox"]')?.getAttribute('aria-activedescendant');
	return id ? document.getElementById(id)?.textContent : undefined;
};

function InDialog() {
	const [isOpen, setIsOpen] = useState(true);
	return (
		<Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Address">
			<Combobox {...required} />
		</Dialog>
	);
}

describe('Combobox', () => {
	it('opens by a press, tells how many there are, and closes by Escape', async () => {
		const { field, list, status } = await setUp();
		await expect.element(field).toHaveAttribute('aria-expanded', 'false');
		await field.click();
		await expect.element(field).toHaveAttribute('aria-expanded', 'true');
		await expect.element(field).toHaveAttribute('aria-controls', list.element().id);
		await expect.element(status).toHaveTextContent('3 choices');
		await userEvent.keyboard('{Escape}');
		await expect.element(list).not.toBeInTheDocument();
	});

	it('is not opened by the focus alone', async () => {
		const { field, list } = await setUp();
		await userEvent.tab();
		await expect.element(field).toHaveFocus();
		expect(list.query()).toBeNull();
	});

	it('marks by arrow keys, past the ends and past what cannot be taken', async () => {
		await setUp({ isItemDisabled: ({ code }) => code === 'hlg' });
		await userEvent.tab();
		for (const [key, name] of [
			['{ArrowDown}', 'Bahan'],
			['{ArrowDown}', 'Latha'],
			['{ArrowDown}', 'Bahan'],
			['{ArrowUp}', 'Latha'],
			['{PageUp}', 'Bahan'],
		] as const) {
			await userEvent.keyboard(key);
			await expect.poll(marked, { message: key }).toBe(name);
		}
	});

	it.each([
		['{ArrowDown}', null, 'Bahan'],
		['{ArrowUp}', null, 'Latha'],
		['{ArrowDown}', TOWNS[1], 'Hlaing'],
		['{ArrowUp}', TOWNS[1], 'Hlaing'],
		['{Alt>}{ArrowDown}{/Alt}', null, undefined],
	] as const)('opens by %s with %o chosen and marks %s', async (keys, defaultValue, name) => {
		const { list } = await setUp({ defaultValue });
		await userEvent.tab();
		await userEvent.keyboard(keys);
		await expect.element(list).toBeVisible();
		expect(marked()).toBe(name);
	});

	it('finds by typing, takes the first match on Enter and does not send the form', async () => {
		const onSubmit = vi.fn();
		const { field, option, onValueChange, list } = await setUp();
		field.element().closest('form')?.addEventListener('submit', onSubmit);
		await field.fill('LA');
		await expect.element(option('Bahan')).not.toBeInTheDocument();
		await expect.poll(marked).toBe('Hlaing');
		await userEvent.keyboard('{ArrowDown}{Enter}');
		expect(onValueChange.mock.calls).toEqual([[TOWNS[2]]]);
		await expect.element(field).toHaveValue('Latha');
		await expect.element(list).not.toBeInTheDocument();
		expect(onSubmit).not.toHaveBeenCalled();
	});

	it('takes a choice by a press, marks it as chosen, and the field keeps the focus', async () => {
		const { field, option, onValueChange } = await setUp();
		await field.click();
		await option('Hlaing').click();
		expect(onValueChange.mock.calls).toEqual([[TOWNS[1]]]);
		await expect.element(field).toHaveFocus();
		await field.click();
		await expect.element(option('Hlaing')).toHaveAttribute('aria-selected', 'true');
		await expect.element(option('Bahan')).toHaveAttribute('aria-selected', 'false');
	});

	it('takes on leaving what was typed in full, and drops the rest of a word', async () => {
		const { field, onValueChange } = await setUp();
		await field.fill('hlaing');
		await userEvent.tab();
		expect(onValueChange.mock.calls).toEqual([[TOWNS[1]]]);
		await field.fill('Ba');
		await userEvent.tab();
		await expect.element(field).toHaveValue('Hlaing');
		expect(onValueChange).toHaveBeenCalledOnce();
	});

	it('is emptied by erasing the text, or by its button', async () => {
		const { screen, field, onValueChange } = await setUp({ defaultValue: TOWNS[0], isClearable: true });
		await field.fill('');
		expect(onValueChange).toHaveBeenLastCalledWith(null);
		await field.fill('Latha');
		await userEvent.keyboard('{Enter}');
		await screen.getByRole('button', { name: 'Clear' }).click();
		expect(onValueChange).toHaveBeenLastCalledWith(null);
		await expect.element(field).toHaveValue('');
		await expect.element(field).toHaveFocus();
	});

	it('asks its caller for choices and leaves searching to them', async () => {
		const onQueryChange = vi.fn();
		const { field, option } = await setUp({ onQueryChange });
		await field.fill('zz');
		expect(onQueryChange).toHaveBeenLastCalledWith('zz', { isComposing: false });
		await expect.element(option('Bahan')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		expect(onQueryChange).toHaveBeenLastCalledWith('', { isComposing: false });
	});

	it.each([
		['loading', 'Loading'],
		['ready', 'No matches. Check the spelling or try another word.'],
		['error', 'We couldn’t load the choices.'],
	] as const)('shows and announces an empty list that is %s', async (status, message) => {
		const { screen, field, status: region } = await setUp({ items: [], status, onQueryChange: () => {} });
		await field.click();
		await expect.element(region).toHaveTextContent(message);
		await expect.element(screen.getByRole('paragraph')).toHaveTextContent(message);
		await expect.element(field).toHaveAttribute('aria-expanded', 'false');
	});

	it('asks again after an error by its button, and by Enter', async () => {
		const onRetry = vi.fn();
		const { screen, field } = await setUp({ items: [], status: 'error', onRetry });
		await field.click();
		await screen.getByRole('button', { name: 'Try again' }).click();
		await expect.element(field).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		expect(onRetry).toHaveBeenCalledTimes(2);
	});

	it('keeps the choices in view while others are loading', async () => {
		const { field, option } = await setUp({ status: 'loading', onQueryChange: () => {} });
		await field.click();
		await expect.element(option('Bahan')).toBeVisible();
	});

	it('waits for enough letters', async () => {
		const { field, status, list } = await setUp({ minQueryLength: 2 });
		await field.fill('l');
		await expect.element(status).toHaveTextContent('Enter 2 letters or more');
		expect(list.query()).toBeNull();
		await field.fill('la');
		await expect.element(list).toBeVisible();
	});

	it('leaves keys to an input method while it composes', async () => {
		const { field, onValueChange } = await setUp();
		await field.fill('la');
		field
			.element()
			.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }));
		expect(onValueChange).not.toHaveBeenCalled();
		await userEvent.keyboard('{Enter}');
		expect(onValueChange).toHaveBeenCalledOnce();
	});

	it('finds Burmese whose marks were typed in another order', async () => {
		const { field, option } = await setUp({
			items: [{ code: 'x', name: 'တောင်ည\u103dန\u1037\u103a' }, ...TOWNS],
		});
		await field.fill('ည\u103dန\u103a\u1037');
		await expect.element(option(/^တောင်/)).toBeVisible();
		await expect.element(option('Latha')).not.toBeInTheDocument();
	});

	it('groups what follows each other', async () => {
		const { screen, field } = await setUp({ getItemGroup: ({ code }) => (code === 'lth' ? 'Downtown' : 'North') });
		await field.click();
		await expect.element(screen.getByRole('group', { name: 'North' })).toHaveTextContent('NorthBahanHlaing');
		await expect.element(screen.getByRole('group', { name: 'Downtown' })).toHaveTextContent('DowntownLatha');
	});

	it('sends its key and goes back by a reset of the form', async () => {
		const { screen, field, option } = await setUp({ name: 'town', defaultValue: TOWNS[0] });
		await field.click();
		await option('Latha').click();
		const form = screen.container.querySelector('form');
		expect([...new FormData(form ?? undefined).entries()]).toEqual([['town', 'lth']]);
		await screen.getByRole('button', { name: 'Reset' }).click();
		await expect.element(field).toHaveValue('Bahan');
		expect([...new FormData(form ?? undefined).entries()]).toEqual([['town', 'bhn']]);
	});

	it('moves nothing when it opens', async () => {
		const { screen, field } = await setUp();
		const before = screen.getByRole('button', { name: 'Reset' }).element().getBoundingClientRect().top;
		await field.click();
		expect(screen.getByRole('button', { name: 'Reset' }).element().getBoundingClientRect().top).toBe(before);
	});

	it('in a dialog the list is not cut off, and Escape closes it before the dialog', async () => {
		const screen = await render(<InDialog />);
		await screen.getByRole('combobox').click();
		const last = screen.getByRole('option', { name: 'Latha' });
		const box = last.element().getBoundingClientRect();
		expect(document.elementFromPoint(box.left + 20, box.top + 20)?.closest('[role="option"]')).toBe(last.element());
		await userEvent.keyboard('{Escape}');
		await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
		await expect.element(screen.getByRole('dialog')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
	});
});

interface Values {
	town: Town | null;
}

function Bound() {
	const form = useForm<Values>({
		defaultValues: { town: null },
		resolver: (values): ResolverResult<Values> =>
			values.town === null
				? { values: {}, errors: { town: { type: 'required', message: 'Choose a township.' } } }
				: { values, errors: {} },
	});
	return (
		<form onSubmit={form.handleSubmit(() => {})}>
			<ComboboxField
				control={form.control}
				name="town"
				label="Township"
				items={TOWNS}
				getItemKey={required.getItemKey}
				getItemText={required.getItemText}
			/>
			<button type="submit">Send</button>
			<button type="button" onClick={() => form.reset()}>
				Put back
			</button>
		</form>
	);
}

it('bound to a form shows the error, takes the focus, and goes back on reset', async () => {
	const screen = await render(<Bound />);
	const field = screen.getByRole('combobox', { name: 'Township' });
	await screen.getByRole('button', { name: 'Send' }).click();
	await expect.element(field).toHaveAccessibleDescription('Choose a township.');
	await expect.element(field).toHaveFocus();
	await field.fill('Latha');
	await userEvent.keyboard('{Enter}');
	await expect.element(field).toHaveValue('Latha');
	await screen.getByRole('button', { name: 'Put back' }).click();
	await expect.element(field).toHaveValue('');
});
