import type { AwaitingReview } from '@zaylat/api-client/contract';
import type { QueryState } from '@zaylat/api-client/swr';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { orderPath } from '../../../core/paths/order-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ReviewButton } from '../../reviews/review-button.tsx';

/** Props of {@link AwaitingReviews}. */
export interface AwaitingReviewsProps {
	readonly awaiting: QueryState<{ data: { items: AwaitingReview[] } }>;
	/** Called when one of them was reviewed. */
	readonly onReviewed: () => void;
}

/** How many are shown at first: the reviews that were written are below. */
const FIRST = 3;

/** What was delivered and is not reviewed yet; nothing at all where nothing waits. */
export function AwaitingReviews({ awaiting, onReviewed }: AwaitingReviewsProps) {
	const { t } = useTranslation('reviewing');
	const { language } = usePreferences();
	const list = useRef<HTMLUListElement>(null);
	const [isWhole, setIsWhole] = useState(false);
	useEffect(() => {
		// The press takes its button away: who works by keyboard goes on where the list does.
		if (isWhole) list.current?.children[FIRST]?.querySelector('a')?.focus({ preventScroll: true });
	}, [isWhole]);
	const { data, error, mutate, isValidating } = awaiting;
	if (error && data === undefined) {
		return <QueryProblem title={t('own.awaitingFailed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) return <Skeleton shape="block" className="h-32 w-full rounded-card" />;
	const { items } = data.data;
	if (items.length === 0) return null;
	return (
		<section aria-labelledby="awaiting-reviews" className="flex min-w-0 flex-col gap-3">
			<h2 id="awaiting-reviews" className="font-semibold text-lg leading-heading">
				{t('own.awaiting')}
			</h2>
			<Card padding="none">
				<ul ref={list} className="divide-y divide-border">
					{(isWhole ? items : items.slice(0, FIRST)).map((item) => (
						<Awaiting
							key={item.orderLineId}
							item={item}
							onReviewed={() => {
								void mutate();
								onReviewed();
							}}
						/>
					))}
				</ul>
			</Card>
			{!isWhole && items.length > FIRST && (
				<Button variant="secondary" onClick={() => setIsWhole(true)} className="self-start">
					{t('own.all', { number: formatCount(items.length, language) })}
				</Button>
			)}
		</section>
	);
}

function Awaiting({ item, onReviewed }: { readonly item: AwaitingReview; readonly onReviewed: () => void }) {
	const { t } = useTranslation('reviewing');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { orderLineId: id, orderCode, name, variantName, picture, deliveredAt } = item;
	return (
		<li className="flex flex-wrap items-center gap-3 px-4 py-3">
			<ShopPicture picture={picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-control" />
			<div className="min-w-[min(10rem,100%)] flex-1">
				<h3 className="wrap-anywhere leading-heading">
					<ShopLink to={orderPath(orderCode)} className="hover:text-accent-text">
						{name}
					</ShopLink>
				</h3>
				<p className="wrap-anywhere text-sm text-text-muted">
					{variantName !== '' && `${variantName} · `}
					<time dateTime={deliveredAt}>
						{t('own.delivered', { date: formatDate(deliveredAt, language, EDITIONS[edition].timeZone) })}
					</time>
				</p>
			</div>
			<ReviewButton line={{ id, name, variantName, picture }} onReviewed={onReviewed} />
		</li>
	);
}
