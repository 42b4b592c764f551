/** Who somebody is to the shop (Specification §6, Decision 20). */
export type Role = 'visitor' | 'guest' | 'registered' | 'seller';

/** What somebody wants to do. */
export type Activity = 'buy' | 'track' | 'wishlist' | 'chat' | 'review' | 'points' | 'quotation' | 'follow' | 'answer';

/** Who may do what (Specification §6, Decision 20). Visitors' wishlists stay on their device. */
const ALLOWED: Readonly<Record<Activity, readonly Role[]>> = {
	track: ['visitor', 'guest', 'registered', 'seller'],
	wishlist: ['visitor', 'guest', 'registered', 'seller'],
	buy: ['guest', 'registered', 'seller'],
	chat: ['registered', 'seller'],
	review: ['registered', 'seller'],
	points: ['registered', 'seller'],
	quotation: ['registered', 'seller'],
	follow: ['registered', 'seller'],
	answer: ['seller'],
};

/** What is missing to do something: a sign-in, or a registered account; null when nothing is, `forbidden` when nothing helps. */
export type MissingRole = 'sign_in' | 'registration' | 'forbidden' | null;

/**
 * Tells what somebody is missing to take part ("Login is required to buy products", "User Register Required to Chat").
 * @param activity what is wanted
 * @param role who wants it
 */
export function missingFor(activity: Activity, role: Role): MissingRole {
	const allowed = ALLOWED[activity];
	if (allowed.includes(role)) return null;
	if (role === 'visitor' && allowed.includes('guest')) return 'sign_in';
	return allowed.includes('registered') ? 'registration' : 'forbidden';
}
