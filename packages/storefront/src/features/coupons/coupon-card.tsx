import type { Coupon } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { useToast } from '@zaylat/ui/toast';
import { TicketPercent } from 'lucide-react';
import { useAppContext, usePreferences } from '../../core/context/app-context.ts';
import { usePrice } from '../../core/price/use-price.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link CouponCard}. */
export interface CouponCardProps {
	readonly coupon: Coupon;
}

/** A coupon with its condition and code; the code is typed in the cart. Texts: area `coupons`. */
export function CouponCard({ coupon }: CouponCardProps) {
	const { t } = useTranslation('coupons');
	const { language } = usePreferences();
	const { edition } = useAppContext();
	const show = usePrice();
	const toast = useToast();
	const { code, minSpend, endsAt, shop } = coupon;

	async function copy(): Promise<void> {
		try {
			await navigator.clipboard.writeText(code);
			toast.show({ id: 'coupon', tone: 'positive', title: t('copied', { code }) });
		} catch {
			toast.show({ id: 'coupon', tone: 'critical', title: t('notCopied', { code }) });
		}
	}

	return (
		<Card padding="sm" className="flex h-full gap-3">
			<TicketPercent aria-hidden size={28} strokeWidth={1.5} className="mt-0.5 shrink-0 text-sale" />
			<div className="flex min-w-0 grow flex-col gap-1">
				<p className="text-pretty font-bold leading-heading">{useBenefit(coupon)}</p>
				<p className="text-text-muted text-xs leading-body">
					{[
						minSpend.amount > 0 ? t('minSpend', { amount: show(minSpend).text }) : t('noMinimum'),
						t('until', { date: formatDate(new Date(endsAt), language, EDITIONS[edition].timeZone) }),
						t(shop === null ? 'inAllShops' : 'inThisShop'),
					].join(' · ')}
				</p>
				<div className="mt-auto flex min-h-11 flex-wrap items-center justify-between gap-x-2">
					<code className="wrap-anywhere rounded-control border border-border-strong border-dashed bg-surface-sunken px-2 py-1 font-sans font-semibold text-sm tracking-wide">
						{code}
					</code>
					<Button
						variant="ghost"
						size="sm"
						className="noscript:hidden"
						aria-label={t('copyCode', { code })}
						onClick={() => void copy()}
					>
						{t('copy')}
					</Button>
				</div>
			</div>
		</Card>
	);
}

function useBenefit({ benefit, percent, off }: Coupon): string {
	const { t } = useTranslation('coupons');
	const { language } = usePreferences();
	const show = usePrice();
	if (benefit === 'free_delivery') return t('freeDelivery');
	const amount = off === null ? '' : show(off).text;
	if (benefit === 'amount') return t('amount', { amount });
	const share = t('percent', { percent: `${formatCount(percent ?? 0, language)}%` });
	return amount === '' ? share : `${share}, ${t('upTo', { amount })}`;
}
