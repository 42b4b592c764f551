import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu/index.ts';
import { testConformance } from '../testing/conformance.tsx';
import { Tooltip, type TooltipProps } from './index.ts';

testConformance(
	(props) => (
		<Tooltip {...props} content="Cart">
			<button type="button">Cart</button>
		</Tooltip>
	),
	{ part: 'tooltip' },
);

const setUp = (props: Partial<TooltipProps> = {}) =>
	render(
		<div style={{ padding: 100 }}>
			<Tooltip content="Delivered within 3 to 7 days" delayMs={0} {...props}>
				<button type="button">Delivery</button>
			</Tooltip>
			<button type="button">Elsewhere</button>
		</div>,
	);

afterEach(() => {
	vi.useRealTimers();
});

describe('Tooltip', () => {
	it('opens on hover and closes on leaving', async () => {
		const screen = await setUp();
		const tip = screen.getByRole('tooltip');
		expect(tip.query()).toBeNull();
		await screen.getByRole('button', { name: 'Delivery' }).hover();
		await expect.element(tip).toHaveTextContent('Delivered within 3 to 7 days');
		await screen.getByRole('button', { name: 'Elsewhere' }).hover();
		await expect.element(tip).not.toBeInTheDocument();
	});

	it('waits until the pointer rests', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const screen = await setUp({ delayMs: 400 });
		screen
			.getByRole('button', { name: 'Delivery' })
			.element()
			.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
		vi.advanceTimersByTime(399);
		expect(screen.getByRole('tooltip').query()).toBeNull();
		vi.advanceTimersByTime(1);
		vi.useRealTimers();
		await expect.element(screen.getByRole('tooltip')).toBeVisible();
	});

	it('opens at once on keyboard focus, describes its anchor, and closes on Escape without moving the focus', async () => {
		const screen = await setUp({ delayMs: 400 });
		const anchor = screen.getByRole('button', { name: 'Delivery' });
		await userEvent.tab();
		await expect.element(screen.getByRole('tooltip')).toBeVisible();
		await expect.element(anchor).toHaveAccessibleDescription('Delivered within 3 to 7 days');
		await userEvent.keyboard('{Escape}');
		await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
		expect(document.activeElement).toBe(anchor.element());
		await expect.element(anchor).not.toHaveAttribute('aria-describedby');
	});

	it('does not repeat what the anchor is called already', async () => {
		const screen = await setUp({ purpose: 'label' });
		await userEvent.tab();
		await expect.element(screen.getByRole('tooltip')).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Delivery' })).not.toHaveAttribute('aria-describedby');
	});

	it('closes when the focus or the page moves on', async () => {
		const screen = await setUp();
		await userEvent.tab();
		await expect.element(screen.getByRole('tooltip')).toBeVisible();
		await userEvent.tab();
		await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
		await userEvent.tab({ shift: true });
		await expect.element(screen.getByRole('tooltip')).toBeVisible();
		window.dispatchEvent(new Event('scroll'));
		await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
	});

	it('ignores touch, and closes on a press', async () => {
		const screen = await render(
			<>
				<Tooltip content="Touched" delayMs={0}>
					<button type="button">First</button>
				</Tooltip>
				<Tooltip content="Pointed at" delayMs={0}>
					<button type="button">Second</button>
				</Tooltip>
			</>,
		);
		const over = (name: string, pointerType: string) =>
			screen
				.getByRole('button', { name })
				.element()
				.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
		over('First', 'touch');
		over('Second', 'mouse');
		await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Pointed at');
		await screen.getByRole('button', { name: 'Second' }).click();
		await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
	});

	it('stays while the pointer travels onto it (WCAG 1.4.13)', async () => {
		const screen = await setUp();
		await screen.getByRole('button', { name: 'Delivery' }).hover();
		const tip = screen.getByRole('tooltip');
		await expect.element(tip).toBeVisible();
		const anchor = screen.getByRole('button', { name: 'Delivery' }).element().getBoundingClientRect();
		expect(tip.element().getBoundingClientRect().top).toBeCloseTo(anchor.bottom, 0);
		await tip.hover();
		await expect.element(tip).toBeVisible();
	});

	it('lies in the top layer, so that nothing clips it, and takes no room', async () => {
		const screen = await setUp();
		await userEvent.tab();
		const tip = screen.getByRole('tooltip');
		await expect.element(tip).toBeVisible();
		expect(tip.element().matches(':popover-open')).toBe(true);
		const root = screen.container.querySelector('[data-part="tooltip"]');
		expect(root && getComputedStyle(root).display).toBe('contents');
	});

	it('opens for a pointer that was there before the script', async () => {
		const tooltip = (
			<Tooltip content="Within 3 to 7 days" delayMs={0}>
				<button type="button">Served</button>
			</Tooltip>
		);
		const container = document.createElement('div');
		container.innerHTML = renderToString(tooltip);
		document.body.append(container);
		await page.getByRole('button', { name: 'Served' }).hover();
		const root = hydrateRoot(container, tooltip);
		await expect.element(page.getByRole('tooltip')).toHaveTextContent('Within 3 to 7 days');
		root.unmount();
		container.remove();
	});

	it('leaves the place to what its anchor opened', async () => {
		const screen = await render(
			<Tooltip content="Language" delayMs={0}>
				<button type="button" aria-expanded="true">
					English
				</button>
			</Tooltip>,
		);
		await userEvent.tab();
		await expect.element(screen.getByRole('button', { name: 'English' })).toHaveFocus();
		await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
	});

	it('is gone while its anchor has a menu open, also for a pointer and a focus in the menu', async () => {
		const screen = await render(
			<Tooltip content="Language" delayMs={0}>
				<DropdownMenu label="Language" trigger={<button type="button">English</button>}>
					<DropdownMenuItem>Thai</DropdownMenuItem>
					<DropdownMenuItem>Burmese</DropdownMenuItem>
				</DropdownMenu>
			</Tooltip>,
		);
		await userEvent.tab();
		await expect.element(screen.getByRole('tooltip')).toBeVisible();
		await userEvent.keyboard('{Enter}');
		await expect.element(screen.getByRole('menuitem', { name: 'Thai' })).toHaveFocus();
		await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
		await screen.getByRole('menuitem', { name: 'Burmese' }).hover();
		await expect.element(screen.getByRole('menuitem', { name: 'Burmese' })).toHaveFocus();
		await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
	});
});
