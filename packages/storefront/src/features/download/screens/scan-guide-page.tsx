import { buttonStyles } from '@zaylat/ui/button';
import { QrCode } from '@zaylat/ui/qr-code';
import { useAppContext } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { GuideSteps } from '../components/guide-steps.tsx';

/** Canonical path of the page. */
const SCAN_GUIDE_PATH = '/ScanQRForVideo';

const ARTICLE_PATH = '/Help/HowToBuy';

/** The guide in pictures that go on by themselves, a code that opens it on a telephone, and the way to all of its words. */
export function ScanGuidePage() {
	const { t } = useTranslation('help');
	const { edition, origins } = useAppContext();
	return (
		<div className="mx-auto flex max-w-4xl flex-col gap-6 py-4 tablet:gap-8 tablet:py-8">
			<div className="flex flex-col gap-2">
				<h1 className="text-2xl leading-heading font-bold text-balance">{t('scan.title')}</h1>
				<p className="max-w-120 text-text-muted">{t('scan.description')}</p>
			</div>
			<div className="grid items-start gap-8 tablet:grid-cols-[minmax(0,1fr)_auto]">
				<GuideSteps />
				{/* Who reads this on a telephone is where the code leads. */}
				<QrCode
					value={new URL(SCAN_GUIDE_PATH, origins[edition]).href}
					label={t('scan.code')}
					caption={t('scan.scan')}
					saveLabel={t('download.save')}
					fileName="guide.png"
					className="max-tablet:hidden"
				/>
			</div>
			<ShopLink to={ARTICLE_PATH} className={`${buttonStyles({ variant: 'secondary' })} self-start`}>
				{t('scan.open')}
			</ShopLink>
		</div>
	);
}
