import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { waitUntil } from '../testing/wait-until.ts';
import { ContextHint, type ContextHintProps } from './index.ts';

testConformance(
	(props) => (
		<ContextHint {...props} label="About delivery time">
			Working days
		</ContextHint>
	),
	{ part: 'context-hint' },
);

async function setUp(props: Partial<ContextHintProps> = {}) {
	const onOpenChange = vi.fn();
	// A mouse that lies where the hint appears would open it.
	await userEvent.unhover(document.body);
	const screen = await render(
		<div style={{ padding: 200 }}>
			<p>
				Delivery{' '}
				<ContextHint label="About delivery time" delayMs={0} onOpenChange={onOpenChange} {...props}>
					Counted in working days.
				</ContextHint>
			</p>
			<button type="button">Elsewhere</button>
		</div>,
	);
	const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
	return {
		screen,
		onOpenChange,
		button: screen.getByRole('button', { name: 'About delivery time' }),
		text: screen.getByText('Counted in working days.'),
		elsewhere,
	};
}

/** Ms, well beyond what a hint waits after the mouse has left. */
const LONG = 10_000;

afterEach(() => {
	vi.useRealTimers();
});

describe('ContextHint', () => {
	it('is described by its explanation before it is opened', async () => {
		const { button, text } = await setUp();
		await expect.element(button).toHaveAccessibleDescription('Counted in working days.');
		await expect.element(text).not.toBeVisible();
	});

	it('opens for as long as a mouse is on it or on the explanation', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const { button, text, elsewhere } = await setUp({ delayMs: 300 });
		await button.hover();
		await waitUntil(() => vi.getTimerCount() === 1);
		vi.advanceTimersByTime(299);
		await expect.element(text).not.toBeVisible();
		vi.advanceTimersByTime(1);
		await expect.element(text).toBeVisible();
		await text.hover();
		vi.advanceTimersByTime(LONG);
		await expect.element(text).toBeVisible();
		await elsewhere.hover();
		await waitUntil(() => vi.getTimerCount() === 1);
		vi.advanceTimersByTime(LONG);
		await expect.element(text).not.toBeVisible();
	});

	it('a press keeps open what the mouse has opened; the next one closes it', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const { button, text, elsewhere } = await setUp({ delayMs: 300 });
		await button.hover();
		await waitUntil(() => vi.getTimerCount() === 1);
		vi.advanceTimersByTime(300);
		await expect.element(text).toBeVisible();
		await button.click();
		await elsewhere.hover();
		expect(vi.getTimerCount()).toBe(0);
		vi.advanceTimersByTime(LONG);
		await expect.element(text).toBeVisible();
		await button.click();
		await expect.element(text).not.toBeVisible();
	});

	it('opens and closes by keyboard, and keeps the focus', async () => {
		const { button, text, onOpenChange } = await setUp();
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect.element(text).toBeVisible();
		await expect.element(button).toHaveFocus();
		await expect.element(button).toHaveAttribute('aria-expanded', 'true');
		await userEvent.keyboard('{Escape}');
		await expect.element(text).not.toBeVisible();
		expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
	});

	it('has a target of 44 px around a small icon', async () => {
		const { button } = await setUp();
		const { left, top, width } = button.element().getBoundingClientRect();
		expect(width).toBe(20);
		const middle = { x: left + width / 2, y: top + width / 2 };
		for (const [x, y] of [
			[-21, 0],
			[21, 0],
			[0, -21],
			[0, 21],
		] as const) {
			expect(document.elementFromPoint(middle.x + x, middle.y + y)).toBe(button.element());
		}
	});
});
