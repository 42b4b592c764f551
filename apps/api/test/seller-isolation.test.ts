import { randomUUID } from 'node:crypto';
import {
	createSellerProduct,
	type Endpoint,
	endpointsByName,
	GOODS_FILES,
	getOrder,
	importSellerProducts,
	listSellerOffers,
	operatorEndpoints,
	PARCEL_LABEL_FILE,
	STATEMENT_FILES,
	updateOffers,
} from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserAt, createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { cartWith, order } from './buying.ts';
import { headersFor } from './contract/suite.ts';
import { quoted } from './quoting.ts';

/*
 * No seller reads or changes anything of another shop. The calls are those of the contract: one that has no case here fails.
 */

const OTHER = { shop: 'bagan-lacquer', email: 'bagan-lacquer@example.com' } as const;
const OWN = DEMO_SELLER.shops[0];

/** What is of the other shop. */
interface Things {
	readonly productId: string;
	readonly variantId: string;
	readonly trackCode: string;
	readonly orderCode: string;
	readonly returnId: string;
	readonly questionId: string;
	readonly quotationId: string;
	readonly statementNumber: string;
	readonly importId: string;
}

/** A call that names something of the other shop. */
interface Case {
	readonly path: string;
	readonly body?: unknown;
}

const PRODUCT = {
	...{ externalId: null, name: { en: 'Lotus scarf' }, description: { en: 'Woven from the lotus.' }, currency: 'mmk' },
	variants: [{ price: 5_000, stock: 1 }],
};
const FILE = new Blob([`${JSON.stringify({ ...PRODUCT, externalId: 'L-1' })}\n`], { type: 'application/jsonl' });

/** Lists: what the other seller finds in them, and this one never. */
const LISTS: Readonly<Record<string, (things: Things) => string>> = {
	listSellerImports: ({ importId }) => importId,
	listSellerOffers: ({ variantId }) => `"variantId":"${variantId}"`,
	listSellerParcels: ({ trackCode }) => trackCode,
	listSellerProducts: ({ productId }) => `"id":"${productId}"`,
	listSellerQuestions: ({ questionId }) => questionId,
	listSellerQuotations: ({ quotationId }) => quotationId,
	listSellerShops: () => `"slug":"${OTHER.shop}"`,
	listSellerStatements: ({ statementNumber }) => statementNumber,
	listUnstatedEarnings: ({ orderCode }) => orderCode,
};

/** Calls that are about all sellers: what they answer and what they keep has nothing of a shop. */
const OF_ALL: Readonly<Record<string, () => Case>> = {
	listSellerAttributes: () => ({ path: '/api/seller/categories/phones/attributes' }),
	listSellerCategories: () => ({ path: '/api/seller/categories' }),
	uploadProductPicture: () => ({ path: '/api/seller/pictures', body: photo }),
};

/** Calls about one thing, which is the other shop's. */
const CASES: Readonly<Record<string, (things: Things) => Case>> = {
	answerQuestion: ({ questionId }) => ({ path: `/api/seller/questions/${questionId}/answer`, body: { text: 'Yes.' } }),
	answerQuotation: ({ quotationId }) => ({
		path: `/api/seller/quotations/${quotationId}/answer`,
		body: { unitPrice: 100, validDays: 7, reply: 'Gladly' },
	}),
	declineQuotationRequest: ({ quotationId }) => ({
		path: `/api/seller/quotations/${quotationId}/decline`,
		body: { reply: 'No' },
	}),
	withdrawQuotationAnswer: ({ quotationId }) => ({ path: `/api/seller/quotations/${quotationId}/withdraw`, body: {} }),
	getSellerProduct: ({ productId }) => ({ path: `/api/seller/products/${productId}` }),
	changeSellerProduct: ({ productId }) => ({
		path: `/api/seller/products/${productId}`,
		body: { revision: 'any', product: PRODUCT },
	}),
	moveSellerProduct: ({ productId }) => ({ path: `/api/seller/products/${productId}/moves`, body: { move: 'pause' } }),
	createSellerProduct: () => ({ path: '/api/seller/products', body: { shop: OTHER.shop, product: PRODUCT } }),
	importSellerProducts: () => ({ path: `/api/seller/products/import?shop=${OTHER.shop}`, body: FILE }),
	getSellerImport: ({ importId }) => ({ path: `/api/seller/imports/${importId}` }),
	listImportFaults: ({ importId }) => ({ path: `/api/seller/imports/${importId}/faults` }),
	getSellerStatement: ({ statementNumber }) => ({ path: `/api/seller/statements/${statementNumber}` }),
	getSellerShop: () => ({ path: `/api/seller/shops/${OTHER.shop}` }),
	changeSellerShop: () => ({
		path: `/api/seller/shops/${OTHER.shop}`,
		body: { name: { en: 'Mine now' }, about: {}, backOn: null, services: [], logo: null, cover: null },
	}),
	setShopReturnAddress: () => ({ path: `/api/seller/shops/${OTHER.shop}/return-address`, body: { address: null } }),
	setShopBankAccount: () => ({ path: `/api/seller/shops/${OTHER.shop}/bank-account`, body: { account: null } }),
	getSellerSections: () => ({ path: `/api/seller/shops/${OTHER.shop}/sections` }),
	setSellerSections: () => ({ path: `/api/seller/shops/${OTHER.shop}/sections`, body: { sections: [] } }),
	moveReturn: ({ returnId }) => ({
		path: `/api/seller/returns/${returnId}/moves`,
		body: { to: 'accepted', answer: '' },
	}),
	moveSellerParcel: ({ trackCode }) => ({ path: `/api/seller/parcels/${trackCode}/moves`, body: { to: 'approved' } }),
	updateOffers: ({ variantId }) => ({
		path: '/api/offers',
		body: { shop: OTHER.shop, updates: [{ variantId, version: 9, stock: 0 }] },
	}),
};

/** Queries of lists that name what they are about. */
const QUERIES: Readonly<Record<string, (things: Things) => readonly string[]>> = {
	listSellerOffers: ({ productId }) => [`?products=${productId}`],
};

let api: TestApi;
let seller: Shopper;
let other: Shopper;
let things: Things;
let photo: Blob;

async function signedIn(email: string): Promise<Shopper> {
	const shopper = createShopper(api);
	await shopper.signIn('credentials', { identifier: email, password: DEMO_SELLER.password });
	return shopper;
}

beforeAll(async () => {
	api = await startApi();
	[seller, other] = [await signedIn(DEMO_SELLER.email), await signedIn(OTHER.email)];
	const image = sharp({ create: { width: 120, height: 80, channels: 3, background: '#3264c8' } });
	photo = new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' });
	things = await thingsOfOther();
});
afterAll(() => api.close());
beforeEach(() => api.query('delete from rate_limits'));

async function thingsOfOther(): Promise<Things> {
	const one = async (text: string, values: readonly unknown[] = []) => (await api.query(text, [...values])).rows[0];
	// What the demo data sold is on statements, one of which is given to the other shop; what is ordered below is on none.
	await api.query("update parcels set completed_at = completed_at - interval '60 days' where completed_at is not null");
	await api.runTask('close-statements');
	const statement = await one(
		`update statements set shop_id = (select id from shops where slug = $1)
			where number = (select number from statements order by number limit 1) returning number`,
		[OTHER.shop],
	);
	const { id: variantId, product_id: productId } = await one(
		`select v.id, v.product_id from product_variants v join products p on p.id = v.product_id
			join shops s on s.id = p.shop_id
			where s.slug = $1 and p.kind = 'goods' and p.min_quantity = 1 and p.max_quantity >= 3 order by v.id desc limit 1`,
		[OTHER.shop],
	);
	await api.query('update product_variants set stock = 100 where id = $1', [variantId]);
	const buyer = createShopper(api);
	await buyer.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
	const bought = async () => {
		await cartWith(api, buyer, { [String(variantId)]: 2 });
		return order(buyer, 'cash_on_delivery');
	};
	const delivered = await bought();
	const [parcel] = delivered.parcels;
	await api.query("update parcels set status = 'delivered', delivered_at = $2 where track_code = $1", [
		parcel?.trackCode,
		new Date(api.clock.now()),
	]);
	const asked = await buyer.call('POST', `/api/orders/${delivered.id}/returns`, {
		...{ trackCode: parcel?.trackCode, reason: 'damaged', payTo: 'KBZPay 09 951 234 567' },
		lines: [{ lineId: parcel?.lines[0]?.id, quantity: 1 }],
	});
	const returned = ok(getOrder, asked).data.parcels[0]?.returns[0];
	const placed = await bought();
	const questionId = randomUUID();
	await api.query(
		`insert into product_questions (id, product_id, shop_id, user_id, asker_name, language, text, asked_at)
		select $1, p.id, p.shop_id, (select id from users where email = $3), 'D***', 'en', 'Does it shrink?', $4
		from products p where p.id = $2`,
		[questionId, productId, DEMO_ACCOUNT.email, new Date(api.clock.now())],
	);
	const sent = await other.call('POST', `/api/seller/products/import?shop=${OTHER.shop}`, FILE);
	await api.runJobs('import-goods');
	return {
		...{ productId: String(productId), variantId: String(variantId), questionId, statementNumber: statement.number },
		...{ trackCode: placed.parcels[0]?.trackCode ?? '', orderCode: placed.code, returnId: returned?.id ?? '' },
		quotationId: await quoted(api, { status: 'answered', variantId: String(variantId) }),
		importId: ok(importSellerProducts, sent).data.id,
	};
}

/** All that is stored of the other shop and can be changed by sellers. */
async function stored(): Promise<string> {
	const queries = [
		'select * from shops where id = $1',
		'select * from shop_delivery_services where shop_id = $1 order by service_id',
		'select p.* from products p where shop_id = $1 order by id',
		'select v.* from product_variants v join products p on p.id = v.product_id where p.shop_id = $1 order by v.id',
		'select * from parcels where shop_id = $1 order by id',
		'select r.* from parcel_returns r join parcels p on p.id = r.parcel_id where p.shop_id = $1 order by r.id',
		'select * from product_questions where shop_id = $1 order by id',
		'select * from quotations where shop_id = $1 order by id',
		'select * from statements where shop_id = $1 order by number',
		'select * from sent_imports where shop_id = $1 order by id',
		'select * from variant_names where shop_id = $1 order by variant_id',
	];
	const { rows } = await api.query('select id from shops where slug = $1', [OTHER.shop]);
	const tables = await Promise.all(queries.map(async (text) => (await api.query(text, [rows[0].id])).rows));
	return JSON.stringify(tables);
}

const ofSellers = Object.entries<Endpoint>(endpointsByName).filter(([, { caller }]) => caller === 'seller');
const hasCaseIn = (cases: object) => ofSellers.filter(([name]) => Object.hasOwn(cases, name));

it('has a case for each call of sellers', () => {
	const cases = [LISTS, CASES, OF_ALL].flatMap((each) => Object.keys(each));
	expect(ofSellers.map(([name]) => name).toSorted()).toEqual(cases.toSorted());
	expect(Object.keys(things).filter((name) => !things[name as keyof Things])).toEqual([]);
});

describe.each(hasCaseIn(LISTS))('%s', (name, { path }) => {
	it('shows nothing of another shop', async () => {
		const trace = LISTS[name]?.(things) ?? '';
		for (const query of QUERIES[name]?.(things) ?? ['', `?shop=${OTHER.shop}`]) {
			const theirs = await other.call('GET', path + query);
			expect(theirs.status).toBe(200);
			// The other shop's order is not delivered by the rules of orders, so that it has earned nothing yet.
			if (name !== 'listUnstatedEarnings') {
				expect(JSON.stringify(theirs.json), 'what its own seller sees').toContain(trace);
			}
			const ours = JSON.stringify((await seller.call('GET', path + query)).json);
			expect(ours).not.toContain(trace);
			expect(ours).not.toContain(OTHER.shop);
		}
	});
});

describe.each(hasCaseIn(CASES))('%s', (name, endpoint) => {
	it('finds nothing of another shop, and changes nothing there', async () => {
		const { path, body } = CASES[name]?.(things) ?? { path: '' };
		const before = await stored();
		const refused = await seller.call(endpoint.method, path, body, headersFor(endpoint));
		expect(refused.status, JSON.stringify(refused.json)).toBe(404);
		expect(failed(refused).code).toMatch(/_not_found$/);
		expect(JSON.stringify(refused.json)).not.toContain(OTHER.shop);
		expect(await stored()).toBe(before);
		if (endpoint.method !== 'GET') return;
		expect((await other.call('GET', path)).status, 'what its own seller sees').toBe(200);
	});
});

describe.each(hasCaseIn(OF_ALL))('%s', (name, endpoint) => {
	it('gives every seller the same, and changes nothing of another shop', async () => {
		const { path, body } = OF_ALL[name]?.() ?? { path: '' };
		const before = await stored();
		const call = (by: Shopper) => by.call(endpoint.method, path, body, headersFor(endpoint));
		const [theirs, ours] = [await call(other), await call(seller)];
		expect([theirs.status, ours.status]).toEqual([200, 200]);
		expect(ours.json).toEqual(theirs.json);
		expect(JSON.stringify(ours.json)).not.toContain(OTHER.shop);
		expect(await stored()).toBe(before);
	});
});

describe('the calls of operators', () => {
	let closed: TestApi;
	let asSeller: Shopper;
	beforeAll(() => {
		closed = api.startSecond({ env: { METRICS_TOKEN: 'a-token-of-operators' } });
		asSeller = browserAt(closed, seller);
	});
	afterAll(() => closed.close());

	it.each(Object.entries<Endpoint>(operatorEndpoints))('%s is not there for sellers', async (_, { method, path }) => {
		const refused = await asSeller.call(
			method,
			path.replaceAll(/\{\w+\}/g, randomUUID()),
			method === 'GET' ? undefined : {},
		);
		expect(failed(refused).code).toBe('path_not_found');
	});
});

describe('what names a thing of another shop beside the own shop', () => {
	it('reads the offers of the own products alone', async () => {
		const own = await api.query(
			'select p.id::text from products p join shops s on s.id = p.shop_id where s.slug = $1 order by id limit 1',
			[OWN],
		);
		const path = `/api/seller/offers?products=${things.productId},${own.rows[0].id}`;
		const { items } = ok(listSellerOffers, await seller.call('GET', path)).data;
		expect(new Set(items.map(({ shop, productId }) => `${shop} ${productId}`))).toEqual(
			new Set([`${OWN} ${own.rows[0].id}`]),
		);
	});

	it('takes no form that names a product or a shop by its id', async () => {
		const { rows } = await api.query('select id from shops where slug = $1', [OTHER.shop]);
		const count = async () => (await api.query('select count(*)::int as n from products')).rows[0].n;
		const [before, all] = [await stored(), await count()];
		for (const more of [{ id: things.productId }, { shopId: rows[0].id }, { shop: OTHER.shop }]) {
			const body = { shop: OWN, product: { ...PRODUCT, ...more } };
			const sent = await seller.call('POST', '/api/seller/products', body, headersFor(createSellerProduct));
			expect(failed(sent)).toMatchObject({ code: 'bad_request', fields: { product: 'unrecognized_keys' } });
		}
		expect([await stored(), await count()]).toEqual([before, all]);
	});

	it('updates no offer', async () => {
		const before = await stored();
		const updates = [{ variantId: things.variantId, version: 9, stock: 0 }];
		const response = await seller.call('PUT', '/api/offers', { shop: OWN, updates });
		expect(ok(updateOffers, response).data.results).toMatchObject([{ status: 'not_found', offer: null }]);
		expect(await stored()).toBe(before);
	});

	it('imports into the own shop alone, whatever the file calls its products', async () => {
		await api.query("update products set external_id = 'L-2' where id = $1", [things.productId]);
		const before = await stored();
		const lines = ['L-2', `#${things.productId}`].map((externalId) => JSON.stringify({ ...PRODUCT, externalId }));
		const file = new Blob([lines.join('\n')], { type: 'application/jsonl' });
		const sent = await seller.call('POST', `/api/seller/products/import?shop=${OWN}`, file);
		expect(sent.status).toBe(200);
		await api.runJobs('import-goods');
		expect(await stored()).toBe(before);
		const { rows } = await api.query(
			`select s.slug, count(*)::int as n from products p join shops s on s.id = p.shop_id
			where p.external_id = any($1) group by 1 order by 1`,
			[['L-2', `#${things.productId}`]],
		);
		expect(rows).toEqual([
			{ slug: OTHER.shop, n: 1 },
			{ slug: OWN, n: 2 },
		]);
	});

	it('gives no file of its statement, of the faults of its import, of its products, and no label of its parcel', async () => {
		const paths = [
			...Object.values(STATEMENT_FILES).map((file) => file.replace('{number}', things.statementNumber)),
			GOODS_FILES.faults.replace('{id}', things.importId),
			PARCEL_LABEL_FILE.replace('{trackCode}', things.trackCode),
			`${GOODS_FILES.products}?shop=${OTHER.shop}`,
		];
		for (const path of paths) {
			const as = async (shopper: Shopper) => {
				const cookie = [...shopper.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
				return (await api.app.request(path, { headers: { cookie, 'x-edition': 'mm' } })).status;
			};
			expect([await as(other), await as(seller)]).toEqual([200, 404]);
		}
	});
});
