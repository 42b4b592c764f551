import type { Edition } from '@zaylat/domain/editions';
import { and, eq, or } from 'drizzle-orm';
import { paymentInbox, payments } from '../db/schema/index.ts';
import type { GatewayName, GatewayNotice, RawNotification } from '../gateways/gateway.ts';
import { GatewayError } from '../gateways/gateway-error.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';

/**
 * Takes a notification of an edition's gateway: stored once, and answered at once. What it says does not count; the payment
 * is inquired about by a job.
 * @throws Failure `security_key_refused` for a wrong signature, `bad_request`, `payment_not_found`, `unavailable`
 */
export async function receiveNotification(
	services: Pick<Services, 'db' | 'gateways' | 'logger' | 'now'>,
	edition: Edition,
	notification: RawNotification,
): Promise<void> {
	const { db, now } = services;
	const gateway = services.gateways[edition];
	if (!gateway) throw new Failure('payment_not_found');
	const notice = await readNotice(services, () => gateway.readNotification(notification));
	if (notice.kind === 'refused') {
		throw new Failure(notice.why === 'signature' ? 'security_key_refused' : 'bad_request');
	}
	const payment = notice.kind === 'hint' ? await findPayment(services, gateway.name, notice.reference) : undefined;
	if (notice.kind === 'hint' && !payment) throw new Failure('payment_not_found');
	await db.transaction(async (tx) => {
		const [isNew] = await tx
			.insert(paymentInbox)
			.values({
				gateway: gateway.name,
				eventId: notice.eventId,
				paymentId: payment?.id ?? null,
				body: notification.body,
				receivedAt: new Date(now()),
			})
			.onConflictDoNothing()
			.returning({ id: paymentInbox.eventId });
		if (isNew && payment) await tx.enqueue('inquire-payment', [payment]);
	});
}

/** Some gateways are asked whether a notification is theirs; one that cannot be asked sends it again after the answer 503. */
async function readNotice({ logger }: Pick<Services, 'logger'>, read: () => Promise<GatewayNotice>) {
	try {
		return await read();
	} catch (error) {
		if (!(error instanceof GatewayError)) throw error;
		const { outcome, code } = error;
		logger.warn('a notification of a gateway could not be checked', { outcome, code });
		throw new Failure('unavailable');
	}
}

async function findPayment({ db }: Pick<Services, 'db'>, gateway: GatewayName, reference: string) {
	const [payment] = await db
		.select({ id: payments.id })
		.from(payments)
		.where(
			and(
				or(eq(payments.merchantReference, reference), eq(payments.gatewayId, reference)),
				eq(payments.gateway, gateway),
			),
		);
	return payment;
}
