import { formatCount } from '@zaylat/domain/money';
import { Banner } from '@zaylat/ui/banner';
import { buttonStyles } from '@zaylat/ui/button';
import { useAppContext, usePreferences } from '../../app/app-context.ts';
import { useErrorText } from '../../app/failures/use-error-text.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CartRefusal } from '../../shared/cart-store/cart-store.ts';
import { productPath } from '../../shared/product-card/product-path.ts';
import { saveChoice } from '../../shared/purchase/saved-choice.ts';

/**
 * Products that were added without a connection and that the server refused later, each with the reason and a link to
 * the product in the same choice. A refused change of a line is told at the line.
 */
export function RefusedAdditions({ refusals }: { readonly refusals: readonly CartRefusal[] }) {
	const { t } = useTranslation('cart');
	const { t: tApp } = useTranslation();
	const { language } = usePreferences();
	const { cart } = useAppContext();
	const errorText = useErrorText();
	return refusals.map(({ id, value, error }) => {
		if (value.kind !== 'add') return null;
		const { line, quantity, variantId } = value;
		const { title, advice } = errorText(error.code);
		const name = [line?.name, line?.variantName].filter(Boolean).join(', ');
		return (
			<Banner
				key={id}
				tone="critical"
				role="alert"
				title={
					name === '' ? t('refused.unnamed') : t('refused.title', { name, number: formatCount(quantity, language) })
				}
				action={
					line && (
						<ShopLink
							to={saveChoice(productPath(line.productId), variantId, quantity)}
							className={buttonStyles({ variant: 'secondary', size: 'sm' })}
						>
							{t('refused.open')}
						</ShopLink>
					)
				}
				onDismiss={() => cart.dismissRefusal(id)}
				labels={{ dismiss: tApp('dismiss') }}
			>
				{`${title}. ${advice}.`}
			</Banner>
		);
	});
}
