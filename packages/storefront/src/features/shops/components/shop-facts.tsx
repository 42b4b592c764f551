import type { ShopDetail } from '@zaylat/api-client/contract';
import { formatCompact, formatCount } from '@zaylat/domain/money';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFollow } from '../follow/use-follow.ts';
import { replyTime } from '../reply-time.ts';
import { ShopRating } from '../shop-rating.tsx';

/** A shop's rating, followers, number of products and reply time. */
export function ShopFacts({ shop }: { readonly shop: ShopDetail }) {
	const { t } = useTranslation(['shops', 'catalog']);
	const { language } = usePreferences();
	const { followerCount } = useFollow(shop);
	const reply = replyTime(shop.replyMinutes);
	const facts = [
		t('facts.followers', { count: followerCount, number: formatCompact(followerCount, language) }),
		t('facts.products', { count: shop.productCount, number: formatCount(shop.productCount, language) }),
		t(reply.unit === 'hours' ? 'facts.repliesHours' : 'facts.repliesMinutes', {
			number: formatCount(reply.value, language),
		}),
	];
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-text-muted">
			<ShopRating value={shop.rating} size="md" />
			{facts.map((fact) => (
				<span key={fact}>{fact}</span>
			))}
		</div>
	);
}
