import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	deviceOf,
	deviceOfUserAgent,
	isPhone,
	parseViewport,
	resolveViewport,
	VIEWPORT_COOKIE,
	VIEWPORT_FALLBACK,
	VIEWPORT_STEPS,
	viewportOf,
} from './index.ts';

/** Specification §9. */
const BREAKPOINTS = {
	mobile: 320,
	mobileMedium: 375,
	mobileWide: 425,
	tablet: 768,
	laptop: 1440,
	desktopMedium: 1700,
	desktopWide: 1920,
};

const AGENTS = {
	pixel:
		'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36',
	galaxyTab:
		'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
	iphone:
		'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
	ipad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
	firefoxPhone: 'Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0',
	firefoxTablet: 'Mozilla/5.0 (Android 15; Tablet; rv:150.0) Gecko/150.0 Firefox/150.0',
	operaMini: 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en) Presto/2.5.25 Version/10.54',
	windows:
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
	mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
	linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
	crawlerPhone:
		'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

describe('viewportOf (Specification §9)', () => {
	it.each(Object.entries(BREAKPOINTS))('%s begins at %d px', (step, width) => {
		expect(viewportOf(width, BREAKPOINTS)).toBe(step);
		if (step !== 'mobile') expect(viewportOf(width - 1, BREAKPOINTS)).not.toBe(step);
	});

	it('takes the narrowest for anything below it and the widest for anything above', () => {
		expect(viewportOf(1, BREAKPOINTS)).toBe('mobile');
		expect(viewportOf(319, BREAKPOINTS)).toBe('mobile');
		expect(viewportOf(10_000, BREAKPOINTS)).toBe('desktopWide');
	});

	it('falls back to desktop while nothing is known', () => {
		expect(VIEWPORT_FALLBACK).toBe('desktop');
		expect(viewportOf(undefined, BREAKPOINTS)).toBe('desktop');
		expect(viewportOf(Number.NaN, BREAKPOINTS)).toBe('desktop');
		expect(viewportOf(0, BREAKPOINTS, 'laptop')).toBe('laptop');
	});

	it('never narrows as the width grows', () => {
		const steps: readonly string[] = VIEWPORT_STEPS;
		const rank = (width: number) => steps.indexOf(viewportOf(width, BREAKPOINTS));
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 4000 }), fc.nat({ max: 4000 }), (width, more) => {
				expect(rank(width)).toBeLessThanOrEqual(rank(width + more));
			}),
		);
	});
});

describe('viewport cookie (Specification §9)', () => {
	it('is kept for 365 days, on every path, strictly and securely [§9.8]', () => {
		expect(VIEWPORT_COOKIE).toEqual({
			name: 'viewport',
			maxAgeSeconds: 31_536_000,
			path: '/',
			sameSite: 'Strict',
			secure: true,
		});
	});

	it('reads back every state and nothing else [§3.14]', () => {
		for (const state of [...VIEWPORT_STEPS, 'desktop'] as const) expect(parseViewport(state)).toBe(state);
		for (const value of ['', 'phone', 'MOBILE', 'length', null, undefined])
			expect(parseViewport(value)).toBeUndefined();
	});
});

describe('devices', () => {
	it.each([
		['mobile', 'phone'],
		['mobileMedium', 'phone'],
		['mobileWide', 'phone'],
		['tablet', 'tablet'],
		['laptop', 'desktop'],
		['desktop', 'desktop'],
		['desktopMedium', 'desktop'],
		['desktopWide', 'desktop'],
	] as const)('%s is a %s', (viewport, device) => {
		expect(deviceOf(viewport)).toBe(device);
		expect(isPhone(viewport)).toBe(device === 'phone');
	});

	it.each([
		['pixel', 'phone'],
		['iphone', 'phone'],
		['firefoxPhone', 'phone'],
		['operaMini', 'phone'],
		['crawlerPhone', 'phone'],
		['galaxyTab', 'tablet'],
		['ipad', 'tablet'],
		['firefoxTablet', 'tablet'],
		['windows', 'desktop'],
		['mac', 'desktop'],
		['linux', 'desktop'],
	] as const)('the agent of %s is a %s', (agent, device) => {
		expect(deviceOfUserAgent(AGENTS[agent])).toBe(device);
	});

	it('takes an unknown agent for a desktop', () => {
		for (const agent of ['', 'curl/8.0', null, undefined]) expect(deviceOfUserAgent(agent)).toBe('desktop');
	});
});

describe('resolveViewport', () => {
	it('believes the cookie more than the user agent', () => {
		expect(resolveViewport({ cookie: 'laptop', userAgent: AGENTS.iphone })).toBe('laptop');
	});

	it('guesses from the user agent when the cookie says nothing', () => {
		expect(resolveViewport({ cookie: 'nonsense', userAgent: AGENTS.iphone })).toBe('mobileMedium');
		expect(resolveViewport({ userAgent: AGENTS.ipad })).toBe('tablet');
		expect(resolveViewport({})).toBe('desktop');
	});
});
