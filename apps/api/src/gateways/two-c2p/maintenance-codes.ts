import type { Outcome } from '../gateway-error.ts';

/**
 * What a result code of the Payment Maintenance API says: `done`; `queued`: it is being done; `already`: it was done
 * before; `not now`: the state of the transaction forbids it, perhaps for now.
 */
export type MaintenanceMeaning = 'done' | 'queued' | 'already' | 'not now' | 'absent' | Outcome;

/**
 * The result codes and what they mean to us.
 * Documentation: https://developer.2c2p.com/docs/response-code-payment-maintenance-result-code
 */
const GROUPS: readonly (readonly [MaintenanceMeaning, codes: string])[] = [
	['done', '00'],
	['queued', '42 51'],
	['already', '29 32 39'],
	['not now', '12 21 25 31 61 65'],
	['absent', '16'],
	// The reason may be a temporary lack of funds, which the operator ends by paying in.
	['retry', '46 48 98'],
	['refused', '18 22 30 33 34 35 36 37 38 40 41 43 44 45 47 52 53 54'],
	['misconfigured', '01 02 03 04 05 10 11 13 14 15 17 50 96 97'],
	// A full refund may be the one that is asked for.
	['unknown', '49 95 99'],
];

/** The meanings by code. */
export const MAINTENANCE_CODES: ReadonlyMap<string, MaintenanceMeaning> = new Map(
	GROUPS.flatMap(([meaning, codes]) => codes.split(' ').map((code) => [code, meaning] as const)),
);

/** What a code means; a code that is not documented leaves everything open. */
export const maintenanceMeaning = (code: string): MaintenanceMeaning => MAINTENANCE_CODES.get(code) ?? 'unknown';

/** What a transaction or refund has come to. */
export type MaintenanceState = 'approved' | 'settled' | 'pending' | 'failed' | 'voided' | 'expired' | RefundState;
type RefundState = 'refunded' | 'refund pending' | 'refund refused';

/**
 * The status codes and what they mean to us.
 * Documentation: https://developer.2c2p.com/docs/response-code-payment-maintenance-status-code
 */
export const MAINTENANCE_STATUSES: Readonly<Record<string, MaintenanceState>> = {
	A: 'approved',
	// Approved late, with less or more than asked for: the money is there.
	AE: 'approved',
	AL: 'approved',
	AM: 'approved',
	RS: 'approved',
	S: 'settled',
	T: 'settled',
	AP: 'pending',
	VP: 'pending',
	V: 'voided',
	PF: 'failed',
	AR: 'failed',
	FF: 'failed',
	IP: 'failed',
	ROE: 'failed',
	CTS: 'failed',
	CTF: 'failed',
	EX: 'expired',
	RF: 'refunded',
	RP: 'refund pending',
	RFF: 'refund refused',
	RR: 'refund refused',
	RR1: 'refund refused',
	RR2: 'refund refused',
	RR3: 'refund refused',
};
