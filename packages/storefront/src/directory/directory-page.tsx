import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { MapPinOff } from 'lucide-react';
import { useLocation } from 'react-router';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';
import { PagedEnd } from '../shared/paged/paged-end.tsx';
import { usePaged } from '../shared/paged/use-paged.ts';
import { BusinessesPage, BusinessesSkeleton } from './components/businesses.tsx';
import { DirectoryForm } from './components/directory-form.tsx';
import { DIRECTORY_PATH, directoryPath, directoryRequest, readDirectoryView } from './directory-address.ts';

/** Businesses that the address asks for, and the form that narrows them. */
export function DirectoryPage() {
	const { t } = useTranslation('directory');
	const { search } = useLocation();
	const view = readDirectoryView(new URLSearchParams(search));
	const { first, opened, open, end } = usePaged((cursor) => directoryRequest(view, cursor), view.cursor);
	const answer = first.data?.data;

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
			<section aria-label={t('results')} aria-busy={answer === undefined} className="flex flex-col gap-4">
				{first.error && answer === undefined ? (
					<LoadProblem
						title={t('failed')}
						code={first.error.code}
						onRetry={() => void first.mutate()}
						isRetrying={first.isValidating}
					/>
				) : answer?.items.length === 0 ? (
					<EmptyState
						role="status"
						picture={<MapPinOff aria-hidden strokeWidth={1.5} />}
						title={t('emptyTitle')}
						description={t('emptyText')}
						actions={
							<ShopLink to={DIRECTORY_PATH} className={buttonStyles({ variant: 'secondary' })}>
								{t('all')}
							</ShopLink>
						}
					/>
				) : (
					<>
						<ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4">
							{answer === undefined && <BusinessesSkeleton />}
							{answer !== undefined &&
								[view.cursor, ...opened].map((cursor) => (
									<BusinessesPage key={cursor ?? ''} view={view} cursor={cursor} />
								))}
						</ul>
						{answer !== undefined && (
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
