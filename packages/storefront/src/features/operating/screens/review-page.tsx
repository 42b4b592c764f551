import type { ReviewedGoodsDetails } from '@zaylat/api-client/contract';
import { Banner } from '@zaylat/ui/banner';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { ChevronLeft, SearchX } from 'lucide-react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductCard } from '../../catalog/card/product-card.tsx';
import { ProductAsSeen } from '../../product/product-as-seen.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { ReviewDecision } from '../components/review-decision.tsx';
import { SECTIONS } from '../operating-path.ts';
import { reviewQueries } from '../queries.ts';
import { useWhen } from '../use-when.ts';

/** A product in review, as shoppers will see it, and what is decided about it. */
export function ReviewPage() {
	const { t } = useTranslation('operatedGoods');
	const { params } = useQueryContext();
	return (
		<OperatingFrame title={t('title')} section="goods" calls={[`/api/operating/goods/${params.id ?? ''}`]}>
			{() => <Review />}
		</OperatingFrame>
	);
}

/** Codes of a product that does not wait for review. */
const GONE: ReadonlySet<string> = new Set(['product_not_found', 'bad_request']);

function Review() {
	const { t } = useTranslation(['operatedGoods', 'operating']);
	const { data, error, mutate, isValidating } = useScreenQuery(reviewQueries.goods);
	if (error && GONE.has(error.code)) {
		return (
			<EmptyState
				headingLevel={2}
				picture={<SearchX aria-hidden strokeWidth={1.5} />}
				title={t('gone')}
				description={t('goneText')}
				actions={
					<LinkButton to={SECTIONS.goods.path} variant="secondary">
						{t('back')}
					</LinkButton>
				}
			/>
		);
	}
	// A refusal is from before the second factor was given; the product is on its way.
	if (error && data === undefined && error.code !== 'second_factor_required') {
		return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) {
		return (
			<div role="status" aria-label={t('operating:loading')}>
				<Skeleton shape="block" className="h-96 w-full rounded-card" />
			</div>
		);
	}
	return <Reviewed goods={data.data} />;
}

function Reviewed({ goods }: { readonly goods: ReviewedGoodsDetails }) {
	const { t } = useTranslation(['operatedGoods', 'reviewedGoods']);
	const when = useWhen();
	const { id, name, shop, product, refusal, problems } = goods;
	return (
		<>
			<ShopLink
				to={SECTIONS.goods.path}
				className="inline-flex min-h-11 items-center gap-1 self-start underline underline-offset-4"
			>
				<ChevronLeft aria-hidden />
				{t('back')}
			</ShopLink>
			<p className="text-text-muted">{t('from', { shop: shop.name })}</p>
			{refusal !== null && (
				<Banner tone="info" title={t('refusedBefore', { date: when(refusal.at) })}>
					<ul className="list-disc ps-5">
						{refusal.reasons.map((reason) => (
							<li key={reason}>{t(`reviewedGoods:reasons.${reason}`)}</li>
						))}
					</ul>
					{refusal.note !== '' && <p className="wrap-anywhere whitespace-pre-line">{refusal.note}</p>}
				</Banner>
			)}
			{problems.length > 0 && <Banner tone="warning">{t('incomplete', { count: problems.length })}</Banner>}
			<ReviewDecision id={id} name={name} isComplete={problems.length === 0} />
			<section className="flex flex-col gap-4 border-border border-t pt-4">
				<h2 className="font-semibold text-lg leading-heading">{t('asSeen')}</h2>
				<figure className="flex flex-col gap-2">
					<figcaption className="text-sm text-text-muted">{t('card')}</figcaption>
					{/* Nothing of it leads anywhere yet. */}
					<div inert className="w-48">
						<ProductCard product={product} sizes="192px" corner={<span />} />
					</div>
				</figure>
				<figure className="flex min-w-0 flex-col gap-2">
					<figcaption className="text-sm text-text-muted">{t('page')}</figcaption>
					<ProductAsSeen product={product} />
				</figure>
			</section>
		</>
	);
}
