import type { Language } from '@zaylat/domain/languages';
import type { OrderStage, OrderStatus } from '@zaylat/domain/orders';
import { call, pathOf } from '../http/request.ts';
import type { listSellerParcels } from './contract.ts';

/** Parcels that a seller wants to see. */
export interface SellerParcelFilter {
	readonly status?: OrderStatus | undefined;
	readonly stage?: OrderStage | undefined;
	/** Only parcels with a return that is not closed. */
	readonly returns?: 'open' | undefined;
	/** Slug of one of the seller's shops. */
	readonly shop?: string | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
	/** 1 to 60; 20 unless given. */
	readonly perPage?: number | undefined;
}

/** Parcels of the seller's shops, newest first, and these shops: `answer.data`. */
export function sellerParcels({ status, stage, returns, shop, cursor, perPage = 20 }: SellerParcelFilter = {}) {
	return call<typeof listSellerParcels>('GET', '/api/seller/parcels', {
		guarded: true,
		query: { status, stage, returns, shop, cursor, per_page: perPage },
	});
}

/** Address of the label of a parcel as a file, for a link that a browser follows by itself. */
export function parcelLabelFile(trackCode: string, language: Language): string {
	return pathOf({
		path: '/api/seller/parcels/{trackCode}/label.pdf',
		params: { trackCode },
		query: { lang: language },
	});
}
