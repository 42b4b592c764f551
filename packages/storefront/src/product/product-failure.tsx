import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { PackageX } from 'lucide-react';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';

/** A product that is gone (Specification §8: "Sorry product not found"), or cannot be loaded now. */
export function ProductFailure({ failure, retry, isRetrying }: FailureProps) {
	const { t } = useTranslation('product');
	const ways = (
		<>
			<ShopLink to="/search" className={buttonStyles({ variant: 'primary' })}>
				{t('browse')}
			</ShopLink>
			<ShopLink to="/Categories" className={buttonStyles({ variant: 'secondary' })}>
				{t('categories')}
			</ShopLink>
		</>
	);
	if (failure.code === 'product_not_found') {
		return (
			<EmptyState
				headingLevel={1}
				picture={<PackageX aria-hidden strokeWidth={1.5} />}
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
		/>
	);
}
