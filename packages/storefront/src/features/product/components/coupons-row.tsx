import type { Product } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { Card } from '@zaylat/ui/card';
import { ChevronRight, TicketPercent } from 'lucide-react';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { useLazyDialog } from '../../../core/lazy/use-lazy-dialog.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { couponsOf } from '../../coupons/queries.ts';

const CouponsDialog = lazyComponent(async () => (await import('./coupons-dialog.tsx')).CouponsDialog, {
	namespaces: ['coupons'],
});

/** Props of {@link CouponsRow}. */
export interface CouponsRowProps {
	readonly shop: Product['shop'];
}

/**
 * How many coupons the shop takes, and the way to their codes. Coupons depend on who asks, so they are asked for once
 * the page is taken over; the row has its height before.
 */
export function CouponsRow({ shop }: CouponsRowProps) {
	const { t } = useTranslation('product');
	const { data } = useQuery(couponsOf(shop.slug));
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(CouponsDialog);
	const count = data?.data.items.filter(({ usesLeft }) => usesLeft !== 0).length;
	const title = count === undefined ? t('coupons.of', { shop: shop.name }) : t('coupons.count', { count });
	const content = (
		<>
			<TicketPercent aria-hidden size={22} className="mt-0.5 shrink-0 text-sale" />
			<span className="min-w-0 flex-1">
				<span className="wrap-anywhere block font-semibold">{count === 0 ? t('coupons.none') : title}</span>
				<span className="block text-sm text-text-muted">{t(count === 0 ? 'coupons.noneText' : 'coupons.look')}</span>
			</span>
		</>
	);
	if (count === 0) {
		return (
			<Card padding="md" className="flex items-start gap-3">
				{content}
			</Card>
		);
	}
	return (
		<Card padding="none" isInteractive className="noscript:hidden">
			<button
				type="button"
				data-card-link=""
				aria-haspopup="dialog"
				onClick={() => void open()}
				className="flex w-full items-start gap-3 p-4 text-start"
			>
				{content}
				<ChevronRight aria-hidden size={20} className="mt-0.5 shrink-0 self-center text-text-muted" />
			</button>
			{isLoaded && <CouponsDialog isOpen={isOpen} onOpenChange={onOpenChange} shop={shop} />}
		</Card>
	);
}
