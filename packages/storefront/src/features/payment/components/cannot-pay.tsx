import { EmptyState } from '@zaylat/ui/empty-state';
import { ReceiptText } from 'lucide-react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { orderPath } from '../../../core/paths/order-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** There is no order to pay, or it is not to be paid (any more). */
export function CannotPay({ code }: { readonly code?: string }) {
	const { t } = useTranslation('payment');
	const { isBuilt } = useAppContext();
	const order = code === undefined ? '/Orders' : orderPath(code);
	return (
		<EmptyState
			headingLevel={1}
			picture={<ReceiptText aria-hidden strokeWidth={1.5} />}
			title={t('cannotPay.title')}
			description={t('cannotPay.text')}
			actions={<LinkButton to={isBuilt(order) ? order : '/'}>{t(isBuilt(order) ? 'toOrder' : 'toHome')}</LinkButton>}
		/>
	);
}
