import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { LayoutGrid } from 'lucide-react';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';

/** A category that is gone, or cannot be loaded now. */
export function CategoryFailure({ failure, retry, isRetrying }: FailureProps) {
	const { t } = useTranslation('catalog');
	const toAll = (
		<ShopLink to="/Categories" className={buttonStyles({ variant: 'secondary' })}>
			{t('category.all')}
		</ShopLink>
	);
	if (failure.code === 'category_not_found') {
		return (
			<EmptyState
				headingLevel={1}
				picture={<LayoutGrid aria-hidden strokeWidth={1.5} />}
				title={t('category.goneTitle')}
				description={t('category.goneText')}
				actions={toAll}
			/>
		);
	}
	return (
		<LoadProblem
			headingLevel={1}
			title={t('listing.failed')}
			code={failure.code}
			onRetry={failure.retryable ? retry : undefined}
			isRetrying={isRetrying}
			actions={toAll}
		/>
	);
}
