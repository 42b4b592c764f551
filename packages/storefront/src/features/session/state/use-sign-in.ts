import type { SignInResult } from '@zaylat/api-client/auth';
import {
	PROVIDERS_UNAVAILABLE,
	SESSION_REQUIRED,
	safeRedirect,
	signInPath,
	withSignInError,
} from '@zaylat/domain/access';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { authPath } from '../auth-paths.ts';
import { checkSignIn, type FieldProblems, type SignInFields } from '../sign-in-fields.ts';
import { forgetUnsent, keepUnsent, readUnsent } from '../unsent-sign-in.ts';

/** Why signing in failed as a whole; its text is `auth:problems.<problem>`. */
export type SignInProblem = 'wrong' | 'locked' | 'deleted' | 'closed' | 'invalid' | 'unreachable' | 'taken' | 'refused';

/** Where signing in stands. */
export type SignInState =
	| { readonly kind: 'idle' }
	| { readonly kind: 'submitting'; readonly provider: string }
	| { readonly kind: 'fields'; readonly fields: FieldProblems }
	| {
			readonly kind: 'failed';
			readonly problem: SignInProblem;
			/** Minutes until trying again makes sense, where that is known. */
			readonly waitMinutes?: number | undefined;
	  };

/**
 * Signs in with an account or as a guest, then goes where the visitor wanted to be (Decision 6).
 * @param home where to go when the address names no place; `/` when left out
 */
export function useSignIn(home = '/') {
	const app = useAppContext();
	const { auth } = app;
	const navigate = useShopNavigate();
	const { search } = useLocation();
	const query = new URLSearchParams(search);
	const target = safeRedirect(query.get('redirect'), home);
	const [state, setState] = useState<SignInState>(() => stateOf(query));
	const [unsent] = useState(() => readUnsent(app));
	useEffect(() => forgetUnsent(app), [app]);

	async function send(provider: 'credentials' | 'guest', typed?: SignInFields, onSignedIn?: () => void) {
		setState({ kind: 'submitting', provider });
		try {
			const fields = typed && { identifier: typed.identifier, password: typed.password };
			const result = await auth.signIn(provider, fields, { callbackUrl: target, redirect: false });
			if (!result.ok && result.error === PROVIDERS_UNAVAILABLE) {
				if (typed) keepUnsent(app, typed);
				navigate(withSignInError(authPath('error', target), PROVIDERS_UNAVAILABLE));
				return;
			}
			if (!result.ok) {
				setState({ kind: 'failed', problem: problemOf(result), waitMinutes: minutesOf(result) });
				return;
			}
			onSignedIn?.();
			navigate(target, { replace: true });
		} catch {
			// The auth client has reported the endpoint that cannot be reached.
			setState({ kind: 'failed', problem: 'unreachable' });
		}
	}

	/**
	 * Leads to the provider's page, which leads back to `/callback`.
	 * @param email account to propose there
	 */
	async function signInWithProvider(provider: string, email?: string) {
		setState({ kind: 'submitting', provider });
		try {
			const result = await auth.signIn(provider, email === undefined ? {} : { login_hint: email }, {
				callbackUrl: signInPath(target, '/callback'),
			});
			if (!result.ok) setState({ kind: 'failed', problem: problemOf(result) });
		} catch {
			setState({ kind: 'failed', problem: 'unreachable' });
		}
	}

	return {
		state,
		/** What was typed before the error page was shown, for the form that it leads back to. */
		unsent,
		target,
		/** A page that needs a session has led here (Specification §8). */
		isSessionRequired: query.get('error') === SESSION_REQUIRED,
		withProvider: (provider: string, email?: string) => void signInWithProvider(provider, email),
		asGuest: () => void send('guest'),
		/**
		 * @param onSignedIn called when the account was accepted
		 * @returns the first field with a problem, so that the form can move the focus there
		 */
		withAccount(typed: SignInFields, onSignedIn?: () => void): keyof SignInFields | undefined {
			const fields = checkSignIn(typed);
			const [first] = (['identifier', 'password'] as const).filter((field) => fields[field] !== undefined);
			if (first !== undefined) {
				setState({ kind: 'fields', fields });
				return first;
			}
			void send('credentials', typed, onSignedIn);
			return undefined;
		},
	};
}

const PROBLEMS: Readonly<Record<string, SignInProblem>> = {
	too_many_attempts: 'locked',
	account_deleted: 'deleted',
	account_locked: 'closed',
	CredentialsSignin: 'wrong',
	ProvidersUnavailable: 'unreachable',
	Configuration: 'unreachable',
	// The error code of an OAuth provider's redirect.
	OAuthAccountNotLinked: 'taken',
	OAuthSignin: 'refused',
	OAuthCallbackError: 'refused',
	AccessDenied: 'refused',
};

/** State from the address: providers redirect here with an error code. Its other codes are reasons why a sign-in is required. */
function stateOf(query: URLSearchParams): SignInState {
	const { [query.get('error') ?? '']: byError, [query.get('code') ?? '']: byCode } = PROBLEMS;
	return byError === undefined ? { kind: 'idle' } : { kind: 'failed', problem: byCode ?? byError };
}

function minutesOf({ retryAfter }: Extract<SignInResult, { ok: false }>): number | undefined {
	return retryAfter === undefined ? undefined : Math.ceil(retryAfter / 60);
}

function problemOf({ error, code = '' }: Extract<SignInResult, { ok: false }>): SignInProblem {
	return PROBLEMS[code] ?? PROBLEMS[error] ?? 'invalid';
}
