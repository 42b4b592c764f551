import { EmptyState } from '@zaylat/ui/empty-state';
import { MapPinOff } from 'lucide-react';
import { useLocation } from 'react-router';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { useResultsPlace } from '../../../core/lists/use-results-place.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { BusinessesPage, BusinessesSkeleton } from '../components/businesses.tsx';
import { DirectoryForm } from '../components/directory-form.tsx';
import { DIRECTORY_PATH, directoryPath, readDirectoryView } from '../directory-address.ts';
import { directoryQueries } from '../queries.ts';

/** Businesses that the address asks for, and the form that narrows them. */
export function DirectoryPage() {
	const { t } = useTranslation('directory');
	const { search } = useLocation();
	const view = readDirectoryView(new URLSearchParams(search));
	const { first, cursors, open, end } = usePaged(directoryQueries.businesses);
	const response = first.data?.data;
	const place = useResultsPlace(response !== undefined || first.error !== undefined);

	return (
		<div className="flex flex-col gap-6">
			<div className="flex flex-col gap-1">
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
				<p className="text-pretty text-text-muted">{t('intro')}</p>
			</div>
			<DirectoryForm key={search} view={view} />
			{view.cursor !== undefined && (
				<ShopLink
					to={directoryPath({ ...view, cursor: undefined })}
					className="self-start text-accent-text text-sm underline"
				>
					{t('first')}
				</ShopLink>
			)}
			<section
				ref={place}
				tabIndex={-1}
				aria-label={t('results')}
				aria-busy={response === undefined}
				className="flex flex-col gap-4 outline-none"
			>
				{first.error && response === undefined ? (
					<QueryProblem title={t('failed')} query={first} />
				) : response?.items.length === 0 ? (
					<EmptyState
						role="status"
						picture={<MapPinOff aria-hidden strokeWidth={1.5} />}
						title={t('emptyTitle')}
						description={t('emptyText')}
						actions={
							<LinkButton to={DIRECTORY_PATH} variant="secondary">
								{t('all')}
							</LinkButton>
						}
					/>
				) : (
					<>
						<ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4 desk:grid-cols-3">
							{response === undefined && <BusinessesSkeleton />}
							{response !== undefined && cursors.map((cursor) => <BusinessesPage key={cursor ?? ''} cursor={cursor} />)}
						</ul>
						{response !== undefined && (
							<PagedEnd
								end={end}
								pathTo={(cursor) => directoryPath({ ...view, cursor })}
								onOpen={open}
								labels={{ more: t('more'), loading: t('loading'), failed: t('failed') }}
							/>
						)}
					</>
				)}
			</section>
		</div>
	);
}
