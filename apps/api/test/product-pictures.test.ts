import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCart, getProduct } from '@zaylat/api-client/contract';
import { seedOnce } from '@zaylat/demo-data/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLogger } from '../src/log.ts';
import { readPictureKey } from '../src/pictures/keys.ts';
import { createPictureMaker } from '../src/pictures/maker.ts';
import { showPhotographs } from '../src/pictures/photographs.ts';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { cartWith, order } from './buying.ts';

let api: TestApi;
const maker = createPictureMaker(silentLogger);
beforeAll(async () => {
	api = await startApi();
});
afterAll(() => Promise.all([api.close(), maker.close()]));

interface ProductRow {
	readonly id: number;
	readonly picture_keys: string[];
	readonly options: { key: string; values: { key: string; swatch: string | null; pictureKeys?: string[] }[] }[];
}

/** A rendered product with several views, a choice of colour and enough stock in its first two colours. */
async function colouredProduct(): Promise<ProductRow> {
	const { rows } = await api.query(`select p.id, p.picture_keys, p.options from products p
		where p.edition = 'mm' and jsonb_path_exists(p.options, '$[0].values[1].pictureKeys')
			and (select min(stock) from product_variants v where v.product_id = p.id) > 3 order by cardinality(p.picture_keys) desc, p.id limit 1`);
	return rows[0];
}

describe('pictures of rendered products', () => {
	it('follow the colour in the gallery, the cart, the checkout and the order', async () => {
		const { id, options } = await colouredProduct();
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		const product = ok(getProduct, await shopper.call('GET', `/api/products/${id}`)).data;
		const [colour] = product.options;
		const paths = colour?.values.map(({ pictures }) => pictures?.[0]?.path) ?? [];
		expect(new Set(paths).size).toBe(colour?.values.length);
		expect(product.pictures[0]?.path).toBe(paths[0]);

		const second = options[0]?.values[1];
		const variant = product.variants.find(({ values }) => values[0] === second?.key);
		await cartWith(api, shopper, { [variant?.id ?? '']: 1 });
		expect(ok(getCart, await shopper.call('GET', '/api/cart')).data.lines[0]?.picture.path).toBe(paths[1]);
		const placed = await order(shopper);
		expect(placed.parcels[0]?.lines[0]?.picture.path).toBe(paths[1]);
	});
	it('are served in the colour of the swatch, cached, and in no other colour', async () => {
		const { options } = await colouredProduct();
		const [first = '', second = ''] = options[0]?.values.map(({ pictureKeys }) => pictureKeys?.[0] ?? '') ?? [];
		const get = (key: string) => api.app.request(`/api/pictures/${key}-320.webp`);
		const pictures = await Promise.all([first, second].map(async (key) => (await get(key)).arrayBuffer()));
		const [one, other] = await Promise.all(pictures.map((bytes) => sharp(Buffer.from(bytes)).stats()));
		expect(one?.channels.map(({ mean }) => mean)).not.toEqual(other?.channels.map(({ mean }) => mean));
		const again = await get(first);
		expect(again.headers.get('etag')).toBe((await get(first)).headers.get('etag'));
		const unknown = first.replace(/_[\da-f]{6}_/, '_123456_');
		expect((await get(unknown)).status).toBe(404);
	});
	it('are those of one product alone, and of its type when no product shows them', async () => {
		const { picture_keys } = await colouredProduct();
		const [own = ''] = picture_keys;
		const bytesOf = async (key: string) => {
			const response = await api.app.request(`/api/pictures/${key}-160.webp`);
			return response.status === 200 ? Buffer.from(await response.arrayBuffer()).toString('base64') : response.status;
		};
		const ofType = await bytesOf(own.replace(/_p\d+x\w+$/, ''));
		expect(own).toMatch(/_p\d+x\w+$/);
		expect(await bytesOf(own)).not.toBe(ofType);
		expect(await bytesOf(own.replace(/_p\d+x/, '_p999999999x'))).toBe(ofType);
		expect(await bytesOf(own.replace(/x\w+$/, 'xzzzzz'))).toBe(ofType);
		// Nobody photographed it in a review.
		expect(await bytesOf(own.replace(/_p(\d+x\w+)$/, '_b9p$1'))).toBe(ofType);
	});
	it('replace drawings in a database of before, and leave photographs', async () => {
		const { id, picture_keys, options } = await colouredProduct();
		const type = readPictureKey(picture_keys[0] ?? '');
		if (type?.form !== 'render') throw new Error('no render');
		const photographed = await api.query(
			`update products set picture_keys = '{upload_0123456789abcdef0123456789abcdef}' where id =
				(select min(id) from products where id <> ${id}) returning id`,
		);
		const bare = options.map((option) => ({
			...option,
			values: option.values.map(({ pictureKeys: _, ...value }) => value),
		}));
		await api.query(`update products set picture_keys = array['${type.type}_h0_front', '${type.type}_h0_tilt'],
			options = '${JSON.stringify(bare)}' where id = ${id}`);
		await api.query("delete from markers where key = 'renders'");
		await seedOnce(api.db, { now: 0 });
		const { rows } = await api.query(`select picture_keys, options from products where id = ${id}`);
		expect(rows[0]).toEqual({ picture_keys, options });

		// A view that is rendered later joins the others.
		await api.query(`update products set picture_keys = picture_keys[1:1] where id = ${id}`);
		await api.query("update markers set value = 'earlier' where key = 'renders'");
		await seedOnce(api.db, { now: 0 });
		const { rows: completed } = await api.query(`select picture_keys from products where id = ${id}`);
		expect(completed[0].picture_keys).toEqual(picture_keys);
		const kept = await api.query(`select picture_keys from products where id = ${photographed.rows[0].id}`);
		expect(kept.rows[0].picture_keys).toEqual(['upload_0123456789abcdef0123456789abcdef']);
	});
});

describe('photographs of an operator', () => {
	const photograph = (background: string) =>
		sharp({ create: { width: 60, height: 40, channels: 3, background } })
			.jpeg()
			.toBuffer();

	it('replace the pictures of a product and of a colour, and are served as whole squares', async () => {
		const { id, options } = await colouredProduct();
		const [, other = { key: '' }] = options[0]?.values ?? [];
		const folder = await mkdtemp(join(tmpdir(), 'photographs-'));
		const home = join(folder, String(id));
		await mkdir(join(home, other.key), { recursive: true });
		await writeFile(join(home, '10.jpg'), await photograph('#00ff00'));
		await writeFile(join(home, '2.jpg'), await photograph('#ff0000'));
		await writeFile(join(home, '3.jpg'), 'not a picture');
		await writeFile(join(home, other.key, '1.jpg'), await photograph('#0000ff'));
		const { db } = api;
		const { files, logger } = api.services;
		expect(await showPhotographs({ db, files, logger, maker }, folder)).toBe(1);
		// A second start changes nothing.
		expect(await showPhotographs({ db, files, logger, maker }, folder)).toBe(1);
		await rm(folder, { recursive: true });

		const product = ok(getProduct, await createShopper(api).call('GET', `/api/products/${id}`)).data;
		expect(product.pictures).toHaveLength(2);
		const colourOf = async (path: string | undefined) => {
			const bytes = await (await api.app.request(`${path}-96.webp`)).arrayBuffer();
			const { data, info } = await sharp(Buffer.from(bytes)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
			expect([info.width, info.height]).toEqual([96, 96]);
			// Above and below a wide photograph the square is white.
			expect(Math.min(...data.subarray(0, 3))).toBeGreaterThan(245);
			const middle = data.subarray((48 * 96 + 48) * 3, (48 * 96 + 48) * 3 + 3);
			return ['red', 'green', 'blue'][middle.indexOf(Math.max(...middle))];
		};
		expect(await Promise.all(product.pictures.map(({ path }) => colourOf(path)))).toEqual(['red', 'green']);
		const value = product.options[0]?.values.find(({ key }) => key === other.key);
		expect(await colourOf(value?.pictures?.[0]?.path)).toBe('blue');
	});
	it('are not needed', async () => {
		const { db } = api;
		const { files, logger } = api.services;
		expect(await showPhotographs({ db, files, logger, maker }, join(tmpdir(), 'no-photographs-here'))).toBe(0);
	});
});
