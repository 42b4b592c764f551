import { signInPath } from '@zaylat/domain/access';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { UserRoundPlus } from 'lucide-react';
import { useLocation } from 'react-router';
import { useErrorText } from '../app/failures/use-error-text.ts';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';

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
						<ShopLink to={signInPath(pathname + search, '/register')} className={buttonStyles({ variant: 'primary' })}>
							{t('register')}
						</ShopLink>
						<ShopLink to={signInPath(pathname + search)} className={buttonStyles({ variant: 'secondary' })}>
							{t('signIn')}
						</ShopLink>
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
