import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { isParcelLate, type OrderStatus } from '@zaylat/domain/orders';
import { MINUTE_MS } from '@zaylat/domain/time';
import { Banner } from '@zaylat/ui/banner';
import { useAppContext, useNow, usePreferences } from '../../core/context/app-context.ts';
import { LinkButton } from '../../core/routing/link-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AskShopLink, type AskShopLinkProps } from '../shops/ask-shop/ask-shop-link.tsx';

/** How often it is looked whether a parcel is late by now. */

/** Props of {@link LateParcel}. */
export interface LateParcelProps extends Pick<AskShopLinkProps, 'shop' | 'productId'> {
	readonly status: OrderStatus;
	readonly arrives: { readonly latest: string } | null;
}

/** Says that a parcel is later than it was promised, and leads to the shop and to help. Texts: areas `tracking`, `catalog`. */
export function LateParcel({ shop, productId, status, arrives }: LateParcelProps) {
	const { t } = useTranslation(['tracking', 'catalog']);
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const now = useNow(MINUTE_MS);
	const zone = EDITIONS[edition].timeZone;
	if (arrives === null || !isParcelLate({ status, latest: arrives.latest }, now, zone)) return null;
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
