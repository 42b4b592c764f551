import type { Permission } from './roles.ts';

/** Lists of the console that staff keep views of and take away as files, with what reading them needs. */
export const STAFF_LISTS = {
	accounts: 'read_accounts',
	orders: 'read_orders',
	deliveries: 'read_webhooks',
	audit: 'read_audit',
} as const satisfies Readonly<Record<string, Permission>>;

/** A list of the console. */
export type StaffList = keyof typeof STAFF_LISTS;

/** All of them. */
export const STAFF_LIST_NAMES = Object.keys(STAFF_LISTS) as [StaffList, ...StaffList[]];

/** Whether a word names one of these lists. */
export const isStaffList = (word: string): word is StaffList => STAFF_LIST_NAMES.some((list) => list === word);

/** Limits of saved views. */
export const VIEW_LIMITS = {
	/** Views of a list that an account keeps. */
	ofList: 20,
	/** Letters of a name. */
	name: 60,
	/** Letters of the filters in an address. */
	query: 400,
} as const;
