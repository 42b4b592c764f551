import { signInPath } from '@zaylat/domain/access';
import { EmptyState } from '@zaylat/ui/empty-state';
import { LogIn } from 'lucide-react';
import { useLocation } from 'react-router';
import { LoadProblem } from '../../../core/failures/load-problem.tsx';
import { SIGNED_OUT_CODES } from '../../../core/failures/signed-out-codes.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import type { FailureProps } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

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
				actions={<LinkButton to={signInPath(pathname + search)}>{t('expired.signIn')}</LinkButton>}
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
