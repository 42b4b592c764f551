import { safeRedirect, signInPath, withSignInError } from '@zaylat/domain/access';
import { fieldText, type PageForm } from '../../core/forms/form-call.ts';
import { TARGET_FIELD } from './guest-target.ts';

/** Signs a guest in, then leads where the visitor wanted to be (Decision 6). */
export const guestForm: PageForm = async ({ fields, auth }) => {
	const target = safeRedirect(fieldText(fields, TARGET_FIELD));
	const result = await auth.signIn('guest', undefined, { callbackUrl: target, redirect: false });
	return { to: result.ok ? target : withSignInError(signInPath(target), result.error) };
};
