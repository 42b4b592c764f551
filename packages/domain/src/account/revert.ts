import { HOUR_MS } from '../time/time.ts';
/** Hours in which the link of a notice reverts the change that it tells of. */
export const REVERT_HOURS = 72;

/** Changes of an account that are told to its shopper with a link that reverts them. */
export const ACCOUNT_CHANGES = ['email', 'phone', 'password', 'link'] as const;

/** A change of what an account signs in with: its email, its phone, its password, an account of an OAuth provider. */
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/** Whether a link still reverts its change. */
export type RevertState = 'open' | 'used' | 'expired';

/**
 * Tells whether the link of a change can be used: once, within 72 hours.
 * @param link.changedAt when the change was made, milliseconds since 1970
 * @param link.revertedAt when it was reverted; null when it was not
 * @param now milliseconds since 1970
 */
export function revertState(
	link: { readonly changedAt: number; readonly revertedAt: number | null },
	now: number,
): RevertState {
	if (link.revertedAt !== null) return 'used';
	return now < link.changedAt + REVERT_HOURS * HOUR_MS ? 'open' : 'expired';
}

/** A change as it is stored. */
export interface RecordedChange {
	readonly kind: AccountChange;
	/** The email or number that it replaced, null when there was none; the provider of an account that was linked. */
	readonly before: string | null;
}

/** What to do to an account so that it is as it was. */
export interface Reversal<Change extends RecordedChange> {
	/** The change whose email to restore; undefined where the email stays. */
	readonly email: Change | undefined;
	/** The change whose number to restore; undefined where the number stays. */
	readonly phone: Change | undefined;
	/** Whether the password must go: a new one is set by a code to the contact that is restored. */
	readonly clearsPassword: boolean;
	/** Providers whose accounts to unlink. */
	readonly unlinks: readonly string[];
}

/**
 * Plans to undo changes of an account. A link undoes its change and all later ones: whoever took the account over by the
 * first has made the others too, and must not get in by them again.
 * @param changes the oldest first
 */
export function reversalOf<Change extends RecordedChange>(changes: readonly Change[]): Reversal<Change> {
	const oldest = (kind: AccountChange) => changes.find((change) => change.kind === kind);
	return {
		email: oldest('email'),
		phone: oldest('phone'),
		clearsPassword: oldest('password') !== undefined,
		unlinks: changes.flatMap(({ kind, before }) => (kind === 'link' && before !== null ? [before] : [])),
	};
}
