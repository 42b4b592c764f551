import { expect, onTestFinished, test } from 'vitest';
import { serveShop, takeOver } from '../testing/serve-shop.tsx';
import { testServerShop } from '../testing/test-shop.ts';
import type { ShopCustomization } from './create-shop.ts';
import { defineScreen, type ScreenContext } from './screen.ts';

function Ferry() {
	return (
		<svg aria-hidden="true" data-logo="ferry" viewBox="0 0 32 32">
			<path d="M4 20h24l-4 8H8z" />
		</svg>
	);
}

function Welcome() {
	return <h1>Boats and nets</h1>;
}

const custom: ShopCustomization = {
	brandName: 'Bazaar',
	Logo: Ferry,
	screens: {
		home: async () =>
			defineScreen({
				Component: Welcome,
				queries: () => ({ critical: [] }),
				head: ({ brand }: ScreenContext) => ({ title: brand.name, description: brand.name, canonicalPath: '/' }),
				states: ['ready'],
				namespaces: [],
			}),
	},
	texts: { en: { app: { brand: 'Bazaar', home: 'Bazaar home' } } },
};

test('an app replaces name, logo, texts and screens of the shop by options', async () => {
	const page = await serveShop('/', { custom });
	expect(page.served).toMatchObject({ status: 200, payload: { head: { title: 'Bazaar' } } });
	const { container, end } = await takeOver(page, { custom });
	onTestFinished(end);
	expect(container.querySelector('h1')?.textContent).toBe('Boats and nets');
	const home = container.querySelector('a[aria-label="Bazaar home"]');
	expect(home?.textContent).toBe('Bazaar');
	expect(home?.querySelector('[data-logo=ferry]')).not.toBeNull();
	// What it does not replace stays.
	expect(container.querySelector('a[href="#main"]')?.textContent).toBe('Skip to content');
});

test('replaced texts stay in their shop', async () => {
	const [own, other] = [testServerShop({ custom }), testServerShop()];
	await own.i18n.load('en', []);
	await other.i18n.load('en', []);
	expect(own.i18n.t('home')).toBe('Bazaar home');
	expect(other.i18n.t('home')).toBe('Zaylat home');
});
