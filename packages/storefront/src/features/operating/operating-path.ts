import { AUDIT_ACTIONS, type AuditAction } from '@zaylat/domain/audit';
import type { Permission } from '@zaylat/domain/roles';

/** Path of the console. */
export const OPERATING_PATH = '/Operating';

/** Sections of the console: their paths, and what who sees them must be permitted to do. */
export const SECTIONS = {
	accounts: { path: '/Operating/Accounts', permission: 'read_accounts' },
	home: { path: '/Operating/Home', permission: 'change_content' },
	coupons: { path: '/Operating/Coupons', permission: 'change_promotions' },
	pages: { path: '/Operating/Pages', permission: 'change_content' },
	staff: { path: '/Operating/Staff', permission: 'read_staff' },
	audit: { path: '/Operating/Audit', permission: 'read_audit' },
} as const satisfies Readonly<Record<string, { readonly path: string; readonly permission: Permission }>>;

/** A section of the console. */
export type SectionName = keyof typeof SECTIONS;

/** The sections, in the order of the navigation. */
export const SECTION_NAMES = Object.keys(SECTIONS) as readonly SectionName[];

/** Most letters of a search. */
export const SEARCH_LETTERS = 80;

const textOf = (query: URLSearchParams, name: string) => query.get(name)?.trim().slice(0, SEARCH_LETTERS) || undefined;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const dayOf = (query: URLSearchParams, name: string) => {
	const text = query.get(name) ?? '';
	return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
};

/** Address of a list with what is set of its filter. */
function addressOf(path: string, filter: Readonly<Record<string, string | undefined>>): string {
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
