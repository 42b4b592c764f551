import { formatCount } from '@zaylat/domain/money';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { usePreferences } from '../app/app-context.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useCart } from '../shared/cart-store/index.ts';
import { LazyDeliverTo } from '../shared/deliver-to/lazy-deliver-to.tsx';
import { CartFailure } from './cart-failure.tsx';
import { CartContent } from './components/cart-content.tsx';
import { CartSkeleton } from './components/cart-skeleton.tsx';
import { EmptyCart } from './components/empty-cart.tsx';

/** What the shopper is about to buy, shop by shop, and what it comes to. */
export function CartPage() {
	const { t } = useTranslation('cart');
	const { language } = usePreferences();
	const { lines, count, error, isPending, retry } = useCart();

	if (error) return <CartFailure failure={error} retry={retry} isRetrying={false} />;
	if (lines?.length === 0) return <EmptyCart />;
	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-wrap items-baseline gap-x-3">
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
				{lines && <p className="text-sm text-text-muted">{t('pieces', { number: formatCount(count, language) })}</p>}
				<VisuallyHidden role="status">{isPending ? t('saving') : ''}</VisuallyHidden>
			</div>
			<LazyDeliverTo className="-my-2" />
			{lines ? <CartContent lines={lines} /> : <CartSkeleton />}
		</div>
	);
}
