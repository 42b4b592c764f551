import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import type { ApiEnv } from '../http/mount.ts';
import { createFaults } from './faults.ts';

it('a slow call is answered late, but as ever', async () => {
	const wait = vi.fn(async () => {});
	const faults = createFaults(wait);
	const app = new Hono<ApiEnv>();
	app.use('/api/*', faults.middleware);
	app.get('/api/home', (c) => c.text('here'));
	faults.add('/api/home', 'slow', 1);
	expect(await (await app.request('/api/home')).text()).toBe('here');
	expect(wait).toHaveBeenCalledExactlyOnceWith(3000);
	await app.request('/api/home');
	expect(wait).toHaveBeenCalledOnce();
});
