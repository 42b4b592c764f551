import { seedOnce } from '@zaylat/demo-data/testing';
import { trackCheckDigit } from '@zaylat/domain/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../src/testing/index.ts';
import { startApi } from './answers.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startApi();
});
afterAll(() => api.close());

const POSTS = { mm: 'MM', th: 'TH' } as const;

describe('orders of the demo', () => {
	it.each(['mm', 'th'] as const)(
		'%s: parcels have track codes of its post, with their check digit',
		async (edition) => {
			const { rows } = await api.query(
				'select track_code from parcels join orders on orders.id = order_id where edition = $1',
				[edition],
			);
			expect(rows.length).toBeGreaterThan(3);
			for (const { track_code } of rows) {
				const [, serial = '', check, country] = /^[A-Z]{2}(\d{8})(\d)([A-Z]{2})$/.exec(track_code) ?? [];
				expect(country, track_code).toBe(POSTS[edition]);
				expect(trackCheckDigit(serial), track_code).toBe(Number(check));
			}
		},
	);
});

describe('a start after the end of a season', () => {
	const first = async (edition: string) => {
		const { rows } = await api.query(
			`select b.id, b.text->>'en' as text, b."to", c.slug, (
				select count(*)::int from collection_products p where p.collection_id = c.id
			) as products
			from banners b join collections c on b."to" = '/product-collections/' || c.slug || '/' || c.id
			where b.edition = $1 and b.position = 0`,
			[edition],
		);
		return rows;
	};
	const start = (now: number) => seedOnce(api.db, { now, passwordCost: api.services.passwordCost, isComplete: false });

	it.each([
		['mm', 'thingyan', /until Apr 17$/],
		['th', 'songkran', /until Apr 16$/],
	] as const)('%s: shows the next one, with the collection that its banner leads to', async (edition, key, text) => {
		const before = await first(edition);
		expect(before).toHaveLength(1);
		expect(await start(Date.UTC(2027, 1, 10))).toBe(false);
		const [banner, ...others] = await first(edition);
		expect(others).toEqual([]);
		expect(banner).toMatchObject({ id: `${key}-${edition}`, slug: key, text: expect.stringMatching(text) });
		expect(banner?.products).toBeGreaterThan(10);
	});

	it('leaves a banner away that somebody has removed', async () => {
		await api.query("delete from banners where edition = 'mm' and position = 0");
		await start(Date.UTC(2027, 5, 10));
		expect(await first('mm')).toEqual([]);
		expect(await first('th')).toMatchObject([{ id: 'rains-th' }]);
	});
});
