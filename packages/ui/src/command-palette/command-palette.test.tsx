import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { type Command, CommandPalette, type CommandPaletteProps } from './index.ts';

testConformance((props) => <CommandPalette commands={[]} {...props} />, { part: 'command-palette' });

async function setUp(props: Partial<CommandPaletteProps> = {}) {
	const onRun = vi.fn();
	const command = (id: string, rest: Partial<Command> = {}): Command => ({
		id,
		label: id,
		onRun: () => onRun(id),
		...rest,
	});
	const commands = [
		command('Orders', { group: 'Go to', keywords: ['sales'] }),
		command('Shop', { group: 'Go to' }),
		command('Export', { group: 'Do', isDisabled: true }),
		command('Dark mode', { group: 'Do' }),
	];
	const screen = await render(
		<CommandPalette commands={commands} trigger={<button type="button">Open</button>} {...props} />,
	);
	const marked = () => {
		const id = document.querySelector('[role="combobox"]')?.getAttribute('aria-activedescendant');
		return id ? document.getElementById(id)?.textContent : undefined;
	};
	return {
		screen,
		onRun,
		marked,
		dialog: screen.getByRole('dialog', { name: 'Commands' }),
		field: screen.getByRole('combobox', { name: 'Search commands' }),
		names: () =>
			screen
				.getByRole('option')
				.elements()
				.map(({ textContent }) => textContent),
	};
}

describe('CommandPalette', () => {
	it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('is opened and closed by %s', async (keys) => {
		const { dialog, field } = await setUp();
		expect(dialog.query()).toBeNull();
		await userEvent.keyboard(keys);
		await expect.element(field).toHaveFocus();
		await userEvent.keyboard(keys);
		await expect.element(dialog).not.toBeInTheDocument();
	});

	it('has no key where there shall be none', async () => {
		const { dialog } = await setUp({ hotkey: null });
		await userEvent.keyboard('{Control>}k{/Control}');
		expect(dialog.query()).toBeNull();
	});

	it('is opened by its button, closed by Escape, and returns the focus', async () => {
		const { screen, dialog } = await setUp();
		const opener = screen.getByRole('button', { name: 'Open' });
		await opener.click();
		await expect.element(dialog).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog).not.toBeInTheDocument();
		await expect.element(opener).toHaveFocus();
	});

	it('lists commands in named groups and marks the first', async () => {
		const { screen, names, marked } = await setUp({ defaultOpen: true });
		expect(names()).toEqual(['Orders', 'Shop', 'Export', 'Dark mode']);
		await expect.element(screen.getByRole('group', { name: 'Go to' })).toBeVisible();
		expect(marked()).toBe('Orders');
	});

	it('passes over disabled commands and begins again at the ends', async () => {
		const { marked } = await setUp({ defaultOpen: true });
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		expect(marked()).toBe('Dark mode');
		await userEvent.keyboard('{ArrowDown}');
		expect(marked()).toBe('Orders');
		await userEvent.keyboard('{ArrowUp}');
		expect(marked()).toBe('Dark mode');
	});

	it.each([
		['mode dark', ['Dark mode']],
		['SALES', ['Orders']],
		['o', ['Orders', 'Shop', 'Export', 'Dark mode']],
	])('finds by %s in label and keywords', async (query, found) => {
		const { field, names } = await setUp({ defaultOpen: true });
		await field.fill(query);
		expect(names()).toEqual(found);
	});

	it('runs the marked command after it closed', async () => {
		const { field, dialog, onRun } = await setUp({ defaultOpen: true });
		await field.fill('dark');
		await userEvent.keyboard('{Enter}');
		await expect.element(dialog).not.toBeInTheDocument();
		expect(onRun.mock.calls).toEqual([['Dark mode']]);
	});

	it('runs by a press, disabled commands not', async () => {
		const { screen, onRun } = await setUp({ defaultOpen: true });
		await screen.getByRole('option', { name: 'Export' }).click({ force: true });
		expect(onRun).not.toHaveBeenCalled();
		await screen.getByRole('option', { name: 'Shop' }).click();
		expect(onRun.mock.calls).toEqual([['Shop']]);
	});

	it('says when nothing matches, and begins anew each time', async () => {
		const { field, screen, names } = await setUp({ defaultOpen: true });
		await field.fill('nothing like it');
		await expect.element(screen.getByRole('status')).toHaveTextContent('No matching commands. Try another word.');
		await expect.element(field).toHaveAttribute('aria-expanded', 'false');
		await userEvent.keyboard('{Escape}{Control>}k{/Control}');
		await expect.poll(names).toHaveLength(4);
	});
});
