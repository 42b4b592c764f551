import {
	type BankAccountInput,
	changeSellerShop,
	endpointsByResource,
	estimateProductDelivery,
	getOrder,
	getProduct,
	getSellerShop,
	getShop,
	listSellerShops,
	type OwnShop,
	type ShopAddressInput,
	type ShopInput,
	setShopBankAccount,
	setShopReturnAddress,
	uploadProductPicture,
} from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { estimateDelivery } from '@zaylat/domain/delivery';
import { daysToBeBack, startOfDay } from '@zaylat/domain/shops';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { unseal } from '../../src/jobs/seal.ts';
import { createShopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { agreed, cartWith, goodsVariant, order } from '../buying.ts';
import { prove } from '../proof.ts';
import { type ContractContext, testContract } from './suite.ts';

const SHOP = 'inle-weavers';
const PATH = `/api/seller/shops/${SHOP}`;

const inputOf = ({ name, about, backOn, services, logo, cover }: OwnShop): ShopInput => ({
	...{ name, about, backOn, services, logo, cover },
});

const ADDRESS: ShopAddressInput = {
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
const ACCOUNT: BankAccountInput = { bank: 'kbz', holder: 'Daw Khin Khin', number: '0273 0302 7001 23456' };

async function read({ as }: ContractContext): Promise<OwnShop> {
	return ok(getSellerShop, await (await as('seller')).call('GET', PATH)).data;
}

/** Changes some of the shop, and gives its form. */
async function change(context: ContractContext, more: Partial<ShopInput>): Promise<OwnShop> {
	const seller = await context.as('seller');
	const body = { ...inputOf(await read(context)), ...more };
	return ok(changeSellerShop, await seller.call('PUT', PATH, body)).data;
}

/** A variant of the shop that is bought piece by piece. */
async function variantOf({ api }: ContractContext): Promise<{ id: string; productId: string }> {
	const { rows } = await api.query(
		`select v.id::text, p.id::text as "productId" from product_variants v join products p on p.id = v.product_id
		join shops s on s.id = p.shop_id where s.slug = $1 and p.kind = 'goods' and p.min_quantity = 1
		and p.pre_order_arrives_at is null order by v.id limit 1`,
		[SHOP],
	);
	await api.query('update product_variants set stock = 500 where id = $1', [rows[0].id]);
	return rows[0];
}

testContract({
	endpoints: endpointsByResource['seller-shops'],
	examples: {
		listSellerShops: () => ({ path: '/api/seller/shops' }),
		getSellerShop: () => ({ path: PATH }),
		changeSellerShop: async (context) => ({ path: PATH, body: inputOf(await read(context)) }),
		setShopReturnAddress: () => ({ path: `${PATH}/return-address`, body: { address: ADDRESS } }),
		setShopBankAccount: async ({ api }, seller) => {
			await prove(api, seller, DEMO_SELLER.password);
			return { path: `${PATH}/bank-account`, body: { account: ACCOUNT } };
		},
	},
	more(context) {
		const { as, expectError } = context;

		it('tells shoppers what its seller writes, in each language, and lists the own shops', async () => {
			const seller = await as('seller');
			const { items } = ok(listSellerShops, await seller.call('GET', '/api/seller/shops')).data;
			expect(items.map(({ slug }) => slug)).toContain(SHOP);
			const name = { en: 'Inle Weavers House', mm: 'အင်းလေးရက်ကန်းအိမ်' };
			const changed = await change(context, { name, about: { mm: 'ကြာချည်ဖြင့် ရက်လုပ်သည်။' } });
			expect([changed.name, changed.about]).toEqual([name, { mm: 'ကြာချည်ဖြင့် ရက်လုပ်သည်။' }]);
			const shown = async (language: string) => {
				const headers = { 'accept-language': language };
				const { data } = ok(
					getShop,
					await createShopper(context.api).call('GET', `/api/shops/${SHOP}`, undefined, headers),
				);
				return [data.name, data.about];
			};
			expect(await shown('en')).toEqual([name.en, 'ကြာချည်ဖြင့် ရက်လုပ်သည်။']);
			expect(await shown('th')).toEqual([name.mm, 'ကြာချည်ဖြင့် ရက်လုပ်သည်။']);
		});

		it('refuses what is wrong by field, other shops, and services that it does not know', async () => {
			const seller = await as('seller');
			const input = inputOf(await read(context));
			const [service] = input.services;
			const put = (more: object) => seller.call('PUT', PATH, { ...input, ...more });
			expect(failed(await put({ name: { en: ' ' }, backOn: '2020-01-01' }))).toMatchObject({
				code: 'bad_request',
				fields: { name: 'missing', backOn: 'out_of_range' },
			});
			const wrong = [{ ...service, fee: -1 }, service, { id: 'pigeons' }];
			expect(failed(await put({ services: wrong })).fields).toEqual({
				'services.0.fee': 'out_of_range',
				'services.1.id': 'unknown',
				'services.2.id': 'unknown',
			});
			const other = '/api/seller/shops/bagan-lacquer';
			expectError('getSellerShop', 'shop_not_found', await seller.call('GET', other));
			expectError('changeSellerShop', 'shop_not_found', await seller.call('PUT', other, input));
			const long = `/api/seller/shops/${'x'.repeat(81)}`;
			expectError('getSellerShop', 'bad_request', await seller.call('GET', long));
		});

		it('shows its own pictures instead of a drawing and a scene, and none that nobody sent', async () => {
			const seller = await as('seller');
			const image = sharp({ create: { width: 90, height: 90, channels: 3, background: '#822' } });
			const file = new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
			const { key } = ok(uploadProductPicture, await seller.call('POST', '/api/seller/pictures', file)).data;
			const shown = async () => {
				const { picture, cover } = ok(getShop, await createShopper(context.api).call('GET', `/api/shops/${SHOP}`)).data;
				return [picture.path, cover.path];
			};
			const before = await shown();
			const changed = await change(context, { logo: key, cover: key });
			expect([changed.logo, changed.cover, changed.pictures.map((each) => each.key)]).toEqual([key, key, [key]]);
			expect(await shown()).toEqual([`/api/pictures/${key}`, `/api/pictures/${key}`]);
			const unknown = `photo_${'0'.repeat(32)}`;
			const input = { ...inputOf(changed), logo: unknown, cover: 'lotus_h0_front' };
			expect(failed(await seller.call('PUT', PATH, input)).fields).toEqual({ logo: 'unknown', cover: 'unknown' });
			// What it shows stays, also when it was sent long ago.
			await context.api.query("update sent_pictures set sent_at = sent_at - interval '31 days'");
			await context.api.runTask('clean-sent-pictures');
			expect(await context.api.services.files.folders()).toContain(key);
			const removed = await change(context, { logo: null, cover: null });
			expect([removed.logo, removed.cover, removed.pictures]).toEqual([null, null, []]);
			const after = await shown();
			expect(after[0]).toBe('/api/pictures/convenience-store_h0_front');
			expect(after[1]).toBe(before[1]);
			await context.api.runTask('clean-sent-pictures');
			expect(await context.api.services.files.folders()).not.toContain(key);
		});

		it('says where parcels go back to, until it is removed', async () => {
			const seller = await as('seller');
			const put = (address: unknown) => seller.call('PUT', `${PATH}/return-address`, { address });
			expect((await read(context)).returnAddress).toMatchObject({ ...ADDRESS, placeText: 'Kamayut, Yangon Region' });
			expect(failed(await put({ ...ADDRESS, street: '', phone: '123' })).fields).toEqual({
				...{ 'address.street': 'missing', 'address.phone': 'phone_malformed' },
			});
			expect(ok(setShopReturnAddress, await put(null)).data.returnAddress).toBeNull();
			const other = '/api/seller/shops/bagan-lacquer/return-address';
			expectError('setShopReturnAddress', 'shop_not_found', await seller.call('PUT', other, { address: ADDRESS }));
		});

		it('is paid where only who knows the password says, and tells the seller, without the number', async () => {
			const { api } = context;
			const seller = await as('seller');
			const put = (account: unknown, shop = SHOP) =>
				seller.call('PUT', `/api/seller/shops/${shop}/bank-account`, { account });
			api.clock.advance(11 * 60_000);
			expectError('setShopBankAccount', 'reauthentication_required', await put(ACCOUNT));
			expectError('setShopBankAccount', 'shop_not_found', await put(ACCOUNT, 'bagan-lacquer'));
			await prove(api, seller, DEMO_SELLER.password);
			expect(failed(await put({ ...ACCOUNT, number: '12', bank: 'kbank' })).fields).toEqual({
				'account.bank': 'unknown',
			});
			expect(failed(await put({ ...ACCOUNT, number: '12' })).fields).toEqual({ 'account.number': 'malformed' });
			await api.query('delete from outbox');
			const { data } = ok(setShopBankAccount, await put(ACCOUNT));
			expect(data.bankAccount).toMatchObject({ bank: 'kbz', lastDigits: '3456' });
			expect(JSON.stringify(data)).not.toContain('0273');
			const { rows } = await api.query('select * from shop_bank_accounts');
			expect(JSON.stringify(rows)).not.toMatch(/0273|Khin/);
			expect(unseal(api.services.config, rows[0].sealed)).toEqual({
				...{ holder: 'Daw Khin Khin', number: '02730302700123456' },
			});
			const mails = async () => {
				await api.runJobs('account-notice');
				return (await api.query('select recipient, text from outbox order by created_at')).rows;
			};
			const told = await mails();
			expect(told.map(({ recipient }) => recipient)).toContain(DEMO_SELLER.email);
			expect(told[0].text).toMatch(/bank account of .* was changed[\s\S]*\/Selling\/Shop/);
			expect(told[0].text).not.toContain('3456');
			ok(setShopBankAccount, await put(null));
			expect((await mails()).at(-1).text).toMatch(/was removed/);
			const count = (await mails()).length;
			expect(ok(setShopBankAccount, await put(null)).data.bankAccount).toBeNull();
			expect(await mails()).toHaveLength(count);
		});

		it('asks for delivery what the shop says, within its country', async () => {
			const { productId } = await variantOf(context);
			const before = await read(context);
			const costs = async (country = 'mm') => {
				const path = `/api/products/${productId}/delivery?country=${country}`;
				const response = await createShopper(context.api).call('GET', path);
				const { services } = ok(estimateProductDelivery, response).data;
				return new Map(services.map(({ id, cost }) => [id, cost.amount]));
			};
			const [usual, abroad] = [await costs(), await costs('th')];
			const first = before.services.find(({ id }) => usual.has(id));
			if (!first) throw new Error('the shop offers no service');
			const others = before.services.filter(({ id }) => id !== first.id);
			const changed = await change(context, { services: [{ ...first, fee: 12_300, freeFrom: null }, ...others] });
			expect(changed.services).toContainEqual({ id: first.id, fee: 12_300, freeFrom: null });
			expect((await costs()).get(first.id)).toBe(12_300);
			expect(await costs('th')).toEqual(abroad);
			await change(context, { services: [first] });
			expect([...(await costs()).keys()]).toEqual([first.id]);
			await change(context, { services: [{ ...first, fee: 12_300, freeFrom: 1 }] });
			expect((await costs()).get(first.id)).toBe(0);
			await change(context, { services: before.services });
			expect(await costs()).toEqual(usual);
		});

		describe('while it is away', () => {
			it('takes orders and sends them when it is back; what was ordered before is sent as ever', async () => {
				const { api } = context;
				const { id, productId } = await variantOf(context);
				const buyer = createShopper(api);
				await buyer.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
				const buy = async () => {
					await cartWith(api, buyer, { [id]: 1 });
					const { quote } = await agreed(buyer);
					const { id: orderId } = await order(buyer, 'cash_on_delivery');
					return { suppliedAt: quote.parcels[0]?.suppliedAt, orderId };
				};
				const arrivalOf = async (orderId: string) =>
					ok(getOrder, await buyer.call('GET', `/api/orders/${orderId}`)).data.parcels[0]?.arrives;
				const early = await buy();
				const early0 = await arrivalOf(early.orderId);
				const backOn = daysToBeBack(api.clock.now(), 'mm')[9] ?? '';
				const back = startOfDay(backOn, 'mm');
				if (!back) throw new Error('no day');
				expect((await change(context, { backOn })).backOn).toBe(backOn);
				const awayIn = async () => [
					ok(getShop, await buyer.call('GET', `/api/shops/${SHOP}`)).data.awayUntil,
					ok(getProduct, await buyer.call('GET', `/api/products/${productId}`)).data.seller.awayUntil,
				];
				expect(await awayIn()).toEqual([back.toISOString(), back.toISOString()]);
				const late = await buy();
				expect([early.suppliedAt, late.suppliedAt]).toEqual([null, back.toISOString()]);
				const { services } = ok(
					estimateProductDelivery,
					await buyer.call('GET', `/api/products/${productId}/delivery?country=mm&region=mm-yangon`),
				).data;
				const { minDays = 0, maxDays = 0 } = services[0] ?? {};
				const { earliest, latest } = estimateDelivery(back, { min: minDays, max: maxDays });
				const expected = { earliest: earliest.toISOString(), latest: latest.toISOString() };
				expect(await arrivalOf(late.orderId)).toEqual(expected);
				expect(await arrivalOf(early.orderId)).toEqual(early0);
				// Back before it said: what was ordered meanwhile was promised for then.
				expect((await change(context, { backOn: null })).backOn).toBeNull();
				expect(await awayIn()).toEqual([undefined, undefined]);
				expect(await arrivalOf(late.orderId)).toEqual(expected);
			});

			it('is there again when the day begins', async () => {
				const { api } = context;
				await change(context, { backOn: daysToBeBack(api.clock.now(), 'mm')[0] ?? '' });
				const shown = async () =>
					ok(getShop, await createShopper(api).call('GET', `/api/shops/${SHOP}`)).data.awayUntil;
				expect(await shown()).toBeDefined();
				api.clock.advance(24 * 3_600_000);
				expect(await shown()).toBeUndefined();
				expect((await read(context)).backOn).toBeNull();
				const variant = await goodsVariant(api, 0);
				const buyer = createShopper(api);
				await buyer.signIn('guest');
				await cartWith(api, buyer, { [variant]: 1 });
				const { quote } = await agreed(buyer);
				expect(quote.parcels.map(({ suppliedAt }) => suppliedAt)).toEqual([null]);
			});
		});
	},
});
