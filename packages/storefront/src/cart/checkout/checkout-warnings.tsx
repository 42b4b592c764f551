import type { CheckoutWarning } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Banner } from '@zaylat/ui/banner';
import { usePreferences } from '../../app/app-context.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { checkoutPath } from '../checkout-step.ts';

/** Lines of the cart that cannot be ordered as they are. */
export function CheckoutWarnings({ warnings }: { readonly warnings: readonly CheckoutWarning[] }) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	if (warnings.length === 0) return null;
	return (
		<Banner
			tone="warning"
			role="status"
			title={t('warnings.title')}
			action={
				<ShopLink to={checkoutPath()} className="inline-flex min-h-11 items-center font-semibold underline">
					{t('toCart')}
				</ShopLink>
			}
		>
			<ul className="flex flex-col gap-1">
				{warnings.map(({ kind, lineId, name, available }) => (
					<li key={lineId}>{t(`warnings.${kind}`, { name, available: formatCount(available, language) })}</li>
				))}
			</ul>
		</Banner>
	);
}
