import { describe, expect, test } from 'vitest';
import type { RouteEntry } from '../routing/route-entry.ts';
import { firstPage, MOST_KEPT, type OpenPages, type RoutedPage, withRouted } from './open-pages.ts';
import type { PagePayload } from './page-payload.ts';

const LIST: RouteEntry = { id: 'list', path: '/list', layout: 'default', isKept: true };
const PRODUCT: RouteEntry = { id: 'product', path: '/product', layout: 'default' };

const payload = (language: PagePayload['language'] = 'en'): PagePayload => ({
	fallback: {},
	language,
	head: { title: '', description: '', canonicalPath: '/' },
	status: 200,
});

function routed(path: string, key: string, more: Partial<RoutedPage> = {}): RoutedPage {
	const [pathname = '', search = ''] = path.split('?');
	return {
		location: { pathname, search, hash: '', state: null, key, mask: undefined },
		payload: payload(),
		entry: pathname.startsWith('/list') ? LIST : PRODUCT,
		content: `${path} ${key}`,
		...more,
	};
}

/** The pages after a walk through the router's states. */
const walk = (first: RoutedPage, ...steps: readonly RoutedPage[]): OpenPages =>
	steps.reduce(withRouted, firstPage(first));

const keptPaths = ({ kept }: OpenPages) => kept.map(({ page }) => page.location.pathname);

describe('pages that stay in the document', () => {
	test('Back shows the page that was left, with its element and payload, though the router has new ones', () => {
		const list = routed('/list', 'a');
		const pages = walk(list, routed('/product', 'b'), routed('/list', 'a', { content: 'made anew' }));
		expect(pages.shown.page).toBe(list);
		expect(pages.shown.id).toBe(1);
		expect(pages.kept).toEqual([]);
	});

	test('the steps of the router after that leave it as it is, until something is loaded for it', () => {
		const back = routed('/list', 'a', { content: 'made anew' });
		const pages = walk(routed('/list', 'a'), routed('/product', 'b'), back);
		const stepped = withRouted(pages, { ...back, content: 'and again' });
		expect(stepped.shown).toBe(pages.shown);
		const reloaded = { ...back, payload: payload() };
		expect(withRouted(stepped, reloaded).shown.page).toBe(reloaded);
	});

	test('nothing new is the same object', () => {
		const list = routed('/list', 'a');
		const pages = firstPage(list);
		expect(withRouted(pages, { ...list })).toBe(pages);
	});

	test('another query of the same path is the same page, also on the way back', () => {
		const pages = walk(routed('/list', 'a'), routed('/list?sort=new', 'b'), routed('/list', 'a'));
		expect(pages.shown.id).toBe(1);
		expect(pages.shown.page.location.search).toBe('');
		expect(pages.kept).toEqual([]);
	});

	test('Back leads to the query with which the page was left', () => {
		const sorted = routed('/list?sort=new', 'b');
		const pages = walk(routed('/list', 'a'), sorted, routed('/product', 'c'), routed('/list?sort=new', 'b'));
		expect(pages.shown.page).toBe(sorted);
	});

	test('a page whose route does not say so is not kept', () => {
		const pages = walk(routed('/product', 'a'), routed('/list', 'b'), routed('/product', 'a'));
		expect(pages.shown.id).toBe(3);
		expect(keptPaths(pages)).toEqual(['/list']);
	});

	test('a link to an address that is kept opens it anew, and the address is in the document once', () => {
		const pages = walk(routed('/list', 'a'), routed('/product', 'b'), routed('/list', 'c'));
		expect(pages.shown.id).toBe(3);
		expect(pages.kept).toEqual([]);
	});

	test('only the last pages are kept', () => {
		const pages = walk(
			routed('/list/0', 'a'),
			...Array.from({ length: 4 }, (_, index) => routed(`/list/${index + 1}`, `b${index}`)),
		);
		expect(pages.kept).toHaveLength(MOST_KEPT);
		expect(keptPaths(pages)).toEqual(['/list/2', '/list/3']);
	});

	test('a page in another language is not shown again', () => {
		const pages = walk(routed('/list', 'a'), routed('/product', 'b', { payload: payload('mm') }));
		expect(pages.kept).toEqual([]);
	});

	test('a page that failed or has not arrived is not kept, and one that arrives leaves the others', () => {
		const failed = { ...payload(), failure: { code: 'offline', status: 503, retryable: true } };
		expect(walk(routed('/list', 'a', { payload: failed }), routed('/product', 'b')).kept).toEqual([]);
		expect(walk(routed('/list', 'a', { payload: undefined }), routed('/product', 'b')).kept).toEqual([]);
		const arriving = { isArriving: true } as const;
		const pages = walk(routed('/list', 'a'), routed('/product', 'b', { payload: arriving }));
		expect(keptPaths(pages)).toEqual(['/list']);
		expect(keptPaths(withRouted(pages, routed('/product', 'b')))).toEqual(['/list']);
	});

	test('Back to a page that cannot be loaded now shows why', () => {
		const failed = { ...payload(), failure: { code: 'sign_in_required', status: 401, retryable: false } };
		const refused = routed('/list', 'a', { payload: failed });
		expect(walk(routed('/list', 'a'), routed('/product', 'b'), refused).shown.page).toBe(refused);
	});
});
