import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { ResizablePanels, type ResizablePanelsProps } from './index.ts';

testConformance((props) => <ResizablePanels start="List" end="Details" {...props} />, { part: 'resizable-panels' });

async function setUp(props: Partial<ResizablePanelsProps> = {}, dir?: 'rtl') {
	const onValueChange = vi.fn();
	const onValueCommit = vi.fn();
	const screen = await render(
		<div dir={dir} style={{ width: 400, height: 200 }}>
			<ResizablePanels
				start={<button type="button">In the list</button>}
				end="Details"
				onValueChange={onValueChange}
				onValueCommit={onValueCommit}
				{...props}
			/>
		</div>,
	);
	const panel = screen.container.querySelector('[data-part="resizable-panels-start"]');
	const size = (side: 'width' | 'height' = 'width') => Math.round(panel?.getBoundingClientRect()[side] ?? 0);
	const isInert = () => panel?.hasAttribute('inert');
	return { onValueChange, onValueCommit, size, isInert, handle: screen.getByRole('separator', { name: 'Resize' }) };
}

/** Drags the handle by steps, as a pointer does. */
async function drag(handle: Element, by: { readonly x: number; readonly y: number }) {
	const { left, top, width, height } = handle.getBoundingClientRect();
	const [x, y] = [left + width / 2, top + height / 2];
	const send = (type: string, clientX: number, clientY: number) =>
		handle.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX, clientY }));
	vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue(undefined);
	send('pointerdown', x, y);
	send('pointermove', x + by.x / 2, y + by.y / 2);
	send('pointermove', x + by.x, y + by.y);
	send('pointerup', x + by.x, y + by.y);
}

describe('ResizablePanels', () => {
	it('has the given size and a separator that says it', async () => {
		const { handle, size } = await setUp({ defaultValue: 25 });
		expect(size()).toBe(100);
		await expect.element(handle).toHaveAttribute('aria-valuenow', '25');
		await expect.element(handle).toHaveAttribute('aria-valuemin', '10');
		await expect.element(handle).toHaveAttribute('aria-valuemax', '90');
		await expect.element(handle).toHaveAttribute('aria-orientation', 'vertical');
		const panel = document.getElementById(handle.element().getAttribute('aria-controls') ?? '');
		expect(panel?.dataset.part).toBe('resizable-panels-start');
	});

	it.each([
		[{}, undefined, '{ArrowRight}', 55],
		[{}, undefined, '{ArrowLeft}', 45],
		[{}, undefined, '{Home}', 10],
		[{}, undefined, '{End}', 90],
		[{}, 'rtl', '{ArrowRight}', 45],
		[{}, 'rtl', '{ArrowLeft}', 55],
		[{ orientation: 'vertical' }, undefined, '{ArrowDown}', 55],
		[{ orientation: 'vertical' }, undefined, '{ArrowUp}', 45],
		[{ step: 20, max: 60 }, undefined, '{ArrowRight}', 60],
	] as const)('with %o, read %s, is resized by %s to %d', async (props, dir, key, value) => {
		const { handle, onValueChange, onValueCommit } = await setUp(props, dir);
		handle.element().focus();
		await userEvent.keyboard(key);
		expect(onValueChange.mock.calls).toEqual([[value]]);
		expect(onValueCommit.mock.calls).toEqual([[value]]);
		await expect.element(handle).toHaveAttribute('aria-valuenow', String(value));
	});

	it.each([
		[undefined, 100, 300],
		['rtl', 100, 100],
	] as const)('read %s, is dragged by %d px to %d px', async (dir, x, width) => {
		const { handle, size, onValueCommit } = await setUp({}, dir);
		await drag(handle.element(), { x, y: 0 });
		await expect.poll(() => Math.abs(size() - width)).toBeLessThan(3);
		expect(onValueCommit).toHaveBeenCalledOnce();
	});

	it('is dragged downwards, and not past its limits', async () => {
		const { handle, size } = await setUp({ orientation: 'vertical', max: 75 });
		await drag(handle.element(), { x: 0, y: 190 });
		await expect.poll(() => size('height')).toBe(150);
	});

	it('folds and unfolds its first panel, which is inert meanwhile', async () => {
		const { handle, size, isInert } = await setUp({ isCollapsible: true, defaultValue: 30 });
		handle.element().focus();
		await userEvent.keyboard('{Enter}');
		await expect.poll(() => size()).toBe(0);
		await expect.element(handle).toHaveAttribute('aria-valuemin', '0');
		expect(isInert()).toBe(true);
		await userEvent.keyboard('{Enter}');
		await expect.poll(() => size()).toBe(120);
		expect(isInert()).toBe(false);
	});

	it('does not fold where that is not offered', async () => {
		const { handle, onValueChange } = await setUp();
		handle.element().focus();
		await userEvent.keyboard('{Enter}');
		expect(onValueChange).not.toHaveBeenCalled();
	});

	it('follows its caller', async () => {
		const { handle, onValueChange } = await setUp({ value: 40 });
		handle.element().focus();
		await userEvent.keyboard('{ArrowRight}');
		expect(onValueChange.mock.calls).toEqual([[45]]);
		await expect.element(handle).toHaveAttribute('aria-valuenow', '40');
	});

	it('writes no inline style on the server, which a content policy refuses', () => {
		expect(renderToString(<ResizablePanels start="List" end="Details" />)).not.toContain('style=');
	});
});
