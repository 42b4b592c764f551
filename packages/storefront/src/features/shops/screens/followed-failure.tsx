import { signInPath } from '@zaylat/domain/access';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Store } from 'lucide-react';
import { useLocation } from 'react-router';
import { LoadProblem } from '../../../core/failures/load-problem.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import type { FailureProps } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

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
				actions={<LinkButton to={signInPath(pathname)}>{t('needed.signIn')}</LinkButton>}
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
