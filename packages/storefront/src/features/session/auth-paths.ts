import { signInPath } from '@zaylat/domain/access';

/** Pages of signing in, with the way back in their address (Decision 6). */
const PAGES = { login: '/login', register: '/register', reset: '/auth/passwordReset', error: '/auth/error' } as const;

/** A page of signing in. */
export type AuthPage = keyof typeof PAGES;

/**
 * Path of a page of signing in.
 * @param target where to go afterwards; `/` needs no telling
 * @param step a later step of the page
 */
export function authPath(page: AuthPage, target: string, step?: 'code'): string {
	const path = signInPath(target === '/' ? undefined : target, PAGES[page]);
	return step === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}step=${step}`;
}
