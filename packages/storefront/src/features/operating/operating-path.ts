import { AUDIT_ACTIONS, type AuditAction } from '@zaylat/domain/audit';
import type { Permission } from '@zaylat/domain/roles';
import { APPLICATION_STATES, type ApplicationState } from '@zaylat/domain/seller-applications';

/** Path of the console. */
export const OPERATING_PATH = '/Operating';

/** Paths of lists that are refused until the second factor was given. */
export const OPERATING_LISTS = [
	'/api/operating/views',
	'/api/operating/orders',
	'/api/operating/accounts',
	'/api/operating/staff',
	'/api/operating/audit',
	'/api/operating/failed-jobs',
	'/api/operating/missed-searches',
	'/api/operating/webhooks',
	'/api/operating/webhook-deliveries',
	'/api/operating/home',
	'/api/operating/coupons',
	'/api/operating/flash-sales',
	'/api/operating/pages',
] as const;

/** Sections of the console: their paths, and what who sees them must be permitted to do. */
export const SECTIONS = {
	applications: { path: '/Operating/Applications', permission: 'read_applications' },
	goods: { path: '/Operating/Goods', permission: 'review_goods' },
	categories: { path: '/Operating/Categories', permission: 'change_categories' },
	shops: { path: '/Operating/Shops', permission: 'read_shops' },
	orders: { path: '/Operating/Orders', permission: 'read_orders' },
	accounts: { path: '/Operating/Accounts', permission: 'read_accounts' },
	home: { path: '/Operating/Home', permission: 'change_content' },
	coupons: { path: '/Operating/Coupons', permission: 'change_promotions' },
	flashSales: { path: '/Operating/FlashSales', permission: 'change_promotions' },
	pages: { path: '/Operating/Pages', permission: 'change_content' },
	staff: { path: '/Operating/Staff', permission: 'read_staff' },
	jobs: { path: '/Operating/Jobs', permission: 'read_jobs' },
	searches: { path: '/Operating/Searches', permission: 'read_searches' },
	webhooks: { path: '/Operating/Webhooks', permission: 'read_webhooks' },
	audit: { path: '/Operating/Audit', permission: 'read_audit' },
} as const satisfies Readonly<Record<string, { readonly path: string; readonly permission: Permission }>>;

/** A section of the console. */
export type SectionName = keyof typeof SECTIONS;

/** The sections, in the order of the navigation. */
export const SECTION_NAMES = Object.keys(SECTIONS) as readonly SectionName[];

/** Most letters of a search. */
export const SEARCH_LETTERS = 80;

/** What a filter has in the address; undefined for nothing. */
export const textOf = (query: URLSearchParams, name: string) =>
	query.get(name)?.trim().slice(0, SEARCH_LETTERS) || undefined;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const dayOf = (query: URLSearchParams, name: string) => {
	const text = query.get(name) ?? '';
	return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
};

/** Address of a list with what is set of its filter. */
export function addressOf(path: string, filter: Readonly<Record<string, string | undefined>>): string {
	const set = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
	return set.length === 0 ? path : `${path}?${new URLSearchParams(Object.fromEntries(set))}`;
}

/** What the address of the accounts selects. */
export interface AccountsSearch {
	readonly search?: string | undefined;
	readonly state?: 'locked' | 'open' | undefined;
}

/** Reads the address of the accounts; unknown values are ignored. */
export function readAccountsSearch(query: URLSearchParams): AccountsSearch {
	const state = query.get('state');
	return { search: textOf(query, 'search'), state: state === 'locked' || state === 'open' ? state : undefined };
}

/** Address of the accounts. @param cursor where the list begins */
export const accountsPath = (search: AccountsSearch, cursor?: string): string =>
	addressOf(SECTIONS.accounts.path, { ...search, cursor });

/** What the address of the audit trail selects. */
export interface AuditSearch {
	readonly action?: AuditAction | undefined;
	readonly actor?: string | undefined;
	readonly subject?: string | undefined;
	readonly from?: string | undefined;
	readonly to?: string | undefined;
}

/** Reads the address of the audit trail; unknown values are ignored. */
export const readAuditSearch = (query: URLSearchParams): AuditSearch => ({
	action: AUDIT_ACTIONS.find((action) => action === query.get('action')),
	actor: textOf(query, 'actor'),
	subject: textOf(query, 'subject'),
	from: dayOf(query, 'from'),
	to: dayOf(query, 'to'),
});

/** Address of the audit trail. @param cursor where the list begins */
export const auditPath = (search: AuditSearch, cursor?: string): string =>
	addressOf(SECTIONS.audit.path, { ...search, cursor });

/** State of applications that a list begins with: those that somebody must decide about. */
const FIRST_STATE: ApplicationState = 'sent';

/** What the address of the applications selects. */
export interface ApplicationsSearch {
	readonly search?: string | undefined;
	/** All states when undefined. */
	readonly state?: ApplicationState | undefined;
}

/** Reads the address of the applications; without a state, those that wait are listed. */
export function readApplicationsSearch(query: URLSearchParams): ApplicationsSearch {
	const state = query.get('state');
	const known = APPLICATION_STATES.find((each) => each === state);
	return { search: textOf(query, 'search'), state: state === 'all' ? undefined : (known ?? FIRST_STATE) };
}

/** Address of the applications. @param cursor where the list begins */
export const applicationsPath = ({ search, state }: ApplicationsSearch, cursor?: string): string =>
	addressOf(SECTIONS.applications.path, {
		search,
		state: state === FIRST_STATE ? undefined : (state ?? 'all'),
		cursor,
	});

/** Address of an application. */
export const applicationPath = (id: string): string => `${SECTIONS.applications.path}/${encodeURIComponent(id)}`;

/** What the address of the shops selects. */
export interface ShopsSearch {
	readonly search?: string | undefined;
	readonly state?: 'open' | 'paused' | undefined;
}

/** Reads the address of the shops; unknown values are ignored. */
export function readShopsSearch(query: URLSearchParams): ShopsSearch {
	const state = query.get('state');
	return { search: textOf(query, 'search'), state: state === 'open' || state === 'paused' ? state : undefined };
}

/** Address of the shops. @param cursor where the list begins */
export const shopsPath = (search: ShopsSearch, cursor?: string): string =>
	addressOf(SECTIONS.shops.path, { ...search, cursor });

/** What the address of the goods in review selects. */
export interface GoodsSearch {
	readonly search?: string | undefined;
}

/** Reads the address of the goods in review. */
export const readReviewSearch = (query: URLSearchParams): GoodsSearch => ({ search: textOf(query, 'search') });

/** Address of the goods in review. @param cursor where the list begins */
export const reviewsPath = (search: GoodsSearch, cursor?: string): string =>
	addressOf(SECTIONS.goods.path, { ...search, cursor });

/** Address of a product in review. */
export const reviewPath = (id: string): string => `${SECTIONS.goods.path}/${encodeURIComponent(id)}`;

/** The category whose branch the address shows; undefined for the first level. */
export const readCategoriesSearch = (query: URLSearchParams): string | undefined => textOf(query, 'parent');

/** Address of the attributes of a category. */
export const attributesPath = (id: string): string =>
	`${SECTIONS.categories.path}/${encodeURIComponent(id)}/Attributes`;

/** Address of a branch of the categories. @param parent what it lies in; the first level without one */
export const categoriesPath = (parent?: string): string => addressOf(SECTIONS.categories.path, { parent });
