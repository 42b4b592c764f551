import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ContextMenu, ContextMenuItem, type ContextMenuProps } from './index.ts';

const onSelect = vi.fn();

const menu = (props: Partial<ContextMenuProps> = {}) => (
	<ContextMenu trigger={<button type="button">Order</button>} label="Order" {...props}>
		<ContextMenuItem onSelect={() => onSelect('copy')}>Copy</ContextMenuItem>
		<ContextMenuItem onSelect={() => onSelect('cancel')}>Cancel</ContextMenuItem>
	</ContextMenu>
);

type Screen = Awaited<ReturnType<typeof render>>;
const press = (screen: Screen) => screen.getByRole('button', { name: 'Order' }).click({ button: 'right' });

describe('ContextMenu', () => {
	it('opens at the pointer, reports a choice and closes', async () => {
		onSelect.mockReset();
		const onOpenChange = vi.fn();
		const screen = await render(menu({ onOpenChange }));
		await press(screen);
		await expect.element(screen.getByRole('menu', { name: 'Order' })).toBeVisible();
		await screen.getByRole('menuitem', { name: 'Cancel' }).click();
		expect(onSelect.mock.calls).toEqual([['cancel']]);
		await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
		expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
	});

	it('is used by keyboard, and closes by Escape', async () => {
		onSelect.mockReset();
		const screen = await render(menu());
		await press(screen);
		await expect.element(screen.getByRole('menu')).toHaveFocus();
		for (const name of ['Copy', 'Cancel', 'Copy']) {
			await userEvent.keyboard('{ArrowDown}');
			await expect.element(screen.getByRole('menuitem', { name })).toHaveFocus();
		}
		await userEvent.keyboard('{Enter}');
		expect(onSelect.mock.calls).toEqual([['copy']]);
		await press(screen);
		await userEvent.keyboard('{Escape}');
		await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
	});

	it('hands ref, props and class name to the menu', async () => {
		const ref = vi.fn();
		const screen = await render(menu({ ref, id: 'probe', className: 'probe-class' }));
		await press(screen);
		const element = screen.getByRole('menu');
		await expect.element(element).toHaveAttribute('id', 'probe');
		await expect.element(element).toHaveClass('probe-class');
		expect(ref).toHaveBeenCalledWith(element.element());
		expect(element.element().dataset.part).toBe('context-menu');
	});

	it('leaves the menu of the browser alone when it is disabled', async () => {
		const screen = await render(menu({ isDisabled: true }));
		await press(screen);
		expect(screen.getByRole('menu').query()).toBeNull();
	});

	it('leaves the page as it is: no style element that a content policy would refuse', async () => {
		const before = document.querySelectorAll('style').length;
		const screen = await render(menu());
		await press(screen);
		await expect.element(screen.getByRole('menu')).toBeVisible();
		expect(document.querySelectorAll('style').length).toBe(before);
		expect(getComputedStyle(document.body).overflow).toBe('visible');
	});

	it('renders what it belongs to on the server', () => {
		expect(renderToString(menu())).toContain('>Order</button>');
	});
});
