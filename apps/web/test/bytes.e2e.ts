import { BYTE_BUDGETS, byteLimit } from '../bench/budgets.ts';
import { bytesOf } from '../bench/bytes.ts';
import { pagesToVisit } from '../bench/pages.ts';
import { ON } from './support/matrix.ts';
import { DISMISSED_DEMO_NOTICE, PORTS } from './support/servers.ts';
import { expect, test } from './support/shop.ts';

const SHOP = `http://127.0.0.1:${PORTS.shop}`;

/** The state of browsers in these tests is that of other hosts. */
const DISMISSED = DISMISSED_DEMO_NOTICE.cookies.slice(0, 1).map(({ name, value }) => ({ name, value }));

test(`the first load of each page that is measured stays within its byte budgets ${ON.phone.tag}`, async ({
	browser,
}) => {
	const { pages } = await pagesToVisit(SHOP);
	expect(pages.length).toBeGreaterThan(0);
	for (const { name, path, cookies } of pages) {
		const bytes = await bytesOf(browser, SHOP, { path, cookies: [...cookies, ...DISMISSED] });
		for (const kind of ['script', 'style', 'font', 'document', 'all'] as const) {
			const budget = BYTE_BUDGETS[kind];
			expect.soft(bytes[kind], `${budget.label} of ${name}`).toBeGreaterThan(0);
			expect.soft(bytes[kind], `${budget.label} of ${name}`).toBeLessThanOrEqual(byteLimit(budget, name));
		}
	}
});
