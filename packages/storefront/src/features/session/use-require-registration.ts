import { signInPath } from '@zaylat/domain/access';
import { useToast } from '@zaylat/ui/toast';
import { useErrorText } from '../../core/failures/use-error-text.ts';
import { useShopNavigate } from '../../core/routing/use-shop-navigate.ts';
import { useAskSession } from './use-ask-session.ts';

/**
 * Sees to it that a registered shopper is signed in before something is done (Decision 20).
 * @returns a function that tells whether to go on; without a session it leads to the sign-in page, and from there back
 * to `returnTo`; guests are told that it needs an account, and stay where they are
 */
export function useRequireRegistration(): (returnTo: string) => Promise<boolean> {
	const askSession = useAskSession();
	const navigate = useShopNavigate();
	const toast = useToast();
	const errorText = useErrorText();
	return async (returnTo) => {
		const session = await askSession();
		if (session === null) navigate(signInPath(returnTo));
		else if (session.user.kind === 'guest') {
			const { title, advice } = errorText('registration_required');
			toast.show({ id: 'registration', tone: 'info', title, description: advice });
		}
		return session?.user.kind === 'registered';
	};
}
