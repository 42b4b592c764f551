/** Path of the session of whoever uses the browser. */
const SESSION = '/api/auth/session';

/** Who is signed in, as a response about the session says. */
export interface SignedInUser {
	readonly id: string;
	/** `registered` or `guest`. */
	readonly kind: unknown;
}

/** Whether a request asks who is signed in. */
export const isSession = (request: Pick<Request, 'url'>): boolean => new URL(request.url).pathname === SESSION;

/** Who a session is of; undefined for nobody. */
export function userOf(session: unknown): SignedInUser | undefined {
	if (typeof session !== 'object' || session === null || !('user' in session)) return undefined;
	const { user } = session;
	if (typeof user !== 'object' || user === null || !('id' in user)) return undefined;
	return { id: String(user.id), kind: 'kind' in user ? user.kind : undefined };
}
