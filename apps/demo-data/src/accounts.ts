import { randomUUID } from 'node:crypto';
import { operators, shops, users } from '@zaylat/api/schema';
import { type Db, hashPassword, type PasswordCost } from '@zaylat/api/seeding';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

/** The account that development and demonstrations sign in with. */
export const DEMO_ACCOUNT = { email: 'shopper@example.com', password: 'zaylat-demo', name: 'Daw Khin' } as const;

/** The account that answers for a shop of each edition (Decision 15). */
export const DEMO_SELLER = {
	email: 'seller@example.com',
	password: 'zaylat-demo',
	name: 'Ko Aung',
	shops: ['inle-weavers', 'chiang-mai-cotton'],
} as const;

/** The account that runs the market of the demo; its second factor is set up when it first signs in. */
export const DEMO_STAFF = { email: 'operator@example.com', password: 'zaylat-demo', name: 'Daw Mya' } as const;

/** Adds the demo accounts; a database that has them already keeps them. */
export async function seedPeople(db: Db, now: number, cost: PasswordCost): Promise<void> {
	for (const { email, password, name } of [DEMO_ACCOUNT, DEMO_SELLER, DEMO_STAFF]) {
		const passwordHash = await hashPassword(password, cost);
		await db
			.insert(users)
			.values({ id: randomUUID(), kind: 'registered', name, email, passwordHash, createdAt: new Date(now) })
			.onConflictDoNothing();
	}
	const staff = await db.select({ id: users.id }).from(users).where(eq(users.email, DEMO_STAFF.email));
	await db
		.insert(operators)
		.values(staff.map(({ id }) => ({ userId: id, since: new Date(now), roles: ['administrator' as const] })))
		.onConflictDoNothing();
	const seller = db.select({ id: users.id }).from(users).where(eq(users.email, DEMO_SELLER.email));
	await db
		.update(shops)
		.set({ ownerId: sql`(${seller})` })
		.where(inArray(shops.slug, [...DEMO_SELLER.shops]));
}

/** Email of the owner of a demo shop that has an account of its own. */
const ownerEmail = (slug: string) => `${slug}@example.com`;

/** Gives every other shop an owner, `<slug>@example.com`, with the password of the demo seller. */
export async function seedOwners(db: Db, now: number, cost: PasswordCost): Promise<void> {
	const unowned = await db.select().from(shops).where(isNull(shops.ownerId));
	if (unowned.length === 0) return;
	// One hash for all: hashing is slow by design, and the password is public.
	const passwordHash = await hashPassword(DEMO_SELLER.password, cost);
	const owners = unowned.map(({ slug, name }) => ({
		...{ id: randomUUID(), kind: 'registered' as const, name: name.en, email: ownerEmail(slug) },
		...{ passwordHash, createdAt: new Date(now) },
	}));
	await db.insert(users).values(owners).onConflictDoNothing();
	await db
		.update(shops)
		.set({ ownerId: sql`${users.id}` })
		.from(users)
		.where(and(isNull(shops.ownerId), eq(users.email, sql`${shops.slug} || '@example.com'`)));
}
