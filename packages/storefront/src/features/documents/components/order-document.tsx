import type { Order } from '@zaylat/api-client/contract';
import type { DocumentContent } from '@zaylat/domain/documents';
import { Button, buttonStyles } from '@zaylat/ui/button';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { ChevronLeft, FileDown, Printer } from 'lucide-react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { orderPath } from '../../../core/paths/order-path.ts';
import { SumList } from '../../../core/price/sum-list.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OrderPlace } from '../../orders/order-place.tsx';
import { DocumentLines } from './document-lines.tsx';

/** Props of {@link OrderDocument}. */
export interface OrderDocumentProps {
	/** Address of the document as a file (PDF). */
	readonly file: string;
	readonly order: Order;
	readonly content: DocumentContent;
}

/** A document about an order. On a printer it is alone on the sheet; as a file the server writes it, with the same words. */
export function OrderDocument({
	file,
	order,
	content: { title, facts, seller, buyerCompany, goods, sums, settled },
}: OrderDocumentProps) {
	const { t } = useTranslation(['documents', 'sheet']);
	const { brand } = useAppContext();
	return (
		<div className="mx-auto flex w-full max-w-4xl flex-col gap-4">
			<div className="flex flex-wrap gap-2 print:hidden">
				<ShopLink
					to={orderPath(order.code)}
					className="-ms-1 inline-flex min-h-11 items-center gap-1 text-sm text-text-muted hover:text-accent-text max-tablet:w-full tablet:me-auto"
				>
					<ChevronLeft aria-hidden size={18} />
					{t('back')}
				</ShopLink>
				<Button
					variant="secondary"
					iconStart={<Printer aria-hidden />}
					onClick={() => window.print()}
					className="max-mobile-wide:grow"
				>
					{t('print')}
				</Button>
				<a href={file} download className={buttonStyles({ variant: 'primary', className: 'max-mobile-wide:grow' })}>
					<FileDown aria-hidden size={18} />
					{t('save')}
				</a>
			</div>
			<article
				data-part="document"
				className="flex flex-col gap-6 rounded-card border border-border bg-surface-raised p-[min(1.25rem,6.25vw)] tablet:p-8 print:gap-4 print:border-0 print:p-0"
			>
				<header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-border border-b pb-4">
					<h1 className="font-bold text-2xl leading-heading">{title}</h1>
					<p className="font-bold text-lg">{brand.name}</p>
				</header>
				<div className="grid gap-6 tablet:grid-cols-2 print:grid-cols-2">
					<DataList>
						{facts.map(({ key, label, value }) => (
							<DataListItem key={key} label={label}>
								{value}
							</DataListItem>
						))}
					</DataList>
					<div className="flex flex-col gap-4">
						{seller.lines.length > 0 && (
							<section className="wrap-anywhere flex flex-col leading-body">
								<h2 className="mb-1 text-sm text-text-muted">{seller.label}</h2>
								{seller.lines.map((line, index) => (
									<p key={line} className={index === 0 ? 'font-semibold' : undefined}>
										{line}
									</p>
								))}
							</section>
						)}
						<section className="flex flex-col gap-1">
							<h2 className="text-sm text-text-muted">{t('sheet:buyer')}</h2>
							{buyerCompany.length > 0 && (
								<div className="wrap-anywhere leading-body">
									{buyerCompany.map((line, index) => (
										<p key={line} className={index === 0 ? 'font-semibold' : undefined}>
											{line}
										</p>
									))}
								</div>
							)}
							{order.address ? <OrderPlace address={order.address} /> : <p className="wrap-anywhere">{order.email}</p>}
						</section>
					</div>
				</div>
				<DocumentLines goods={goods} />
				<div className="flex w-full flex-col gap-3 self-end tablet:max-w-sm print:max-w-sm print:break-inside-avoid">
					<SumList sums={sums} />
					{settled.length > 0 && <SumList sums={settled} />}
				</div>
			</article>
		</div>
	);
}
