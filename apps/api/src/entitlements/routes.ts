import { changeEntitlement, getEntitlement, listEntitlements } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Session } from '../auth/session.ts';
import { mount, type Router } from '../http/mount.ts';
import { type Holder, heldBy, heldOne, setRenewal } from './service.ts';

interface Caller {
	readonly session: Session;
	readonly edition: Edition;
	readonly language: Language;
}

/** Serves the digital goods that the session bought. */
export function mountEntitlements(router: Router): void {
	const { db, now } = router.services;
	const holderOf = ({ session, edition, language }: Caller): Holder => ({
		userId: session.userId,
		edition,
		language,
		now: now(),
	});

	mount(router, listEntitlements, async (call) => {
		const { items, next } = await heldBy(db, holderOf(call), call.query);
		return { data: { items, page: { next } } };
	});
	mount(router, getEntitlement, async (call) => ({
		data: await heldOne(db, holderOf(call), call.params.entitlementId),
	}));
	mount(router, changeEntitlement, async (call) => ({
		data: await setRenewal(db, holderOf(call), call.params.entitlementId, call.body.renewsAutomatically),
	}));
}
