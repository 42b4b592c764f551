import type { Quotation } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { langOfText } from '@zaylat/domain/scripts';
import { Badge, type BadgeProps } from '@zaylat/ui/badge';
import { Card } from '@zaylat/ui/card';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { productPath } from '../../../core/paths/product-path.ts';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useQuotedPieces } from '../use-quoted-pieces.ts';
import { QuotationActions } from './quotation-actions.tsx';
import { QuotationPrices } from './quotation-prices.tsx';

/** Props of {@link QuotationCard}. */
export interface QuotationCardProps {
	readonly quotation: Quotation;
	/** Called with the quotation as it stands after a move. */
	readonly onChange: (quotation: Quotation) => void;
	/** Called when its status turned out to differ from the one shown. */
	readonly onStale: () => void;
}

const TONES: Readonly<Record<Quotation['status'], BadgeProps['tone']>> = {
	requested: 'info',
	answered: 'accent',
	accepted: 'positive',
	declined: 'neutral',
	withdrawn: 'neutral',
	expired: 'warning',
};

/** A question for a price: for what, what was said on both sides, where it stands, and what can be done. */
export function QuotationCard({ quotation, onChange, onStale }: QuotationCardProps) {
	const { t } = useTranslation('wholesale');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { status, picture, name, variantName, shop, note, reply, requestedAt } = quotation;
	const pieces = useQuotedPieces(quotation);
	return (
		<Card asChild padding="md" className="flex flex-col gap-4">
			<article>
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<Badge tone={TONES[status]} size="md">
						{t(`status.${status}`)}
					</Badge>
					<p className="text-sm text-text-muted">
						<time dateTime={requestedAt}>
							{t('item.asked', { date: formatDate(requestedAt, language, EDITIONS[edition].timeZone) })}
						</time>
					</p>
				</div>
				<div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3 tablet:grid-cols-[5rem_minmax(0,1fr)]">
					<ShopPicture picture={picture} alt="" sizes="80px" className="self-start rounded-control" />
					<div className="flex min-w-0 flex-col gap-0.5">
						<h2 className="wrap-anywhere font-semibold leading-heading">
							<ShopLink to={productPath(quotation.productId)} className="hover:text-accent-text">
								{name}
							</ShopLink>
						</h2>
						<p className="wrap-anywhere text-sm text-text-muted">
							{[variantName, pieces].filter((part) => part !== '').join(' · ')}
						</p>
						<ShopLink
							to={shopPath(shop.slug)}
							className="wrap-anywhere inline-flex min-h-11 items-center self-start text-sm text-text-muted hover:text-accent-text"
						>
							{shop.name}
						</ShopLink>
					</div>
				</div>
				<QuotationPrices quotation={quotation} />
				{note !== '' && <Words who={t('item.note')}>{note}</Words>}
				{reply !== '' && <Words who={t('item.reply', { shop: shop.name })}>{reply}</Words>}
				<QuotationActions quotation={quotation} onChange={onChange} onStale={onStale} />
			</article>
		</Card>
	);
}

function Words({ who, children }: { readonly who: string; readonly children: string }) {
	return (
		<div className="rounded-control bg-surface-sunken px-3 py-2 text-sm">
			<p className="text-text-muted text-xs">{who}</p>
			<p lang={langOfText(children)} className="wrap-anywhere whitespace-pre-line leading-body">
				{children}
			</p>
		</div>
	);
}
