import { formatCount } from '@zaylat/domain/money';
import { Banner } from '@zaylat/ui/banner';
import { useFeatureState, usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { productPath } from '../../../core/paths/product-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { cartState } from '../feature.ts';
import { saveChoice } from '../purchase/saved-choice.ts';
import type { CartRefusal } from '../state/cart-store.ts';

/**
 * Products that were added without a connection and that the server refused later, each with the reason and a link to
 * the product in the same choice. A refused change of a line is told at the line.
 */
export function RefusedAdditions({ refusals }: { readonly refusals: readonly CartRefusal[] }) {
	const { t } = useTranslation('cart');
	const { t: tApp } = useTranslation();
	const { language } = usePreferences();
	const cart = useFeatureState(cartState);
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
						<LinkButton to={saveChoice(productPath(line.productId), variantId, quantity)} variant="secondary" size="sm">
							{t('refused.open')}
						</LinkButton>
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
