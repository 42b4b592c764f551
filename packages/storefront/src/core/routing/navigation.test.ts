import { describe, expect, test } from 'vitest';
import { checkNavigation, NavigationRefused } from './navigation.ts';

const origin = 'https://mm.shop.test';

describe('navigation [§8.2]', () => {
	test.each([
		['/Products/1', '/Products/1'],
		['/a?b=c#d', '/a?b=c#d'],
		['https://mm.shop.test/a', '/a'],
	])('%s stays in the shop', (to, href) => {
		expect(checkNavigation(to, { origin })).toEqual({ href, isExternal: false });
	});

	test.each(['https://elsewhere.test/', '//elsewhere.test/a', 'mailto:a@b.test'])(
		'%s is refused without the external option',
		(to) => {
			expect(() => checkNavigation(to, { origin })).toThrow(NavigationRefused);
			expect(checkNavigation(to, { origin, isExternal: true }).isExternal).toBe(true);
		},
	);

	test.each([
		'javascript:alert(1)',
		'data:text/html,x',
		'JAVASCRIPT:alert(1)',
		' javascript:alert(1)',
		'vbscript:x',
		'blob:x',
	])('%s is refused even with it', (to) => {
		expect(() => checkNavigation(to, { origin, isExternal: true })).toThrow('Unsafe protocol');
	});
});
