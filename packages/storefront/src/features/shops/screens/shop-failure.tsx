import { Store } from 'lucide-react';
import { GoneOrFailed } from '../../../core/failures/gone-or-failed.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import type { FailureProps } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SHOP_GONE } from './shop-gone.ts';

/** A shop that is gone, or cannot be loaded now. */
export function ShopFailure(props: FailureProps) {
	const { t } = useTranslation('shops');
	const toMarket = (
		<LinkButton to="/search" variant="secondary">
			{t('market')}
		</LinkButton>
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
