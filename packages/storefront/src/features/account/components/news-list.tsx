import { markNotificationsRead } from '@zaylat/api-client';
import type { Notification } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatDate, formatTime } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { Badge } from '@zaylat/ui/badge';
import { useEffect, useEffectEvent } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useUnreadNews } from '../../../core/events/use-unread.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useNewsText } from '../news-text.ts';
import { profileQueries } from '../queries.ts';

/** Props of {@link NewsList}. */
export interface NewsListProps {
	/** Where this page of the news begins. */
	readonly cursor: string | undefined;
}

/** One page of the news. What is listed is read: the badge falls, while the list marks what was new when it was opened. */
export function NewsList({ cursor }: NewsListProps) {
	const { data } = useScreenQuery(profileQueries.notifications, { cursor });
	const client = useClient();
	const unread = useUnreadNews();
	const markRead = useEffectEvent(async (ids: readonly string[]) => {
		const attempt = await client.attempt(markNotificationsRead(ids));
		if (attempt.ok) unread.refresh();
	});
	const news = (data?.data.items ?? []).flatMap(({ id, isRead }) => (isRead ? [] : [id])).join();
	useEffect(() => {
		if (news !== '') void markRead(news.split(','));
	}, [news]);
	return data?.data.items.map((news) => <News key={news.id} news={news} />);
}

function News({ news }: { readonly news: Notification }) {
	const { t } = useTranslation('account');
	const { edition, isBuilt } = useAppContext();
	const { language } = usePreferences();
	const { link, createdAt, isRead } = news;
	const { title, about } = useNewsText()(news);
	const { timeZone } = EDITIONS[edition];
	const moment = `${formatDate(createdAt, language, timeZone)} · ${formatTime(createdAt, language, timeZone)}`;
	const body = (
		<>
			<span className="flex flex-wrap items-center gap-x-2 gap-y-1">
				<span className={isRead ? '' : 'font-semibold'}>{title}</span>
				{!isRead && <Badge tone="info">{t('news.unread')}</Badge>}
			</span>
			<span className="wrap-anywhere text-sm text-text-muted">
				{about.map((part) => `${part} · `).join('')}
				<time dateTime={createdAt}>{moment}</time>
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
