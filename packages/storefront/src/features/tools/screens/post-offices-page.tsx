import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { MapPinOff } from 'lucide-react';
import { useLocation } from 'react-router';
import { useAppContext } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useResultsPlace } from '../../../core/lists/use-results-place.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PostOfficeCard } from '../components/post-office-card.tsx';
import { PostOfficeForm } from '../components/post-office-form.tsx';
import { ToolHeader } from '../components/tool-header.tsx';
import { POST_OFFICES_PATH, postOfficePath, readPostOfficeSearch } from '../post-office-search.ts';
import { postOfficesQueries } from '../queries.ts';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Post offices by text and place, a page at a time. */
export function PostOfficesPage() {
	const { t } = useTranslation('tools');
	const { edition } = useAppContext();
	const search = readPostOfficeSearch(new URLSearchParams(useLocation().search), edition);
	const { data, error, mutate, isValidating } = useScreenQuery(postOfficesQueries.postOffices);
	const found = data?.data;
	const place = useResultsPlace(found !== undefined || error !== undefined);

	return (
		<div className="flex flex-col gap-6">
			<ToolHeader title={t('postOffices.title')} description={t('postOffices.description')} />
			<PostOfficeForm key={postOfficePath(search)} search={search} />
			<div ref={place} tabIndex={-1} className="flex flex-col gap-6 outline-none">
				{error ? (
					<QueryProblem title={t('postOffices.failed')} query={{ error, mutate, isValidating }} />
				) : found === undefined ? (
					<Waiting label={t('postOffices.loading')} />
				) : found.items.length === 0 ? (
					<EmptyState
						picture={<MapPinOff aria-hidden strokeWidth={1.5} />}
						title={t('postOffices.emptyTitle')}
						description={t('postOffices.emptyText')}
						actions={
							<LinkButton to={POST_OFFICES_PATH} variant="secondary">
								{t('postOffices.all')}
							</LinkButton>
						}
					/>
				) : (
					<>
						<ul aria-label={t('postOffices.title')} className="grid gap-3 tablet:grid-cols-2 desk:grid-cols-3">
							{found.items.map((office) => (
								<li key={office.id}>
									<PostOfficeCard office={office} />
								</li>
							))}
						</ul>
						<p className="flex flex-wrap justify-center gap-3">
							{search.cursor !== undefined && (
								<LinkButton to={postOfficePath({ ...search, cursor: '' })} variant="ghost">
									{t('postOffices.first')}
								</LinkButton>
							)}
							{found.page.next !== null && (
								<LinkButton to={postOfficePath({ ...search, cursor: found.page.next })} variant="secondary">
									{t('postOffices.more')}
								</LinkButton>
							)}
						</p>
					</>
				)}
			</div>
		</div>
	);
}

function Waiting({ label }: { readonly label: string }) {
	return (
		<div aria-busy className="grid gap-3 tablet:grid-cols-2 desk:grid-cols-3">
			<VisuallyHidden role="status">{label}</VisuallyHidden>
			{PLACES.map((place) => (
				<Skeleton key={place} shape="block" className="h-52 w-full rounded-card" />
			))}
		</div>
	);
}
