import { Banner } from '@zaylat/ui/banner';
import { checkoutPath } from '../../../core/paths/checkout-path.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link NoDeliveryService}. */
export interface NoDeliveryServiceProps {
	/** Name of the shop. */
	readonly shop: string | undefined;
	readonly advice: { readonly title: string; readonly advice: string };
}

/** Nobody carries goods of a shop to the address (Specification §8): choose another, or take them out. */
export function NoDeliveryService({ shop, advice }: NoDeliveryServiceProps) {
	const { t } = useTranslation('checkout');
	return (
		<Banner
			tone="critical"
			role="alert"
			title={advice.title}
			action={
				<ShopLink to={checkoutPath()} className="inline-flex min-h-11 items-center font-semibold underline">
					{t('noService.take')}
				</ShopLink>
			}
		>
			{[shop && t('noService.shop', { shop }), advice.advice].filter(Boolean).join(' ')}
		</Banner>
	);
}
