import { buttonStyles } from '@zaylat/ui/button';
import { Store } from 'lucide-react';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { GoneOrFailed } from '../shared/gone-or-failed/gone-or-failed.tsx';
import { SHOP_GONE } from './shop-gone.ts';

/** A shop that is gone, or cannot be loaded now. */
export function ShopFailure(props: FailureProps) {
	const { t } = useTranslation('shops');
	const toMarket = (
		<ShopLink to="/search" className={buttonStyles({ variant: 'secondary' })}>
			{t('market')}
		</ShopLink>
	);
	return (
		<GoneOrFailed
			{...props}
			gone={{ codes: SHOP_GONE.codes, icon: Store, title: t('goneTitle'), text: t('goneText') }}
			failedTitle={t('failed')}
			actions={toMarket}
		/>
	);
}
