import { signInPath } from '@zaylat/domain/access';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Store } from 'lucide-react';
import { useLocation } from 'react-router';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';

/** A list that cannot be loaded now; guests, who follow nothing, are told how they could (Decision 20). */
export function FollowedFailure({ failure, retry, isRetrying }: FailureProps) {
	const { t } = useTranslation('follow');
	const { pathname } = useLocation();
	if (failure.code === 'registration_required') {
		return (
			<EmptyState
				headingLevel={1}
				picture={<Store aria-hidden strokeWidth={1.5} />}
				title={t('list.guestTitle')}
				description={t('list.guestText')}
				actions={
					<ShopLink to={signInPath(pathname)} className={buttonStyles({ variant: 'primary' })}>
						{t('needed.signIn')}
					</ShopLink>
				}
			/>
		);
	}
	return (
		<LoadProblem
			headingLevel={1}
			title={t('list.failed')}
			code={failure.code}
			onRetry={failure.retryable ? retry : undefined}
			isRetrying={isRetrying}
		/>
	);
}
