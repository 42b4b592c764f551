import type { StaffCategory } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { Trail } from '../../../core/section/trail.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CategoryForm } from '../components/category-form.tsx';
import { CategoryPicture } from '../components/category-picture.tsx';
import { CategoryRows } from '../components/category-rows.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { categoriesPath, readCategoriesSearch } from '../operating-path.ts';
import { categoriesQueries } from '../queries.ts';

const READS = ['/api/operating/categories'];

/** The tree of categories, one branch at a time. */
export function CategoriesPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.categories')} section="categories" calls={READS}>
			{() => <Categories />}
		</OperatingFrame>
	);
}

function Categories() {
	const { t } = useTranslation(['operatedCategories', 'operating']);
	const { data, error, mutate, isValidating } = useScreenQuery(categoriesQueries.categories);
	// A refusal is from before the second factor was given; the tree is on its way.
	if (error && data === undefined && error.code !== 'second_factor_required') {
		return <QueryProblem title={t('operating:failed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) {
		return (
			<div role="status" aria-label={t('operating:loading')}>
				<Skeleton shape="block" className="h-60 w-full rounded-card" />
			</div>
		);
	}
	return (
		<Branch
			all={data.data.items}
			onChange={(items) => void mutate({ data: { items: [...items] } }, { revalidate: false })}
		/>
	);
}

interface BranchProps {
	readonly all: readonly StaffCategory[];
	readonly onChange: (all: readonly StaffCategory[]) => void;
}

/** What is open: the form of a new category, or that of one by its id. */
type Opened = { readonly id: string | undefined };

function Branch({ all, onChange }: BranchProps) {
	const { t } = useTranslation(['operatedCategories', 'app']);
	const { language } = usePreferences();
	const asked = readCategoriesSearch(useQueryContext().url.searchParams);
	const [opened, setOpened] = useState<Opened>();
	const byId = new Map(all.map((each) => [each.id, each]));
	const parent = byId.get(asked ?? '');
	const path: StaffCategory[] = [];
	for (let each = parent; each; each = byId.get(each.parent ?? '')) path.unshift(each);
	const shown = all.filter((each) => each.parent === (parent?.id ?? null));
	const edited = byId.get(opened?.id ?? '');

	return (
		<>
			<Trail
				label={t('path')}
				steps={[
					{ name: t('top'), to: categoriesPath() },
					...path.map(({ id, name }) => ({ name: name[language], to: categoriesPath(id) })),
				]}
			/>
			<Button className="self-start" onClick={() => setOpened({ id: undefined })}>
				{t('add')}
			</Button>
			{shown.length === 0 ? (
				<EmptyState
					role="status"
					headingLevel={2}
					picture={<FolderTree aria-hidden strokeWidth={1.5} />}
					title={t('empty')}
					description={t('emptyText')}
				/>
			) : (
				<CategoryRows categories={shown} onChange={onChange} onEdit={({ id }) => setOpened({ id })} />
			)}
			<Dialog
				isOpen={opened !== undefined}
				onOpenChange={(isOpen) => {
					if (!isOpen) setOpened(undefined);
				}}
				title={edited ? t('editTitle', { name: edited.name[language] }) : t('addTitle')}
				description={edited ? t('editText') : undefined}
				labels={{ close: t('app:close') }}
			>
				{opened !== undefined && (
					<div className="flex flex-col gap-6">
						{edited && <CategoryPicture category={edited} onDone={onChange} />}
						<CategoryForm
							category={edited}
							parent={parent?.id ?? null}
							all={all}
							onDone={(items) => {
								setOpened(undefined);
								onChange(items);
							}}
						/>
					</div>
				)}
			</Dialog>
		</>
	);
}
