import type { CheckoutWarning } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Banner } from '@zaylat/ui/banner';
import { usePreferences } from '../../../core/context/app-context.ts';
import { type BoughtItem, buyNowPath } from '../../../core/paths/bought-item.ts';
import { checkoutPath } from '../../../core/paths/checkout-path.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PLACE_IDS } from './place-ids.ts';

/** Texts about one product that is bought without the cart. */
const OF_ITEM = {
	sold_out: 'sold_out',
	insufficient: 'insufficientItem',
	below_minimum: 'below_minimumItem',
	quotation_ended: 'quotation_ended',
} as const satisfies Readonly<Record<CheckoutWarning['kind'], string>>;

/** Props of {@link CheckoutWarnings}. */
export interface CheckoutWarningsProps {
	readonly warnings: readonly CheckoutWarning[];
	/** What is bought instead of the cart. */
	readonly item: BoughtItem | undefined;
}

/** Lines that cannot be ordered as they are: those of the cart are changed there, one product is bought in another quantity. */
export function CheckoutWarnings({ warnings, item }: CheckoutWarningsProps) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	const [first] = warnings;
	if (!first) return null;
	const number = (value: number) => formatCount(value, language);
	const isChangeable = item !== undefined && (first.kind === 'insufficient' || first.kind === 'below_minimum');
	return (
		<Banner
			id={PLACE_IDS.lines}
			tabIndex={-1}
			tone="warning"
			role="status"
			title={t('warnings.title')}
			action={
				<ShopLink
					to={isChangeable ? buyNowPath({ ...item, quantity: first.available }) : checkoutPath()}
					className="inline-flex min-h-11 items-center font-semibold underline"
				>
					{isChangeable ? t('warnings.takeLeft', { available: number(first.available) }) : t('toCart')}
				</ShopLink>
			}
		>
			<ul className="flex flex-col gap-1">
				{warnings.map(({ kind, lineId, name, available }) => (
					<li key={lineId}>{t(`warnings.${item ? OF_ITEM[kind] : kind}`, { name, available: number(available) })}</li>
				))}
			</ul>
		</Banner>
	);
}
