import type { ShopDetail } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount, formatRating } from '@zaylat/domain/money';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { ChevronRight } from 'lucide-react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ShopLayout } from '../components/shop-layout.tsx';
import { useFollow } from '../follow/use-follow.ts';
import { replyTime } from '../reply-time.ts';

/** What a shop tells about itself, what vouches for it, and what holds when one buys there. */
export function AboutPage() {
	const { t } = useTranslation('shops');
	return (
		<ShopLayout part="about">
			{(shop) => (
				<div className="flex flex-col gap-6">
					<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('about.title', { name: shop.name })}</h1>
					<div className="grid items-start gap-8 desk:grid-cols-2 desk:gap-12">
						<Section title={t('about.story')}>
							<p className="wrap-anywhere max-w-prose whitespace-pre-line leading-body">{shop.about}</p>
						</Section>
						<Section title={t('about.numbers')}>
							<Numbers shop={shop} />
						</Section>
					</div>
					<Policies />
				</div>
			)}
		</ShopLayout>
	);
}

function Numbers({ shop }: { readonly shop: ShopDetail }) {
	const { t } = useTranslation('shops');
	const { language } = usePreferences();
	const { edition, brand } = useAppContext();
	const { followerCount } = useFollow(shop);
	const reply = replyTime(shop.replyMinutes);
	return (
		<DataList hasDividers>
			<DataListItem label={t('about.rating')}>
				{t('about.ratingValue', { value: formatRating(shop.rating, language) })}
			</DataListItem>
			<DataListItem label={t('about.followers')}>{formatCount(followerCount, language)}</DataListItem>
			<DataListItem label={t('about.products')}>{formatCount(shop.productCount, language)}</DataListItem>
			<DataListItem label={t('about.reply')}>
				{reply.unit === 'hours'
					? t('about.replyHours', { count: reply.value })
					: t('about.replyMinutes', { number: formatCount(reply.value, language) })}
			</DataListItem>
			<DataListItem label={t('about.joined')}>
				{formatDate(new Date(shop.joinedAt), language, EDITIONS[edition].timeZone)}
			</DataListItem>
			<DataListItem label={t('about.verified')}>
				{t(shop.isVerified ? 'about.verifiedYes' : 'about.verifiedNo', { brand: brand.name })}
			</DataListItem>
		</DataList>
	);
}

/** Pages of the marketplace that say what holds in every shop. */
const POLICIES = [
	{ to: '/legal/buyer-protection', text: 'about.policyLinks.buyer-protection' },
	{ to: '/policy/returnpolicy', text: 'about.policyLinks.return-policy' },
	{ to: '/policy/refundpolicy', text: 'about.policyLinks.refund-policy' },
	{ to: '/policy/shippingpolicy', text: 'about.policyLinks.shipping-policy' },
] as const;

function Policies() {
	const { t } = useTranslation('shops');
	const { isBuilt } = useAppContext();
	const built = POLICIES.filter(({ to }) => isBuilt(to));
	if (built.length === 0) return null;
	return (
		<Section title={t('about.policies')}>
			<ul className="grid gap-2 tablet:grid-cols-2 desk:grid-cols-4">
				{built.map(({ to, text }) => (
					<li key={to}>
						<ShopLink
							to={to}
							className="flex min-h-12 items-center justify-between gap-2 rounded-card border border-border bg-surface-raised px-4 text-sm hover:border-border-strong"
						>
							{t(text)}
							<ChevronRight aria-hidden size={16} className="shrink-0 text-text-muted" />
						</ShopLink>
					</li>
				))}
			</ul>
		</Section>
	);
}
