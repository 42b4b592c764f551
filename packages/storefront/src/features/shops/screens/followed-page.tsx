import { EmptyState } from '@zaylat/ui/empty-state';
import { Store } from 'lucide-react';
import { useRef } from 'react';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FollowedShops } from '../components/followed-shops.tsx';
import { useFollows } from '../follow/use-follow.ts';
import { FOLLOWED_PATH } from '../followed-path.ts';
import { followedQueries } from '../queries.ts';
import { FollowedFailure } from './followed-failure.tsx';

/** The shops that the shopper follows; one that is followed no more leaves at once, with a way to undo that. */
export function FollowedPage() {
	const { t } = useTranslation('follow');
	const { start, first, cursors, open, end } = usePaged(followedQueries.follows);
	const states = useFollows();
	const heading = useRef<HTMLHeadingElement>(null);
	const response = first.data?.data;

	if (first.error && response === undefined) {
		return <FollowedFailure failure={first.error} retry={() => void first.mutate()} isRetrying={first.isValidating} />;
	}
	const isLeft = response?.items.some(({ slug }) => states[slug]?.isFollowing !== false) ?? true;
	const isEmpty = !isLeft && cursors.length === 1 && response?.page.next === null && start === undefined;
	return (
		<div className="flex flex-col gap-4">
			<h1 ref={heading} tabIndex={-1} className="font-bold text-xl leading-heading outline-none tablet:text-2xl">
				{t('list.title')}
			</h1>
			{isEmpty ? (
				<EmptyState
					picture={<Store aria-hidden strokeWidth={1.5} />}
					title={t('list.emptyTitle')}
					description={t('list.emptyText')}
					actions={<LinkButton to="/">{t('list.home')}</LinkButton>}
				/>
			) : (
				<ul className="grid gap-3 tablet:gap-4 desk:grid-cols-2" aria-busy={response === undefined}>
					{cursors.map((cursor) => (
						<FollowedShops
							key={cursor ?? ''}
							cursor={cursor}
							onUnfollow={() => heading.current?.focus({ preventScroll: true })}
						/>
					))}
				</ul>
			)}
			<PagedEnd
				end={end}
				pathTo={(cursor) => `${FOLLOWED_PATH}?${new URLSearchParams({ cursor })}`}
				onOpen={open}
				labels={{ more: t('list.more'), loading: t('list.loading'), failed: t('list.failed') }}
			/>
		</div>
	);
}
