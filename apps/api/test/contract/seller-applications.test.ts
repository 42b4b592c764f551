import {
	endpointsByResource,
	getSellerApplication,
	type OwnApplication,
	sendSellerApplication,
} from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import type { Shopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { applicationOf, openApplicant, sendDocument } from '../applying.ts';
import { newAccount, openStaff, signedIn } from '../staff.ts';
import { testContract } from './suite.ts';

const PATH = '/api/seller-application';

const read = async (shopper: Shopper): Promise<OwnApplication | null> =>
	ok(getSellerApplication, await shopper.call('GET', PATH)).data.application;

testContract({
	endpoints: endpointsByResource['seller-applications'],
	examples: {
		getSellerApplication: () => ({ path: PATH }),
		sendSellerApplication: async ({ api, as }) => {
			await api.query('delete from seller_applications');
			return { path: PATH, body: await applicationOf(await as('registered')) };
		},
	},
	more(context) {
		const { expectError } = context;

		it('is sent once, read as it was sent, and sent again after more was asked for', async () => {
			const { api } = context;
			const { shopper, sent, id } = await openApplicant(api);
			const { documents, ...written } = sent;
			const shown = await read(shopper);
			expect(shown).toMatchObject({ ...written, state: 'sent', answer: null, decidedAt: null, shop: null });
			expect(shown?.documents.map(({ key }) => key)).toEqual(documents);
			const again = await shopper.call('PUT', PATH, sent);
			expectError('sendSellerApplication', 'application_move_refused', again);
			expect(failed(again).details).toEqual({ state: 'sent' });
			const staff = await openStaff(api, { roles: ['catalogue'] });
			const asked = { decision: 'ask', reason: 'The other side, please' };
			await staff.call('POST', `/api/operating/applications/${id}/decision`, asked);
			expect(await read(shopper)).toMatchObject({ state: 'more_asked', answer: 'The other side, please' });
			const more = (await sendDocument(shopper)).key;
			const changed = { ...sent, goods: 'Scarves of lotus silk alone.', documents: [more] };
			const { application } = ok(sendSellerApplication, await shopper.call('PUT', PATH, changed)).data;
			expect(application).toMatchObject({ state: 'sent', answer: null, goods: changed.goods });
			expect(application?.documents.map(({ key }) => key)).toEqual([more]);
			// What is no document any more is gone.
			const { rowCount } = await api.query('select 1 from uploads where picture_key = $1', [documents[0]]);
			expect(rowCount).toBe(0);
		});

		it('names what is wrong by field, and takes no pictures of others or for something else', async () => {
			const shopper = await signedIn(context.api, (await newAccount(context.api)).email);
			const good = await applicationOf(shopper);
			const send = (more: object) => shopper.call('PUT', PATH, { ...good, ...more });
			const bank = { name: '', holder: 'x', number: '1@2' };
			expect(failed(await send({ legalName: ' ', goods: 'Tea', documents: [], bank }))).toMatchObject({
				code: 'bad_request',
				fields: {
					...{ legalName: 'missing', goods: 'out_of_range', documents: 'missing', 'bank.name': 'missing' },
					...{ 'bank.holder': 'out_of_range', 'bank.number': 'out_of_range' },
				},
			});
			const other = await signedIn(context.api, (await newAccount(context.api)).email);
			const theirs = (await sendDocument(other)).key;
			const returned = (await sendDocument(shopper, 'return')).key;
			for (const key of [theirs, returned, 'nothing']) {
				expectError('sendSellerApplication', 'upload_not_found', await send({ documents: [key] }));
			}
			expect(await read(shopper)).toBeNull();
		});

		it('is sent once when it is sent twice at the same time', async () => {
			const shopper = await signedIn(context.api, (await newAccount(context.api)).email);
			const bodies = [await applicationOf(shopper), await applicationOf(shopper)];
			const answers = await Promise.all(bodies.map((body) => shopper.call('PUT', PATH, body)));
			expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		});

		it('keeps the number of a company alone, and the bank account encrypted', async () => {
			const { api } = context;
			const { shopper, sent, userId } = await openApplicant(api, { kind: 'person' });
			expect((await read(shopper))?.registrationNumber).toBe('');
			const { rows } = await api.query(
				'select to_jsonb(a)::text as text from seller_applications a where user_id = $1',
				[userId],
			);
			expect(rows[0].text).toContain(sent.shopName);
			for (const secret of ['4567', sent.bank.holder, sent.bank.name]) expect(rows[0].text).not.toContain(secret);
			await api.query("update seller_applications set bank_sealed = 'AAAA' where user_id = $1", [userId]);
			expect((await read(shopper))?.bank).toBeNull();
		});
	},
});
