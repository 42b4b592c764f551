import { describe, expect, test } from 'vitest';
import { createShop } from '../../shop/define-shop.ts';
import { LAYOUTS } from './layouts.ts';

const { routes: ROUTES } = createShop();

describe('the layouts (Specification §2)', () => {
	test('are the twelve that it names [§2.1]', () => {
		expect(Object.keys(LAYOUTS).sort()).toEqual(
			[
				'auth',
				'custom',
				'default',
				'detail',
				'digital',
				'digitaldetail',
				'download',
				'new',
				'other',
				'payment',
				'shop',
				'static',
			].sort(),
		);
	});

	test.each(['auth', 'payment'] as const)('%s offers no way out but the logo', (name) => {
		expect(LAYOUTS[name]).toMatchObject({ header: 'plain', navigation: 'none', hasFooter: false, hasBottomBar: false });
	});

	test('the digital area has its own places, a shop its own categories', () => {
		expect(LAYOUTS.digital.navigation).toBe('digital');
		expect(LAYOUTS.digitaldetail.navigation).toBe('digital');
		expect(LAYOUTS.shop.navigation).toBe('none');
		expect(LAYOUTS.default.navigation).toBe('goods');
	});

	test('every layout that is named has a route [§2.1]', () => {
		const used = new Set(ROUTES.map(({ layout }) => layout));
		expect(Object.keys(LAYOUTS).filter((name) => !used.has(name as keyof typeof LAYOUTS))).toEqual([]);
	});

	test('a row of navigation stands below a full header only', () => {
		for (const { header, navigation } of Object.values(LAYOUTS)) {
			if (header === 'plain') expect(navigation).toBe('none');
		}
	});

	test('a page can force light or dark, never system [§1.29] [§2.33]', () => {
		const forced = ROUTES.filter(({ colourMode }) => colourMode !== undefined);
		const paths = forced.map(({ path }) => path);
		for (const path of ['/Payment', '/payment/Success', '/Invoice/:orderId', '/Receipt/:orderId', '/Download']) {
			expect(paths).toContain(path);
		}
		expect(paths).toContain('/ScanQRForVideo');
		// Documents with legal effect, below both folders.
		expect(paths.filter((path) => /\/(Legal|Policy)\//.test(path))).toHaveLength(30);

		for (const { colourMode } of forced) expect(['light', 'dark']).toContain(colourMode);
	});
});
