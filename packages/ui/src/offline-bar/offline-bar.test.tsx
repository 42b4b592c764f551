import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { OfflineBar } from './index.ts';

testConformance((props) => <OfflineBar {...props} />, { part: 'offline-bar' });

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

describe('OfflineBar', () => {
	it('says nothing while all is well', async () => {
		const screen = await render(<OfflineBar isOnline />);
		expect(screen.getByRole('status').element().textContent).toBe('');
	});

	it('says that the network is gone, and for a moment that it is back, in one live region', async () => {
		const screen = await render(<OfflineBar isOnline={false} action={<button type="button">Try again</button>} />);
		const region = screen.getByRole('status');
		const words = () => region.element().textContent;
		await expect.poll(words).toContain('You are offline');
		await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
		await screen.rerender(<OfflineBar isOnline labels={{ back: 'အွန်လိုင်းပြန်ရပါပြီ' }} backMs={1000} />);
		await expect.poll(words).toBe('အွန်လိုင်းပြန်ရပါပြီ');
		expect(screen.getByRole('button').query()).toBeNull();
		vi.advanceTimersByTime(1000);
		await expect.element(region).toHaveAttribute('data-state', 'online');
		expect(words()).toBe('');
	});

	it('hears it from the browser', async () => {
		const screen = await render(<OfflineBar />);
		vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
		window.dispatchEvent(new Event('offline'));
		await expect.element(screen.getByRole('status')).toHaveAttribute('data-state', 'offline');
		vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
		window.dispatchEvent(new Event('online'));
		await expect.element(screen.getByRole('status')).toHaveAttribute('data-state', 'back');
	});

	it('is online in the markup of the server', () => {
		expect(renderToString(<OfflineBar />)).toContain('data-state="online"');
	});
});
