import type { AuditAction } from '@zaylat/domain/audit';
import { isEdition } from '@zaylat/domain/editions';
import { type ApplicationDecision, decideApplication, newShopSlug } from '@zaylat/domain/seller-applications';
import { eq, sql } from 'drizzle-orm';
import { type Account, accountOf } from '../account/accounts.ts';
import { type Actor, recordChange } from '../audit-trail/record.ts';
import type { Db } from '../db/connect.ts';
import { sellerApplications, shops } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { largestRegion, openShop } from '../market/open-shop.ts';
import { readBank } from '../seller-applications/bank.ts';
import { tellApplicant } from './messages.ts';

/** Who acts on an application. */
type Staff = NonNullable<Actor>;

const ACTIONS = {
	accept: 'application_accepted',
	ask: 'application_more_asked',
	refuse: 'application_refused',
} as const satisfies Readonly<Record<ApplicationDecision, AuditAction>>;

/**
 * Decides about an application: opens the shop of an accepted one, tells the applicant, and writes the audit trail, in one
 * transaction.
 * @throws Failure `application_not_found`, `application_move_refused` with `details.reason`
 */
export async function decide(
	services: Services,
	actor: Staff,
	{ id, decision, reason }: { readonly id: string; readonly decision: ApplicationDecision; readonly reason: string },
): Promise<void> {
	const at = new Date(services.now());
	await services.db.transaction(async (tx) => {
		const application = await holdApplication(tx, id);
		const { state: before, userId, shopName } = application;
		const made = decideApplication(before, { decision, reason, isOwn: userId === actor.userId });
		if ('refusal' in made) throw new Failure('application_move_refused', { details: { reason: made.refusal } });
		const shop = made.state === 'accepted' ? await openFor(tx, application, at) : undefined;
		const answer = reason.trim() === '' ? null : reason.trim();
		await tx
			.update(sellerApplications)
			.set({ state: made.state, answer, decidedAt: at, shopId: shop?.id ?? null })
			.where(eq(sellerApplications.id, id));
		const subject = { kind: 'application', id, name: shopName };
		const after = { status: made.state, ...(shop && { shop: shop.slug }) };
		const change = { subject, reason: answer ?? undefined, before: { status: before }, after };
		await recordChange(tx, { at, actor, action: ACTIONS[decision], ...change });
		const account: Account = await accountOf(tx, userId);
		await tellApplicant(tx, services, { account, decision, answer, edition: application.edition, shopName });
	});
}

/** The bank account of an application, which is written to the audit trail. @throws Failure `application_not_found` */
export async function showBank({ db, config, now }: Services, actor: Staff, id: string) {
	return db.transaction(async (tx) => {
		const { bankSealed, shopName } = await holdApplication(tx, id);
		const subject = { kind: 'application', id, name: shopName };
		const at = new Date(now());
		await recordChange(tx, { at, actor, action: 'bank_account_shown', subject, before: {}, after: {} });
		return readBank(config, bankSealed);
	});
}

/** An application, locked. @throws Failure `application_not_found` */
async function holdApplication(tx: Db, id: string) {
	const [row] = isUuid(id)
		? await tx.select().from(sellerApplications).where(eq(sellerApplications.id, id)).for('update')
		: [];
	if (!row) throw new Failure('application_not_found');
	return row;
}

/** Opens the shop of an application. It offers no delivery yet: choosing services is one of the first steps. */
async function openFor(
	tx: Db,
	{ userId, shopName, edition }: typeof sellerApplications.$inferSelect,
	at: Date,
): Promise<{ readonly id: number; readonly slug: string }> {
	if (!isEdition(edition)) throw new Error(`an application to the edition ${edition}`);
	// Two shops of one name that are opened at once must not take the same address.
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('slug of a new shop', 0))`);
	const { rows } = await tx.execute<{ id: number }>(sql`select nextval('shop_ids')::int as id`);
	const id = rows[0]?.id ?? 0;
	const taken = new Set((await tx.select({ slug: shops.slug }).from(shops)).map((row) => row.slug));
	const slug = newShopSlug(shopName, id, (each) => taken.has(each));
	const region = await largestRegion(tx, edition);
	await openShop(tx, { id, edition, slug, name: shopName, regionId: region, ownerId: userId, at });
	return { id, slug };
}
