import { DAY_MS } from '@zaylat/domain/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJsonLogger } from '../src/log.ts';
import type { TestApi } from '../src/testing/index.ts';
import { startApi } from './answers.ts';
import { openApplicant } from './applying.ts';
import { openStaff } from './staff.ts';

let api: TestApi;
const lines: string[] = [];

beforeAll(async () => {
	const logger = createJsonLogger(
		(line) => lines.push(line),
		() => 0,
	);
	api = await startApi({}, { logger });
});
afterAll(() => api.close());

const PATH = '/api/operating/applications';

it('an application, from the form to the decision, leaves nothing of the applicant in the log', async () => {
	const { id, sent, email, shopper } = await openApplicant(api);
	const staff = await openStaff(api, { roles: ['administrator'] });
	await staff.call('GET', `${PATH}?search=${encodeURIComponent(sent.legalName)}`);
	for (const more of ['', '/papers']) await staff.call('GET', `${PATH}/${id}${more}`);
	await staff.call('POST', `${PATH}/${id}/bank-account`);
	await staff.call('POST', `${PATH}/${id}/decision`, { decision: 'ask', reason: 'The secret stone, please' });
	await api.runJobs('account-notice');
	// An internal error is logged with its cause, and without what was typed.
	await api.query('alter table application_documents rename to hidden');
	expect((await shopper.call('PUT', '/api/seller-application', sent)).status).toBe(500);
	await api.query('alter table hidden rename to application_documents');
	const log = lines.join('\n');
	expect(log).toContain('"path":"/api/seller-application"');
	const { legalName, registrationNumber, bank, documents } = sent;
	for (const word of [legalName, registrationNumber, ...Object.values(bank), ...documents, email, 'secret stone']) {
		expect(log).not.toContain(word);
	}
});

it('an application goes with its account: bank account, documents and all', async () => {
	const { id, sent, userId } = await openApplicant(api, { shopName: 'Gone Tomorrow' });
	const staff = await openStaff(api, { roles: ['catalogue'] });
	await staff.call('POST', `${PATH}/${id}/decision`, { decision: 'accept' });
	await api.query('update users set deletion_requested_at = $2 where id = $1', [userId, new Date(api.clock.now())]);
	api.clock.advance(90 * DAY_MS);
	expect(await api.runJobs('purge-account')).toBeGreaterThan(0);
	const count = async (sql: string, value: string) => (await api.query(sql, [value])).rowCount;
	expect(await count('select 1 from seller_applications where id = $1', id)).toBe(0);
	expect(await count('select 1 from application_documents where application_id = $1', id)).toBe(0);
	expect(await count('select 1 from uploads where picture_key = $1', sent.documents[0] ?? '')).toBe(0);
	const { rows } = await api.query('select owner_id from shops where slug = $1', ['gone-tomorrow']);
	expect(rows).toEqual([{ owner_id: null }]);
});
