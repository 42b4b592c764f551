import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Store } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFollows } from '../shared/follow/use-follow.ts';
import { PagedEnd } from '../shared/paged/paged-end.tsx';
import { usePaged } from '../shared/paged/use-paged.ts';
import { FollowedShops } from './components/followed-shops.tsx';
import { FollowedFailure } from './followed-failure.tsx';
import { FOLLOWED_PATH, followedRequest } from './followed-request.ts';

/** The shops that the shopper follows; one that is followed no more leaves at once, with a way to undo that. */
export function FollowedPage() {
	const { t } = useTranslation('follow');
	const start = new URLSearchParams(useLocation().search).get('cursor') || undefined;
	const { first, opened, open, end } = usePaged(followedRequest, start);
	const states = useFollows();
	const heading = useRef<HTMLHeadingElement>(null);
	const answer = first.data?.data;

	if (first.error && answer === undefined) {
		return <FollowedFailure failure={first.error} retry={() => void first.mutate()} isRetrying={first.isValidating} />;
	}
	const isLeft = answer?.items.some(({ slug }) => states[slug]?.isFollowing !== false) ?? true;
	const isEmpty = !isLeft && opened.length === 0 && answer?.page.next === null && start === undefined;
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
					actions={
						<ShopLink to="/" className={buttonStyles({ variant: 'primary' })}>
							{t('list.home')}
						</ShopLink>
					}
				/>
			) : (
				<ul className="grid gap-3 tablet:gap-4 desk:grid-cols-2" aria-busy={answer === undefined}>
					{[start, ...opened].map((cursor) => (
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
