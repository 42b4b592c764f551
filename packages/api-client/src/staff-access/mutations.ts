import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Begins to set up a second factor: `response.data`. Errors: `reauthentication_required`, `second_factor_exists`. */
export function beginSecondFactor() {
	return call<typeof contract.beginSecondFactor>('POST', '/api/operating/second-factor', { guarded: true });
}

/** Ends the set-up: `response.data` has recovery codes, shown once. Errors: `factor_wrong`, `factor_locked`, `second_factor_exists`. */
export function confirmSecondFactor(code: string) {
	return call<typeof contract.confirmSecondFactor>('POST', '/api/operating/second-factor/confirmation', {
		guarded: true,
		body: { code },
	});
}

/** Gives the second factor for this session: `response.data` is what it may do. Errors: `factor_wrong`, `factor_locked`. */
export function giveSecondFactor(code: string) {
	return call<typeof contract.giveSecondFactor>('POST', '/api/operating/second-factor/proof', {
		guarded: true,
		body: { code },
	});
}
