import type { Notification } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { NOTIFICATION_KINDS, type NotificationKind } from '@zaylat/domain/notifications';
import { Badge } from '@zaylat/ui/badge';
import { usePreferences, useShop } from '../../app/shop.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notificationsRequest } from '../notifications-request.ts';

/** Props of {@link NewsList}. */
export interface NewsListProps {
	/** Where this page of the news begins. */
	readonly cursor: string | undefined;
}

/** One page of the news. */
export function NewsList({ cursor }: NewsListProps) {
	const { data } = useQuery(notificationsRequest(cursor));
	return data?.data.items.map((news) => <News key={news.id} news={news} />);
}

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(NOTIFICATION_KINDS, kind);

/** What it is about, as the API names it: a product, an order's code, a shop. */
const subjectOf = ({ params }: Notification) => [params.name, params.order, params.shop].filter(Boolean).join(' · ');

function News({ news }: { readonly news: Notification }) {
	const { t } = useTranslation('account');
	const { edition, isBuilt } = useShop();
	const { language } = usePreferences();
	const { kind, link, createdAt, isRead } = news;
	const subject = subjectOf(news);
	const body = (
		<>
			<span className="flex flex-wrap items-center gap-x-2 gap-y-1">
				<span className={isRead ? '' : 'font-semibold'}>{t(`news.kinds.${isKind(kind) ? kind : 'other'}`)}</span>
				{!isRead && <Badge tone="info">{t('news.unread')}</Badge>}
			</span>
			<span className="wrap-anywhere text-sm text-text-muted">
				{subject !== '' && `${subject} · `}
				<time dateTime={createdAt}>{formatDate(createdAt, language, EDITIONS[edition].timeZone)}</time>
			</span>
		</>
	);
	const look = 'flex min-h-13 flex-col justify-center gap-1 px-4 py-3';
	return (
		<li>
			{isBuilt(link) ? (
				<ShopLink to={link} className={`${look} hover:bg-surface-sunken hover:text-accent-text`}>
					{body}
				</ShopLink>
			) : (
				<div className={look}>{body}</div>
			)}
		</li>
	);
}
