import { PackageX } from 'lucide-react';
import { GoneOrFailed } from '../../../core/failures/gone-or-failed.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import type { FailureProps } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ORDERS_PATH } from '../order-filter.ts';
import { ORDER_GONE } from './order-gone.ts';

/** An order that does not exist or belongs to another account (the same page for both), or that cannot be loaded. */
export function OrderFailure(props: FailureProps) {
	const { t } = useTranslation('orders');
	const toAll = (
		<LinkButton to={ORDERS_PATH} variant="secondary">
			{t('back')}
		</LinkButton>
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
