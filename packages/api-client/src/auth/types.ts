/** Who is signed in. */
export interface SessionUser {
	readonly id: string;
	readonly name: string;
	readonly email?: string | null | undefined;
	/** A guest can buy and track; the rest needs registration. */
	readonly kind: 'guest' | 'registered';
}

/** Session data as `GET /session` answers it. */
export interface Session {
	readonly user: SessionUser;
	/** ISO time at which the session ends unless it is used. */
	readonly expires: string;
}

/** A way to sign in (Specification §3: provider list, each with its type). */
export interface Provider {
	readonly id: string;
	readonly name: string;
	/** `credentials`, `email`, or another such as `oidc`. */
	readonly type: string;
}

/** Ways to sign in, by id. */
export type Providers = Readonly<Record<string, Provider>>;

/** How a sign-in ended. */
export type SignInResult =
	| {
			readonly ok: true;
			/** Where to go now; for other providers than credentials, their sign-in page. */
			readonly url: string;
	  }
	| {
			readonly ok: false;
			/**
			 * From the `error` query parameter of the returned url (Specification §3), `SessionRequired` when a page asked
			 * for sign-in, or `ProvidersUnavailable`.
			 */
			readonly error: string;
			/** From the `code` query parameter, for example `too_many_attempts`. */
			readonly code?: string;
			/** Seconds until trying again makes sense, where the server says so. */
			readonly retryAfter?: number;
			readonly status: number;
			/** Where the person should be sent, when staying makes no sense: the sign-in or the error page. */
			readonly goTo?: string;
	  };
