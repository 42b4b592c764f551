import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { languageOf } from '../account/language.ts';
import { digitalPlans, entitlements, orderLines, orders, parcels, users } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import type { JobHandler } from '../jobs/handler.ts';
import { composeCodeMail } from './code-mail.ts';

/**
 * Mails the digital codes of an order to the email address of the checkout (Decision 14). They are in the account already.
 * One job of an order runs at a time, so that each code is mailed once.
 * @returns whether a mail was sent
 */
async function mailCodes({ db, mail, now }: Services, { id: orderId }: { readonly id: string }): Promise<boolean> {
	const rows = await db
		.select({ held: entitlements, line: orderLines, order: orders, language: users.language })
		.from(entitlements)
		.innerJoin(digitalPlans, eq(digitalPlans.variantId, entitlements.variantId))
		.innerJoin(orderLines, eq(orderLines.id, entitlements.orderLineId))
		.innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
		.innerJoin(orders, eq(orders.id, parcels.orderId))
		.innerJoin(users, eq(users.id, orders.userId))
		.where(
			and(
				eq(orders.id, orderId),
				isNull(entitlements.emailedAt),
				isNotNull(entitlements.code),
				eq(digitalPlans.isEmailed, true),
			),
		)
		.orderBy(asc(orderLines.id), asc(entitlements.piece));
	const [first] = rows;
	if (!first?.order.email) return false;
	const language = languageOf(first.language ?? first.order.language, first.order.edition);
	const codes = rows.map(({ held, line }) => ({
		name: line.name[language],
		variantName: line.variantName[language],
		code: held.code ?? '',
	}));
	await mail.send({ to: first.order.email, id: first.held.id, ...composeCodeMail(first.order.code, codes, language) });
	const ids = rows.map(({ held }) => held.id);
	await db
		.update(entitlements)
		.set({ emailedAt: new Date(now()) })
		.where(inArray(entitlements.id, ids));
	return true;
}

export const digitalCodesHandler: JobHandler<{ readonly id: string }> = { run: mailCodes };
