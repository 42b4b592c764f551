import type { HeldEntitlement } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { KeyRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { useAppContext } from '../app/app-context.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { digitalHomePath } from '../shared/digital-path/digital-path.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';
import { PagedEnd } from '../shared/paged/paged-end.tsx';
import { usePaged } from '../shared/paged/use-paged.ts';
import { EntitlementCard } from './components/entitlement-card.tsx';
import { libraryPath, libraryRequest } from './library-path.ts';

/** The digital goods that the account holds, the last bought first. */
export function LibraryPage() {
	const { t } = useTranslation('library');
	const query = new URLSearchParams(useLocation().search);
	const start = query.get('cursor') ?? undefined;
	const { first, opened, open, end } = usePaged((cursor) => libraryRequest(query, cursor), start);
	const { data, error, mutate, isValidating } = first;

	function content() {
		if (data === undefined && error) {
			return (
				<LoadProblem title={t('failed')} code={error.code} onRetry={() => void mutate()} isRetrying={isValidating} />
			);
		}
		if (data === undefined) return <Loading />;
		if (data.data.items.length === 0) return <Nothing />;
		return (
			<>
				<ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4">
					{[start, ...opened].map((cursor) => (
						<HeldOfPage key={cursor ?? ''} request={libraryRequest(query, cursor)} />
					))}
				</ul>
				<PagedEnd
					end={end}
					pathTo={libraryPath}
					onOpen={open}
					labels={{ more: t('more'), loading: t('loading'), failed: t('failed') }}
				/>
			</>
		);
	}

	return (
		<div className="flex flex-col gap-4">
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
			{content()}
		</div>
	);
}

function HeldOfPage({ request }: { readonly request: ReturnType<typeof libraryRequest> }) {
	const { data, mutate } = useQuery(request);
	function take(changed: HeldEntitlement) {
		if (data === undefined) return;
		const items = data.data.items.map((held) => (held.id === changed.id ? changed : held));
		void mutate({ data: { ...data.data, items } }, { revalidate: false });
	}
	return data?.data.items.map((held) => (
		<li key={held.id}>
			<EntitlementCard held={held} onChanged={take} />
		</li>
	));
}

function Nothing() {
	const { t } = useTranslation('library');
	const { brand } = useAppContext();
	return (
		<EmptyState
			picture={<KeyRound aria-hidden strokeWidth={1.5} />}
			title={t('emptyTitle')}
			description={t('emptyText')}
			actions={
				<ShopLink to={digitalHomePath(brand)} className={buttonStyles({ variant: 'primary' })}>
					{t('browse')}
				</ShopLink>
			}
		/>
	);
}

function Loading() {
	const { t } = useTranslation('library');
	return (
		<div aria-busy className="grid gap-3 tablet:grid-cols-2 tablet:gap-4">
			<VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
			<Skeleton shape="block" className="h-64 w-full" />
			<Skeleton shape="block" className="h-64 w-full" />
		</div>
	);
}
