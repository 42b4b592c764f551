import { safeRedirect } from '@zaylat/domain/access';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { type AuthPage, authPath } from '../auth-paths.ts';
import { useSentCode } from '../one-time-code/use-sent-code.ts';

/**
 * The two steps of a page that sends a code: what is typed, then the code. The step is in the address, so that the
 * browser's way back leads to what was typed; a code that nobody sent has no step.
 */
export function useAuthSteps(page: Exclude<AuthPage, 'login'>) {
	const query = new URLSearchParams(useLocation().search);
	const target = safeRedirect(query.get('redirect'));
	const navigate = useShopNavigate();
	const code = useSentCode(page);
	const step = query.get('step') === 'code' && code.sent !== undefined ? 'code' : 'details';

	const place = useRef<HTMLDivElement>(null);
	const shown = useRef(step);
	useEffect(() => {
		if (shown.current === step) return;
		shown.current = step;
		place.current?.querySelector<HTMLElement>(step === 'code' ? '[name=code]' : 'h1')?.focus();
	}, [step]);

	return {
		step,
		/** Where the visitor wanted to be. */
		target,
		code,
		/** Goes around the page, so that the focus can follow the step. */
		place,
		toCode: () => navigate(authPath(page, target, 'code')),
		toDetails: () => navigate(authPath(page, target), { replace: true }),
		leave: (to = target) => {
			code.forget();
			return navigate(to, { replace: true });
		},
	} as const;
}
