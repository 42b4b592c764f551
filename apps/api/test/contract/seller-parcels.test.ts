import { endpointsByResource } from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { failed } from '../answers.ts';
import { cartWith, order } from '../buying.ts';
import { type ContractContext, testContract } from './suite.ts';

/** A parcel of a shop, ordered by a guest. */
async function parcelOf({ api, as }: ContractContext, slug = 'inle-weavers', paymentMethod = 'cash_on_delivery') {
	const { rows } = await api.query(
		`select v.id from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
		 where s.slug = $1 and p.kind = 'goods' and p.min_quantity = 1 order by v.id limit 1`,
		[slug],
	);
	const shopper = await as('session');
	await api.query('update product_variants set stock = 100 where id = $1', [rows[0].id]);
	await cartWith(api, shopper, { [String(rows[0].id)]: 1 });
	const { parcels } = await order(shopper, paymentMethod);
	return parcels[0]?.trackCode ?? '';
}
const pathOf = (trackCode: string) => `/api/seller/parcels/${trackCode}/moves`;

testContract({
	endpoints: endpointsByResource['seller-parcels'],
	examples: {
		listSellerParcels: () => ({ path: '/api/seller/parcels?per_page=3' }),
		moveSellerParcel: async (context) => ({ path: pathOf(await parcelOf(context)), body: { to: 'approved' } }),
	},
	more(context) {
		const { as, expectError } = context;
		it('moves only what is his, only where the table leads, and nothing that is not paid', async () => {
			const seller = await as('seller');
			const move = (code: string, to: string) => seller.call('POST', pathOf(code), { to });
			expectError(
				'moveSellerParcel',
				'order_not_found',
				await move(await parcelOf(context, 'bagan-lacquer'), 'approved'),
			);
			expectError('moveSellerParcel', 'order_not_found', await move('EX000000000MP', 'approved'));
			const own = await parcelOf(context);
			const early = await move(own, 'delivered');
			expectError('moveSellerParcel', 'order_move_refused', early);
			expect(failed(early).details).toEqual({ status: 'pending' });
			expectError('moveSellerParcel', 'order_move_refused', await move(own, 'complete'));
			const unpaid = await parcelOf(context, 'inle-weavers', 'qr');
			expectError('moveSellerParcel', 'order_move_refused', await move(unpaid, 'approved'));
			expectError('moveSellerParcel', 'bad_request', await move(own, 'nowhere'));
			expectError('listSellerParcels', 'bad_request', await seller.call('GET', '/api/seller/parcels?cursor=x'));
		});
	},
});
