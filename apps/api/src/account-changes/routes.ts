import { revertAccountChange } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { revertChange } from './service.ts';

/** Serves the links of notices that revert a change of an account (ADR 28). */
export function mountAccountChanges(router: Router): void {
	mount(router, revertAccountChange, async ({ body, edition, language }) => ({
		data: await revertChange(router.services, body.token, { edition, language }),
	}));
}
