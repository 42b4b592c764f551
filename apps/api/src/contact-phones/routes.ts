import {
	addContactPhone,
	listContactPhones,
	removeContactPhone,
	sendContactPhoneCode,
	verifyContactPhone,
} from '@zaylat/api-client/contract';
import { eq } from 'drizzle-orm';
import { contactPhones } from '../db/schema/index.ts';
import { mount, type Router } from '../http/mount.ts';
import { sendOtp, useOtp } from '../otp/service.ts';
import { add, find, listOf, remove } from './service.ts';

/** Serves the contact phones of the session. */
export function mountContactPhones(router: Router): void {
	const { services } = router;
	const { db, now } = services;
	const response = async (userId: string) => ({ data: { items: await listOf(db, userId) } });

	mount(router, listContactPhones, ({ session }) => response(session.userId));
	mount(router, addContactPhone, async ({ session, body }) => {
		await add(db, session.userId, body, new Date(now()));
		return response(session.userId);
	});
	mount(router, removeContactPhone, async ({ session, params }) => {
		await remove(db, session.userId, params.phoneId);
		return response(session.userId);
	});
	mount(router, sendContactPhoneCode, async ({ session, params, language }) => {
		const { phone } = await find(db, session.userId, params.phoneId);
		return { data: await sendOtp(services, { to: { phone }, purpose: 'contact_phone', language }) };
	});
	mount(router, verifyContactPhone, async ({ session, params, body }) => {
		const { id, phone } = await find(db, session.userId, params.phoneId);
		await useOtp(services, { from: { phone }, purpose: 'contact_phone', code: body.code }, (tx) =>
			tx
				.update(contactPhones)
				.set({ verifiedAt: new Date(now()) })
				.where(eq(contactPhones.id, id)),
		);
		return response(session.userId);
	});
}
