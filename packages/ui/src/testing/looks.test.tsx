import '@zaylat/tokens/themes/jasmine.css';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const emulate = (features: Record<string, string>) =>
	cdp().send('Emulation.setEmulatedMedia', {
		features: Object.entries(features).map(([name, value]) => ({ name, value })),
	});

const root = document.documentElement;

/** The page's ground tells the mode and the contrast, the accent tells the theme too. */
const GROUND = {
	light: 'oklch(0.984 0.009 85)',
	dark: 'oklch(0.185 0.009 60)',
	'light-hc': 'oklch(1 0 0)',
	'dark-hc': 'oklch(0.12 0.006 60)',
};
const PLUM = {
	light: 'oklch(0.515 0.18 308)',
	dark: 'oklch(0.76 0.135 309)',
	'light-hc': 'oklch(0.435 0.155 308)',
	'dark-hc': 'oklch(0.84 0.09 310)',
};

const value = (name: string, on: Element = root) => getComputedStyle(on).getPropertyValue(`--zl-${name}`);

function choose(looks: { mode?: string; contrast?: string; theme?: string }) {
	if (looks.mode) root.dataset.colorMode = looks.mode;
	if (looks.contrast) root.dataset.contrast = looks.contrast;
	if (looks.theme) root.dataset.theme = looks.theme;
}

afterEach(async () => {
	for (const name of ['color-mode', 'contrast', 'theme']) root.removeAttribute(`data-${name}`);
	await emulate({ 'prefers-color-scheme': '', 'prefers-contrast': '' });
});

const CASES = [
	{ mode: undefined, contrast: undefined, scheme: 'light', wish: 'no-preference', set: 'light' },
	{ mode: undefined, contrast: undefined, scheme: 'dark', wish: 'more', set: 'light-hc' },
	{ mode: 'light', contrast: 'more', scheme: 'dark', wish: 'no-preference', set: 'light-hc' },
	{ mode: 'dark', contrast: 'more', scheme: 'light', wish: 'no-preference', set: 'dark-hc' },
	{ mode: 'dark', contrast: undefined, scheme: 'light', wish: 'more', set: 'dark-hc' },
	{ mode: 'dark', contrast: 'normal', scheme: 'light', wish: 'more', set: 'dark' },
	{ mode: 'light', contrast: 'normal', scheme: 'light', wish: 'more', set: 'light' },
	{ mode: 'system', contrast: 'system', scheme: 'dark', wish: 'more', set: 'dark-hc' },
	{ mode: 'system', contrast: 'more', scheme: 'dark', wish: 'no-preference', set: 'dark-hc' },
	{ mode: 'system', contrast: 'more', scheme: 'light', wish: 'no-preference', set: 'light-hc' },
	{ mode: 'system', contrast: 'normal', scheme: 'dark', wish: 'more', set: 'dark' },
] as const;

describe.each(CASES)('mode $mode and contrast $contrast on a $scheme device that wishes $wish', (look) => {
	const { scheme, wish, set } = look;
	const wishes = { 'prefers-color-scheme': scheme, 'prefers-contrast': wish };

	it(`is ${set}`, async () => {
		await emulate(wishes);
		choose({ ...(look.mode && { mode: look.mode }), ...(look.contrast && { contrast: look.contrast }) });
		expect(value('color-surface')).toBe(GROUND[set]);
	});

	it(`is ${set} of a theme`, async () => {
		await emulate(wishes);
		choose({
			theme: 'jasmine',
			...(look.mode && { mode: look.mode }),
			...(look.contrast && { contrast: look.contrast }),
		});
		expect(value('color-accent')).toBe(PLUM[set]);
	});
});

describe('a part of a page in another mode', () => {
	it('keeps the contrast and the theme of the page', async () => {
		const screen = await render(
			<div data-color-mode="dark">
				<p>Dark</p>
				<p data-color-mode="light">Light</p>
			</div>,
		);
		const dark = screen.getByText('Dark').element();
		const light = screen.getByText('Light').element();
		choose({ contrast: 'more' });
		expect(value('color-surface', dark)).toBe(GROUND['dark-hc']);
		expect(value('color-surface', light)).toBe(GROUND['light-hc']);
		choose({ theme: 'jasmine' });
		expect(value('color-accent', dark)).toBe(PLUM['dark-hc']);
		expect(value('color-accent', light)).toBe(PLUM['light-hc']);
	});
});

describe('a theme', () => {
	it('changes what it overrides and nothing else', () => {
		const before = { radius: value('radius-control'), critical: value('color-critical'), text: value('text-base') };
		choose({ theme: 'jasmine' });
		expect(value('radius-control')).not.toBe(before.radius);
		expect(value('color-critical')).toBe(before.critical);
		expect(value('text-base')).toBe(before.text);
	});
});
