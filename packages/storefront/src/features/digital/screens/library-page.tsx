import type { HeldEntitlement } from '@zaylat/api-client/contract';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { KeyRound } from 'lucide-react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { digitalHomePath } from '../../../core/paths/digital-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EntitlementCard } from '../components/entitlement-card.tsx';
import { libraryPath } from '../library-path.ts';
import { libraryQueries } from '../queries.ts';

/** The digital goods that the account holds, the last bought first. */
export function LibraryPage() {
	const { t } = useTranslation('library');
	const { first, cursors, open, end } = usePaged(libraryQueries.entitlements);
	const { data, error, mutate, isValidating } = first;

	function content() {
		if (data === undefined && error) {
			return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
		}
		if (data === undefined) return <Loading />;
		if (data.data.items.length === 0) return <Nothing />;
		return (
			<>
				<ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4">
					{cursors.map((cursor) => (
						<HeldOfPage key={cursor ?? ''} cursor={cursor} />
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

function HeldOfPage({ cursor }: { readonly cursor: string | undefined }) {
	const { data, mutate } = useScreenQuery(libraryQueries.entitlements, { cursor });
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
			actions={<LinkButton to={digitalHomePath(brand)}>{t('browse')}</LinkButton>}
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
