import { StrictMode, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Dialog, type DialogProps } from './index.ts';

testConformance((props) => <Dialog {...props} isOpen={false} onOpenChange={() => {}} title="Deliver to" />, {
	part: 'dialog',
	ownsTitle: true,
});

function Opener({ children, ...props }: Partial<DialogProps>) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<button type="button" onClick={() => setIsOpen(true)}>
				Open {props.title}
			</button>
			<Dialog title="Deliver to" {...props} isOpen={isOpen} onOpenChange={setIsOpen}>
				{children}
			</Dialog>
		</>
	);
}

function WithField() {
	const ref = useRef<HTMLInputElement>(null);
	return (
		<Opener title="Deliver to" initialFocusRef={ref}>
			<input ref={ref} aria-label="Postcode" />
		</Opener>
	);
}

function Unmounting() {
	const [isShown, setIsShown] = useState(false);
	return (
		<>
			<button type="button" onClick={() => setIsShown(true)}>
				Show
			</button>
			{isShown && <Dialog isOpen onOpenChange={() => setIsShown(false)} title="Deliver to" />}
		</>
	);
}

async function openDialog(props: Partial<DialogProps> = {}) {
	const screen = await render(<Opener title="Deliver to" {...props} />);
	const opener = screen.getByRole('button', { name: 'Open Deliver to' });
	await opener.click();
	const dialog = screen.getByRole('dialog', { name: 'Deliver to' });
	await expect.element(dialog).toBeVisible();
	return { screen, opener, dialog };
}

const press = (target: Element, type: string, x: number, y: number) =>
	target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y }));

afterEach(async () => {
	await page.viewport(768, 720);
});

describe('Dialog', () => {
	it('opens as a modal with its title as name, its description, and the focus at the title', async () => {
		const { screen, dialog } = await openDialog({ description: 'Choose a country' });
		expect(dialog.element().matches(':modal')).toBe(true);
		await expect.element(dialog).toHaveAccessibleDescription('Choose a country');
		expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Deliver to' }).element());
	});

	it('begins at the control that the caller names', async () => {
		const screen = await render(<WithField />);
		await screen.getByRole('button', { name: 'Open Deliver to' }).click();
		await expect.element(screen.getByRole('textbox', { name: 'Postcode' })).toHaveFocus();
	});

	it('closes on Escape and gives the focus back to its opener', async () => {
		const { opener, dialog } = await openDialog();
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog).not.toBeInTheDocument();
		await expect.element(opener).toHaveFocus();
	});

	it('closes by its button, which is 44 px and named in the reader’s language', async () => {
		const { screen, opener, dialog } = await openDialog({ labels: { close: 'ပိတ်မည်' } });
		const close = screen.getByRole('button', { name: 'ပိတ်မည်' });
		await expect.poll(() => dialog.element().getAnimations().length).toBe(0);
		const { width, height } = close.element().getBoundingClientRect();
		expect([width, height]).toEqual([44, 44]);
		await close.click();
		await expect.element(dialog).not.toBeInTheDocument();
		await expect.element(opener).toHaveFocus();
	});

	it('closes by a press outside, not by one inside', async () => {
		const { screen, dialog } = await openDialog({ children: 'Somewhere' });
		await screen.getByText('Somewhere').click();
		await expect.element(dialog).toBeVisible();
		press(dialog.element(), 'pointerdown', 2, 2);
		press(dialog.element(), 'click', 2, 2);
		await expect.element(dialog).not.toBeInTheDocument();
	});

	it('stays open when a press begins inside and ends outside, as selecting text does', async () => {
		const onOpenChange = vi.fn();
		const screen = await render(<Dialog isOpen onOpenChange={onOpenChange} title="Deliver to" />);
		const dialog = screen.getByRole('dialog').element();
		press(screen.getByRole('heading').element(), 'pointerdown', 380, 360);
		press(dialog, 'click', 2, 2);
		expect(onOpenChange).not.toHaveBeenCalled();
		press(dialog, 'pointerdown', 2, 2);
		press(dialog, 'click', 2, 2);
		expect(onOpenChange.mock.calls).toEqual([[false]]);
	});

	it('stays open when the caller does not agree to close', async () => {
		const onOpenChange = vi.fn();
		const screen = await render(<Dialog isOpen onOpenChange={onOpenChange} title="Deliver to" />);
		await userEvent.keyboard('{Escape}');
		await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
		await expect.element(screen.getByRole('dialog')).toBeVisible();
	});

	it('gives the focus back when it is taken away while open', async () => {
		const screen = await render(<Unmounting />);
		await screen.getByRole('button', { name: 'Show' }).click();
		await expect.element(screen.getByRole('dialog')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
		expect(document.documentElement.style.overflow).toBe('');
	});

	it('holds the page behind it still and lets it go again', async () => {
		const { dialog } = await openDialog();
		expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog).not.toBeInTheDocument();
		expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
	});

	// The pinned browser paints no scrollbars, so their width is put in here.
	it.each([
		[15, 'stable'],
		[0, ''],
	])('keeps the place of a scrollbar %d px wide, so that the page does not jump', async (barWidth, gutter) => {
		const width = vi.spyOn(document.documentElement, 'clientWidth', 'get');
		width.mockReturnValue(window.innerWidth - barWidth);
		const { dialog } = await openDialog();
		expect(document.documentElement.style.scrollbarGutter).toBe(gutter);
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog).not.toBeInTheDocument();
		expect(document.documentElement.style.scrollbarGutter).toBe('');
		width.mockRestore();
	});

	it('nested, closes the inner one alone and then the outer one', async () => {
		const { screen } = await openDialog({ children: <Opener title="Other countries" /> });
		await screen.getByRole('button', { name: 'Open Other countries' }).click();
		const inner = screen.getByRole('dialog', { name: 'Other countries' });
		await expect.element(inner).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(inner).not.toBeInTheDocument();
		const outer = screen.getByRole('dialog', { name: 'Deliver to' });
		await expect.element(outer).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Open Other countries' })).toHaveFocus();
		expect(document.documentElement.style.overflow).toBe('hidden');
		await userEvent.keyboard('{Escape}');
		await expect.element(outer).not.toBeInTheDocument();
	});

	it.each([
		['center', 768, 'middle'],
		['center', 375, 'bottom'],
		['bottom', 768, 'bottom'],
		['bottom', 375, 'bottom'],
		['end', 768, 'end'],
		['end', 375, 'end'],
	] as const)('placed %s in a window %d px wide stands at the %s', async (placement, width, expected) => {
		await page.viewport(width, 720);
		const { dialog } = await openDialog({ placement });
		await expect.poll(() => dialog.element().getAnimations().length).toBe(0);
		const box = dialog.element().getBoundingClientRect();
		const places = {
			middle: Math.abs(box.top - (720 - box.bottom)) < 2 && Math.abs(box.left - (width - box.right)) < 2,
			bottom: box.bottom === 720 && box.left === 0 && box.right === width && box.top > 300,
			end: box.top === 0 && box.bottom === 720 && box.right === width && box.left > 0,
		};
		expect(Object.entries(places).filter(([, holds]) => holds)).toEqual([[expected, true]]);
	});

	it('keeps title and actions in view while long content scrolls', async () => {
		const { screen, dialog } = await openDialog({
			children: <div style={{ height: 3000 }}>Long</div>,
			footer: <button type="button">Save</button>,
		});
		expect(dialog.element().getBoundingClientRect().height).toBeLessThanOrEqual(0.85 * 720);
		dialog.element().scrollTop = 1000;
		await expect.element(screen.getByRole('button', { name: 'Save' })).toBeInViewport();
		await expect.element(screen.getByRole('button', { name: 'Close' })).toBeInViewport();
	});

	it('adds no landmarks to the page', async () => {
		const { screen } = await openDialog({ footer: <button type="button">Save</button> });
		await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
		await expect.element(screen.getByRole('banner')).not.toBeInTheDocument();
		await expect.element(screen.getByRole('contentinfo')).not.toBeInTheDocument();
	});

	it('that comes open stays so until somebody closes it, in strict mode too', async () => {
		const onOpenChange = vi.fn();
		const screen = await render(
			<StrictMode>
				<Dialog isOpen onOpenChange={onOpenChange} title="Deliver to" />
			</StrictMode>,
		);
		await screen.getByRole('button', { name: 'Close' }).click();
		expect(onOpenChange.mock.calls).toEqual([[false]]);
	});

	it('is closed and empty in the markup of the server', () => {
		const html = renderToString(
			<Dialog isOpen={false} onOpenChange={() => {}} title="Deliver to">
				Content
			</Dialog>,
		);
		expect(html).not.toMatch(/Content|<dialog[^>]* open[=> ]/);
	});
});
