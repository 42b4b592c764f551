import { buttonStyles } from '@zaylat/ui/button';
import { useAppContext } from '../../app/app-context.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { digitalHomePath, digitalListPath } from '../../shared/digital-path/digital-path.ts';

/** Links out of a page of the digital area that has nothing to show. */
export function WaysOn() {
	const { t } = useTranslation('digital');
	const { brand } = useAppContext();
	return (
		<>
			<ShopLink to={digitalHomePath(brand)} className={buttonStyles({ variant: 'primary' })}>
				{t('nav.home')}
			</ShopLink>
			<ShopLink to={digitalListPath(brand)} className={buttonStyles({ variant: 'secondary' })}>
				{t('list.all')}
			</ShopLink>
		</>
	);
}
