/** Roles of people who run the market, each with the work that it is for. */
export const STAFF_ROLES = ['catalogue', 'support', 'money', 'administrator'] as const;

/** A role of somebody who runs the market. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** All roles: those of the shop, and those of its staff. */
export const ROLES = ['shopper', 'seller', ...STAFF_ROLES] as const;

/** A role of an account. An account may have several. */
export type Role = (typeof ROLES)[number];

/**
 * What is done in the operation of the market, and the roles that may do it: the one table that the contract, the server,
 * the mock API, the OpenAPI document and the screens read. Every call of an operator names the permission that it needs.
 */
export const PERMITTED = {
	/** Find accounts, with contacts masked. */
	read_accounts: ['support', 'administrator'],
	/** Lock and unlock accounts of shoppers and sellers. */
	lock_accounts: ['support', 'administrator'],
	/** End all sessions of an account. */
	end_sessions: ['support', 'administrator'],
	/** See who runs the market. */
	read_staff: ['administrator'],
	/** Give and take roles, lock accounts of staff, and let a second factor be set up anew. */
	change_staff: ['administrator'],
	/** Write banners and sections of the home page, drafts of all pages, and publish help pages. */
	change_content: ['catalogue', 'administrator'],
	/** Publish legal and policy pages. */
	publish_legal_pages: ['administrator'],
	/** Write coupons and flash sales. */
	change_promotions: ['catalogue', 'administrator'],
	/** See who changed what. */
	read_audit: ['administrator'],
	/** See applications to sell; who applies and the bank account are masked. */
	read_applications: ['catalogue', 'money', 'administrator'],
	/** See the documents of an application, and the names and numbers that they prove. */
	read_papers: ['catalogue', 'administrator'],
	/** See the whole bank account of an application; each look is in the audit trail. */
	read_bank_accounts: ['money', 'administrator'],
	/** Accept and refuse applications, and ask for more. */
	decide_applications: ['catalogue', 'administrator'],
	/** See all shops and who owns them. */
	read_shops: ['catalogue', 'support', 'administrator'],
	/** Stop a shop from selling, and let it sell again. */
	pause_shops: ['catalogue', 'administrator'],
	/** See goods that wait for review, put them on sale, and refuse them with reasons. */
	review_goods: ['catalogue', 'administrator'],
	/** Make categories, and change their names, pictures, order and places. */
	change_categories: ['catalogue', 'administrator'],
	/** Say what products of categories state of themselves, and what of it is required and filters. */
	change_attributes: ['catalogue', 'administrator'],
	/** See jobs that failed at each try. */
	read_jobs: ['support', 'administrator'],
	/** Repeat and delete such jobs. */
	repeat_jobs: ['support', 'administrator'],
	/** See payments that wait or differ. */
	read_payments: ['money', 'administrator'],
	/** Record refunds that were returned by bank transfer. */
	record_refunds: ['money', 'administrator'],
	/** See differences of settlement files. */
	read_settlements: ['money', 'administrator'],
	/** Accept and refuse entries of the ledger for such differences. */
	decide_settlements: ['money', 'administrator'],
	/** Find orders, see their history and what needs a person. */
	read_orders: ['support', 'money', 'administrator'],
	/** Cancel orders for their buyers, send receipts again, write notes. */
	help_orders: ['support', 'administrator'],
	/** See searches without a result. */
	read_searches: ['catalogue', 'support', 'administrator'],
	/** Keep filters of lists under names. */
	save_views: ['support', 'money', 'administrator'],
	/** See where events are sent, and what became of them. */
	read_webhooks: ['support', 'administrator'],
	/** Add, change and remove endpoints, and replace their secrets. */
	change_webhooks: ['administrator'],
	/** Send deliveries again. */
	repeat_webhooks: ['support', 'administrator'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

/** Name of something that is done in the operation of the market. */
export type Permission = keyof typeof PERMITTED;

/** All permissions, in the order of the table. */
export const PERMISSIONS = Object.keys(PERMITTED) as readonly Permission[];

/** Whether some roles may do something. */
export function isPermitted(roles: readonly Role[], permission: Permission): boolean {
	const allowed: readonly Role[] = PERMITTED[permission];
	return roles.some((role) => allowed.includes(role));
}

/** What some roles may do together, in the order of the table. */
export const permissionsOf = (roles: readonly Role[]): Permission[] =>
	PERMISSIONS.filter((permission) => isPermitted(roles, permission));

/** Whether a word names a role of staff. */
export const isStaffRole = (word: string): word is StaffRole => STAFF_ROLES.some((role) => role === word);
