import { DAY_MS } from '../time/time.ts';
/** Days in which a deleted account can be restored by signing in (Specification §4, §9). */
export const DELETION_GRACE_DAYS = 90;

/** What became of an account whose deletion was asked for. */
export type DeletionState =
	| { readonly kind: 'active' }
	| { readonly kind: 'restorable'; readonly daysLeft: number; readonly purgeAt: number }
	| { readonly kind: 'gone' };

/**
 * Tells whether a deleted account can still be restored (Specification §4).
 * @param requestedAt when its deletion was asked for, milliseconds since 1970; null when it was not
 * @param now milliseconds since 1970
 * @returns `restorable` within the grace period, with the days that are left, counted up; `gone` afterwards, when a new
 * registration is required
 */
export function deletionState(requestedAt: number | null, now: number): DeletionState {
	if (requestedAt === null) return { kind: 'active' };
	const purgeAt = requestedAt + DELETION_GRACE_DAYS * DAY_MS;
	if (now >= purgeAt) return { kind: 'gone' };
	return { kind: 'restorable', daysLeft: Math.ceil((purgeAt - now) / DAY_MS), purgeAt };
}
