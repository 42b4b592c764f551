import { signInPath } from '@zaylat/domain/access';
import { EmptyState } from '@zaylat/ui/empty-state';
import { UserRoundPlus } from 'lucide-react';
import { useLocation } from 'react-router';
import { LoadProblem } from '../../../core/failures/load-problem.tsx';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import type { FailureProps } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link AccountFailure}. */
export interface AccountFailureProps extends FailureProps {
	/** 1 (default) where it stands for the whole page. */
	readonly headingLevel?: 1 | 2;
}

/** A page of the account that cannot be loaded; guests are told that it needs one, and how they get it (Decision 20). */
export function AccountFailure({ failure, retry, isRetrying, headingLevel = 1 }: AccountFailureProps) {
	const { t } = useTranslation('account');
	const errorText = useErrorText();
	const { pathname, search } = useLocation();
	if (failure.code === 'registration_required') {
		return (
			<EmptyState
				headingLevel={headingLevel}
				picture={<UserRoundPlus aria-hidden strokeWidth={1.5} />}
				title={errorText(failure.code).title}
				description={t('registerText')}
				actions={
					<>
						<LinkButton to={signInPath(pathname + search, '/register')}>{t('register')}</LinkButton>
						<LinkButton to={signInPath(pathname + search)} variant="secondary">
							{t('signIn')}
						</LinkButton>
					</>
				}
			/>
		);
	}
	return (
		<LoadProblem
			headingLevel={headingLevel}
			title={t('failed')}
			code={failure.code}
			onRetry={failure.retryable ? retry : undefined}
			isRetrying={isRetrying}
		/>
	);
}
