import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { PackageX } from 'lucide-react';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';
import { ORDERS_PATH } from './order-filter.ts';

/** An order that is not there, or belongs to another account (both look the same), or cannot be loaded now. */
export function OrderFailure({ failure, retry, isRetrying }: FailureProps) {
	const { t } = useTranslation('orders');
	const toAll = (
		<ShopLink to={ORDERS_PATH} className={buttonStyles({ variant: 'secondary' })}>
			{t('back')}
		</ShopLink>
	);
	if (failure.code === 'order_not_found' || failure.code === 'bad_request') {
		return (
			<EmptyState
				headingLevel={1}
				picture={<PackageX aria-hidden strokeWidth={1.5} />}
				title={t('gone.title')}
				description={t('gone.text')}
				actions={toAll}
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
			actions={toAll}
		/>
	);
}
