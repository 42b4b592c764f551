import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Store } from 'lucide-react';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';

/** A shop that is gone, or cannot be loaded now. */
export function ShopFailure({ failure, retry, isRetrying }: FailureProps) {
	const { t } = useTranslation('shops');
	const toMarket = (
		<ShopLink to="/search" className={buttonStyles({ variant: 'secondary' })}>
			{t('market')}
		</ShopLink>
	);
	if (failure.code === 'shop_not_found') {
		return (
			<EmptyState
				headingLevel={1}
				picture={<Store aria-hidden strokeWidth={1.5} />}
				title={t('goneTitle')}
				description={t('goneText')}
				actions={toMarket}
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
			actions={toMarket}
		/>
	);
}
