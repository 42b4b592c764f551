import { type SQL, sql } from 'drizzle-orm';
import { sessions, shops } from '../db/schema/index.ts';

/** Whether the owner of a shop is signed in at a time, and can act before the simulators do; an SQL condition on `shops`. */
export const hasSignedInOwner = (at: number): SQL => sql`exists (
	select 1 from ${sessions} where ${sessions.userId} = ${shops.ownerId}
	and ${sessions.revokedAt} is null and ${sessions.expiresAt} > ${new Date(at).toISOString()}::timestamptz
)`;
