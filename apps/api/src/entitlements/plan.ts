import type { DigitalPlan } from '@zaylat/domain/digital';
import type { digitalPlans } from '../db/schema/index.ts';

/** A stored plan as the rules of the domain take it. */
export function planOf({ kind, days }: Pick<typeof digitalPlans.$inferSelect, 'kind' | 'days'>): DigitalPlan {
	if (days !== null) return { kind: 'days', days };
	return { kind: kind === 'life_time' ? 'life_time' : 'one_time' };
}
