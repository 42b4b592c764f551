import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createWebAppInstall } from './web-app-install.ts';

beforeEach(() => window.localStorage.clear());

function setUp() {
	const install = createWebAppInstall(window);
	onTestFinished(install.start());
	return install;
}

/** What a browser sends when the shop can be installed. */
function offer() {
	const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
	const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
	window.dispatchEvent(event);
	return { event, prompt };
}

describe('the offer to install the shop', () => {
	test('is there when the browser says so, in place of the banner of the browser', async () => {
		const install = setUp();
		expect(install.getState()).toBe(false);
		const { event, prompt } = offer();
		expect(event.defaultPrevented).toBe(true);
		expect(install.getState()).toBe(true);
		await install.prompt();
		expect(prompt).toHaveBeenCalledOnce();
		expect(install.getState()).toBe(false);
	});

	test('is dismissed for good', () => {
		const install = setUp();
		offer();
		install.dismiss();
		expect(install.getState()).toBe(false);
		offer();
		expect(install.getState()).toBe(false);
		const later = setUp();
		offer();
		expect(later.getState()).toBe(false);
	});

	test('ends when the shop was installed', () => {
		const install = setUp();
		offer();
		window.dispatchEvent(new Event('appinstalled'));
		expect(install.getState()).toBe(false);
	});
});
