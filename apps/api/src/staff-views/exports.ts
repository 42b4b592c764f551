import {
	type Endpoint,
	listAuditEntries,
	listStaffAccounts,
	listStaffOrders,
	listWebhookDeliveries,
	STAFF_EXPORT,
} from '@zaylat/api-client/contract';
import { isStaffList, STAFF_LISTS, type StaffList } from '@zaylat/domain/roles';
import type { z } from 'zod';
import { findEntries } from '../audit-trail/queries.ts';
import { recordChange } from '../audit-trail/record.ts';
import { authorizeCaller } from '../auth/session.ts';
import { limitedAddressOf } from '../http/address.ts';
import { CSV_MARK, csvRow } from '../http/csv.ts';
import { Failure } from '../http/failure.ts';
import { fileResponse } from '../http/file-response.ts';
import type { Router } from '../http/mount.ts';
import { enforceLimit } from '../http/rate-limit.ts';
import type { Services } from '../http/services.ts';
import { findAccounts } from '../staff-accounts/queries.ts';
import { findStaffOrders } from '../staff-orders/queries.ts';
import { findDeliveries } from '../webhooks/queries.ts';

/** Rows that are read at a time. */
const BATCH = 500;

/** A row of a table by its columns. */
type Row = Readonly<Record<string, string | number>>;

/** A page of rows, and where the next one begins. */
interface Page {
	readonly rows: readonly Row[];
	readonly next: string | null;
}

/** A list as a table. */
interface Table {
	readonly columns: readonly string[];
	/** Reads the filters of an address. @returns undefined for filters that the list does not have */
	readonly read: (
		query: Readonly<Record<string, string>>,
	) => ((services: Services, cursor: string | undefined) => Promise<Page>) | undefined;
}

/** Makes a table of the rows of a list that an endpoint of the contract gives page by page. */
function tableOf<E extends Endpoint & { readonly query: z.ZodType }, Item>(
	endpoint: E,
	columns: readonly string[],
	find: (
		services: Services,
		query: z.output<E['query']> & { readonly per_page: number; readonly cursor: string | undefined },
	) => Promise<{ readonly items: readonly Item[]; readonly page: { readonly next: string | null } }>,
	rowOf: (item: Item) => Row,
): Table {
	return {
		columns,
		read(query) {
			const { cursor: _, per_page: __, ...filters } = query;
			const parsed = endpoint.query.safeParse(filters);
			if (!parsed.success) return undefined;
			const wanted = parsed.data as z.output<E['query']>;
			return async (services, cursor) => {
				const { items, page } = await find(services, { ...Object(wanted), per_page: BATCH, cursor });
				return { rows: items.map(rowOf), next: page.next };
			};
		},
	};
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** The lists as tables; amounts are in minor units. */
const TABLES: Readonly<Record<StaffList, Table>> = {
	accounts: tableOf(
		listStaffAccounts,
		['id', 'name', 'email', 'phone', 'created', 'locked', 'reason', 'sessions', 'shops', 'staff'],
		({ db, now }, query) => findAccounts(db, new Date(now()), query),
		({ id, name, email, phone, createdAt, lockedAt, lockReason, sessions, shops, isStaff }) => ({
			...{ id, name, email: email ?? '', phone: phone ?? '', created: createdAt, locked: lockedAt ?? '' },
			...{ reason: lockReason ?? '', sessions, shops: shops.join('; '), staff: yesNo(isStaff) },
		}),
	),
	orders: tableOf(
		listStaffOrders,
		['id', 'code', 'edition', 'status', 'payment', 'total', 'currency', 'placed', 'paid', 'concerns'],
		({ db, now }, query) => findStaffOrders(db, now(), query),
		({ id, code, edition, status, paymentMethod, total, placedAt, paidAt, concerns }) => ({
			...{ id, code, edition, status, payment: paymentMethod, total: total.amount, currency: total.currency },
			...{ placed: placedAt, paid: paidAt ?? '', concerns: concerns.join('; ') },
		}),
	),
	deliveries: tableOf(
		listWebhookDeliveries,
		['id', 'event_id', 'event', 'subject', 'happened', 'endpoint', 'state', 'tries', 'status', 'problem', 'delivered'],
		({ db }, query) => findDeliveries(db, query),
		({ id, eventId, event, subject, happenedAt, endpoint, state, tries, status, problem, deliveredAt }) => ({
			...{ id, event_id: eventId, event, subject, happened: happenedAt, endpoint: endpoint.name, state, tries },
			...{ status: status ?? '', problem: problem ?? '', delivered: deliveredAt ?? '' },
		}),
	),
	audit: tableOf(
		listAuditEntries,
		['id', 'at', 'actor', 'action', 'subject_kind', 'subject_id', 'subject', 'reason', 'before', 'after'],
		({ db }, query) => findEntries(db, query),
		({ id, at, actor, action, subject, reason, before, after }) => ({
			...{ id, at, actor: actor?.name ?? '', action, subject_kind: subject.kind, subject_id: subject.id },
			...{ subject: subject.name, reason: reason ?? '' },
			...{ before: JSON.stringify(before), after: JSON.stringify(after) },
		}),
	),
};

/**
 * Serves lists of the console as tables, with the filters of the list, to who may read the list; each export is in the audit
 * trail. A browser follows the links with its cookie and without our headers, so they require no security key.
 */
export function mountStaffExports({ app, services }: Router): void {
	const { db, config, now } = services;
	app.get(STAFF_EXPORT.replace('{list}.csv', ':file{[a-z]+\\.csv}'), async (c) => {
		c.set('route', STAFF_EXPORT);
		const list = (c.req.param('file') ?? '').replace(/\.csv$/, '');
		if (!isStaffList(list)) throw new Failure('path_not_found');
		const session = await authorizeCaller(c, services, { caller: 'staff', permission: STAFF_LISTS[list] });
		if (!session) throw new Failure('sign_in_required');
		await enforceLimit(services, 'file', { session, address: limitedAddressOf(c, config) });
		const query = c.req.query();
		const table = TABLES[list];
		const read = table.read(query);
		if (!read) throw new Failure('bad_request');
		const at = new Date(now());
		const subject = { kind: 'list', id: list, name: list };
		const after = { filters: new URLSearchParams(query).toString() };
		await recordChange(db, { at, actor: session, action: 'list_exported', subject, before: {}, after });
		return fileResponse(
			piecesOf(services, table, read),
			'text/csv; charset=utf-8',
			`${list}-${at.toISOString().slice(0, 10)}.csv`,
		);
	});
}

async function* piecesOf(
	services: Services,
	{ columns }: Table,
	read: NonNullable<ReturnType<Table['read']>>,
): AsyncGenerator<string> {
	yield `${CSV_MARK}${csvRow(columns)}`;
	for (let cursor: string | undefined; ; ) {
		const { rows, next } = await read(services, cursor);
		yield rows.map((row) => csvRow(columns.map((column) => row[column] ?? ''))).join('');
		if (next === null) return;
		cursor = next;
	}
}
