import { describe, expect, onTestFinished, test } from 'vitest';
import { useTranslation } from '../i18n/use-translation.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { serveShop, takeOver } from '../testing/serve-shop.tsx';
import { testServerShop } from '../testing/test-shop.ts';
import { defineScreen, type ScreenContext } from './screen.ts';
import { createShop } from './shop-definition.ts';

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

function Story() {
	const { t } = useTranslation('own');
	return <h1>{t('story')}</h1>;
}

const screenOf = (Component: () => React.ReactNode) =>
	defineScreen({
		Component,
		queries: () => ({ critical: [] }),
		head: ({ brand }: ScreenContext) => ({ title: 'Page', description: brand.name, canonicalPath: '/' }),
		states: ['ready'],
		namespaces: ['own'],
	});

const definition = createShop({
	brand: { slug: 'bazaar', name: 'Bazaar of boats' },
	theme: 'harbour',
	editions: ['mm'],
	languages: ['en', 'mm'],
	texts: { en: { app: { tagline: 'From the river' }, own: { story: 'Our story' } } },
	routes: [
		{ id: 'story', path: '/Story', layout: 'static', auth: false, screen: { load: async () => screenOf(Story) } },
	],
	screens: { home: async () => screenOf(Welcome) },
	slots: { Logo: Ferry, Announcement: () => <p data-slot="announcement">No ferry on Sunday</p> },
});

async function open(path: string) {
	const page = await serveShop(path, { definition });
	const opened = await takeOver(page, { definition });
	onTestFinished(opened.end);
	return { ...page, ...opened };
}

describe('a shop of an app’s own', () => {
	test('has its name, logo, texts, screens and components', async () => {
		const { served, container } = await open('/');
		expect(served).toMatchObject({ status: 200, payload: { head: { description: 'Bazaar of boats' } } });
		expect(container.querySelector('h1')?.textContent).toBe('Boats and nets');
		const home = container.querySelector('a[aria-label="Bazaar of boats home"]');
		expect(home?.textContent).toBe('Bazaar of boats');
		expect(home?.querySelector('[data-logo=ferry]')).not.toBeNull();
		expect(container.querySelector('[data-slot=announcement]')?.textContent).toBe('No ferry on Sunday');
		expect(container.textContent).toContain('From the river');
		expect(container.querySelector('header')?.textContent).not.toContain('Zaylat');
		// What it does not replace stays.
		expect(container.querySelector('a[href="#main"]')?.textContent).toBe('Skip to content');
	});

	test('has a page of its own, and its slug in paths', async () => {
		const { container } = await open('/Story');
		expect(container.querySelector('h1')?.textContent).toBe('Our story');
		expect(definition.isBuilt('/digitalbazaar')).toBe(true);
		expect(definition.isBuilt('/digitalzaylat')).toBe(false);
		expect(definition.isBuilt('/CooperateWithUs/SellOnBazaar')).toBe(true);
	});

	test('has its theme, and links to its own editions and languages', async () => {
		const { container } = await open('/');
		expect(document.documentElement.getAttribute('data-theme')).toBe('harbour');
		const languages = [...container.querySelectorAll('footer a[hreflang]')].map(({ textContent }) => textContent);
		expect(languages).toEqual(['English', 'မြန်မာ']);
	});

	test('offers its own languages only', () => {
		const sources = { edition: 'mm', url: new URL('https://shop.test/?lang=thai'), cookies: null } as const;
		expect(readPreferences({ ...sources, languages: definition.languages }).language).toBe('mm');
		expect(() => testServerShop({ definition, preferences: { language: 'thai' } })).toThrow('does not offer thai');
		expect(() => testServerShop({ definition, edition: 'th' })).toThrow('no edition th');
	});

	test('keeps replaced texts to itself', async () => {
		const [own, other] = [testServerShop({ definition }), testServerShop()];
		await own.i18n.load('en', []);
		await other.i18n.load('en', []);
		expect(own.i18n.t('home')).toBe('Bazaar of boats home');
		expect(other.i18n.t('home')).toBe('Zaylat home');
		expect(other.i18n.t('tagline')).not.toBe('From the river');
	});
});

describe('options that contradict the route table', () => {
	const story = { id: 'story', layout: 'static', auth: false } as const;

	test.each([
		['a screen of an unknown route', { screens: { stroy: async () => screenOf(Story) } }, 'no route stroy'],
		['two rows with one path', { routes: [{ ...story, path: '/wishlist' }] }, 'routes wishlist and story'],
		['no language', { languages: [] }, 'needs an edition and a language'],
		['a brand that cannot be in a path', { brand: { slug: 'Boats & Co', name: 'Boats' } }, 'Not a brand slug'],
	])('are refused: %s', (_, options, message) => {
		expect(() => createShop(options)).toThrow(message);
	});

	test('a row replaces that of its id', () => {
		const { routeOf } = createShop({ routes: [{ ...story, id: 'wishlist', path: '/Favourites' }] });
		expect(routeOf('/favourites')?.entry.id).toBe('wishlist');
		expect(routeOf('/WishList')).toBeUndefined();
	});
});
