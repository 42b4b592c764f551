import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { takeOver } from '../testing/take-over.tsx';
import { SearchField, type SearchFieldProps } from './index.ts';

interface Match {
	readonly id: number;
	readonly name: string;
}

const TEA: readonly Match[] = [
	{ id: 1, name: 'Shan green tea' },
	{ id: 2, name: 'Tea cup' },
	{ id: 3, name: 'Tea tray' },
];

const required: SearchFieldProps<Match> = {
	label: 'Search things',
	value: '',
	onValueChange: () => {},
	onSubmit: () => {},
	status: 'idle',
	items: [],
	getItemKey: ({ id }) => id,
	renderItem: ({ name }) => <span>{name.replace(' green', '…')}</span>,
	onSelect: () => {},
	isOpen: false,
	onOpenChange: () => {},
};

testConformance((props) => <SearchField {...required} {...props} />, { part: 'search-field' });

type Calls = Pick<SearchFieldProps<Match>, 'onValueChange' | 'onSubmit' | 'onSelect' | 'onOpenChange'> & {
	readonly onClose: () => void;
};

interface KeptProps {
	readonly first: string;
	readonly calls: Calls;
	readonly props: Partial<SearchFieldProps<Match>>;
}

function Kept({ first, calls, props }: KeptProps) {
	const [value, setValue] = useState(first);
	const [isOpen, setIsOpen] = useState(false);
	return (
		<SearchField
			{...required}
			{...calls}
			status={value === '' ? 'idle' : 'results'}
			items={TEA}
			{...props}
			value={value}
			onValueChange={(next, context) => {
				calls.onValueChange(next, context);
				setValue(next);
			}}
			isOpen={isOpen}
			onOpenChange={(next) => {
				calls.onOpenChange(next);
				setIsOpen(next);
			}}
			onClose={() => {
				calls.onClose();
				setValue('');
			}}
		/>
	);
}

/** A search that answers any text with the three teas, unless told otherwise. */
async function setUp({ value: first = '', ...props }: Partial<SearchFieldProps<Match>> = {}) {
	const calls = {
		onValueChange: vi.fn(),
		onSubmit: vi.fn(),
		onSelect: vi.fn(),
		onOpenChange: vi.fn(),
		onClose: vi.fn(),
	};
	const screen = await render(
		<>
			<Kept first={first} calls={calls} props={props} />
			<button type="button">Elsewhere</button>
		</>,
	);
	return {
		...calls,
		screen,
		field: screen.getByRole('combobox', { name: 'Search things' }),
		list: screen.getByRole('listbox'),
		option: (name: string) => screen.getByRole('option', { name }),
	};
}

afterEach(async () => {
	vi.useRealTimers();
	await page.viewport(768, 720);
});

describe('SearchField', () => {
	it('is a combobox without a list until there are matches', async () => {
		const { field, list, option } = await setUp();
		await expect.element(field).toHaveAttribute('aria-expanded', 'false');
		await expect.element(field).toHaveAttribute('aria-autocomplete', 'list');
		await expect.element(field).not.toHaveAttribute('aria-controls');
		await field.fill('tea');
		await expect.element(field).toHaveAttribute('aria-expanded', 'true');
		await expect.element(field).toHaveAttribute('aria-controls', list.element().id);
		await expect.element(option('Shan… tea')).toBeVisible();
	});

	it.each([
		['searching', 'Searching'],
		['empty', 'No search result found'],
		['error', 'Search did not answer. Try again in a moment.'],
	] as const)('shows and reports the status %s', async (status, message) => {
		const { screen, field, list } = await setUp({ status, items: [] });
		await field.fill('tea');
		await expect.element(screen.getByRole('status')).toHaveTextContent(message);
		await expect.element(screen.getByText(message)).toBeVisible();
		expect(screen.getByText(message).element().getBoundingClientRect().width).toBeGreaterThan(100);
		expect(list.query()).toBeNull();
		await expect.element(field).toHaveAttribute('aria-expanded', 'false');
	});

	it('reports how many matches there are, in the reader’s words', async () => {
		const { screen, field } = await setUp({ labels: { results: (count) => `ရလဒ် ${count} ခု` } });
		await field.fill('tea');
		await expect.element(screen.getByRole('status')).toHaveTextContent('ရလဒ် 3 ခု');
	});

	it('shows nothing while the search is idle', async () => {
		const { screen, field } = await setUp({ status: 'idle' });
		await field.fill('te');
		await expect.element(screen.getByRole('status')).toHaveTextContent('');
		expect(screen.container.querySelector('[data-part="search-field-popup"]')?.clientHeight).toBe(0);
	});

	it('marks matches by the arrow keys, going through the field itself at both ends', async () => {
		const { field, option } = await setUp();
		await field.fill('tea');
		const marked = () => document.querySelector('[aria-selected="true"]')?.textContent;
		const path: [string, string | undefined][] = [
			['{ArrowDown}', 'Shan… tea'],
			['{ArrowDown}', 'Tea cup'],
			['{ArrowDown}', 'Tea tray'],
			['{ArrowDown}', undefined],
			['{ArrowUp}', 'Tea tray'],
			['{Home}', 'Shan… tea'],
			['{End}', 'Tea tray'],
			['{ArrowUp}', 'Tea cup'],
		];
		for (const [key, name] of path) {
			await userEvent.keyboard(key);
			await expect.poll(marked, { message: key }).toBe(name);
		}
		await expect.element(field).toHaveAttribute('aria-activedescendant', option('Tea cup').element().id);
		await expect.element(field).toHaveFocus();
	});

	it('leaves Home and End to the text until a match is marked', async () => {
		const { field } = await setUp();
		await field.fill('tea');
		await userEvent.keyboard('{Home}');
		const input = field.element();
		expect(input instanceof HTMLInputElement && input.selectionStart).toBe(0);
		await expect.element(field).not.toHaveAttribute('aria-activedescendant');
	});

	it('names groups of matches, and the keys go through all of them', async () => {
		const { screen, field, option } = await setUp({
			getItemGroup: ({ id }) => (id < 3 ? { label: 'Texts', layout: 'chips' } : { label: 'Things', layout: 'rows' }),
		});
		await field.fill('tea');
		const texts = screen.getByRole('group', { name: 'Texts' });
		await expect.element(texts).toBeVisible();
		expect(texts.getByRole('option').elements()).toHaveLength(2);
		expect(screen.getByRole('group', { name: 'Things' }).getByRole('option').elements()).toHaveLength(1);
		await userEvent.keyboard('{ArrowUp}');
		await expect.element(option('Tea tray')).toHaveAttribute('aria-selected', 'true');
		await userEvent.keyboard('{ArrowUp}');
		await expect.element(field).toHaveAttribute('aria-activedescendant', option('Tea cup').element().id);
	});

	it('opens what it has for an empty text when it gets the focus, with a button below that Tab reaches', async () => {
		const onForget = vi.fn();
		const { screen, field, list, option, onSelect } = await setUp({
			status: 'results',
			footer: (
				<button type="button" onClick={onForget}>
					Forget them
				</button>
			),
		});
		expect(list.query()).toBeNull();
		await field.click();
		await expect.element(option('Tea cup')).toBeVisible();
		await userEvent.keyboard('{Tab}{Tab}');
		await expect.element(screen.getByRole('button', { name: 'Forget them' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		expect(onForget).toHaveBeenCalledOnce();
		await expect.element(field).toHaveFocus();
		await expect.element(option('Tea cup')).toBeVisible();
		await userEvent.keyboard('{ArrowDown}{Enter}');
		expect(onSelect.mock.calls).toEqual([[TEA[0]]]);
		await expect.element(list).not.toBeInTheDocument();
	});

	it('takes the marked match on Enter, and searches for the text when none is marked', async () => {
		const { field, onSelect, onSubmit, onOpenChange } = await setUp();
		await field.fill('tea');
		await userEvent.keyboard('{ArrowDown}{Enter}');
		expect(onSelect.mock.calls).toEqual([[TEA[0]]]);
		expect(onSubmit).not.toHaveBeenCalled();
		expect(onOpenChange).toHaveBeenLastCalledWith(false);
		await userEvent.keyboard('{Enter}');
		expect(onSubmit.mock.calls).toEqual([['tea']]);
	});

	it('searches by its button', async () => {
		const { screen, field, onSubmit } = await setUp();
		await field.fill('tea');
		await screen.getByRole('button', { name: 'Search' }).click();
		expect(onSubmit.mock.calls).toEqual([['tea']]);
	});

	it('leads to the field by its button when there is no text', async () => {
		const { screen, field, onOpenChange } = await setUp();
		await screen.getByRole('button', { name: 'Search' }).click();
		await expect.element(field).toHaveFocus();
		expect(onOpenChange.mock.lastCall).toEqual([true]);
	});

	it('takes a match by a press, and the field keeps the focus', async () => {
		const { field, option, onSelect, list } = await setUp();
		await field.fill('tea');
		await option('Tea cup').click();
		expect(onSelect.mock.calls).toEqual([[TEA[1]]]);
		await expect.element(list).not.toBeInTheDocument();
		await expect.element(field).toHaveFocus();
	});

	it('forgets the mark when other matches arrive', async () => {
		const screen = await render(<SearchField {...required} value="tea" isOpen status="results" items={TEA} />);
		await screen.getByRole('combobox').click();
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant');
		await screen.rerender(<SearchField {...required} value="teas" isOpen status="results" items={TEA.toReversed()} />);
		await expect.element(screen.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant');
	});

	it('Escape closes the dropdown first and empties the field next', async () => {
		const { field, list } = await setUp();
		await field.fill('tea');
		await expect.element(list).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(list).not.toBeInTheDocument();
		await expect.element(field).toHaveValue('tea');
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(list).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await userEvent.keyboard('{Escape}');
		await expect.element(field).toHaveValue('');
	});

	it('clears by its button, which hides the dropdown and gives the focus back', async () => {
		const { screen, field, list, onOpenChange } = await setUp();
		const clear = screen.getByRole('button', { name: 'Clear search' });
		expect(clear.query()).toBeNull();
		await field.fill('tea');
		await clear.click();
		await expect.element(field).toHaveValue('');
		await expect.element(field).toHaveFocus();
		await expect.element(list).not.toBeInTheDocument();
		expect(onOpenChange).toHaveBeenLastCalledWith(false);
	});

	it('closes 300 ms after losing the focus and then lets the caller clear the text (Specification §4)', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const { field, list, onClose } = await setUp();
		await field.fill('tea');
		await expect.element(list).toBeVisible();
		const elsewhere = [...document.querySelectorAll('button')].at(-1);
		elsewhere?.focus();
		expect(vi.getTimerCount()).toBe(1);
		vi.advanceTimersByTime(299);
		expect(onClose).not.toHaveBeenCalled();
		expect(list.query()).not.toBeNull();
		vi.advanceTimersByTime(1);
		expect(onClose).toHaveBeenCalledOnce();
		await expect.element(list).not.toBeInTheDocument();
		await expect.element(field).toHaveValue('');
	});

	it('stays when the focus comes back in time, or moves inside', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const { screen, field, onClose } = await setUp();
		await field.fill('tea');
		const input = field.element();
		const elsewhere = [...document.querySelectorAll('button')].at(-1);
		elsewhere?.focus();
		vi.advanceTimersByTime(200);
		if (input instanceof HTMLElement) input.focus();
		vi.advanceTimersByTime(1000);
		const clear = screen.getByRole('button', { name: 'Clear search' }).element();
		if (clear instanceof HTMLElement) clear.focus();
		vi.advanceTimersByTime(1000);
		expect(onClose).not.toHaveBeenCalled();
	});

	it('lets an input method finish: its Enter neither searches nor chooses', async () => {
		const { field, onSelect, onSubmit } = await setUp();
		await field.fill('tea');
		await userEvent.keyboard('{ArrowDown}');
		const enter = (init: KeyboardEventInit) =>
			field
				.element()
				.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));
		enter({ isComposing: true });
		enter({ keyCode: 229 });
		expect(onSelect).not.toHaveBeenCalled();
		expect(onSubmit).not.toHaveBeenCalled();
		enter({});
		expect(onSelect).toHaveBeenCalledOnce();
	});

	it('tells the caller while an input method has not settled the text', async () => {
		const { field, onValueChange } = await setUp();
		const input = field.element();
		if (!(input instanceof HTMLInputElement)) throw new Error('no input');
		input.focus();
		const type = (text: string, isComposing: boolean) => {
			Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
			input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
		};
		type('cha', true);
		type('茶', false);
		expect(onValueChange.mock.calls).toEqual([
			['cha', { isComposing: true }],
			['茶', { isComposing: false }],
		]);
	});

	it('lets no more than 50 characters be typed (Specification §5)', async () => {
		const { field } = await setUp();
		await field.click();
		await userEvent.keyboard('x'.repeat(53));
		await expect.element(field).toHaveValue('x'.repeat(50));
	});

	it('has a dropdown of at most 300 px that scrolls to the marked match (Specification §9)', async () => {
		const many = Array.from({ length: 30 }, (_, id) => ({ id, name: `Tea ${id}` }));
		const { screen, field, option } = await setUp({ items: many });
		await field.fill('tea');
		const popup = screen.container.querySelector('[data-part="search-field-popup"]');
		expect(popup?.getBoundingClientRect().height).toBe(300);
		await userEvent.keyboard('{ArrowUp}');
		await expect.element(option('Tea 29')).toBeInViewport();
		const box = popup?.getBoundingClientRect();
		expect(option('Tea 29').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(box?.bottom ?? 0);
	});

	it('never lies under the keyboard of a phone, which takes the lower half of the screen', async () => {
		await page.viewport(375, 260);
		const many = Array.from({ length: 30 }, (_, id) => ({ id, name: `Tea ${id}` }));
		const { screen, field } = await setUp({ items: many });
		await field.fill('tea');
		const popup = screen.container.querySelector('[data-part="search-field-popup"]');
		expect(popup?.getBoundingClientRect().bottom).toBeLessThanOrEqual(260);
		await page.viewport(375, 220);
		await expect.poll(() => popup?.getBoundingClientRect().bottom).toBeLessThanOrEqual(220);
	});

	it('has targets of 44 px on a phone', async () => {
		await page.viewport(320, 600);
		const { screen, field } = await setUp({ value: 'tea' });
		expect(field.element().clientHeight).toBeGreaterThanOrEqual(44);
		for (const name of ['Clear search', 'Search']) {
			const { width, height } = screen.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
			expect([name, width >= 44 && height >= 44]).toEqual([name, true]);
		}
	});

	it('is a form that works without script, its hidden fields with it', () => {
		const html = renderToString(
			<SearchField {...required} action="/search-results">
				<input type="hidden" name="lang" value="thai" />
			</SearchField>,
		);
		expect(html).toMatch(/<search [^>]*><form [^>]*action="\/search-results"/);
		expect(html).toMatch(/<form [^>]*method="get"/);
		expect(html).toMatch(/<input [^>]*name="search"/);
		expect(html).toContain('name="lang"');
		expect(html).toMatch(/<button type="submit"/);
		expect(html).not.toContain('style=');
	});

	it('keeps what was typed before the script ran', async () => {
		const onValueChange = vi.fn();
		const { end } = await takeOver(<SearchField {...required} onValueChange={onValueChange} />, 'tea');
		await vi.waitFor(() => expect(onValueChange).toHaveBeenCalledWith('tea', { isComposing: false }));
		end();
	});

	it('reports a text that was removed before the script ran, and opens nothing', async () => {
		const onValueChange = vi.fn();
		const onOpenChange = vi.fn();
		const field = <SearchField {...required} value="tea" onValueChange={onValueChange} onOpenChange={onOpenChange} />;
		const { end } = await takeOver(field, '');
		expect(onValueChange.mock.calls).toEqual([['', { isComposing: false }]]);
		expect(onOpenChange).not.toHaveBeenCalled();
		end();
	});
});
