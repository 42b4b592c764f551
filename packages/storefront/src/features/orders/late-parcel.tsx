import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { Banner } from '@zaylat/ui/banner';
import { useAppContext, usePreferences } from '../../core/context/app-context.ts';
import { LinkButton } from '../../core/routing/link-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AskShopLink, type AskShopLinkProps } from '../shops/ask-shop/ask-shop-link.tsx';
import { type ArrivingParcel, useIsLate } from './use-is-late.ts';

/** Props of {@link LateParcel}. */
export interface LateParcelProps extends ArrivingParcel, Pick<AskShopLinkProps, 'shop' | 'productId'> {}

/** Says that a parcel is later than it was promised, and leads to the shop and to help. Texts: areas `tracking`, `catalog`. */
export function LateParcel({ shop, productId, status, arrives }: LateParcelProps) {
	const { t } = useTranslation(['tracking', 'catalog']);
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const zone = EDITIONS[edition].timeZone;
	const isLate = useIsLate({ status, arrives });
	if (arrives === null || !isLate) return null;
	return (
		<Banner
			tone="warning"
			title={t('late.title')}
			action={
				<div className="flex flex-wrap gap-2">
					<AskShopLink shop={shop} productId={productId} />
					<LinkButton to="/Help/contact-us" variant="ghost">
						{t('late.help')}
					</LinkButton>
				</div>
			}
		>
			{t('late.text', { date: formatDate(arrives.latest, language, zone) })}
		</Banner>
	);
}
