import { postOffices } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { MapPinOff } from 'lucide-react';
import { useLocation } from 'react-router';
import { useAppContext } from '../app/app-context.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';
import { PostOfficeCard } from './components/post-office-card.tsx';
import { PostOfficeForm } from './components/post-office-form.tsx';
import { ToolHeader } from './components/tool-header.tsx';
import { POST_OFFICES_PATH, postOfficeFilter, postOfficePath, readPostOfficeSearch } from './post-office-search.ts';

const PLACES = [1, 2, 3, 4];

/** Post offices by text and place, a page at a time. */
export function PostOfficesPage() {
	const { t } = useTranslation('tools');
	const { edition } = useAppContext();
	const search = readPostOfficeSearch(new URLSearchParams(useLocation().search), edition);
	const { data, error, mutate, isValidating } = useQuery(postOffices(postOfficeFilter(search)));
	const found = data?.data;

	return (
		<div className="flex flex-col gap-6">
			<ToolHeader title={t('postOffices.title')} description={t('postOffices.description')} />
			<PostOfficeForm key={postOfficePath(search)} search={search} />
			{error ? (
				<LoadProblem
					title={t('postOffices.failed')}
					code={error.code}
					onRetry={() => void mutate()}
					isRetrying={isValidating}
				/>
			) : found === undefined ? (
				<Waiting label={t('postOffices.loading')} />
			) : found.items.length === 0 ? (
				<EmptyState
					picture={<MapPinOff aria-hidden strokeWidth={1.5} />}
					title={t('postOffices.emptyTitle')}
					description={t('postOffices.emptyText')}
					actions={
						<ShopLink to={POST_OFFICES_PATH} className={buttonStyles({ variant: 'secondary' })}>
							{t('postOffices.all')}
						</ShopLink>
					}
				/>
			) : (
				<>
					<ul aria-label={t('postOffices.title')} className="grid gap-3 tablet:grid-cols-2">
						{found.items.map((office) => (
							<li key={office.id}>
								<PostOfficeCard office={office} />
							</li>
						))}
					</ul>
					<p className="flex flex-wrap justify-center gap-3">
						{search.cursor !== undefined && (
							<ShopLink to={postOfficePath({ ...search, cursor: '' })} className={buttonStyles({ variant: 'ghost' })}>
								{t('postOffices.first')}
							</ShopLink>
						)}
						{found.page.next !== null && (
							<ShopLink
								to={postOfficePath({ ...search, cursor: found.page.next })}
								className={buttonStyles({ variant: 'secondary' })}
							>
								{t('postOffices.more')}
							</ShopLink>
						)}
					</p>
				</>
			)}
		</div>
	);
}

function Waiting({ label }: { readonly label: string }) {
	return (
		<div aria-busy className="grid gap-3 tablet:grid-cols-2">
			<VisuallyHidden role="status">{label}</VisuallyHidden>
			{PLACES.map((place) => (
				<Skeleton key={place} shape="block" className="h-52 w-full rounded-card" />
			))}
		</div>
	);
}
