import { ALL_LANGUAGES } from '@zaylat/domain/languages';
import { describe, expect, test, vi } from 'vitest';
import { manualTimers } from '../../testing/manual-timers.ts';
import { type Preferences, readPreferences, readStored, readViewport } from './preferences.ts';
import { createPreferencesStore, type PreferencesStoreDeps, VIEWPORT_DELAY_MS } from './preferences-store.ts';

const url = (query = '') => new URL(`https://mm.shop.test/${query}`);

describe('preferences of a request', () => {
	test('start from the edition (Specification §4)', () => {
		expect(readPreferences({ edition: 'mm', url: url(), cookies: null })).toEqual({
			language: 'mm',
			currency: 'mmk',
			deliveryCountry: 'cn',
			isDestinationChosen: false,
			colourMode: 'system',
			dataUse: 'device',
			isLessData: false,
		});
		expect(readPreferences({ edition: 'th', url: url(), cookies: null })).toMatchObject({
			language: 'thai',
			currency: 'thb',
			deliveryCountry: 'th',
		});
	});

	test('are what the cookies say', () => {
		const cookies = 'locale=china; currency=usd; deliver-country=sg; colour-mode=dark';
		expect(readPreferences({ edition: 'mm', url: url(), cookies })).toEqual({
			language: 'china',
			currency: 'usd',
			deliveryCountry: 'sg',
			isDestinationChosen: true,
			colourMode: 'dark',
			dataUse: 'device',
			isLessData: false,
		});
	});

	test.each([
		['', false, false],
		['', true, true],
		['data-use=less', false, true],
		['data-use=full', true, false],
		['data-use=nonsense', true, true],
	])('with the cookie %j, and a device that saves data %j, use less data: %j', (cookies, savesData, expected) => {
		expect(readPreferences({ edition: 'mm', url: url(), cookies, savesData }).isLessData).toBe(expected);
	});

	test('?lang= wins over the cookie (Decision 3)', () => {
		expect(readPreferences({ edition: 'mm', url: url('?lang=thai'), cookies: 'locale=en' }).language).toBe('thai');
	});

	test('pass over nonsense', () => {
		const cookies = 'locale=xx; currency=gold; deliver-country=moon; colour-mode=pink';
		expect(readPreferences({ edition: 'mm', url: url(), cookies })).toEqual(
			readPreferences({ edition: 'mm', url: url(), cookies: null }),
		);
	});

	test('tell the viewport by its cookie', () => {
		expect(readViewport('viewport=tablet', null)).toBe('tablet');
		expect(readViewport('viewport=huge', null)).toBe('desktop');
	});

	test('guess the viewport of a first visit from the device', () => {
		const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
		expect(readViewport(null, userAgent)).toBe('mobileMedium');
	});
});

describe('the preferences store', () => {
	function setUp(
		stored: Record<string, string> = {},
		{
			initial,
			savesData = false,
			served = {},
			...more
		}: Partial<Omit<PreferencesStoreDeps, 'initial'>> & {
			initial?: Partial<Preferences>;
			savesData?: boolean;
			/** Cookies that the server has set. */
			served?: Readonly<Record<string, string>>;
		} = {},
	) {
		const held = new Map(Object.entries(stored));
		const cookies: string[] = [];
		const timers = manualTimers();
		const prepared: string[] = [];
		let width = 1024;
		let resize = () => {};
		let change = () => {};
		const store = createPreferencesStore({
			languages: ALL_LANGUAGES,
			initial: {
				...readPreferences({ edition: 'mm', url: url(), cookies: null }),
				...initial,
			},
			timers,
			prepareLanguage: async (language) => {
				prepared.push(language);
			},
			browser: {
				storage: { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => held.set(key, value) },
				cookie: (name) => served[name],
				setCookie: (cookie) => cookies.push(cookie),
				width: () => width,
				savesData: () => savesData,
				onResize: (callback) => {
					resize = callback;
					return () => {
						resize = () => {};
					};
				},
				onStorage: (callback) => {
					change = callback;
					return () => {
						change = () => {};
					};
				},
				isSecure: () => true,
			},
			...more,
		});
		const seen: Preferences[] = [];
		store.subscribe(() => seen.push(store.getState()));
		return {
			store,
			held,
			cookies,
			timers,
			prepared,
			seen,
			resizeTo: (px: number) => {
				width = px;
				resize();
			},
			changeElsewhere: (key: string, value: string) => {
				held.set(key, value);
				change();
			},
		};
	}

	test('keeps a choice in storage and mirrors it in a cookie (Decision 4) [§1.27] [§1.29] [§3.13] [§4.9]', async () => {
		const { store, held, cookies, seen } = setUp();
		await store.set({ currency: 'thb', deliveryCountry: 'jp', colourMode: 'dark' });
		expect(Object.fromEntries(held)).toEqual({ currency: 'thb', 'deliver-country': 'jp', 'colour-mode': 'dark' });
		expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual([
			'currency=thb',
			'deliver-country=jp',
			'colour-mode=dark',
		]);
		expect(cookies[0]).toMatch(/Max-Age=31536000; Path=\/; SameSite=Lax; Secure/);
		expect(seen.at(-1)).toMatchObject({ currency: 'thb', deliveryCountry: 'jp', colourMode: 'dark' });
		expect(seen.at(-1)?.isDestinationChosen).toBe(true);
	});

	test('uses less data by choice, or as the device asks', async () => {
		const { store, held } = setUp({}, { savesData: true, initial: { isLessData: true } });
		await store.set({ dataUse: 'full' });
		expect(held.get('data-use')).toBe('full');
		expect(store.getState().isLessData).toBe(false);
		await store.set({ dataUse: 'device' });
		expect(store.getState().isLessData).toBe(true);
	});

	test('applies a language once its texts are here', async () => {
		let arrive = () => {};
		const { store } = setUp({}, { prepareLanguage: () => new Promise((resolve) => (arrive = resolve)) });
		const done = store.set({ language: 'en' });
		expect(store.getState().language).toBe('mm');
		arrive();
		await done;
		expect(store.getState().language).toBe('en');
	});

	test('stays as it was when the texts do not arrive, and keeps nothing', async () => {
		const { store, held } = setUp({}, { prepareLanguage: () => Promise.reject(new Error('offline')) });
		await expect(store.set({ language: 'en' })).rejects.toThrow('offline');
		expect(store.getState().language).toBe('mm');
		expect(held.size).toBe(0);
	});

	test('a stored choice overrides what the page came with [§3.13]', async () => {
		const { store, cookies } = setUp({ locale: 'en', currency: 'usd' });
		store.start();
		await expect.poll(() => store.getState()).toMatchObject({ language: 'en', currency: 'usd' });
		expect(cookies.some((cookie) => cookie.startsWith('locale=en'))).toBe(true);
		expect(store.getInitialState()).toMatchObject({ language: 'mm', currency: 'mmk' });
	});

	test('?lang= is kept and wins over storage', async () => {
		const { store, held } = setUp({ locale: 'en' }, { initial: { language: 'thai' }, asked: { language: 'thai' } });
		store.start();
		await expect.poll(() => held.get('locale')).toBe('thai');
		expect(store.getState().language).toBe('thai');
	});

	test('follows a choice made in another tab', async () => {
		const { store, changeElsewhere } = setUp();
		store.start();
		changeElsewhere('colour-mode', 'dark');
		await expect.poll(() => store.getState().colourMode).toBe('dark');
	});

	test('a choice that the server took from a form wins over an earlier one of the device', async () => {
		const { store, held } = setUp({ currency: 'usd', locale: 'en' }, { served: { currency: 'thb' } });
		store.start();
		await vi.waitFor(() => expect(held.get('currency')).toBe('thb'));
		expect(store.getState()).toMatchObject({ currency: 'thb', language: 'en' });
	});

	test('keeps the viewport in its cookie and looks again 50 ms after a resize [§3.14] [§9.8] [§9.12]', () => {
		expect(VIEWPORT_DELAY_MS).toBe(50);
		const { store, cookies, timers, seen, resizeTo } = setUp();
		const stop = store.start();
		expect(cookies.at(-1)).toBe('viewport=tablet; Max-Age=31536000; Path=/; SameSite=Strict; Secure');
		resizeTo(400);
		timers.pass(49);
		expect(store.viewport()).toBe('tablet');
		resizeTo(375);
		timers.pass(49);
		expect(store.viewport()).toBe('tablet');
		timers.pass(1);
		expect(store.viewport()).toBe('mobileMedium');
		expect(cookies.at(-1)).toContain('viewport=mobileMedium');
		resizeTo(1500);
		stop();
		timers.pass(1000);
		expect(store.viewport()).toBe('mobileMedium');
		expect(timers.pending).toBe(0);
		// Nothing is rendered again for it.
		expect(seen).toEqual([]);
	});

	test('tells nobody when nothing changes', async () => {
		const { store, seen } = setUp();
		await store.set({ currency: 'mmk' });
		expect(seen).toEqual([]);
	});

	test('reads only valid values from storage', () => {
		const held: Record<string, string> = {
			locale: 'klingon',
			currency: 'thb',
			'colour-mode': '',
			'deliver-country': 'xx',
		};
		expect(readStored({ getItem: (key) => held[key] ?? null })).toEqual({ currency: 'thb' });
	});
});
