import { LIMITS, type Order } from '@zaylat/api-client/contract';
import { WORDS as CHINA } from '@zaylat/domain/documents/texts/china';
import { WORDS as EN } from '@zaylat/domain/documents/texts/en';
import { WORDS as MM } from '@zaylat/domain/documents/texts/mm';
import { WORDS as THAI } from '@zaylat/domain/documents/texts/thai';
import { isLanguage } from '@zaylat/domain/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { startApi } from './answers.ts';
import { cartWith, goodsVariant, order } from './buying.ts';
import { readPdf } from './pdf.ts';

const WORDS = { en: EN, mm: MM, thai: THAI, china: CHINA };
const TAGS = { en: 'en-US', mm: 'my-MM', thai: 'th-TH', china: 'zh-CN' };
const LANGUAGES = Object.keys(WORDS).filter(isLanguage);

let api: TestApi;
let buyer: Shopper;
let placed: Order;

beforeAll(async () => {
	api = await startApi();
	buyer = createShopper(api);
	await buyer.signIn('guest');
	await cartWith(api, buyer, { [await goodsVariant(api)]: 2 });
	placed = await order(buyer);
});
beforeEach(() => api.query('delete from rate_limits'));
afterAll(() => api.close());

/** Follows a link as a browser does: with the cookie and no header of ours. */
async function follow(path: string, { cookies }: Pick<Shopper, 'cookies'> = buyer): Promise<Response> {
	const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
	return api.app.request(path, { headers: { cookie, host: 'mm.localhost' } });
}
const codeOf = async (response: Response) => {
	const { error }: { error: { code: string } } = await response.json();
	return [response.status, error.code];
};

describe.each(LANGUAGES)('in %s', (language) => {
	it('the invoice is a file of the order [§1.19] [§3.11]', async () => {
		const response = await follow(`/api/orders/${placed.code}/invoice.pdf?lang=${language}`);
		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toBe('application/pdf');
		expect(response.headers.get('cache-control')).toBe('private, no-store');
		expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${placed.invoiceNumber}.pdf"`);
		const file = readPdf(new Uint8Array(await response.arrayBuffer()));
		expect(file).toMatchObject({
			title: `${WORDS[language].invoice.title} ${placed.invoiceNumber}`,
			language: TAGS[language],
			pageCount: 1,
			isTagged: true,
		});
	});
});

it('the receipt is there when the money has come [§1.19]', async () => {
	const path = `/api/orders/${placed.id}/receipt.pdf?lang=en`;
	expect(await codeOf(await follow(path))).toEqual([404, 'order_not_found']);
	await api.query('update orders set paid_at = placed_at where id = $1', [placed.id]);
	const file = readPdf(new Uint8Array(await (await follow(path)).arrayBuffer()));
	expect(file.title).toBe(`Receipt ${placed.invoiceNumber?.replace('INV', 'RCP')}`);
});

describe('other accounts do not get it', () => {
	it('without a session', async () => {
		const response = await follow(`/api/orders/${placed.code}/invoice.pdf`, createShopper(api));
		expect(await codeOf(response)).toEqual([401, 'sign_in_required']);
	});

	it('with another account', async () => {
		const stranger = createShopper(api);
		await stranger.signIn('guest');
		const response = await follow(`/api/orders/${placed.code}/invoice.pdf`, stranger);
		expect(response.headers.get('cache-control')).toBe('private, no-store');
		expect(await codeOf(response)).toEqual([404, 'order_not_found']);
	});

	it('of another kind of document', async () => {
		expect(await codeOf(await follow(`/api/orders/${placed.code}/will.pdf`))).toEqual([404, 'path_not_found']);
	});
});

it('so many files and no more', async () => {
	const statuses: number[] = [];
	// Of an order that is not there: the limit counts before anything is made.
	for (let call = 0; call <= LIMITS.file.calls; call++) {
		statuses.push((await follow('/api/orders/ZL99999999/invoice.pdf')).status);
	}
	expect(statuses.at(-2)).toBe(404);
	expect(statuses.at(-1)).toBe(429);
});
