import type { StoredFact } from '@zaylat/api/schema';
import { type Carrying, carryingOf } from '@zaylat/domain/delivery';
import type { Words } from '../words.ts';

/** Who carries goods that do not fit a parcel; the English words are the choices that the rules of delivery know. */
export const CARRIED_BY: Readonly<Record<Carrying, Words>> = {
	'one-person': ['One person', 'လူ ၁ ဦး', 'พนักงาน 1 คน', '单人搬运'],
	'two-people': ['Two people', 'လူ ၂ ဦး', 'พนักงาน 2 คน', '双人搬运'],
};

/** What a packed piece weighs in grams: bulky goods what they say, others what is usual in their family. */
export function packedGrams(facts: readonly StoredFact[], usual: number): number {
	const weight = facts.find(({ key }) => key === 'weight')?.number;
	return carryingOf(facts) && weight !== undefined ? Math.round(weight * 1_000) : usual;
}
