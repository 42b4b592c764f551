import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { useFeatureState } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { cartState } from '../feature.ts';

/** Says how many changes of the cart wait for the connection, and sends them at a press. Texts: area `cart`. */
export function WaitingChanges({ count }: { readonly count: number }) {
	const { t } = useTranslation('cart');
	const cart = useFeatureState(cartState);
	return (
		// There before the changes are, or a screen reader would not notice them.
		<div role="status">
			{count > 0 && (
				<Banner
					tone="warning"
					title={t('waiting.title', { count })}
					action={
						<Button size="sm" variant="secondary" onClick={cart.resume}>
							{t('waiting.send')}
						</Button>
					}
				>
					{t('waiting.text')}
				</Banner>
			)}
		</div>
	);
}
