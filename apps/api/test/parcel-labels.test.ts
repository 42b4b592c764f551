import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { moveReturn, type Order, PARCEL_LABEL_FILE, requestReturn } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { isLanguage, LANGUAGES } from '@zaylat/domain/languages';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { barcodeOf } from '../src/documents/barcode.ts';
import { readLabel } from '../src/seller-parcels/read-label.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { cartWith, order } from './buying.ts';
import { readPdf } from './pdf.ts';

const SHOP = 'inle-weavers';
const TAGS = { en: 'en-US', mm: 'my-MM', thai: 'th-TH', china: 'zh-CN' } as const;
const KEYS = Object.values(LANGUAGES)
	.map(({ key }) => key)
	.filter(isLanguage);
const ADDRESS = {
	...{ recipient: 'Daw Khin Khin', phoneCountry: '95', phone: '09 951 234 567', country: 'mm', region: 'mm-yangon' },
	...{
		township: 'mm-yangon-kamayut',
		subdistrict: null,
		postcode: '',
		homeNo: '12',
		street: 'Pyay Road',
		landmark: null,
	},
};

let api: TestApi;
let seller: Shopper;
let buyer: Shopper;
let placed: Order;
let shopId: number;

beforeAll(async () => {
	api = await startApi();
	seller = createShopper(api);
	await seller.signIn('credentials', { identifier: DEMO_SELLER.email, password: DEMO_SELLER.password });
	buyer = createShopper(api);
	await buyer.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
	const { rows } = await api.query(
		`select v.id, s.id as "shopId" from product_variants v join products p on p.id = v.product_id
		join shops s on s.id = p.shop_id
		where s.slug = $1 and p.kind = 'goods' and p.min_quantity = 1 and p.max_quantity > 1 order by v.id limit 1`,
		[SHOP],
	);
	shopId = rows[0].shopId;
	await api.query('update product_variants set stock = 100 where id = $1', [rows[0].id]);
	await cartWith(api, buyer, { [String(rows[0].id)]: 2 });
	placed = await order(buyer, 'cash_on_delivery');
});
beforeEach(() => api.query('delete from rate_limits'));
afterAll(() => api.close());

const trackCode = () => placed.parcels[0]?.trackCode ?? '';

/** Follows a link as a browser does: with the cookie and no header of ours. */
async function follow(
	code: string,
	language: string,
	{ cookies }: Pick<Shopper, 'cookies'> = seller,
): Promise<Response> {
	const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
	const path = `${PARCEL_LABEL_FILE.replace('{trackCode}', code)}?lang=${language}`;
	return api.app.request(path, { headers: { cookie, host: 'mm.localhost' } });
}

describe('the label of a parcel', () => {
	it.each(KEYS)('is one page of A6 in %s', async (language) => {
		const response = await follow(trackCode(), language);
		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toBe('application/pdf');
		expect(response.headers.get('cache-control')).toBe('private, no-store');
		const file = readPdf(new Uint8Array(await response.arrayBuffer()));
		expect(file).toMatchObject({ language: TAGS[language], pageCount: 1, hasEmptyBox: false });
		expect(file.title).toContain(trackCode());
	});

	it('says who sends it, who gets it and what the carrier takes, until it is paid', async () => {
		const read = () => readLabel(api.db, { shopIds: [shopId], language: 'en' }, trackCode());
		expect((await read()).from.lines).toHaveLength(1);
		await seller.call('PUT', `/api/seller/shops/${SHOP}/return-address`, { address: ADDRESS });
		const label = await read();
		expect(label.from.lines.slice(1)).toEqual([
			'Daw Khin Khin',
			'12 Pyay Road',
			'Kamayut, Yangon Region',
			'09 951 234 567',
		]);
		expect(label.to.lines[0]).toBe(placed.address?.recipient);
		expect([label.pieces, label.order]).toEqual(['2 pieces', `Order ${placed.code}`]);
		expect(label.cash).toMatchObject({ label: 'Collect on delivery' });
		await api.query('update orders set paid_at = now() where id = $1', [placed.id]);
		expect((await read()).cash).toBeNull();
		await api.query('update orders set paid_at = null where id = $1', [placed.id]);
	});

	it('has its code as bars that are read', async () => {
		const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
		const wasmBinary = new Uint8Array(await readFile(file)).buffer;
		await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
		const image = sharp(Buffer.from(await barcodeOf(trackCode())), { density: 200 }).flatten({ background: '#fff' });
		const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
		const picture = {
			data: new Uint8ClampedArray(data),
			width: info.width,
			height: info.height,
			colorSpace: 'srgb',
		} as const;
		expect((await readBarcodes(picture, { formats: ['Code128'] })).map(({ text }) => text)).toEqual([trackCode()]);
	});

	it('is for the shop alone that sends it', async () => {
		const codeOf = async (response: Response) => {
			const { error }: { error: { code: string } } = await response.json();
			return [response.status, error.code];
		};
		expect(await codeOf(await follow('EX000000000MP', 'en'))).toEqual([404, 'order_not_found']);
		expect(await codeOf(await follow(trackCode(), 'en', buyer))).toEqual([403, 'seller_required']);
		expect(await codeOf(await follow(trackCode(), 'en', createShopper(api)))).toEqual([401, 'sign_in_required']);
	});
});

it('goods that are returned go to the return address of the shop, once it has accepted', async () => {
	const [parcel] = placed.parcels;
	await api.query("update parcels set status = 'delivered', delivered_at = $2 where track_code = $1", [
		parcel?.trackCode,
		new Date(api.clock.now()),
	]);
	const asked = await buyer.call('POST', `/api/orders/${placed.id}/returns`, {
		...{ trackCode: parcel?.trackCode, reason: 'damaged', payTo: 'KBZPay 09 951 234 567' },
		lines: [{ lineId: parcel?.lines[0]?.id, quantity: 1 }],
	});
	const request = ok(requestReturn, asked).data.parcels[0]?.returns[0];
	expect(request?.sendTo).toBeNull();
	const moved = await seller.call('POST', `/api/seller/returns/${request?.id}/moves`, { to: 'accepted', note: '' });
	expect(ok(moveReturn, moved).data.returns[0]?.sendTo).toMatchObject({
		...{ recipient: 'Daw Khin Khin', phone: '959951234567', street: 'Pyay Road', text: 'Kamayut, Yangon Region' },
	});
});

it('an account that is deleted leaves no bank account and no address with its shop', async () => {
	await api.query(
		"insert into shop_bank_accounts (shop_id, bank, sealed, last_digits, changed_at) values ($1, 'kbz', 'x', '3456', now())",
		[shopId],
	);
	await api.query('update users set deletion_requested_at = $2 where email = $1', [
		DEMO_SELLER.email,
		new Date(api.clock.now() - 91 * 24 * 3_600_000),
	]);
	await api.runJobs('purge-account');
	const { rows } = await api.query(
		`select (select count(*) from shop_bank_accounts)::int as accounts,
		(select count(*) from shop_return_addresses)::int as addresses`,
	);
	expect(rows).toEqual([{ accounts: 0, addresses: 0 }]);
});
