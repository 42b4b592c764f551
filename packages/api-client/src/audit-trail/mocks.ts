import { type MockHandlers, pageOf } from '../mocks/answer.ts';
import { staffOf } from '../mocks/staff.ts';

/** Mock answers of the audit trail. */
export const auditTrailHandlers = {
	listAuditEntries: ({ world, query }) => {
		const wanted = query.actor?.toLowerCase();
		const found = staffOf(world).audit.filter(
			({ action, actor, subject, at }) =>
				(query.action === undefined || action === query.action) &&
				(wanted === undefined || (actor?.name.toLowerCase().includes(wanted) ?? false)) &&
				(query.subject === undefined || subject.id === query.subject) &&
				(query.from === undefined || at.slice(0, 10) >= query.from) &&
				(query.to === undefined || at.slice(0, 10) <= query.to),
		);
		return pageOf(found, query);
	},
} satisfies Partial<MockHandlers>;
