import { call } from '../http/request.ts';
import type { getReauthentication } from './contract.ts';

/** How the shopper of this session proves who they are, and until when they have: `response.data`. */
export function reauthentication() {
	return call<typeof getReauthentication>('GET', '/api/reauthentication', { guarded: true });
}
