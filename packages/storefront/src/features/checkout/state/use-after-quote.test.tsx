import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useAfterQuote } from './use-after-quote.ts';

test('runs at once while the totals are up to date', async () => {
	const action = vi.fn();
	const { result, act } = await renderHook(() => useAfterQuote({ isValidating: false }, action));
	await act(() => result.current.press());
	expect(action).toHaveBeenCalledOnce();
	expect(result.current.isWaiting).toBe(false);
});

test('keeps a press until the totals are there, and runs once with what is known then', async () => {
	const action = vi.fn();
	const first = { isValidating: true, total: 1 };
	const { result, act, rerender } = await renderHook(({ isValidating, total }: typeof first = first) =>
		useAfterQuote({ isValidating }, () => action(total)),
	);
	await act(() => result.current.press());
	expect(action).not.toHaveBeenCalled();
	expect(result.current.isWaiting).toBe(true);
	await rerender({ isValidating: false, total: 2 });
	expect(action.mock.calls).toEqual([[2]]);
	expect(result.current.isWaiting).toBe(false);
	await rerender({ isValidating: true, total: 3 });
	await rerender({ isValidating: false, total: 3 });
	expect(action).toHaveBeenCalledOnce();
});
