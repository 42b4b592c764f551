import { call } from '../http/request.ts';
import type { getPushKey } from './contract.ts';

/** The key that browsers subscribe with: `response.data.publicKey`, null where no push messages are sent. */
export function pushKey() {
	return call<typeof getPushKey>('GET', '/api/push/key', { guarded: false });
}
