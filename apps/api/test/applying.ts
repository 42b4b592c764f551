import { type ApplicationInput, type Upload, uploadPicture } from '@zaylat/api-client/contract';
import sharp from 'sharp';
import type { Shopper, TestApi } from '../src/testing/index.ts';
import { ok } from './answers.ts';
import { newAccount, signedIn } from './staff.ts';

/** Sends a document of an application. */
export async function sendDocument(shopper: Shopper, purpose = 'application'): Promise<Upload> {
	const image = sharp({ create: { width: 120, height: 90, channels: 3, background: '#3366cc' } });
	const file = new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' });
	return ok(uploadPicture, await shopper.call('POST', `/api/uploads?purpose=${purpose}`, file)).data;
}

/** An application of a company that can be sent, with a document that the applicant has sent. */
export async function applicationOf(shopper: Shopper, more: Partial<ApplicationInput> = {}): Promise<ApplicationInput> {
	return {
		kind: 'company',
		legalName: 'Kyaw Secret Trading Ltd.',
		registrationNumber: 'REG-119283746',
		shopName: 'Lotus House',
		edition: 'mm',
		goods: 'Scarves and longyis of lotus silk, woven by hand.',
		bank: { name: 'Golden Bank', holder: 'U Hidden Holder', number: '0123 4567 8901' },
		documents: [(await sendDocument(shopper)).key],
		...more,
	};
}

/** Somebody new who has sent an application. */
export async function openApplicant(api: TestApi, more: Partial<ApplicationInput> = {}) {
	const { id: userId, email } = await newAccount(api);
	const shopper = await signedIn(api, email);
	const sent = await applicationOf(shopper, more);
	const { status, json } = await shopper.call('PUT', '/api/seller-application', sent);
	if (status !== 200) throw new Error(JSON.stringify(json));
	const { rows } = await api.query('select id from seller_applications where user_id = $1', [userId]);
	return { userId, email, shopper, sent, id: String(rows[0].id) };
}
