import { z } from 'zod';

const text = z.string().max(2_000);
const minorUnits = z.number().int().nonnegative();

/** A refund. Documentation: https://docs.omise.co/refunds-api */
export const opnRefund = z.object({
	object: z.literal('refund'),
	id: text,
	amount: minorUnits,
	status: text.nullish(),
	voided: z.boolean().nullish(),
	metadata: z.record(text, z.unknown()).nullish(),
});

/** A charge, as far as we read it. Documentation: https://docs.omise.co/charges-api */
export const opnCharge = z.object({
	object: z.literal('charge'),
	id: text,
	status: z.enum(['failed', 'expired', 'pending', 'reversed', 'successful']),
	amount: minorUnits,
	currency: text,
	authorized: z.boolean(),
	capturable: z.boolean().nullish(),
	can_perform_void: z.boolean().nullish(),
	failure_code: text.nullish(),
	authorize_uri: text.nullish(),
	fee: minorUnits.nullish(),
	fee_vat: minorUnits.nullish(),
	refunded_amount: minorUnits.nullish(),
	refunds: z.object({ data: z.array(opnRefund) }).nullish(),
	metadata: z.record(text, z.unknown()).nullish(),
	source: z
		.object({
			scannable_code: z
				.object({
					image: z.object({ download_uri: text }).nullish(),
					raw_data: text.nullish(),
				})
				.nullish(),
		})
		.nullish(),
});

/** Results of the Search API. Documentation: https://docs.omise.co/search-query-and-filters */
export const opnSearch = z.object({ object: z.literal('search'), data: z.array(opnCharge) });

/** An event. Its data says what changed, in the form of the account's version. Documentation: https://docs.omise.co/api-webhooks */
export const opnEvent = z.object({
	object: z.literal('event'),
	id: text.min(1),
	data: z
		.object({
			object: text,
			id: text.nullish(),
			charge: z.union([text, z.object({ id: text })]).nullish(),
			metadata: z.record(text, z.unknown()).nullish(),
		})
		.loose(),
});

/** An error. */
export const opnError = z.object({ object: z.literal('error'), code: text });

export type OpnCharge = z.infer<typeof opnCharge>;
export type OpnRefund = z.infer<typeof opnRefund>;
export type OpnEvent = z.infer<typeof opnEvent>;
