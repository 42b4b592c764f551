import { changeEntitlement, createDownload, getEntitlement, listEntitlements } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { type Session, sessionOfHeaders } from '../auth/session.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { DOWNLOADS_PATH, readDownload, signDownload } from './download.ts';
import { type Holder, pageOfEntitlements, readEntitlement, setRenewal } from './service.ts';

interface Caller {
	readonly session: Session;
	readonly edition: Edition;
	readonly language: Language;
}

/** Serves the digital goods that the session bought. */
export function mountEntitlements(router: Router): void {
	const { app, services } = router;
	const { db, now } = services;
	const holderOf = ({ session, edition, language }: Caller): Holder => ({
		userId: session.userId,
		edition,
		language,
		now: now(),
	});

	mount(router, listEntitlements, async (call) => {
		const { items, next } = await pageOfEntitlements(db, holderOf(call), call.query);
		return { data: { items, page: { next } } };
	});
	mount(router, getEntitlement, async (call) => ({
		data: await readEntitlement(db, holderOf(call), call.params.entitlementId),
	}));
	mount(router, changeEntitlement, async (call) => ({
		data: await setRenewal(db, holderOf(call), call.params.entitlementId, call.body.renewsAutomatically),
	}));
	mount(router, createDownload, async (call) => ({
		data: await signDownload(services, holderOf(call), call.params.entitlementId),
	}));

	// Not part of the contract: a browser follows the address to save a file, with its cookie and no header of ours.
	app.get(`${DOWNLOADS_PATH}/:address`, async (c) => {
		c.set('route', `${DOWNLOADS_PATH}/{address}`);
		const session = await sessionOfHeaders(c.req.raw.headers, services);
		if (!session) throw new Failure('sign_in_required');
		const reader = { userId: session.userId, now: now() };
		const { fileName, type, bytes } = await readDownload(services, reader, c.req.param('address'));
		return c.body(bytes, 200, {
			'content-type': type,
			'content-length': String(bytes.length),
			// The second form is that of names beyond ASCII (RFC 6266), and goes before the first.
			'content-disposition': `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
			'cache-control': 'private, no-store',
		});
	});
}
