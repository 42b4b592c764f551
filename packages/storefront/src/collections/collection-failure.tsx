import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Sparkles } from 'lucide-react';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';

/** A collection that has ended, or cannot be loaded now. */
export function CollectionFailure({ failure, retry, isRetrying }: FailureProps) {
	const { t } = useTranslation('collections');
	const ways = (
		<>
			<ShopLink to="/" className={buttonStyles({ variant: 'primary' })}>
				{t('home')}
			</ShopLink>
			<ShopLink to="/Categories" className={buttonStyles({ variant: 'secondary' })}>
				{t('categories')}
			</ShopLink>
		</>
	);
	if (failure.code === 'collection_not_found') {
		return (
			<EmptyState
				headingLevel={1}
				picture={<Sparkles aria-hidden strokeWidth={1.5} />}
				title={t('goneTitle')}
				description={t('goneText')}
				actions={ways}
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
			actions={ways}
		/>
	);
}
