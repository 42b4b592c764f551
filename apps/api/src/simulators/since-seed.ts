import { sql } from 'drizzle-orm';
import { markers } from '../db/schema/index.ts';

/**
 * The moment when the demo data were complete. Simulators leave alone what is older, so that the demo account keeps an
 * order, a quotation and a conversation in each state. Null in a database without demo data.
 */
export const sinceSeed = sql`(select max(${markers.doneAt}) from ${markers} where ${markers.key} like 'demo-%')`;
