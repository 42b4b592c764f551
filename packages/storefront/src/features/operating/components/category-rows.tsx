import { placeCategory } from '@zaylat/api-client';
import type { StaffCategory } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { IconButton } from '@zaylat/ui/icon-button';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useFailureToast } from '../../../core/failures/use-failure-toast.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { attributesPath, categoriesPath } from '../operating-path.ts';

/** Products lie in categories of this level, which contain no others. */
const LAST_LEVEL = 3;

/** Props of {@link CategoryRows}. */
export interface CategoryRowsProps {
	/** Siblings, in their order. */
	readonly categories: readonly StaffCategory[];
	/** Called with all categories as they are from now on. */
	readonly onChange: (all: readonly StaffCategory[]) => void;
	readonly onEdit: (category: StaffCategory) => void;
}

/** Categories that lie in the same one, as a table; on phones each is a card. */
export function CategoryRows({ categories, onChange, onEdit }: CategoryRowsProps) {
	const { t } = useTranslation(['operatedCategories', 'operating', 'app']);
	const { language } = usePreferences();
	const client = useClient();
	const failed = useFailureToast();
	const nameOf = ({ name }: StaffCategory) => name[language];

	async function move(id: string, place: number) {
		const attempt = await client.attempt(placeCategory(id, place));
		if (attempt.ok) onChange(attempt.value.data.items);
		else failed(t('notMoved'), attempt.error, 'operating');
	}

	const columns: readonly TableColumn<StaffCategory>[] = [
		{
			key: 'name',
			header: t('columns.name'),
			isRowHeader: true,
			cell: (category) => (
				<span className="flex flex-wrap items-center gap-3">
					<span className="size-12 shrink-0 overflow-hidden rounded-control">
						<ShopPicture picture={category.picture} alt="" sizes="48px" />
					</span>
					{category.level < LAST_LEVEL ? (
						<ShopLink
							to={categoriesPath(category.id)}
							aria-label={t('below', { name: nameOf(category) })}
							className="wrap-anywhere inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent-text"
						>
							{nameOf(category)}
						</ShopLink>
					) : (
						<span className="wrap-anywhere">{nameOf(category)}</span>
					)}
					{category.hiddenIn.length > 0 && (
						<Badge tone="warning">
							{t('hiddenIn', {
								countries: category.hiddenIn.map((edition) => t(`app:countries.${edition}`)).join(' · '),
							})}
						</Badge>
					)}
				</span>
			),
		},
		{
			key: 'products',
			header: t('columns.products'),
			cell: ({ products }) => {
				const count = (edition: 'mm' | 'th') =>
					t('count', { country: t(`app:countries.${edition}`), number: formatCount(products[edition], language) });
				return t('counts', { mm: count('mm'), th: count('th') });
			},
		},
		{
			key: 'acts',
			header: t('columns.acts'),
			cell: (category) => {
				const place = categories.indexOf(category);
				const labelOf = (act: 'attributes' | 'edit' | 'up' | 'down') =>
					t('of', { act: t(act), name: nameOf(category) });
				return (
					<span className="flex flex-wrap items-center gap-2">
						<Button variant="secondary" size="sm" aria-label={labelOf('edit')} onClick={() => onEdit(category)}>
							{t('edit')}
						</Button>
						<LinkButton
							to={attributesPath(category.id)}
							variant="secondary"
							size="sm"
							aria-label={labelOf('attributes')}
						>
							{t('attributes')}
						</LinkButton>
						<IconButton
							label={labelOf('up')}
							icon={<ArrowUp aria-hidden />}
							disabled={place === 0}
							onClick={() => void move(category.id, place - 1)}
						/>
						<IconButton
							label={labelOf('down')}
							icon={<ArrowDown aria-hidden />}
							disabled={place === categories.length - 1}
							onClick={() => void move(category.id, place + 1)}
						/>
					</span>
				);
			},
		},
	];
	return (
		<Table
			caption={t('operating:sections.categories')}
			isCaptionHidden
			columns={columns}
			rows={categories}
			getRowKey={({ id }) => id}
			presentation="stacked"
		/>
	);
}
