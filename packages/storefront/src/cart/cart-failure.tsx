import { signInPath } from '@zaylat/domain/access';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { LogIn } from 'lucide-react';
import { useLocation } from 'react-router';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';
import { SIGNED_OUT_CODES } from '../shared/session/signed-out-codes.ts';

/** A cart that cannot be shown: the session is over, or the cart could not be loaded. */
export function CartFailure({ failure, retry, isRetrying }: FailureProps) {
	const { t } = useTranslation('cart');
	const { pathname, search } = useLocation();
	if (SIGNED_OUT_CODES.has(failure.code)) {
		return (
			<EmptyState
				headingLevel={1}
				picture={<LogIn aria-hidden strokeWidth={1.5} />}
				title={t('expired.title')}
				description={t('expired.text')}
				actions={
					<ShopLink to={signInPath(pathname + search)} className={buttonStyles({ variant: 'primary' })}>
						{t('expired.signIn')}
					</ShopLink>
				}
			/>
		);
	}
	return (
		<LoadProblem
			headingLevel={1}
			title={t('failed')}
			code={failure.code}
			onRetry={failure.retryable ? retry : undefined}
			isRetrying={isRetrying}
		/>
	);
}
