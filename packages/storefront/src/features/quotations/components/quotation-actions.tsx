import { formatPrice } from '@zaylat/domain/money';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { Button } from '@zaylat/ui/button';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CART_PATH } from '../../cart/purchase/use-purchase.ts';
import { type QuotationMoves, useQuotationMoves } from '../state/use-quotation-moves.ts';
import { ShortSupply } from './short-supply.tsx';

/** What the buyer can do with a quotation now; what cannot be undone asks once more. */
export function QuotationActions(props: QuotationMoves) {
	const { quotation } = props;
	const { t } = useTranslation('wholesale');
	const { language } = usePreferences();
	const { pending, make } = useQuotationMoves(props);
	const [asked, setAsked] = useState<'decline' | 'withdraw'>();
	const { can, status, isInCart, orderCode, total, name, shop, quantity, available } = quotation;
	const canAccept = can.accept && !isInCart;
	const of = <VisuallyHidden>{t('item.of', { name })}</VisuallyHidden>;

	async function confirm(move: 'decline' | 'withdraw') {
		await make(move);
		setAsked(undefined);
	}

	return (
		<div className="flex flex-wrap items-center gap-3 empty:hidden">
			{orderCode !== null && <Done>{t('item.ordered', { code: orderCode })}</Done>}
			{orderCode === null && isInCart && (
				<>
					<Done>{t('item.inCart')}</Done>
					<LinkButton to={CART_PATH}>{t('item.cart')}</LinkButton>
				</>
			)}
			{canAccept && available < quantity && (
				<ShortSupply
					quotation={quotation}
					isPending={pending === 'accept'}
					onAccept={(pieces) => void make('accept', pieces)}
				/>
			)}
			{canAccept && available >= quantity && (
				<Button isLoading={pending === 'accept'} loadingLabel={t('item.working')} onClick={() => void make('accept')}>
					{status === 'accepted' || total === null
						? t('item.acceptAgain')
						: t('item.accept', { price: formatPrice(total, language) })}
					{of}
				</Button>
			)}
			{can.decline && (
				<Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsked('decline')}>
					{t('item.decline')}
					{of}
				</Button>
			)}
			{can.withdraw && (
				<Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsked('withdraw')}>
					{t('item.withdraw')}
					{of}
				</Button>
			)}
			{asked && (
				<AlertDialog
					isOpen
					onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
					title={t(`sure.${asked}`)}
					description={t(`sure.${asked}Text`, { shop: shop.name })}
					confirmLabel={t(`item.${asked}`)}
					onConfirm={() => void confirm(asked)}
					isPending={pending === asked}
					labels={{ cancel: t('sure.keep'), pending: t('item.working') }}
				/>
			)}
		</div>
	);
}

function Done({ children }: { readonly children: string }) {
	return (
		<p className="flex min-w-0 items-center gap-1.5 text-positive text-sm">
			<CircleCheck aria-hidden size={18} className="shrink-0" />
			{children}
		</p>
	);
}
