import { sql } from 'drizzle-orm';
import { markers } from '../db/schema/index.ts';

/**
 * The time at which the demo data were complete. Simulators ignore older records, so that the demo account retains an
 * order, a quotation and a conversation in each state. Null in a database without demo data.
 */
export const seededAt = sql`(select max(${markers.doneAt}) from ${markers} where ${markers.key} like 'demo-%')`;
