import type { ApiError } from '@zaylat/api-client';
import { signInPath } from '@zaylat/domain/access';
import { useAppContext } from '../../core/context/app-context.ts';
import { SIGNED_OUT_CODES } from '../../core/failures/signed-out-codes.ts';
import { useShopNavigate } from '../../core/routing/use-shop-navigate.ts';

/**
 * Judges whether something was refused because the session is over, and leads to the sign-in page then.
 * It asks again who is signed in first: the sign-in page would send back whoever is still believed to be.
 * @returns a function that tells whether it led away; from the sign-in page the way leads back to `returnTo`
 */
export function useSessionOver(): (error: Pick<ApiError, 'code'>, returnTo: string) => Promise<boolean> {
	const { auth } = useAppContext();
	const navigate = useShopNavigate();
	return async ({ code }, returnTo) => {
		if (!SIGNED_OUT_CODES.has(code)) return false;
		const { data } = await auth.refresh();
		if (data === null) navigate(signInPath(returnTo));
		return data === null;
	};
}
