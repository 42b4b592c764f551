import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { languageOf } from '../account/language.ts';
import { digitalPlans, entitlements, orderLines, orders, parcels, users } from '../db/schema/index.ts';
import { rootCause } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import type { Job } from '../jobs/job.ts';
import { composeCodeMail } from './code-mail.ts';

/** Most orders of one run, so that a run ends; the next one goes on. */
const BATCH = 100;

/**
 * Sends digital codes to the email address of the checkout (Decision 14). They are in the account already; a mail that
 * cannot be sent now is tried again by the next run, and one that was sent is never sent twice.
 * @param orderId one order's alone; all unless given
 * @returns how many mails were sent
 */
export async function sendCodes(services: Services, orderId?: string): Promise<number> {
	const { db, logger } = services;
	const waiting = await db
		.selectDistinctOn([orders.id], { id: orders.id })
		.from(entitlements)
		.innerJoin(digitalPlans, eq(digitalPlans.variantId, entitlements.variantId))
		.innerJoin(orderLines, eq(orderLines.id, entitlements.orderLineId))
		.innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
		.innerJoin(orders, eq(orders.id, parcels.orderId))
		.where(
			and(
				isNull(entitlements.emailedAt),
				isNotNull(entitlements.code),
				eq(digitalPlans.isEmailed, true),
				isNotNull(orders.email),
				orderId === undefined ? undefined : eq(orders.id, orderId),
			),
		)
		.limit(BATCH);
	let sent = 0;
	for (const { id } of waiting) {
		try {
			if (await sendOrder(services, id)) sent += 1;
		} catch (error) {
			logger.warn('codes not sent', { orderId: id, cause: rootCause(error) });
		}
	}
	return sent;
}

async function sendOrder({ db, mail, now }: Services, orderId: string): Promise<boolean> {
	return db.transaction(async (tx) => {
		const rows = await tx
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
			.orderBy(asc(orderLines.id), asc(entitlements.piece))
			// Another process that sends the same mail has it in hand.
			.for('no key update', { of: entitlements, skipLocked: true });
		const [first] = rows;
		if (!first?.order.email) return false;
		const language = languageOf(first.language ?? first.order.language, first.order.edition);
		const codes = rows.map(({ held, line }) => ({
			name: line.name[language],
			variantName: line.variantName[language],
			code: held.code ?? '',
		}));
		await mail.send({ to: first.order.email, ...composeCodeMail(first.order.code, codes, language) });
		const ids = rows.map(({ held }) => held.id);
		await tx
			.update(entitlements)
			.set({ emailedAt: new Date(now()) })
			.where(inArray(entitlements.id, ids));
		return true;
	});
}

/** Work that follows digital goods. */
export const entitlementJobs: readonly Job[] = [
	{ name: 'send-digital-codes', everySeconds: 60, run: (services) => sendCodes(services) },
];
