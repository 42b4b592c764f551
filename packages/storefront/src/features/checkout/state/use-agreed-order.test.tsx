import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createCheckoutDraft } from '../checkout-draft.ts';
import { ADDRESS_FORM } from '../components/place-ids.ts';
import { useAgreedOrder } from './use-agreed-order.ts';

const kyat = (amount: number) => ({ amount, currency: 'mmk' }) as const;
const DRAFT = createCheckoutDraft('test', sessionStorage).getState();
const TYPED = { isTouched: true, address: undefined } as const;

interface Now {
	readonly isValidating?: boolean;
	readonly typed?: typeof TYPED;
	readonly total?: number;
	readonly needsAddress?: boolean;
}

const order = { place: vi.fn(), tellTotal: vi.fn() };
beforeEach(() => {
	vi.clearAllMocks();
});
afterEach(() => document.getElementById(ADDRESS_FORM)?.remove());

const agree = (first: Now) =>
	renderHook(({ isValidating = false, typed, total = 5_000, needsAddress = false }: Now = first) =>
		useAgreedOrder(
			{ typed, draft: DRAFT, quote: { isValidating, error: undefined } },
			{ total: kyat(total), needsAddress },
			order,
		),
	);

/** A form of a new address on the page. @returns called when it is sent */
function showForm() {
	const form = document.createElement('form');
	form.id = ADDRESS_FORM;
	const send = vi.fn((event: Event) => event.preventDefault());
	form.addEventListener('submit', send);
	document.body.append(form);
	return send;
}

test('orders at once while the totals are current', async () => {
	const { result, act } = await agree({});
	await act(() => result.current.agree());
	expect(order.place).toHaveBeenCalledOnce();
	expect(result.current.isWaiting).toBe(false);
});

test('keeps a press while the server adds up, and orders once the total is the one that was agreed to', async () => {
	const { result, act, rerender } = await agree({ isValidating: true });
	await act(() => result.current.agree());
	expect(order.place).not.toHaveBeenCalled();
	expect(result.current.isWaiting).toBe(true);
	await rerender({ isValidating: false });
	expect(order.place).toHaveBeenCalledOnce();
	expect(result.current.isWaiting).toBe(false);
});

test('shows another total than the one that was agreed to instead of ordering', async () => {
	const { result, act, rerender } = await agree({ isValidating: true });
	await act(() => result.current.agree());
	await rerender({ isValidating: false, total: 7_500 });
	expect(order.place).not.toHaveBeenCalled();
	expect(order.tellTotal.mock.calls).toEqual([[kyat(5_000)]]);
});

test('sends the address that is typed, and orders when it is saved and the totals have come', async () => {
	const send = showForm();
	const { result, act, rerender } = await agree({ typed: TYPED });
	await act(() => result.current.agree());
	expect(send).toHaveBeenCalledOnce();
	await act(() => result.current.onSave(true));
	expect(order.place).not.toHaveBeenCalled();
	await rerender({ isValidating: true });
	expect(order.place).not.toHaveBeenCalled();
	await rerender({ isValidating: false });
	expect(order.place).toHaveBeenCalledOnce();
});

test('waits for nothing when the address is refused', async () => {
	showForm();
	const { result, act, rerender } = await agree({ typed: TYPED });
	await act(() => result.current.agree());
	await act(() => result.current.onSave(false));
	expect(result.current.isWaiting).toBe(false);
	await rerender({});
	expect(order.place).not.toHaveBeenCalled();
});

test('orders when the form has been saved and is gone by the time of the press', async () => {
	const { result, act, rerender } = await agree({ typed: TYPED, isValidating: true });
	await act(() => result.current.agree());
	await rerender({ isValidating: false });
	expect(order.place).toHaveBeenCalledOnce();
});
