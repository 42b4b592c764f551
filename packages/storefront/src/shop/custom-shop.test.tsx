import { describe, expect, onTestFinished, test } from 'vitest';
import { readPreferences } from '../core/preferences/preferences.ts';
import { headTags, headToHtml } from '../core/screen/head-tags.ts';
import { defineScreen, type ScreenContext } from '../core/screen/screen.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { serveShop, takeOver } from '../testing/serve-shop.tsx';
import { testServerShop } from '../testing/test-shop.ts';
import { createShop } from './define-shop.ts';

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

describe('a shop of one edition and two languages', () => {
	const rimnam = createShop({
		brand: { slug: 'rimnam', name: 'Rim Nam' },
		editions: ['th'],
		languages: ['thai', 'en'],
		slots: { Logo: Ferry },
	});
	const FOREIGN = { en: /zaylat|myanmar|four languages/i, thai: /zaylat|เมียนมา|พม่า|สี่ภาษา/i };
	/** Each foreign name with what is around it. */
	const foreignIn = (text: string, language: 'en' | 'thai') =>
		text.match(new RegExp(`.{0,40}(?:${FOREIGN[language].source}).{0,40}`, 'gi')) ?? [];
	const OWN = { en: 'Thailand', thai: 'ไทย' };
	const PATHS = ['/', '/download', '/PostOffices', '/DeliveryCalculator', '/BusinessDirectory', '/login'];
	const options = (language: 'en' | 'thai') =>
		({ definition: rimnam, edition: 'th', preferences: { language } }) as const;

	test.each(PATHS.flatMap((path) => (['en', 'thai'] as const).map((language) => [path, language] as const)))(
		'names neither another brand nor another country on %s in %s',
		async (path, language) => {
			const { html, served } = await serveShop(path, options(language));
			if (!('payload' in served) || served.payload === undefined) throw new Error(`${path} has no page`);
			const app = testServerShop(options(language));
			const head = headToHtml(headTags(served.payload.head, { ...app, language }));
			expect(head).toContain('Rim Nam');
			expect(foreignIn(head, language)).toEqual([]);
			const page = new DOMParser().parseFromString(html, 'text/html');
			// What can be chosen, and who runs the edition, is data of the API.
			const data = 'select, [role="listbox"], script, [data-part="operator"]';
			for (const part of page.querySelectorAll(data)) part.remove();
			expect(foreignIn(page.body.textContent ?? '', language)).toEqual([]);
		},
	);

	test.each(['en', 'thai'] as const)('names its own country in %s', async (language) => {
		const { i18n } = testServerShop(options(language));
		await i18n.load(language, ['home', 'install', 'tools', 'directory', 'help']);
		for (const key of ['tagline', 'home:title', 'install:description', 'tools:postOffices.description'] as const) {
			expect(i18n.t(key)).toContain(OWN[language]);
			expect(i18n.t(key)).not.toMatch(FOREIGN[language]);
		}
	});

	test('both editions are named in the order of a sentence', async () => {
		const { i18n } = testServerShop({ definition: createShop({ editions: ['th', 'mm'] }) });
		await i18n.load('en', ['home']);
		expect(i18n.t('home:title')).toBe('Zaylat, the marketplace for Myanmar and Thailand');
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
