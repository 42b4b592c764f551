import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialog/index.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { type ToastOptions, ToastProvider, type ToastProviderProps, useToast } from './index.ts';

function Buttons({ toasts }: { readonly toasts: Record<string, ToastOptions> }) {
	const { show, dismiss } = useToast();
	return (
		<>
			{Object.entries(toasts).map(([name, toast]) => (
				<button key={name} type="button" onClick={() => show(toast)}>
					{name}
				</button>
			))}
			<button type="button" onClick={() => dismiss()}>
				Dismiss all
			</button>
		</>
	);
}

const setUp = (toasts: Record<string, ToastOptions>, props: ToastProviderProps = {}) =>
	render(
		<ToastProvider {...props}>
			<Buttons toasts={toasts} />
			{props.children}
		</ToastProvider>,
	);

function DialogPage() {
	const [isOpen, setIsOpen] = useState(true);
	return (
		<ToastProvider durationMs={60_000}>
			<Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Address book">
				<Buttons toasts={{ Save: { title: 'Saved' } }} />
			</Dialog>
		</ToastProvider>
	);
}

/** Playwright's actions advance the fake clock too while they wait, so tests of several actions have long toasts. */
const LONG: ToastProviderProps = { durationMs: 60_000 };

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const toastsOnScreen = () =>
	[...document.querySelectorAll('[data-part="toast-title"]')].map((title) => title.textContent);

async function expectToasts(titles: readonly string[]) {
	await waitUntil(() => toastsOnScreen().join() === titles.join());
	expect(toastsOnScreen()).toEqual(titles);
}

beforeEach(async () => {
	await userEvent.unhover(document.body);
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
	vi.useRealTimers();
});

describe('Toast', () => {
	it('is above a bar at the bottom of a phone', async () => {
		await page.viewport(375, 700);
		const { getByText } = await setUp({ Save: { title: 'Saved' } }, LONG);
		await press('Save');
		await waitUntil(() => toastsOnScreen().length === 1);
		const bottom = () => getByText('Saved').element().getBoundingClientRect().bottom;
		// The bar of the shop is 5.25rem at most.
		await expect.poll(bottom).toBeLessThan(700 - 84);
	});

	it('leaves after 1000 ms [§9.5]', async () => {
		await setUp({ Add: { title: 'Added to cart' } });
		await press('Add');
		await expectToasts(['Added to cart']);
		vi.advanceTimersByTime(500);
		expect(toastsOnScreen()).toEqual(['Added to cart']);
		vi.advanceTimersByTime(500);
		await expectToasts([]);
	});

	it('stays longer when it has something to do', async () => {
		const onAction = vi.fn();
		await setUp({ Remove: { title: 'Removed', action: { label: 'Undo', onAction } } });
		await press('Remove');
		await expectToasts(['Removed']);
		vi.advanceTimersByTime(3000);
		expect(toastsOnScreen()).toEqual(['Removed']);
		await press('Undo');
		expect(onAction).toHaveBeenCalledOnce();
		await expectToasts([]);
	});

	it('is an alert when critical and a status otherwise, in regions that are there before it', async () => {
		await setUp({ Add: { title: 'Added to cart' }, Fail: { title: 'Not added', tone: 'critical' } }, LONG);
		await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
		const alert = page.getByRole('alert');
		const status = page.getByRole('status');
		await expect.element(alert).toBeInTheDocument();
		await expect.element(status).toBeInTheDocument();
		await press('Add');
		await press('Fail');
		await expect.element(alert).toHaveTextContent('Not added');
		await expect.element(status).toHaveTextContent('Added to cart');
	});

	it('waits while the pointer is on it, and begins its time again afterwards', async () => {
		await setUp({ Add: { title: 'Added to cart' } }, LONG);
		await press('Add');
		await page.getByText('Added to cart').hover();
		vi.advanceTimersByTime(120_000);
		expect(toastsOnScreen()).toEqual(['Added to cart']);
		await page.getByRole('button', { name: 'Add', exact: true }).hover();
		await waitUntil(() => vi.getTimerCount() > 0);
		vi.advanceTimersByTime(30_000);
		expect(toastsOnScreen()).toEqual(['Added to cart']);
		vi.advanceTimersByTime(30_000);
		await expectToasts([]);
	});

	it('does not wait for a pointer at rest where it appears', async () => {
		await setUp({ Add: { title: 'Added to cart' } }, LONG);
		await press('Add');
		await expectToasts(['Added to cart']);
		await page.getByText('Added to cart').hover();
		await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
		await expectToasts([]);
		page.getByRole('button', { name: 'Add', exact: true }).element().focus();
		let isBelowPointer = false;
		const isToast = ({ target }: Event) => target instanceof Element && target.closest('[data-part="toast"]') !== null;
		const onPointerOver = (event: Event) => {
			isBelowPointer ||= isToast(event);
		};
		document.addEventListener('pointerover', onPointerOver);
		await userEvent.keyboard('{Enter}');
		await expectToasts(['Added to cart']);
		await waitUntil(() => isBelowPointer);
		document.removeEventListener('pointerover', onPointerOver);
		vi.advanceTimersByTime(60_000);
		await expectToasts([]);
	});

	it('waits while the focus is in it, and gives the focus back on leaving', async () => {
		await setUp({ Add: { title: 'Added to cart' } }, LONG);
		await press('Add');
		await expectToasts(['Added to cart']);
		await userEvent.tab();
		await userEvent.tab();
		await expect.element(page.getByRole('button', { name: 'Dismiss', exact: true })).toHaveFocus();
		vi.advanceTimersByTime(120_000);
		expect(toastsOnScreen()).toEqual(['Added to cart']);
		await userEvent.keyboard('{Enter}');
		await expectToasts([]);
		await expect.element(page.getByRole('button', { name: 'Dismiss all' })).toHaveFocus();
	});

	it('leaves on Escape, the newest first', async () => {
		await setUp({ Add: { title: 'Added to cart' }, Save: { title: 'Saved' } }, LONG);
		await press('Add');
		await press('Save');
		await userEvent.keyboard('{Escape}');
		await expectToasts(['Added to cart']);
		await userEvent.keyboard('{Escape}');
		await expectToasts([]);
	});

	it('leaves Escape to whoever has used it already', async () => {
		const screen = await setUp(
			{ Add: { title: 'Added to cart' } },
			{ ...LONG, children: <input aria-label="Search" onKeyDown={(event) => event.preventDefault()} /> },
		);
		await press('Add');
		await screen.getByRole('textbox', { name: 'Search' }).click();
		await userEvent.keyboard('{Escape}');
		await expectToasts(['Added to cart']);
	});

	it('shows three at once; the next wait and lose nothing of their time', async () => {
		const toasts = Object.fromEntries(['A', 'B', 'C', 'D'].map((title) => [title, { title }]));
		await setUp(toasts, LONG);
		for (const name of Object.keys(toasts)) await press(name);
		await expectToasts(['A', 'B', 'C']);
		vi.advanceTimersByTime(60_000);
		await expectToasts(['D']);
		vi.advanceTimersByTime(30_000);
		expect(toastsOnScreen()).toEqual(['D']);
	});

	it('is reached by F8, stays under the focus, and Escape returns it', async () => {
		await setUp({ Add: { title: 'Added to cart', action: { label: 'Undo', onAction: () => {} } } });
		await press('Add');
		await expectToasts(['Added to cart']);
		const opener = document.activeElement;
		await userEvent.keyboard('{F8}');
		await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
		vi.advanceTimersByTime(60_000);
		expect(toastsOnScreen()).toEqual(['Added to cart']);
		await userEvent.keyboard('{Escape}');
		await expectToasts([]);
		expect(document.activeElement).toBe(opener);
	});

	it.each([
		['another key', 'F6', '{F6}', true],
		['no key', null, '{F8}', false],
	])('is reached by %s where its provider says so', async (_name, hotkey, keys, isReached) => {
		await setUp({ Add: { title: 'Added to cart' } }, { hotkey, durationMs: 60_000 });
		await press('Add');
		await expectToasts(['Added to cart']);
		await userEvent.keyboard(keys);
		const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true }).element();
		expect(document.activeElement === dismiss).toBe(isReached);
	});

	it('replaces the one of the same id, whose time starts again', async () => {
		await setUp({ One: { id: 'cart', title: '1 in the cart' }, Two: { id: 'cart', title: '2 in the cart' } });
		await press('One');
		await expectToasts(['1 in the cart']);
		vi.advanceTimersByTime(900);
		await press('Two');
		await expectToasts(['2 in the cart']);
		vi.advanceTimersByTime(900);
		expect(toastsOnScreen()).toEqual(['2 in the cart']);
	});

	it('can be dismissed by whoever showed it', async () => {
		await setUp({ Add: { title: 'Added to cart' } });
		await press('Add');
		await expectToasts(['Added to cart']);
		await press('Dismiss all');
		await expectToasts([]);
	});

	it('can be read and pressed above an open dialog, and outlives it', async () => {
		const screen = await render(<DialogPage />);
		await press('Save');
		const dialog = screen.getByRole('dialog').element();
		await expectToasts(['Saved']);
		const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true });
		expect(dialog.contains(dismiss.element())).toBe(true);
		const { left, top } = dismiss.element().getBoundingClientRect();
		expect(dismiss.element().contains(document.elementFromPoint(left + 10, top + 10))).toBe(true);
		await press('Close');
		await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
		await expect.element(page.getByText('Saved')).toBeVisible();
		await press('Dismiss');
		await expectToasts([]);
	});

	it('leaves with its provider and asks for one', async () => {
		const screen = await setUp({ Add: { title: 'Added to cart' } });
		await press('Add');
		await expectToasts(['Added to cart']);
		await screen.unmount();
		expect(document.querySelector('[data-part="toast-top-layer"]')).toBeNull();
		expect(() => renderToString(<Buttons toasts={{}} />)).toThrow('ToastProvider');
	});

	it('is rendered on the server as what it surrounds', () => {
		expect(renderToString(<ToastProvider>Shop</ToastProvider>)).toBe('Shop');
	});
});
