import { formatCount } from '@zaylat/domain/money';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { usePreferences } from '../../../core/context/app-context.ts';
import type { Preloadable } from '../../../core/lazy/preloadable.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LazyDeliverTo } from '../../addresses/lazy-deliver-to.tsx';
import { CartContent } from '../components/cart-content.tsx';
import { CartSkeleton } from '../components/cart-skeleton.tsx';
import { EmptyCart } from '../components/empty-cart.tsx';
import { LazyCartSuggestions } from '../components/lazy-cart-suggestions.tsx';
import { RefusedAdditions } from '../components/refused-additions.tsx';
import { SavedLines } from '../components/saved-lines.tsx';
import { WaitingChanges } from '../components/waiting-changes.tsx';
import { useCart } from '../state/use-cart.ts';
import { CartFailure } from './cart-failure.tsx';

/** Props of {@link CartPage}. */
export interface CartPageProps {
	/** What is loaded ahead when the link to the checkout is approached. */
	readonly next: Preloadable;
}

/** What the shopper is about to buy, shop by shop, and what it comes to. */
export function CartPage({ next }: CartPageProps) {
	const { t } = useTranslation('cart');
	const { language } = usePreferences();
	const { lines, saved, count, error, isPending, waiting, lateRefusals, retry } = useCart();

	if (error) return <CartFailure failure={error} retry={retry} isRetrying={false} />;
	const news = (
		<>
			<WaitingChanges count={waiting.count} />
			<RefusedAdditions refusals={lateRefusals} />
		</>
	);
	if (lines?.length === 0)
		return (
			<div className="flex flex-col gap-4">
				{news}
				<EmptyCart />
				<SavedLines lines={saved} />
				<LazyCartSuggestions />
			</div>
		);
	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-wrap items-baseline gap-x-3">
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
				{lines && <p className="text-sm text-text-muted">{t('pieces', { number: formatCount(count, language) })}</p>}
				<VisuallyHidden role="status">{isPending && waiting.count === 0 ? t('saving') : ''}</VisuallyHidden>
			</div>
			<LazyDeliverTo className="-my-2" />
			{news}
			{lines ? (
				<CartContent lines={lines} saved={saved} waiting={waiting} retry={retry} next={next} />
			) : (
				<CartSkeleton />
			)}
		</div>
	);
}
