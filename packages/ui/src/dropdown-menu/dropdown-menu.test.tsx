import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialog/index.ts';
import { testConformance } from '../testing/conformance.tsx';
import {
	DropdownMenu,
	DropdownMenuCheckboxItem,
	DropdownMenuItem,
	type DropdownMenuProps,
	DropdownMenuRadioGroup,
	DropdownMenuRadioItem,
	DropdownMenuSeparator,
	DropdownMenuSub,
} from './index.ts';

testConformance(
	(props) => (
		<DropdownMenu {...props} defaultOpen trigger={<button type="button">Account</button>} label="Account">
			<DropdownMenuItem>Orders</DropdownMenuItem>
		</DropdownMenu>
	),
	{ part: 'dropdown-menu', isPortal: true },
);

const onSelect = vi.fn();

const setUp = (props: Partial<DropdownMenuProps> = {}) =>
	render(
		<DropdownMenu trigger={<button type="button">Account</button>} label="Account" {...props}>
			<DropdownMenuItem onSelect={() => onSelect('orders')}>Orders</DropdownMenuItem>
			<DropdownMenuItem isDisabled onSelect={() => onSelect('quotations')}>
				Quotations
			</DropdownMenuItem>
			<DropdownMenuSeparator />
			<DropdownMenuItem asChild>
				<a href="#profile">Profile</a>
			</DropdownMenuItem>
			<DropdownMenuItem onSelect={() => onSelect('sign-out')}>Sign out</DropdownMenuItem>
		</DropdownMenu>,
	);

function Languages() {
	const [value, setValue] = useState('mm');
	return (
		<DropdownMenu trigger={<button type="button">{value}</button>} label="Language">
			<DropdownMenuRadioGroup value={value} onValueChange={setValue} label="Language">
				<DropdownMenuRadioItem value="mm">မြန်မာ</DropdownMenuRadioItem>
				<DropdownMenuRadioItem value="en">English</DropdownMenuRadioItem>
			</DropdownMenuRadioGroup>
		</DropdownMenu>
	);
}

function Filters() {
	const [isOn, setIsOn] = useState(false);
	return (
		<DropdownMenu trigger={<button type="button">Show</button>} label="Show">
			<DropdownMenuCheckboxItem isChecked={isOn} onCheckedChange={setIsOn}>
				Sold out
			</DropdownMenuCheckboxItem>
			<DropdownMenuSub label="Sort by">
				<DropdownMenuItem onSelect={() => onSelect('price')}>Price</DropdownMenuItem>
				<DropdownMenuItem>Newest</DropdownMenuItem>
			</DropdownMenuSub>
		</DropdownMenu>
	);
}

describe('DropdownMenu', () => {
	it('keeps the size of an icon beside a name of many lines', async () => {
		const screen = await render(
			<DropdownMenu defaultOpen trigger={<button type="button">Account</button>} label="Account" className="w-40">
				<DropdownMenuItem icon={<svg aria-hidden="true" width="20" height="20" />}>
					{'Long '.repeat(20)}
				</DropdownMenuItem>
			</DropdownMenu>,
		);
		const icon = screen.getByRole('menuitem').element().querySelector('svg');
		expect(icon?.getBoundingClientRect().width).toBe(20);
	});

	it('opens by a press, reports a choice and closes', async () => {
		onSelect.mockReset();
		const onOpenChange = vi.fn();
		const screen = await setUp({ onOpenChange });
		await screen.getByRole('button', { name: 'Account' }).click();
		await screen.getByRole('menuitem', { name: 'Orders' }).click();
		expect(onSelect.mock.calls).toEqual([['orders']]);
		await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
		expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
	});

	it('is named, and hands ref, props and class name to the menu', async () => {
		const ref = vi.fn();
		const screen = await setUp({ defaultOpen: true, ref, id: 'probe', className: 'probe-class' });
		const menu = screen.getByRole('menu', { name: 'Account' });
		await expect.element(menu).toHaveAttribute('id', 'probe');
		await expect.element(menu).toHaveClass('probe-class');
		expect(ref).toHaveBeenCalledWith(menu.element());
		expect(menu.element().dataset.part).toBe('dropdown-menu');
	});

	it('is used by keyboard alone', async () => {
		onSelect.mockReset();
		const screen = await setUp();
		await userEvent.tab();
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(screen.getByRole('menuitem', { name: 'Orders' })).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
		await userEvent.keyboard('{End}');
		await expect.element(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(screen.getByRole('menuitem', { name: 'Orders' })).toHaveFocus();
		await userEvent.keyboard('s');
		await expect.element(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		expect(onSelect.mock.calls).toEqual([['sign-out']]);
	});

	it('gives the focus back to its trigger on Escape', async () => {
		const screen = await setUp();
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect.element(screen.getByRole('menu')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
	});

	it('takes the focus when it mounts open, so that its code can be loaded by the first press', async () => {
		const screen = await setUp({ defaultOpen: true });
		await expect.element(screen.getByRole('menu')).toBeVisible();
		await vi.waitFor(() => expect(screen.getByRole('menu').element().contains(document.activeElement)).toBe(true));
	});

	it('can be kept open by the caller', async () => {
		const onOpenChange = vi.fn();
		const screen = await setUp({ isOpen: true, onOpenChange });
		await userEvent.keyboard('{Escape}');
		await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
		await expect.element(screen.getByRole('menu')).toBeVisible();
	});

	it('holds exactly one choice of a named group', async () => {
		const screen = await render(<Languages />);
		await screen.getByRole('button', { name: 'mm' }).click();
		await expect.element(screen.getByRole('group', { name: 'Language' })).toBeVisible();
		await expect.element(screen.getByRole('menuitemradio', { name: 'မြန်မာ' })).toBeChecked();
		await screen.getByRole('menuitemradio', { name: 'English' }).click();
		await screen.getByRole('button', { name: 'en' }).click();
		await expect.element(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
		await expect.element(screen.getByRole('menuitemradio', { name: 'မြန်မာ' })).not.toBeChecked();
	});

	it('has items of 44 px, links among them', async () => {
		const screen = await setUp({ defaultOpen: true });
		await expect.element(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '#profile');
		for (const item of screen.getByRole('menuitem').elements()) {
			expect(item.clientHeight).toBeGreaterThanOrEqual(44);
		}
	});

	it('leaves the page as it is: no scroll lock, no style element that a content policy would refuse', async () => {
		const before = document.querySelectorAll('style').length;
		const screen = await setUp({ defaultOpen: true });
		await expect.element(screen.getByRole('menu')).toBeVisible();
		expect(document.querySelectorAll('style').length).toBe(before);
		expect(getComputedStyle(document.body).overflow).toBe('visible');
		expect(screen.container.ariaHidden).toBeNull();
	});

	it('follows the reading direction', async () => {
		const screen = await setUp({ defaultOpen: true, dir: 'rtl' });
		await expect.element(screen.getByRole('menu')).toHaveAttribute('dir', 'rtl');
	});

	it('turns a setting on and off', async () => {
		const screen = await render(<Filters />);
		const trigger = screen.getByRole('button', { name: 'Show' });
		await trigger.click();
		await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Sold out' })).not.toBeChecked();
		await screen.getByRole('menuitemcheckbox', { name: 'Sold out' }).click();
		await trigger.click();
		await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Sold out' })).toBeChecked();
	});

	it('opens a submenu by the arrow key, and goes back by the other one', async () => {
		onSelect.mockReset();
		const screen = await render(<Filters />);
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect.element(screen.getByRole('menuitemcheckbox')).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(screen.getByRole('menuitem', { name: 'Sort by' })).toHaveFocus();
		await userEvent.keyboard('{ArrowRight}');
		const price = screen.getByRole('menuitem', { name: 'Price' });
		await expect.element(price).toHaveFocus();
		await expect.element(screen.getByRole('menu', { name: 'Sort by' })).toBeVisible();
		await userEvent.keyboard('{ArrowLeft}');
		await expect.element(screen.getByRole('menuitem', { name: 'Sort by' })).toHaveFocus();
		await expect.element(price).not.toBeInTheDocument();
		await userEvent.keyboard('{ArrowRight}');
		await expect.element(price).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		expect(onSelect.mock.calls).toEqual([['price']]);
		await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
	});

	it('can be used inside an open dialog, whose top layer covers the end of the page', async () => {
		onSelect.mockReset();
		const screen = await render(
			<Dialog title="Order" defaultOpen>
				<DropdownMenu trigger={<button type="button">More</button>} label="More">
					<DropdownMenuItem onSelect={() => onSelect('cancel')}>Cancel</DropdownMenuItem>
				</DropdownMenu>
			</Dialog>,
		);
		await screen.getByRole('button', { name: 'More' }).click();
		await userEvent.keyboard('{Escape}');
		await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
		await expect.element(screen.getByRole('dialog')).toBeVisible();
		await screen.getByRole('button', { name: 'More' }).click();
		await screen.getByRole('menuitem', { name: 'Cancel' }).click();
		expect(onSelect.mock.calls).toEqual([['cancel']]);
	});

	it('refuses items that stand alone', () => {
		expect(() => renderToString(<DropdownMenuItem>Orders</DropdownMenuItem>)).toThrow('within DropdownMenu');
	});
});
