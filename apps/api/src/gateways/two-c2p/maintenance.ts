import type { Money } from '@zaylat/domain/money';
import { z } from 'zod';
import { ask, type Connection } from '../ask.ts';
import { GatewayError } from '../gateway-error.ts';
import { writeAmount } from './amounts.ts';
import { type MaintenanceMeaning, maintenanceMeaning } from './maintenance-codes.ts';
import { type MaintenanceKeys, seal, unseal } from './sealed-xml.ts';

/** The Payment Maintenance API of a merchant. */
export interface MaintenanceAccount {
	readonly url: string;
	readonly merchantId: string;
	readonly keys: MaintenanceKeys;
}

/** `I` inquiry, `V` void or cancel, `S` settle, `R` refund, `RS` refund status. */
export type ProcessType = 'I' | 'V' | 'S' | 'R' | 'RS';

const PROCESSES_THAT_READ: ReadonlySet<ProcessType> = new Set(['I', 'RS']);

const text = z.string().max(200);
const processResponse = z.object({
	PaymentProcessResponse: z.object({
		respCode: text,
		processType: text.optional(),
		invoiceNo: text.optional(),
		status: text.optional(),
		refundReferenceNo: text.optional(),
		refundList: z
			.union([
				z.object({
					refund: z.array(z.object({ amount: text, status: text, referenceNo: text.optional() })).optional(),
				}),
				z.literal(''),
			])
			.optional(),
	}),
});

/** A refund in the gateway's list. */
export interface ListedRefund {
	readonly amount: string;
	readonly status: string;
	readonly referenceNo?: string | undefined;
}

/** A response of the Payment Maintenance API. */
export interface MaintenanceResponse {
	readonly code: string;
	readonly meaning: MaintenanceMeaning;
	readonly status: string;
	readonly refundReference: string | null;
	readonly refunds: readonly ListedRefund[];
	/** What the response is about; errors may leave it out. */
	readonly invoiceNo: string | undefined;
	readonly processType: string | undefined;
}

/** Reads the document of a response or of a refund notification; undefined when it is another. */
export async function readMaintenance(sealed: string, keys: MaintenanceKeys): Promise<MaintenanceResponse | undefined> {
	const read = processResponse.safeParse(await unseal(sealed, keys));
	if (!read.success) return undefined;
	const {
		respCode,
		status = '',
		refundReferenceNo,
		refundList,
		invoiceNo,
		processType,
	} = read.data.PaymentProcessResponse;
	return {
		code: respCode,
		meaning: maintenanceMeaning(respCode),
		status,
		refundReference: refundReferenceNo || null,
		refunds: (refundList ? refundList.refund : undefined) ?? [],
		invoiceNo,
		processType,
	};
}

/**
 * Processes a transaction: version 4.3, at `PaymentAction/2.0/action`.
 * Documentation: https://developer.2c2p.com/docs/payment-maintenance-refund-guide,
 * https://developer.2c2p.com/docs/payment-maintenance-void-guide
 * @param request.idempotencyId a repeated request with the same one gets the response of the first
 * @throws GatewayError for what is no response about the transaction
 */
export async function processPayment(
	connection: Connection,
	{ url, merchantId, keys }: MaintenanceAccount,
	request: {
		readonly processType: ProcessType;
		readonly invoiceNo: string;
		readonly amount: Money;
		readonly idempotencyId?: string;
	},
): Promise<MaintenanceResponse> {
	const { processType, invoiceNo, amount, idempotencyId } = request;
	const isWrite = !PROCESSES_THAT_READ.has(processType);
	const sealed = await seal(
		{
			PaymentProcessRequest: {
				version: '4.3',
				merchantID: merchantId,
				invoiceNo,
				actionAmount: writeAmount(amount),
				processType,
				...(idempotencyId && { idempotencyID: idempotencyId }),
			},
		},
		keys,
	);
	const { status, text: received } = await ask(connection, {
		url,
		method: 'POST',
		headers: { 'content-type': 'text/plain' },
		body: sealed,
		isWrite,
	});
	if (status >= 400) throw new GatewayError('misconfigured', `http ${status}`, 'the gateway refused the request');
	const response = await readMaintenance(received, keys);
	if (!response) {
		throw new GatewayError(isWrite ? 'unknown' : 'misconfigured', 'signature', 'the response is not signed by 2C2P');
	}
	// A genuine response about something else, such as an old one that was recorded.
	const isOther = response.invoiceNo !== invoiceNo || response.processType !== processType;
	const isSilent = response.invoiceNo === undefined && response.meaning !== 'done';
	if (isOther && !isSilent) {
		throw new GatewayError('unknown', 'other payment', 'the response is about another payment');
	}
	return response;
}
