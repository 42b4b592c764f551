import {
	answerQuotation,
	declineQuotationRequest,
	listSellerQuotations,
	withdrawQuotationAnswer,
} from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, eq } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import { quotations } from '../db/schema/index.ts';
import { mount, type Router } from '../http/mount.ts';
import { oneQuotation, pageOfQuotations } from '../quotations/queries.ts';
import { isSellerOf, moveBySeller, type SellerMove } from '../quotations/service.ts';

interface Caller {
	readonly session: Session;
	readonly edition: Edition;
	readonly language: Language;
}

/** Serves received quotation requests to the accounts that answer for their shops (Decisions 13, 15). */
export function mountSellerQuotations(router: Router): void {
	const { services } = router;
	const { db, now } = services;
	const readerOf = ({ language }: Caller) => ({ side: 'seller', language, now: now() }) as const;
	const move = async (call: Caller, id: string, wanted: SellerMove) => {
		const { shopIds } = call.session;
		await moveBySeller(services, shopIds, id, wanted);
		return { data: await oneQuotation(db, isSellerOf(shopIds), id, readerOf(call)) };
	};

	mount(router, listSellerQuotations, async (call) => {
		const isTheirs = and(isSellerOf(call.session.shopIds), eq(quotations.edition, call.edition));
		return { data: await pageOfQuotations(db, isTheirs, call.query, readerOf(call)) };
	});
	mount(router, answerQuotation, (call) => move(call, call.params.quotationId, { to: 'answered', ...call.body }));
	mount(router, declineQuotationRequest, (call) =>
		move(call, call.params.quotationId, { to: 'declined', reply: call.body.reply }),
	);
	mount(router, withdrawQuotationAnswer, (call) => move(call, call.params.quotationId, { to: 'withdrawn' }));
}
