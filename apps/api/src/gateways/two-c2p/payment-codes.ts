import type { FailureReason, PaymentReport, ReportedState } from '../gateway.ts';
import type { Outcome } from '../gateway-error.ts';

/** What a response code says: either of the payment, or that the request itself failed. */
export type PaymentCodeMeaning =
	| {
			readonly state: ReportedState;
			readonly reason?: FailureReason;
			readonly irregularity?: NonNullable<PaymentReport['irregularity']>;
	  }
	| { readonly error: Outcome };

/**
 * The response codes of the Payment API and what they mean to us.
 * Documentation: https://developer.2c2p.com/docs/response-code-payment
 */
const GROUPS: readonly (readonly [PaymentCodeMeaning, codes: string])[] = [
	// Among them refunds and chargebacks that were not carried out: the money is with us.
	[{ state: 'paid' }, '0000 4008 4011 4016 4045 4110 4121 4122 4131 4132'],
	[{ state: 'paid', irregularity: 'more' }, '5015'],
	[{ state: 'paid', irregularity: 'less' }, '4010 4032 5016'],
	[{ state: 'paid', irregularity: 'late' }, '5017'],
	[{ state: 'authorized' }, '4046'],
	[{ state: 'voided' }, '4047'],
	[{ state: 'refunded' }, '4120'],
	[{ state: 'charged back' }, '4130'],
	// Also time-outs and duplicates: another response follows.
	[{ state: 'pending' }, '0001 2001 4009 4094 5002'],
	[{ state: 'absent' }, '2002 4071 4140'],
	[{ state: 'cancelled' }, '0003 4017 4080 5010 5019'],
	[{ state: 'expired' }, '5009 9020'],
	[{ state: 'failed', reason: 'insufficient funds' }, '4051 5007'],
	[{ state: 'failed', reason: 'authentication' }, '0004 4036 4038 4055 4075 4081 5014'],
	[
		{ state: 'failed', reason: 'card' },
		'4014 4015 4033 4037 4039 4042 4044 4052 4053 4054 4056 4076 4077 4078 4202 5012 5013 9202',
	],
	[{ state: 'failed', reason: 'fraud' }, '4004 4007 4034 4035 4041 4043 4059 4062 4063 4067'],
	[{ state: 'failed', reason: 'limit' }, '4061 4065'],
	[{ state: 'failed', reason: 'unavailable' }, '4020 4022 4050 4068 4090 4091 4092 4096 4203'],
	[
		{ state: 'failed', reason: 'declined' },
		'4001 4002 4005 4012 4018 4019 4021 4023 4031 4040 4057 4060 4066 4093 4099 6012 7012 9035',
	],
	[
		{ state: 'failed', reason: 'other' },
		'4006 4024 4025 4026 4027 4028 4029 4030 4049 4064 4072 4073 4086 4087 4088 4089 4095 4097 4098',
	],
	[{ error: 'retry' }, '2003 6110 9038'],
	[{ error: 'refused' }, '4013 4070 5006 9008 9009 9078 9103 9106'],
	[
		{ error: 'misconfigured' },
		[
			'4003 4058 5003 5004 5008 5011 6101 6102 6103 6104 6105 6106 6107 6108 6109 9004 9005 9006 9007 9010 9012 9013 9014',
			'9016 9017 9037 9039 9040 9042 9057 9058 9059 9060 9080 9088 9089 9090 9091 9092 9093 9094 9095 9100 9101 9102',
			'9104 9105 9107 9108 9109 9110 9900 9901 9902 9903 9904 9905 9906 9907 9908 9909',
		].join(' '),
	],
	// The payment may exist: system errors, an invoice number or token that was used before, results of other operations.
	[
		{ error: 'unknown' },
		[
			'0999 4000 4048 4200 4201 4204 4205 4208 4209 5005 5998 9015 9041 9990 9991 9992 9993 9994 9995 9996 9997 9998',
			'9999',
		].join(' '),
	],
];

/** The meanings by code. Reserved codes are not among them. */
export const PAYMENT_CODES: ReadonlyMap<string, PaymentCodeMeaning> = new Map(
	GROUPS.flatMap(([meaning, codes]) => codes.split(' ').map((code) => [code, meaning] as const)),
);

/** What a code means; a code that is not documented leaves everything open. */
export const paymentCodeMeaning = (code: string): PaymentCodeMeaning => PAYMENT_CODES.get(code) ?? { error: 'unknown' };
