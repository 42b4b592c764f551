import { formatPrice } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { usePreferences } from '../../../core/context/app-context.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCart } from '../../cart/state/use-cart.ts';

const PICTURES = 5;

/** What waits in the cart, with the way to it; nothing for an empty cart or before it is known. */
export function UnfinishedCart() {
	const { t } = useTranslation('home');
	const { language } = usePreferences();
	const { lines = [], totals, count } = useCart();
	if (lines.length === 0) return null;
	return (
		<Section title={t('cart.title')}>
			<Card padding="md" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<ul className="flex flex-wrap gap-2">
					{lines.slice(0, PICTURES).map(({ id, picture, name }) => (
						<li key={id}>
							<ShopPicture picture={picture} alt={name} sizes="64px" className="size-16 rounded-control" />
						</li>
					))}
				</ul>
				<div className="flex grow flex-wrap items-center justify-end gap-x-6 gap-y-3">
					<p className="grow text-text-muted tablet:text-end">
						{t('cart.pieces', { count })}
						{' · '}
						<span className="font-bold text-text tabular-nums">{formatPrice(totals.subtotal, language)}</span>
					</p>
					<LinkButton to="/Checkout" className="max-tablet:grow">
						{t('cart.open')}
					</LinkButton>
				</div>
			</Card>
		</Section>
	);
}
