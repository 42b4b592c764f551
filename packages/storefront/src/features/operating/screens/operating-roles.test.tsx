import { type Endpoint, endpointsByName } from '@zaylat/api-client/contract';
import { type MockApiOptions, SCENARIOS } from '@zaylat/api-client/mocks';
import { isPermitted, isStaffList, PERMISSIONS, type Permission, STAFF_LISTS, STAFF_ROLES } from '@zaylat/domain/roles';
import { describe, expect, test } from 'vitest';
import type { ScreenSource } from '../../../core/routing/route-entry.ts';
import { createShop } from '../../../shop/define-shop.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { OPERATING_PATH, SECTION_NAMES, SECTIONS, type SectionName } from '../operating-path.ts';

/** A screen of the console, as the row of a role shows it. */
interface ConsoleScreen {
	readonly at: string;
	readonly heading: string;
	/** Name of a button that is pressed first. */
	readonly press?: string;
	/**
	 * What the names of the buttons begin with, by what must be permitted: all buttons of a screen that offers more than its
	 * section. On the others, who sees the section may press each.
	 */
	readonly buttons?: Readonly<Partial<Record<Permission, readonly string[]>>>;
	/** What is told to whom something is not permitted. */
	readonly explained?: Readonly<Partial<Record<Permission, string>>>;
}

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Buttons of lists with filters that can be kept. */
const VIEWS = ['Save view', 'Remove the view'];

const SCREENS: readonly ConsoleScreen[] = [
	{ at: OPERATING_PATH, heading: 'Operations' },
	{ at: SECTIONS.applications.path, heading: 'Applications' },
	{
		at: `${SECTIONS.applications.path}/${id(101)}`,
		heading: 'Application',
		buttons: {
			read_papers: ['Document'],
			read_bank_accounts: ['Show full bank account'],
			decide_applications: ['Accept', 'Ask for more', 'Refuse'],
		},
		explained: { read_papers: 'Your role doesn’t include documents.' },
	},
	{ at: SECTIONS.goods.path, heading: 'Goods in review' },
	{ at: `${SECTIONS.goods.path}/1001`, heading: 'Product in review' },
	{ at: SECTIONS.categories.path, heading: 'Categories' },
	{
		at: `${SECTIONS.categories.path}/toys/Attributes`,
		heading: 'Attributes',
		buttons: { change_attributes: ['Add', 'Edit', 'Move', 'Remove'] },
	},
	{
		at: SECTIONS.shops.path,
		heading: 'Shops',
		buttons: { read_shops: ['Find'], pause_shops: ['Pause', 'Reopen'] },
	},
	{ at: SECTIONS.orders.path, heading: 'Orders', buttons: { read_orders: ['Find'], save_views: VIEWS } },
	{
		at: `${SECTIONS.orders.path}/${id(700)}`,
		heading: 'Orders',
		buttons: { help_orders: ['Cancel order', 'Resend receipt', 'Add note'] },
	},
	{
		at: `${SECTIONS.orders.path}/${id(703)}`,
		heading: 'Orders',
		buttons: { help_orders: ['Resend receipt', 'Add note'], record_refunds: ['Record transfer'] },
	},
	{
		at: SECTIONS.accounts.path,
		heading: 'Accounts',
		buttons: {
			read_accounts: ['Find'],
			save_views: VIEWS,
			lock_accounts: ['Lock: 王小明', 'Lock: สมชาย', 'Unlock'],
			end_sessions: ['Sign out everywhere: 王小明', 'Sign out everywhere: สมชาย'],
			// Of accounts of staff, which no others may lock or sign out.
			change_staff: ['Lock: Ma Hnin', 'Lock: Daw Khin', 'Sign out everywhere: Ma', 'Sign out everywhere: Daw'],
		},
	},
	{ at: SECTIONS.home.path, heading: 'Home page' },
	{ at: `${SECTIONS.home.path}/Banner`, heading: 'Banner' },
	{ at: `${SECTIONS.home.path}/Preview`, heading: 'Preview of the home page' },
	{ at: SECTIONS.coupons.path, heading: 'Coupons' },
	{ at: `${SECTIONS.coupons.path}/Edit`, heading: 'Coupon' },
	{ at: SECTIONS.flashSales.path, heading: 'Flash sales' },
	{ at: `${SECTIONS.flashSales.path}/Edit`, heading: 'Flash sale' },
	{ at: SECTIONS.pages.path, heading: 'Pages' },
	{
		at: `${SECTIONS.pages.path}/Edit?page=terms-of-use`,
		heading: 'Page',
		press: 'Save draft',
		buttons: {
			change_content: ['Save draft', 'Discard draft', 'Differences', 'Restore'],
			publish_legal_pages: ['Publish'],
		},
		explained: { publish_legal_pages: 'Only administrators publish legal pages.' },
	},
	{
		at: SECTIONS.staff.path,
		heading: 'Staff',
		buttons: { change_staff: ['Change roles of', 'Save roles'] },
	},
	{ at: SECTIONS.jobs.path, heading: 'Failed jobs', buttons: { repeat_jobs: ['Try', 'Delete'] } },
	{ at: SECTIONS.searches.path, heading: 'Searches without results' },
	{
		at: SECTIONS.webhooks.path,
		heading: 'Webhooks',
		buttons: {
			read_webhooks: ['Find', 'Details'],
			save_views: ['Save view'],
			change_webhooks: ['Add endpoint', 'Edit', 'Replace secret', 'Delete'],
			repeat_webhooks: ['Send again: Warehouse', 'Send again: Order', 'Send again'],
		},
	},
	{ at: SECTIONS.audit.path, heading: 'Change history', buttons: { read_audit: ['Find'], save_views: ['Save view'] } },
];

/** Permissions of calls that programs make, and no screen of the console. */
const WITHOUT_SCREEN: readonly Permission[] = ['read_payments', 'read_settlements', 'decide_settlements'];

const { routes, routeOf } = createShop();
const CONSOLE = routes.filter(({ path }) => path === OPERATING_PATH || path.startsWith(`${OPERATING_PATH}/`));
const entryAt = (at: string) => routeOf(at.replace(/\?.*/, ''))?.entry;

/** The section that an address is in; undefined for the start page. */
const sectionAt = (at: string) =>
	SECTION_NAMES.find((name) => `${at}/`.replace('?', '/').startsWith(`${SECTIONS[name].path}/`));

const headingOf = (name: SectionName) => SCREENS.find(({ at }) => at === SECTIONS[name].path)?.heading;

const ENDPOINTS = Object.values<Endpoint>(endpointsByName).map(({ method, path, permission }) => ({
	permission,
	pattern: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`),
}));

/** What calls that a screen has made need; those of everyone need nothing. */
const neededFor = (calls: readonly string[]) =>
	ENDPOINTS.flatMap(({ permission, pattern }) =>
		permission !== undefined && calls.some((call) => pattern.test(call)) ? [permission] : [],
	);

/** What a link of the console needs; other links need nothing. */
function neededBy(link: Element): Permission | undefined {
	const href = link.getAttribute('href') ?? '';
	const list = /^\/api\/operating\/exports\/(\w+)\.csv/.exec(href)?.[1] ?? '';
	if (isStaffList(list)) return STAFF_LISTS[list];
	const section = sectionAt(href);
	return section && SECTIONS[section].permission;
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
const keysOf = (table: Readonly<Partial<Record<Permission, unknown>>> = {}) =>
	PERMISSIONS.filter((permission) => permission in table);

/** Opens the shop, and keeps the calls that it makes. */
async function open(at: string, options: MockApiOptions) {
	const calls: string[] = [];
	const { screen, router, at: where } = await renderShop(at, { ...options, calls });
	return { main: screen.getByRole('main'), router, calls, where };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Opens one screen after another as the same person, who writes nothing and finds no table. */
async function openEach(
	options: MockApiOptions,
	screens: readonly ConsoleScreen[],
	look: (opened: Opened, screen: ConsoleScreen) => Promise<void>,
) {
	const opened = await open('/FourNotFive', options);
	for (const screen of screens) {
		await opened.router.navigate(screen.at);
		await look(opened, screen);
		expect(opened.main.getByRole('table').elements(), screen.at).toEqual([]);
	}
	// A page requests its list along with what the account may do, and the list is refused.
	expect(opened.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
}

/** Texts of the modules of the console by their paths. */
const MODULES = import.meta.glob<string>('/src/features/operating/**/*.{ts,tsx}', {
	query: '?raw',
	import: 'default',
	eager: true,
});

const CLIENT = import.meta.glob<string>('../../../../../api-client/src/*/{queries,mutations}.ts', {
	query: '?raw',
	import: 'default',
	eager: true,
});

/** What calls need, by the function of the API client that makes them. */
const REQUESTS = new Map(
	Object.values(CLIENT)
		.flatMap((text) => text.split(/^export function /m).slice(1))
		.flatMap((text): [string, Permission][] => {
			const name = /call<typeof (?:contract\.)?(\w+)>/.exec(text)?.[1];
			const permission = Object.entries<Endpoint>(endpointsByName).find(([each]) => each === name)?.[1].permission;
			return permission === undefined ? [] : [[text.slice(0, text.indexOf('(')), permission]];
		}),
);

const moduleOf = (screen: ScreenSource | undefined) => `/src/${screen?.source}`;

/**
 * What the calls need that a module and the modules that it imports can make. What a screen requests as it opens is left
 * out: these calls are seen when it is shown.
 */
function neededIn(module: string, seen = new Set<string>()): Permission[] {
	const text = MODULES[module];
	if (text === undefined || seen.has(module) || module.endsWith('queries.ts')) return [];
	seen.add(module);
	return [...text.matchAll(/^import (?!type)\{([^}]*)\} from '([^']+)';/gm)].flatMap(([, names = '', from = '']) => {
		if (from.startsWith('.')) return neededIn(new URL(from, `file://${module}`).pathname, seen);
		return from === '@zaylat/api-client' ? names.split(',').flatMap((name) => REQUESTS.get(name.trim()) ?? []) : [];
	});
}

/** The permissions that the table names for the screen of an address: of its section and of its buttons. */
const toldAt = (at: string): Permission[] => {
	const section = sectionAt(at);
	const buttons = SCREENS.filter((screen) => entryAt(screen.at) === entryAt(at)).flatMap((screen) =>
		keysOf(screen.buttons),
	);
	return [...(section ? [SECTIONS[section].permission] : []), ...buttons];
};

describe('the table of screens', () => {
	test('has each screen of the console, each in one section', () => {
		expect(new Set(SCREENS.map(({ at }) => entryAt(at)?.id))).toEqual(new Set(CONSOLE.map(({ id }) => id)));
		const sections = new Set(SCREENS.filter(({ at }) => at !== OPERATING_PATH).map(({ at }) => sectionAt(at)));
		expect(sections).toEqual(new Set(SECTION_NAMES));
	});

	test('has what each permission is for', () => {
		const told = SCREENS.flatMap(({ at }) => toldAt(at));
		expect(PERMISSIONS.filter((permission) => !told.includes(permission))).toEqual(WITHOUT_SCREEN);
		const ofSections: readonly Permission[] = SECTION_NAMES.map((name) => SECTIONS[name].permission);
		const needed = new Set([...ofSections, ...CONSOLE.flatMap(({ screen }) => neededIn(moduleOf(screen)))]);
		// Papers are requested as the screen opens.
		expect(new Set(told.filter((permission) => !needed.has(permission)))).toEqual(new Set(['read_papers']));
	});

	test.each(CONSOLE)('says of $id what the calls of its components need', ({ path, screen }) => {
		const needed = neededIn(moduleOf(screen));
		expect(needed.filter((permission) => !toldAt(path).includes(permission))).toEqual([]);
	});
});

describe.each(STAFF_ROLES)('the console of the role %s', (role) => {
	const options = { user: 'registered', staff: { roles: [role] } } as const;
	const may = (permission: Permission) => isPermitted([role], permission);
	const permitted = SECTION_NAMES.filter((name) => may(SECTIONS[name].permission));
	const isOpen = ({ at }: ConsoleScreen) => {
		const section = sectionAt(at);
		return section === undefined || permitted.includes(section);
	};

	/** Waits for a screen with its heading, and for the sections in the navigation: those of the row of the role. */
	async function expectFrame({ main }: Opened, { at, heading }: ConsoleScreen) {
		await expect.element(main.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
		const sections = main.getByRole('navigation', { name: 'Sections' }).getByRole('link');
		await expect.element(sections.first()).toBeVisible();
		expect(sections.elements().map(nameOf), at).toEqual(['Overview', ...permitted.map(headingOf)]);
	}

	test.each(SCREENS.filter(isOpen))('shows at $at what its row permits', async (screen) => {
		const { press, buttons, explained = {} } = screen;
		const opened = await open(screen.at, options);
		const { main, calls } = opened;
		await expectFrame(opened, screen);
		await expect.poll(() => main.getByRole('status', { name: 'Loading' }).elements()).toEqual([]);
		if (press !== undefined) await main.getByRole('button', { name: press }).click();
		for (const permission of keysOf(explained)) {
			const told = main.getByText(explained[permission] ?? '', { exact: false });
			if (may(permission)) await expect.element(told).not.toBeInTheDocument();
			else await expect.element(told).toBeVisible();
		}
		const offered = keysOf(buttons).flatMap((permission) => (may(permission) ? (buttons?.[permission] ?? []) : []));
		const names = () => main.getByRole('button').elements().map(nameOf);
		const missing = () => offered.filter((start) => !names().some((name) => name.startsWith(start)));
		await expect.poll(missing, { message: 'buttons that the row promises' }).toEqual([]);
		const more = names().filter((name) => !offered.some((start) => name.startsWith(start)));
		if (buttons !== undefined) expect(more, 'buttons that the row does not permit').toEqual([]);
		const needed = main.getByRole('link').elements().map(neededBy);
		expect(
			needed.filter((permission) => permission !== undefined && !may(permission)),
			'links',
		).toEqual([]);
		expect(
			neededFor(calls).filter((permission) => !may(permission)),
			'calls that are refused',
		).toEqual([]);
		if (sectionAt(screen.at) === undefined) {
			expect(main.getByRole('heading', { level: 2 }).elements().map(nameOf)).toEqual(permitted.map(headingOf));
		}
	});

	const closed = SCREENS.filter((screen) => !isOpen(screen));
	// An administrator may see all.
	if (closed.length > 0) {
		test('shows nothing of other sections, and whom to ask', async () => {
			await openEach(options, closed, async (opened, screen) => {
				await expectFrame(opened, screen);
				const { main } = opened;
				await expect
					.element(main.getByRole('heading', { name: 'Your role doesn’t include this section' }))
					.toBeVisible();
				await expect.element(main.getByText('Ask an administrator if you need it.')).toBeVisible();
				expect(main.getByRole('button').elements(), screen.at).toEqual([]);
				expect(main.getByRole('link').elements(), screen.at).toHaveLength(permitted.length + 1);
			});
		});
	}
});

describe('nothing of the console is shown', () => {
	/** That no section is named. */
	const expectClosed = ({ main }: Opened, { at }: ConsoleScreen) =>
		expect(main.getByRole('navigation', { name: 'Sections' }).elements(), at).toEqual([]);

	test.each([
		['shoppers', SCENARIOS['signed-in']],
		['sellers', SCENARIOS['shop-complete']],
		['guests', SCENARIOS.guest],
	])('to %s, who are told with which account to sign in', async (_, options) => {
		await openEach(options, SCREENS, async (opened, screen) => {
			const { main } = opened;
			await expect.element(main.getByRole('heading', { level: 1, name: screen.heading, exact: true })).toBeVisible();
			await expect.element(main.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
			await expect.element(main.getByText(/Sign in with an account that has a staff role\.$/)).toBeVisible();
			expect(main.getByRole('button').elements(), screen.at).toEqual([]);
			expectClosed(opened, screen);
		});
	});

	test('to visitors, who are led to the sign-in page', async () => {
		await openEach(SCENARIOS['signed-out'], SCREENS, async (opened, screen) => {
			const { pathname, search } = new URL(opened.where(), 'https://shop.test');
			expect(pathname, screen.at).toBe('/login');
			expect(decodeURIComponent(search)).toContain(screen.at);
			expectClosed(opened, screen);
		});
	});

	test.each([
		['asked', 'Two-step verification', 'Continue'],
		['missing', 'Set up two-step verification', 'Begin'],
	] as const)('while the second factor is %s', async (secondFactor, heading, button) => {
		const staff = { roles: ['administrator'], secondFactor } as const;
		await openEach({ user: 'registered', staff }, SCREENS, async (opened, screen) => {
			const { main } = opened;
			await expect.element(main.getByRole('heading', { level: 1, name: screen.heading, exact: true })).toBeVisible();
			await expect.element(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
			expect(main.getByRole('button').elements().map(nameOf), screen.at).toEqual([button]);
			expectClosed(opened, screen);
		});
	});
});

test('an account of several roles sees the sections of each', async () => {
	const { main } = await open(OPERATING_PATH, { user: 'registered', staff: { roles: ['catalogue', 'money'] } });
	const links = main.getByRole('navigation', { name: 'Sections' }).getByRole('link');
	await expect.element(links.first()).toBeVisible();
	const permitted = SECTION_NAMES.filter((name) => isPermitted(['catalogue', 'money'], SECTIONS[name].permission));
	expect(links.elements().map(nameOf)).toEqual(['Overview', ...permitted.map(headingOf)]);
});
