import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Popover, type PopoverProps } from './index.ts';

const trigger = (
	<button type="button" style={{ minWidth: 60 }}>
		Sort
	</button>
);

testConformance((props) => <Popover {...props} trigger={trigger} />, { part: 'popover', ownsTitle: true });

async function setUp(props: Partial<PopoverProps> = {}) {
	const onOpenChange = vi.fn();
	const screen = await render(
		<div style={{ padding: 200 }}>
			<button type="button">Before</button>
			<Popover trigger={trigger} title="Sort by" onOpenChange={onOpenChange} {...props}>
				<button type="button">Price</button>
			</Popover>
			<button type="button">After</button>
		</div>,
	);
	const opener = screen.getByRole('button', { name: 'Sort', exact: true });
	const popover = screen.getByRole('dialog');
	return { screen, opener, popover, onOpenChange };
}

async function setUpOpen(props: Partial<PopoverProps> = {}) {
	const parts = await setUp(props);
	await parts.opener.click();
	await expect.element(parts.popover).toBeVisible();
	return parts;
}

describe('Popover', () => {
	it('opens from its button, named by its title, with the focus in it', async () => {
		const { opener, popover, onOpenChange } = await setUpOpen();
		await expect.element(popover).toHaveAccessibleName('Sort by');
		await expect.element(popover).toHaveFocus();
		await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
		expect(onOpenChange.mock.calls).toEqual([[true]]);
	});

	it('stands beside its button when that is shown only later', async () => {
		const part = (isShown: boolean) => (
			<div style={{ padding: 200, display: isShown ? 'block' : 'none' }}>
				<Popover trigger={trigger} title="Sort by" defaultOpen align="start">
					Price
				</Popover>
			</div>
		);
		const screen = await render(part(false));
		await screen.rerender(part(true));
		const opener = screen.getByRole('button', { name: 'Sort', exact: true });
		const left = () => Math.round(screen.getByRole('dialog').element().getBoundingClientRect().left);
		await expect.poll(left).toBe(Math.round(opener.element().getBoundingClientRect().left));
	});

	it('is named by its button when it has no title', async () => {
		const { popover } = await setUpOpen({ title: undefined });
		await expect.element(popover).toHaveAccessibleName('Sort');
	});

	it('closes by a second press of its button', async () => {
		const { opener, popover, onOpenChange } = await setUpOpen();
		await opener.click();
		await expect.element(popover).not.toBeInTheDocument();
		expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
	});

	it.each(['{Escape}', '{Tab}{Enter}'])('gives the focus back to its button after %s', async (keys) => {
		const { opener, popover } = await setUpOpen();
		await userEvent.keyboard(keys);
		await expect.element(popover).not.toBeInTheDocument();
		await expect.element(opener).toHaveFocus();
	});

	it('closes by a press outside, which reaches what was pressed', async () => {
		const { screen, popover } = await setUpOpen();
		const before = screen.getByRole('button', { name: 'Before' });
		await before.click();
		await expect.element(popover).not.toBeInTheDocument();
		await expect.element(before).toHaveFocus();
	});

	it('closes when the focus moves on, so that it covers nothing', async () => {
		const { screen, popover } = await setUpOpen();
		await userEvent.keyboard('{Tab}{Tab}');
		await expect.element(screen.getByRole('button', { name: 'Price' })).toHaveFocus();
		await userEvent.tab();
		await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
		await expect.element(popover).not.toBeInTheDocument();
	});

	it('is the caller’s to open and close, and stays as the caller wants it', async () => {
		const onOpenChange = vi.fn();
		const { popover, opener } = await setUp({ isOpen: true, onOpenChange });
		await expect.element(popover).toBeVisible();
		await userEvent.keyboard('{Escape}');
		expect(onOpenChange.mock.calls).toEqual([[false]]);
		await expect.element(popover).toBeVisible();
		await opener.click();
		expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
		await expect.element(popover).toBeVisible();
	});

	it('stays closed when the caller does not agree', async () => {
		const onOpenChange = vi.fn();
		const { popover, opener } = await setUp({ isOpen: false, onOpenChange });
		await opener.click();
		expect(onOpenChange.mock.calls).toEqual([[true]]);
		await expect.element(popover).not.toBeInTheDocument();
	});

	it('can be open at first', async () => {
		const { popover, onOpenChange } = await setUp({ defaultOpen: true });
		await expect.element(popover).toBeVisible();
		expect(onOpenChange).not.toHaveBeenCalled();
	});

	it.each([
		['bottom', 'start'],
		['bottom', 'end'],
		['top', 'center'],
	] as const)('stands at the %s, in line with the %s', async (side, align) => {
		const { opener, popover } = await setUpOpen({ side, align });
		const anchor = opener.element().getBoundingClientRect();
		const box = popover.element().getBoundingClientRect();
		expect(side === 'bottom' ? box.top - anchor.bottom : anchor.top - box.bottom).toBeCloseTo(0, 0);
		const offsets = {
			start: box.left - anchor.left,
			end: box.right - anchor.right,
			center: (box.left + box.right - anchor.left - anchor.right) / 2,
		};
		expect(Math.abs(offsets[align])).toBeLessThan(1.5);
	});

	it('points at the middle of its button', async () => {
		const { screen, opener } = await setUpOpen({ hasArrow: true, align: 'start' });
		const arrow = screen.container.querySelector('[data-part="popover-arrow"]')?.getBoundingClientRect();
		const anchor = opener.element().getBoundingClientRect();
		expect(((arrow?.left ?? 0) + (arrow?.right ?? 0)) / 2).toBeCloseTo((anchor.left + anchor.right) / 2, 0);
	});

	it('takes over what was opened before its script was there', async () => {
		const page = <Popover trigger={trigger}>Content</Popover>;
		const root = document.createElement('div');
		document.body.append(root);
		root.innerHTML = renderToString(page);
		root.querySelector('button')?.click();
		expect(root.querySelector(':popover-open')).not.toBeNull();
		const app = hydrateRoot(root, page);
		await expect.poll(() => root.querySelector('button')?.getAttribute('aria-expanded')).toBe('true');
		expect(root.querySelector(':popover-open')).not.toBeNull();
		app.unmount();
		root.remove();
	});
});
