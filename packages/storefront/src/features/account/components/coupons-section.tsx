import { useTranslation } from '../../../i18n/use-translation.ts';
import { Wallet } from '../../coupons/wallet.tsx';

/** The coupons that the shopper has collected. */
export function CouponsSection() {
	const { t } = useTranslation('account');
	return (
		<section aria-label={t('coupons.title')}>
			<Wallet />
		</section>
	);
}
