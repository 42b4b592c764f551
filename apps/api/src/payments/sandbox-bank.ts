import type { Edition } from '@zaylat/domain/editions';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { sandboxOf } from './gateways.ts';
import { inquirePayment } from './inquire.ts';
import { receiveNotification } from './notifications.ts';

/** What the bank of the sandbox answers to a payment. */
export interface BankAnswer {
	readonly edition: Edition;
	readonly id: string;
	readonly reference: string;
	readonly outcome: 'confirm' | 'refuse';
	/** How often its notification arrives; 0 while the bank has not answered. */
	readonly notifications: number;
}

/**
 * Lets the bank of the sandbox answer a payment, and delivers its notification. It does not wait for the job: the payment
 * is settled when this returns.
 * @throws Failure `payment_not_found` where the edition has a real gateway
 */
export async function answerAsBank(
	services: Services,
	{ edition, id, reference, outcome, notifications }: BankAnswer,
): Promise<void> {
	const sandbox = sandboxOf(services, edition);
	if (!sandbox) throw new Failure('payment_not_found');
	if (notifications === 0) return;
	const notification = await sandbox.act(reference, outcome);
	for (let times = 0; times < notifications; times += 1) await receiveNotification(services, edition, notification);
	await inquirePayment(services, id);
}
