import { call } from '../http/request.ts';
import type { getProfile } from './contract.ts';

/** The shopper's profile: `response.data`; error `registration_required` for guests. */
export function profile() {
	return call<typeof getProfile>('GET', '/api/profile', { guarded: true });
}
