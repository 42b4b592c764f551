import { isPermitted, STAFF_ROLES } from '@zaylat/domain/roles';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';
import { SECTION_NAMES, SECTIONS } from '../operating-path.ts';

/** Texts of the sections in the navigation. */
const TEXTS: Readonly<Record<(typeof SECTION_NAMES)[number], string>> = {
	applications: 'Applications',
	goods: 'Goods in review',
	categories: 'Categories',
	shops: 'Shops',
	orders: 'Orders',
	accounts: 'Accounts',
	home: 'Home page',
	coupons: 'Coupons',
	flashSales: 'Flash sales',
	pages: 'Pages',
	staff: 'Staff',
	jobs: 'Failed jobs',
	searches: 'Searches without results',
	webhooks: 'Webhooks',
	audit: 'Change history',
};

const FORBIDDEN = 'Your role doesn’t include this section';

/** Pages below a section, with their headings. */
const BELOW = [
	['/Operating/Applications/00000000-0000-4000-8000-000000000101', 'applications', 'Application'],
	['/Operating/Goods/1001', 'goods', 'Product in review'],
] as const;

/** Opens a page as staff of one role. */
async function openAs(role: (typeof STAFF_ROLES)[number], path: string) {
	const { screen } = await renderShop(path, { user: 'registered', staff: { roles: [role] } });
	return screen.getByRole('main');
}

/** The table of permissions once more, as the screens show it. */
describe.each(STAFF_ROLES)('the console of the role %s', (role) => {
	const permitted = SECTION_NAMES.filter((name) => isPermitted([role], SECTIONS[name].permission));

	test('shows in its navigation the sections that its row permits', async () => {
		const main = await openAs(role, '/Operating');
		const links = main.getByRole('navigation', { name: 'Sections' }).getByRole('link');
		await expect.element(links.first()).toBeVisible();
		expect(links.elements().map((link) => link.textContent)).toEqual([
			'Overview',
			...permitted.map((name) => TEXTS[name]),
		]);
	});

	test.each(SECTION_NAMES)('answers the address of %s as its row says', async (name) => {
		const main = await openAs(role, SECTIONS[name].path);
		await expect.element(main.getByRole('navigation', { name: 'Sections' })).toBeVisible();
		const isForbidden = main.getByText(FORBIDDEN).elements().length > 0;
		expect(isForbidden).toBe(!permitted.includes(name));
		// What may not be seen is not asked for in vain either: there is no list, and no message that it failed.
		if (isForbidden) expect(main.getByRole('table').elements()).toEqual([]);
		else await expect.element(main.getByRole('heading', { level: 1, name: TEXTS[name] })).toBeVisible();
	});

	test.each(BELOW)('answers the address %s as the row of its section says', async (path, section, heading) => {
		const main = await openAs(role, path);
		await expect.element(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
		await expect.element(main.getByRole('navigation', { name: 'Sections' })).toBeVisible();
		expect(main.getByText(FORBIDDEN).elements().length > 0).toBe(!permitted.includes(section));
	});
});
