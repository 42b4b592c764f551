import type { SellerProduct } from '@zaylat/api-client/contract';
import { type GoodsState, goodsMoves, SELLER_MOVES } from '@zaylat/domain/goods';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import { langOfText } from '@zaylat/domain/scripts';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { Checkbox } from '@zaylat/ui/checkbox';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { ImageOff } from 'lucide-react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { goodsFormPath } from '../goods-path.ts';
import { type GoodsMoveCallbacks, useGoodsMove } from '../state/use-goods-move.ts';
import { GoodsStateBadge } from './goods-state-badge.tsx';
import { RefusalNote } from './refusal-note.tsx';

/** Props of {@link GoodsRow}. */
export interface GoodsRowProps extends GoodsMoveCallbacks {
	readonly product: SellerProduct;
	/** Whether the seller has several shops, so that the product's own is named. */
	readonly hasShopName: boolean;
	/** Whether it is among the products that are changed together. */
	readonly isChosen: boolean;
	/** Called when it joins or leaves them; undefined while no more can join. */
	readonly onChoose: ((isChosen: boolean) => void) | undefined;
}

/** The state as stored: what is sold out is on sale. */
const storedState = ({ state }: SellerProduct): GoodsState => (state === 'sold_out' ? 'on_sale' : state);

/** A product of the seller: picture, name, price, stock, state, and the moves that its state allows. */
export function GoodsRow({ product, hasShopName, isChosen, onChoose, ...callbacks }: GoodsRowProps) {
	const { t } = useTranslation(['goods', 'reviewedGoods']);
	const { language } = usePreferences();
	const move = useGoodsMove(product, callbacks);
	const { name, externalId, picture, price, stock, state, shop } = product;
	const title = name === '' ? t('unnamed') : name;
	const allowed = goodsMoves({ state: storedState(product), isComplete: true }, 'seller');
	const moves = SELLER_MOVES.filter((each) => allowed.includes(each));
	return (
		<Card asChild padding="md" className="flex flex-col gap-3">
			<article>
				{/* With large text, the words have a line of their own. */}
				<div className="flex flex-wrap gap-2 tablet:gap-4">
					<Checkbox
						aria-label={t('chosen.select', { name: title })}
						checked={isChosen}
						disabled={onChoose === undefined && !isChosen}
						onCheckedChange={onChoose}
						className="shrink-0"
					/>
					<div className="size-18 shrink-0 overflow-hidden rounded-control tablet:size-20">
						{picture ? (
							<ShopPicture picture={picture} alt="" sizes="80px" />
						) : (
							<span className="grid size-full place-items-center bg-surface-sunken text-text-muted">
								<ImageOff aria-hidden strokeWidth={1.5} className="size-6" />
							</span>
						)}
					</div>
					<div className="flex min-w-[min(10rem,100%)] flex-1 flex-col gap-1">
						<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
							<h2 lang={langOfText(title)} className="wrap-anywhere font-semibold leading-heading">
								<ShopLink
									to={goodsFormPath(product.id)}
									className="inline-flex min-h-11 items-center underline-offset-4 hover:text-accent-text hover:underline"
								>
									{title}
								</ShopLink>
							</h2>
							<GoodsStateBadge state={state} />
						</div>
						<p className="flex flex-wrap items-baseline gap-x-3">
							<span className="font-bold tabular-nums">{price ? formatPrice(price, language) : t('noPrice')}</span>
							<span className="text-sm text-text-muted tabular-nums">
								{t('stock', { number: formatCount(stock, language) })}
							</span>
						</p>
						<p className="wrap-anywhere text-sm text-text-muted empty:hidden">
							{[externalId, hasShopName && shop.name].filter(Boolean).join(' · ')}
						</p>
					</div>
				</div>
				{product.refusal !== null && state === 'draft' && (
					<RefusalNote refusal={product.refusal}>
						<ShopLink
							to={goodsFormPath(product.id)}
							className="inline-flex min-h-11 items-center underline underline-offset-4"
						>
							{t('reviewedGoods:change')}
							<VisuallyHidden>{t('of', { name: title })}</VisuallyHidden>
						</ShopLink>
					</RefusalNote>
				)}
				<div className="flex flex-wrap gap-2 empty:hidden">
					{moves.map((each) => (
						<Button
							key={each}
							variant={each === 'submit' || each === 'resume' ? 'primary' : 'secondary'}
							onClick={() => move(each)}
						>
							{t(`moves.${each}`)}
							<VisuallyHidden>{t('of', { name: title })}</VisuallyHidden>
						</Button>
					))}
				</div>
			</article>
		</Card>
	);
}
