import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { FileX } from 'lucide-react';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';

type Paper = 'invoice' | 'receipt';

function PaperFailure({ paper, failure, retry, isRetrying }: FailureProps & { readonly paper: Paper }) {
	const { t } = useTranslation('papers');
	const toAll = (
		<ShopLink to="/Orders" className={buttonStyles({ variant: 'secondary' })}>
			{t('orders')}
		</ShopLink>
	);
	if (failure.code === 'order_not_found' || failure.code === 'bad_request') {
		return (
			<EmptyState
				headingLevel={1}
				picture={<FileX aria-hidden strokeWidth={1.5} />}
				title={t(`gone.${paper}`)}
				description={t(`gone.${paper}Text`)}
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

/** An order without an invoice (yet), or of another account, or one that cannot be loaded now. */
export function InvoiceFailure(props: FailureProps) {
	return <PaperFailure {...props} paper="invoice" />;
}

/** An order without a receipt (yet), or of another account, or one that cannot be loaded now. */
export function ReceiptFailure(props: FailureProps) {
	return <PaperFailure {...props} paper="receipt" />;
}
