import type { Order } from '@zaylat/api-client/contract';
import { Button, buttonStyles } from '@zaylat/ui/button';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShop } from '../../app/shop.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OrderAmounts } from '../../shared/order-amounts/order-amounts.tsx';
import { OrderPlace } from '../../shared/order-amounts/order-place.tsx';
import { orderPath } from '../../shared/order-path/order-path.ts';
import { usePaperWords } from '../use-paper-words.ts';
import { PaperLines } from './paper-lines.tsx';

/** Props of {@link Paper}. */
export interface PaperProps {
	readonly title: string;
	readonly order: Order;
	/** DataListItems about the paper itself. */
	readonly facts: ReactNode;
	/** Below the sums. */
	readonly end: ReactNode;
}

/**
 * A paper about an order. On a printer it is alone on the sheet; browsers shape all four scripts there as on the
 * screen, so "save as PDF" gives a file that reads right.
 */
export function Paper({ title, order, facts, end }: PaperProps) {
	const { t } = useTranslation(['papers', 'orders']);
	const { brand } = useShop();
	const { day } = usePaperWords();
	return (
		<div className="mx-auto flex w-full max-w-4xl flex-col gap-4">
			<div className="flex flex-wrap gap-2 print:hidden">
				<ShopLink to={orderPath(order.code)} className={buttonStyles({ variant: 'ghost' })}>
					{t('back')}
				</ShopLink>
				<Button
					variant="secondary"
					iconStart={<Printer aria-hidden />}
					onClick={() => window.print()}
					className="ms-auto"
				>
					{t('print')}
				</Button>
			</div>
			<article
				data-part="paper"
				className="flex flex-col gap-6 rounded-card border border-border bg-surface-raised p-5 tablet:p-8 print:gap-4 print:border-0 print:p-0"
			>
				<header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-border border-b pb-4">
					<h1 className="font-bold text-2xl leading-heading">{title}</h1>
					<p className="font-bold text-lg">{brand.name}</p>
				</header>
				<div className="grid gap-6 tablet:grid-cols-2 print:grid-cols-2">
					<DataList>
						{facts}
						<DataListItem label={t('order')}>{order.code}</DataListItem>
						<DataListItem label={t('ordered')}>{day(order.placedAt)}</DataListItem>
					</DataList>
					<section className="flex flex-col gap-1">
						<h2 className="text-sm text-text-muted">{t('buyer')}</h2>
						{order.address ? <OrderPlace address={order.address} /> : <p className="wrap-anywhere">{order.email}</p>}
					</section>
				</div>
				<PaperLines order={order} />
				<div className="flex w-full flex-col gap-3 self-end tablet:max-w-sm print:max-w-sm print:break-inside-avoid">
					<OrderAmounts order={order} />
					{end}
				</div>
			</article>
		</div>
	);
}
