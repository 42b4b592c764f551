import { signInPath } from '@zaylat/domain/access';
import { type ReactNode, useState } from 'react';
import { useShopNavigate } from '../../app/use-shop-navigate.ts';
import { useAskSession } from '../session/use-ask-session.ts';
import type { SignInNeededProps } from './sign-in-needed.tsx';

/** Asks visitors to sign in, where they are. */
export interface SignInQuestion {
	/** Tells whether somebody is signed in; if not, the question comes up. */
	readonly mayBuy: (keptPath: string) => Promise<boolean>;
	/** The question, while it is asked. */
	readonly question: ReactNode;
}

/**
 * Asks visitors who want to buy to sign in, without leading them away (Specification §6).
 * The question's code comes with the first press that needs it; without a connection the sign-in page asks instead.
 */
export function useSignInQuestion(): SignInQuestion {
	const askSession = useAskSession();
	const navigate = useShopNavigate();
	const [asked, setAsked] = useState<{
		readonly Question: (props: SignInNeededProps) => ReactNode;
		readonly keptPath: string;
	}>();

	async function mayBuy(keptPath: string): Promise<boolean> {
		if ((await askSession()) !== null) return true;
		try {
			const { SignInNeeded } = await import('./sign-in-needed.tsx');
			setAsked({ Question: SignInNeeded, keptPath });
		} catch {
			navigate(signInPath(keptPath));
		}
		return false;
	}

	return {
		mayBuy,
		question: asked && <asked.Question keptPath={asked.keptPath} onDismiss={() => setAsked(undefined)} />,
	};
}
