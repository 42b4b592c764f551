import type { StaffRole } from '@zaylat/domain/roles';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Sets the roles of an account: `response.data.items`. Errors: `account_not_found`, `staff_change_refused` with `details.reason`. */
export function setStaffRoles(email: string, roles: readonly StaffRole[]) {
	return call<typeof contract.setStaffRoles>('PUT', '/api/operating/staff', {
		guarded: true,
		body: { email, roles: [...roles] },
	});
}

/** Removes the second factor of somebody who lost it: `response.data.items`. Errors as `setStaffRoles`. */
export function resetSecondFactor(id: string) {
	return call<typeof contract.resetSecondFactor>('POST', '/api/operating/staff/{id}/second-factor/reset', {
		guarded: true,
		params: { id },
	});
}
