import type { CategoryAttributes } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { FolderX, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { Trail } from '../../../core/section/trail.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AddExisting } from '../attributes/add-existing.tsx';
import { AttributeForm } from '../attributes/attribute-form.tsx';
import { attributesQueries } from '../attributes/attribute-queries.ts';
import { AttributeRows } from '../attributes/attribute-rows.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { attributesPath, categoriesPath } from '../operating-path.ts';

/** What products of a category say of themselves. */
export function AttributesPage() {
	const { t } = useTranslation('operatedAttributes');
	const { params } = useQueryContext();
	return (
		<OperatingFrame
			title={t('title')}
			section="categories"
			calls={[`/api/operating/categories/${params.id}/attributes`]}
		>
			{() => <Attributes />}
		</OperatingFrame>
	);
}

function Attributes() {
	const { t } = useTranslation(['operatedAttributes', 'operating']);
	const { data, error, mutate, isValidating } = useScreenQuery(attributesQueries.attributes);
	if (error?.code === 'category_not_found') {
		return (
			<EmptyState
				headingLevel={2}
				picture={<FolderX aria-hidden strokeWidth={1.5} />}
				title={t('gone')}
				description={t('goneText')}
			/>
		);
	}
	// A refusal is from before the second factor was given; the attributes are on their way.
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
	return <OfCategory shown={data.data} onChange={(next) => void mutate({ data: next }, { revalidate: false })} />;
}

interface OfCategoryProps {
	readonly shown: CategoryAttributes;
	readonly onChange: (attributes: CategoryAttributes) => void;
}

/** What is open: the form of a new attribute, or that of one by its key. */
type Opened = { readonly key: string | undefined };

function OfCategory({ shown: { path, items, offered }, onChange }: OfCategoryProps) {
	const { t } = useTranslation(['operatedAttributes', 'operatedCategories', 'app']);
	const { language } = usePreferences();
	const [opened, setOpened] = useState<Opened>();
	const category = path.at(-1)?.id ?? '';
	const edited = items.find(({ key }) => key === opened?.key);
	const shared = edited?.others.map(({ name }) => name[language]).join(' · ') ?? '';
	const done = (next: CategoryAttributes) => {
		setOpened(undefined);
		onChange(next);
	};

	return (
		<>
			<Trail
				label={t('operatedCategories:path')}
				steps={[
					{ name: t('operatedCategories:top'), to: categoriesPath() },
					...path.map(({ id, name }) => ({ name: name[language], to: attributesPath(id) })),
				]}
			/>
			<p className="max-w-3xl text-pretty text-text-muted">{t('text')}</p>
			<Button className="self-start" onClick={() => setOpened({ key: undefined })}>
				{t('add')}
			</Button>
			{items.length === 0 ? (
				<EmptyState
					role="status"
					headingLevel={2}
					picture={<ListPlus aria-hidden strokeWidth={1.5} />}
					title={t('empty')}
					description={t('emptyText')}
				/>
			) : (
				<AttributeRows {...{ category, items, onChange }} onEdit={({ key }) => setOpened({ key })} />
			)}
			{offered.length > 0 && <AddExisting {...{ category, offered }} onDone={onChange} />}
			<Dialog
				isOpen={opened !== undefined}
				onOpenChange={(isOpen) => {
					if (!isOpen) setOpened(undefined);
				}}
				title={edited ? t('editTitle', { name: edited.name[language] }) : t('addTitle')}
				description={shared === '' ? t('editText') : t('sharedText', { names: shared })}
				labels={{ close: t('app:close') }}
			>
				{opened !== undefined && <AttributeForm {...{ category }} attribute={edited} onDone={done} />}
			</Dialog>
		</>
	);
}
