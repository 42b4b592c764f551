import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { ReceiptText } from 'lucide-react';
import { useAppContext } from '../../app/app-context.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { orderPath } from '../../shared/order-path/order-path.ts';

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
			actions={
				<ShopLink to={isBuilt(order) ? order : '/'} className={buttonStyles({ variant: 'primary' })}>
					{t(isBuilt(order) ? 'toOrder' : 'toHome')}
				</ShopLink>
			}
		/>
	);
}
