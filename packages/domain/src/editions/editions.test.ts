import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS, editionOfHost, isEdition } from './index.ts';

describe('editionOfHost (Decision 2) [§1.1] [§9.19]', () => {
	it.each([
		['mm.localhost', 'mm'],
		['mm.localhost:3000', 'mm'],
		['mm.zaylat.com', 'mm'],
		['zaylat.mm', 'mm'],
		['shop.zaylat.mm:8443', 'mm'],
		['MM.Localhost', 'mm'],
		['zaylat.mm.', 'mm'],
		['th.localhost', 'th'],
		['th.localhost:3000', 'th'],
		['zaylat.th', 'th'],
		['zaylat.co.th', 'th'],
		['TH.zaylat.com', 'th'],
	] as const)('%s is %s whatever the default', (host, edition) => {
		expect(editionOfHost(host, 'mm')).toBe(edition);
		expect(editionOfHost(host, 'th')).toBe(edition);
	});

	it.each([
		'localhost',
		'localhost:3000',
		'127.0.0.1:3000',
		'[::1]:3000',
		'zaylat.com',
		'comm.com',
		'mmm.localhost',
		'smith',
		'th',
		'mm',
		'xmm.th.example.com',
		'',
		undefined,
		null,
	])('%s takes the default', (host) => {
		expect(editionOfHost(host, 'mm')).toBe('mm');
		expect(editionOfHost(host, 'th')).toBe('th');
	});

	it('takes a host that fits both for Myanmar', () => {
		expect(editionOfHost('th.zaylat.mm', 'th')).toBe('mm');
		expect(editionOfHost('mm.zaylat.th', 'th')).toBe('mm');
	});

	it('does not depend on port or case', () => {
		fc.assert(
			fc.property(fc.domain(), fc.integer({ min: 1, max: 65535 }), (host, port) => {
				const edition = editionOfHost(host, 'th');
				expect(editionOfHost(`${host.toUpperCase()}:${port}`, 'th')).toBe(edition);
			}),
		);
	});
});

describe('EDITIONS', () => {
	it('starts each edition as specified (Specification §4, §8)', () => {
		expect(EDITIONS.mm).toMatchObject({
			key: 'mm',
			defaultLanguage: 'mm',
			currency: 'mmk',
			defaultDeliveryCountry: '086',
			fallbackCurrency: { key: 'mmk', rate: '1' },
			timeZone: 'Asia/Yangon',
		});
		expect(EDITIONS.th).toMatchObject({
			key: 'th',
			defaultLanguage: 'thai',
			currency: 'thb',
			defaultDeliveryCountry: '066',
			fallbackCurrency: { key: 'thb', rate: '100' },
			timeZone: 'Asia/Bangkok',
		});
	});

	it('knows its keys and nothing else', () => {
		expect(['mm', 'th'].every(isEdition)).toBe(true);
		expect(['MM', 'cn', '', 'constructor', null, undefined, 1].some(isEdition)).toBe(false);
	});
});
