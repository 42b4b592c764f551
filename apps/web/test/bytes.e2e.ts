import { BYTE_BUDGETS, BYTE_KINDS, byteLimit } from '../bench/budgets.ts';
import { bytesOf } from '../bench/bytes.ts';
import { pagesToVisit } from '../bench/pages.ts';
import { ON } from './support/matrix.ts';
import { PORTS } from './support/servers.ts';
import { expect, test } from './support/shop.ts';

const SHOP = `http://127.0.0.1:${PORTS.shop}`;

test('the first load of each page that is measured stays within its byte budgets', ON.phone, async ({ browser }) => {
	const { pages } = await pagesToVisit(SHOP);
	expect(pages.length).toBeGreaterThan(0);
	for (const page of pages) {
		const bytes = await bytesOf(browser, SHOP, page);
		for (const kind of BYTE_KINDS) {
			const budget = BYTE_BUDGETS[kind];
			expect.soft(bytes[kind], `${budget.label} of ${page.name}`).toBeGreaterThan(0);
			expect.soft(bytes[kind], `${budget.label} of ${page.name}`).toBeLessThanOrEqual(byteLimit(budget, page.name));
		}
	}
});
