import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { quotations } from '../db/schema/index.ts';

type Quoted = Pick<typeof quotations.$inferSelect, 'id' | 'quantity' | 'askedQuantity'>;

/** Columns of a quotation that is for fewer pieces from now on. */
export const loweredTo = ({ quantity: before, askedQuantity }: Quoted, quantity: number) =>
	quantity === before ? {} : { quantity, askedQuantity: askedQuantity ?? before };

/** Makes a quotation one for fewer pieces; it remembers how many were asked for. */
export async function lowerQuotation(tx: Db, quoted: Quoted, quantity: number): Promise<void> {
	if (quantity === quoted.quantity) return;
	await tx.update(quotations).set(loweredTo(quoted, quantity)).where(eq(quotations.id, quoted.id));
}
