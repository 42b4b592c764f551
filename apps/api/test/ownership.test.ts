import { endpointsByName, listAwaitingReviews } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { goodsVariant } from './buying.ts';

let api: TestApi;
let owner: Shopper;
let stranger: Shopper;

async function account({ email, password }: typeof DEMO_ACCOUNT | typeof DEMO_SELLER): Promise<Shopper> {
	const shopper = createShopper(api);
	await shopper.signIn('credentials', { identifier: email, password });
	return shopper;
}

beforeAll(async () => {
	api = await startApi();
	owner = await account(DEMO_ACCOUNT);
	stranger = await account(DEMO_SELLER);
	await fill(owner);
});
afterAll(() => api.close());

/** Gives an account an item in each list that the demo data leaves empty. */
async function fill(shopper: Shopper): Promise<void> {
	const { rows } = await api.query(
		"select id from products where kind = 'digital' and edition = 'mm' order by id limit 1",
	);
	const write = async (method: string, path: string, body: object) => {
		const { status, json } = await shopper.call(method, path, body);
		expect(status, `${path}: ${JSON.stringify(json)}`).toBe(200);
	};
	await write('POST', '/api/cart/lines', { variantId: await goodsVariant(api), quantity: 1 });
	for (const productId of ['1001', String(rows[0].id)]) await write('POST', '/api/wish-list', { productId });
	await write('PUT', '/api/follows/inle-weavers', {});
	await write('POST', '/api/recent-views', { productIds: ['1001'] });
	// The last of them: one is to stay in the list of those that wait.
	const { items } = ok(listAwaitingReviews, await shopper.call('GET', '/api/reviews/awaiting')).data;
	const orderLineId = items.at(-1)?.orderLineId;
	await write('POST', '/api/reviews', { orderLineId, rating: 5, text: 'Soft and warm.', pictureKeys: [] });
	await api.query(
		`insert into linked_accounts (provider, provider_account_id, user_id, label, linked_at)
			select 'google', 'subject', id, email, created_at from users where email = $1`,
		[DEMO_ACCOUNT.email],
	);
}

/** Endpoints that return the account itself instead of a list of its things, and the file that tests them. */
const OF_THE_ACCOUNT: Readonly<Record<string, string>> = {
	getProfile: 'contract/profile.test.ts',
	getAccountDeletion: 'contract/account-deletion.test.ts',
	getNotificationChoices: 'contract/notifications.test.ts',
	getReauthentication: 'contract/reauthentication.test.ts',
	getSellerApplication: 'contract/seller-applications.test.ts',
};

/** The items that a response lists, or the number that it counts, as texts. */
function itemsOf(json: unknown): string[] {
	const found: string[] = [];
	const visit = (value: unknown): void => {
		if (Array.isArray(value)) found.push(...value.map((item) => JSON.stringify(item)));
		else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
	};
	visit(json);
	return found;
}

describe("lists contain only the account's own records", () => {
	const listing = Object.entries(endpointsByName).filter(
		([name, { method, caller, path }]) =>
			method === 'GET' &&
			(caller === 'session' || caller === 'registered') &&
			!path.includes('{') &&
			!(name in OF_THE_ACCOUNT),
	);

	it.each(listing)('%s', async (_, { path }) => {
		const read = async (shopper: Shopper) => (await shopper.call('GET', path)).json;
		const [own, others] = [await read(owner), await read(stranger)];
		// Counts have no items: the owner's differ from those of an account that has less.
		if (/count$/.test(path)) return expect(others).not.toEqual(own);
		expect(itemsOf(own), JSON.stringify(own)).not.toEqual([]);
		expect(itemsOf(others).filter((item) => itemsOf(own).includes(item))).toEqual([]);
	});
});
