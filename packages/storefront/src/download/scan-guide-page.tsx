import { buttonStyles } from '@zaylat/ui/button';
import { QrCode } from '@zaylat/ui/qr-code';
import { useShop } from '../app/shop.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

const GUIDE_PATH = '/Help/HowToBuy';

/** A code to scan, and the same guide for who reads this on the telephone already. */
export function ScanGuidePage() {
	const { t } = useTranslation('help');
	const { edition, origins } = useShop();
	return (
		<div className="mx-auto flex max-w-120 flex-col items-center gap-6 py-8 text-center">
			<h1 className="text-2xl leading-heading font-bold text-balance">{t('scan.title')}</h1>
			<p className="text-text-muted">{t('scan.description')}</p>
			<QrCode
				value={new URL(GUIDE_PATH, origins[edition]).href}
				label={t('scan.code')}
				saveLabel={t('download.save')}
				fileName="guide.png"
			/>
			<ShopLink to={GUIDE_PATH} className={buttonStyles({ variant: 'secondary' })}>
				{t('scan.open')}
			</ShopLink>
		</div>
	);
}
