import { buttonStyles } from '@zaylat/ui/button';
import { PackageX } from 'lucide-react';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { GoneOrFailed } from '../shared/gone-or-failed/gone-or-failed.tsx';
import { ORDERS_PATH } from './order-filter.ts';
import { ORDER_GONE } from './order-gone.ts';

/** An order that does not exist or belongs to another account (the same page for both), or that cannot be loaded. */
export function OrderFailure(props: FailureProps) {
	const { t } = useTranslation('orders');
	const toAll = (
		<ShopLink to={ORDERS_PATH} className={buttonStyles({ variant: 'secondary' })}>
			{t('back')}
		</ShopLink>
	);
	return (
		<GoneOrFailed
			{...props}
			gone={{ codes: ORDER_GONE.codes, icon: PackageX, title: t('gone.title'), text: t('gone.text') }}
			failedTitle={t('failed')}
			actions={toAll}
		/>
	);
}
