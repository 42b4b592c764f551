import type { OrderLine, Parcel } from '@zaylat/api-client/contract';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import { stageOf } from '@zaylat/domain/orders';
import { CircleCheck } from 'lucide-react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { pathOfProduct } from '../../../core/paths/product-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ReviewButton } from '../../reviews/review-button.tsx';

/** Props of {@link ParcelLines}. */
export interface ParcelLinesProps {
	readonly parcel: Parcel;
	/** How many pictures, from the first, load at once. */
	readonly eagerCount: number;
	/** Called when one of the lines was reviewed. */
	readonly onReviewed: () => void;
}

/** What is in a parcel, with the price of the day; what was delivered can be reviewed. */
export function ParcelLines({ parcel, eagerCount, onReviewed }: ParcelLinesProps) {
	const { t } = useTranslation(['orders', 'reviewing']);
	return (
		<ul aria-label={t('lines.title')} className="flex flex-col divide-y divide-border">
			{parcel.lines.map((line, index) => (
				<li key={line.id} className="flex flex-col gap-2 py-3 first:pt-0">
					<Line line={line} kind={parcel.kind} isEager={index < eagerCount} />
					{stageOf(parcel.status) === 'delivered' && (
						<div className="flex flex-wrap justify-end empty:hidden">
							{line.isReviewed ? (
								<p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
									<span className="flex items-center gap-1.5 text-positive">
										<CircleCheck aria-hidden size={18} className="shrink-0" />
										{t('lines.reviewed')}
									</span>
									<ShopLink
										to="/profile?target=reviews"
										className="inline-flex min-h-11 items-center underline underline-offset-4"
									>
										{t('reviewing:own.see')}
									</ShopLink>
								</p>
							) : (
								<ReviewButton line={line} onReviewed={onReviewed} />
							)}
						</div>
					)}
				</li>
			))}
		</ul>
	);
}

interface LineProps {
	readonly line: OrderLine;
	readonly kind: Parcel['kind'];
	readonly isEager: boolean;
}

function Line({ line, kind, isEager }: LineProps) {
	const { brand } = useAppContext();
	const { language } = usePreferences();
	const { name, variantName, picture, quantity, unitPrice, total, productId } = line;
	return (
		<div className="flex flex-wrap gap-3">
			<ShopPicture
				picture={picture}
				alt=""
				sizes="80px"
				isEager={isEager}
				priority="low"
				className="w-16 shrink-0 self-start rounded-control tablet:w-20"
			/>
			<div className="flex min-w-[min(10rem,100%)] flex-1 flex-col gap-1">
				<h3 className="wrap-anywhere leading-heading">
					<ShopLink to={pathOfProduct({ id: productId, kind }, brand)} className="hover:text-accent-text">
						{name}
					</ShopLink>
				</h3>
				{variantName !== '' && <p className="wrap-anywhere text-sm text-text-muted">{variantName}</p>}
				<p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-text-muted tabular-nums">
					<span>{`${formatCount(quantity, language)} × ${formatPrice(unitPrice, language)}`}</span>
					<span className="font-semibold text-base text-text">{formatPrice(total, language)}</span>
				</p>
			</div>
		</div>
	);
}
