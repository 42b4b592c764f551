import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const emulate = (features: Record<string, string>) =>
	cdp().send('Emulation.setEmulatedMedia', {
		features: Object.entries(features).map(([name, value]) => ({ name, value })),
	});

const LIGHT = 'oklch(0.984 0.009 85)';
const DARK = 'oklch(0.185 0.009 60)';

afterEach(async () => {
	document.documentElement.removeAttribute('data-color-mode');
	await emulate({ 'prefers-color-scheme': '', 'prefers-reduced-motion': '' });
});

describe('colour mode', () => {
	const ground = () => getComputedStyle(document.documentElement).backgroundColor;
	const scheme = () => getComputedStyle(document.documentElement).colorScheme;

	it.each([
		[undefined, 'dark', LIGHT, 'light'],
		['light', 'dark', LIGHT, 'light'],
		['dark', 'light', DARK, 'dark'],
		['system', 'light', LIGHT, 'light'],
		['system', 'dark', DARK, 'dark'],
	])('%s on a %s device paints %s', async (mode, device, colour, expectedScheme) => {
		await emulate({ 'prefers-color-scheme': device });
		if (mode) document.documentElement.dataset.colorMode = mode;
		expect(ground()).toBe(colour);
		expect(scheme()).toBe(expectedScheme);
	});

	it('follows the device while the page is open', async () => {
		document.documentElement.dataset.colorMode = 'system';
		await emulate({ 'prefers-color-scheme': 'light' });
		expect(ground()).toBe(LIGHT);
		await emulate({ 'prefers-color-scheme': 'dark' });
		await expect.poll(ground).toBe(DARK);
	});

	it('can be forced on a part of a page', async () => {
		const screen = await render(
			<div data-color-mode="dark">
				<p className="bg-surface">Dark</p>
				<div data-color-mode="light">
					<p className="bg-surface">Light</p>
				</div>
			</div>,
		);
		expect(getComputedStyle(screen.getByText('Dark').element()).backgroundColor).toBe(DARK);
		expect(getComputedStyle(screen.getByText('Light').element()).backgroundColor).toBe(LIGHT);
	});
});

describe('motion', () => {
	const duration = async () => {
		const screen = await render(<p className="transition-transform duration-slow">Moves</p>);
		return getComputedStyle(screen.getByText('Moves').element()).transitionDuration;
	};

	it('takes 200 ms at the most', async () => {
		expect(await duration()).toBe('0.2s');
	});

	it('is as good as none when the device asks for less', async () => {
		await emulate({ 'prefers-reduced-motion': 'reduce' });
		expect(await duration()).toBe('1e-05s');
	});
});

it('knows no colour beside the tokens', async () => {
	const screen = await render(<p className="bg-red-500 bg-surface-sunken">Ground</p>);
	expect(getComputedStyle(screen.getByText('Ground').element()).backgroundColor).toBe('oklch(0.958 0.012 84)');
	expect(getComputedStyle(document.documentElement).getPropertyValue('--color-red-500')).toBe('');
});

it('the page scrolls at once: a new page would otherwise run past what is above its top', () => {
	expect(getComputedStyle(document.documentElement).scrollBehavior).toBe('auto');
});
