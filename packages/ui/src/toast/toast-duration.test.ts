import { describe, expect, it } from 'vitest';
import { TOAST, toastDuration } from './toast-duration.ts';

describe('toastDuration', () => {
	it('is 1000 ms for a plain confirmation [§9.5]', () => {
		expect(TOAST.durationMs).toBe(1000);
		expect(toastDuration({ title: 'Added to cart', tone: 'positive' })).toBe(1000);
	});

	it('is what the provider says, whatever the toast brings along [§9.20]', () => {
		expect(toastDuration({ title: 'Added to cart' }, 3000)).toBe(3000);
		const impatient = { title: 'Code copied', tone: 'positive', durationMs: 4000 } as const;
		expect(toastDuration(impatient)).toBe(1000);
	});

	it('is never shorter than 5 s for what must be read or acted upon', () => {
		const action = { label: 'Undo', onAction: () => {} };
		expect(toastDuration({ title: 'Failed', tone: 'critical' })).toBe(5000);
		expect(toastDuration({ title: 'Removed', action })).toBe(5000);
		expect(toastDuration({ title: 'Removed', action }, 10)).toBe(5000);
		expect(toastDuration({ title: 'Removed', action }, 9000)).toBe(9000);
	});

	it('grows by 80 ms for each character of a long text', () => {
		expect(toastDuration({ title: 'x'.repeat(60), description: 'y'.repeat(40), tone: 'critical' })).toBe(8000);
	});
});
