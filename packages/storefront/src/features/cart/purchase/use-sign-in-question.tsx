import { signInPath } from '@zaylat/domain/access';
import { type ReactNode, useState } from 'react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useAskSession } from '../../session/use-ask-session.ts';

const SignInNeeded = lazyComponent(async () => (await import('./sign-in-needed.tsx')).SignInNeeded);

/** Asks visitors to sign in, where they are. */
export interface SignInQuestion {
	/** Tells whether somebody is signed in; if not, the question comes up. */
	readonly mayBuy: (keptPath: string) => Promise<boolean>;
	/** The question, while it is asked. */
	readonly question: ReactNode;
}

/**
 * Asks visitors who want to buy to sign in, without leading them away (Specification §6).
 * The dialog loads with the first press that needs it; without a connection the sign-in page asks instead.
 */
export function useSignInQuestion(): SignInQuestion {
	const askSession = useAskSession();
	const app = useAppContext();
	const navigate = useShopNavigate();
	const [returnPath, setReturnPath] = useState<string>();

	async function mayBuy(keptPath: string): Promise<boolean> {
		if ((await askSession()) !== null) return true;
		try {
			await SignInNeeded.preload(app);
			setReturnPath(keptPath);
		} catch {
			navigate(signInPath(keptPath));
		}
		return false;
	}

	return {
		mayBuy,
		question: returnPath !== undefined && (
			<SignInNeeded keptPath={returnPath} onDismiss={() => setReturnPath(undefined)} />
		),
	};
}
