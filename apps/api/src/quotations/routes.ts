import {
	acceptQuotation,
	declineQuotation,
	getQuotation,
	listQuotations,
	type Quotation,
	requestQuotation,
	type SellerQuotation,
	withdrawQuotation,
} from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Session } from '../auth/session.ts';
import { readCart } from '../cart/read.ts';
import { mount, type Router } from '../http/mount.ts';
import { oneQuotation, pageOfQuotations } from './queries.ts';
import { acceptIntoCart, askForPrice, isBuyerOf, moveByBuyer } from './service.ts';

interface Caller {
	readonly session: Session;
	readonly edition: Edition;
	readonly language: Language;
}

/** Serves the quotations that the session requested (Decision 13). */
export function mountQuotations(router: Router): void {
	const { services } = router;
	const { db, now } = services;
	const ownerOf = ({ session, edition }: Caller) => ({ userId: session.userId, edition });
	const readerOf = ({ language }: Caller) => ({ side: 'buyer', language, now: now() }) as const;
	const one = async (call: Caller, id: string): Promise<Quotation> =>
		toBuyers(await oneQuotation(db, isBuyerOf(ownerOf(call)), id, readerOf(call)));

	mount(router, requestQuotation, async (call) => ({
		data: await one(call, await askForPrice(services, ownerOf(call), call.body)),
	}));
	mount(router, listQuotations, async (call) => {
		const { items, page } = await pageOfQuotations(db, isBuyerOf(ownerOf(call)), call.query, readerOf(call));
		return { data: { items: items.map(toBuyers), page } };
	});
	mount(router, getQuotation, async (call) => ({ data: await one(call, call.params.quotationId) }));
	mount(router, acceptQuotation, async (call) => {
		await acceptIntoCart(services, ownerOf(call), call.params.quotationId, call.query.quantity);
		const quotation = await one(call, call.params.quotationId);
		return { data: { quotation, cart: await readCart(db, ownerOf(call), call.language, now()) } };
	});
	mount(router, declineQuotation, async (call) => {
		await moveByBuyer(services, ownerOf(call), call.params.quotationId, 'declined');
		return { data: await one(call, call.params.quotationId) };
	});
	mount(router, withdrawQuotation, async (call) => {
		await moveByBuyer(services, ownerOf(call), call.params.quotationId, 'withdrawn');
		return { data: await one(call, call.params.quotationId) };
	});
}

/** A quotation for its buyer, without the buyer's own name. */
const toBuyers = ({ buyerName: _, ...quotation }: SellerQuotation): Quotation => quotation;
