import { placeAttribute, removeAttribute } from '@zaylat/api-client';
import type { CategoryAttributes, StaffAttribute } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ArrangeButtons } from '../content/arrange-buttons.tsx';
import { attributesPath } from '../operating-path.ts';
import { useAttributeChange } from './use-attribute-change.ts';

/** Props of {@link AttributeRows}. */
export interface AttributeRowsProps {
	/** Id of the category. */
	readonly category: string;
	readonly items: readonly StaffAttribute[];
	/** Called with the attributes of the category as they are from now on. */
	readonly onChange: (attributes: CategoryAttributes) => void;
	readonly onEdit: (attribute: StaffAttribute) => void;
}

/** The attributes of a category, those of the categories above it first; only its own can be changed here. */
export function AttributeRows({ category, items, onChange, onEdit }: AttributeRowsProps) {
	const { t } = useTranslation(['operatedAttributes', 'operating', 'content']);
	const { language } = usePreferences();
	const [asked, setAsked] = useState<StaffAttribute>();
	const [problem, setProblem] = useState<string>();
	const { change, isPending } = useAttributeChange(onChange);
	const own = items.filter(({ from }) => from.id === category);
	const count = (value: number) => formatCount(value, language);

	async function remove({ key }: StaffAttribute) {
		const refusal = await change(removeAttribute(category, key));
		setProblem(refusal);
		if (refusal === undefined) setAsked(undefined);
	}

	function kindOf({ kind, unit, choices }: StaffAttribute): string {
		if (kind === 'choice') return choices.map(({ name }) => name[language]).join(' · ');
		return unit ? t('numberIn', { unit: unit[language] }) : t(`kinds.${kind}`);
	}

	const columns: readonly TableColumn<StaffAttribute>[] = [
		{
			key: 'name',
			header: t('columns.name'),
			isRowHeader: true,
			cell: ({ name, isRequired, isFilter }) => (
				<span className="flex flex-wrap items-center gap-2">
					<span className="wrap-anywhere">{name[language]}</span>
					{isRequired && <Badge tone="warning">{t('isRequired')}</Badge>}
					{isFilter && <Badge tone="info">{t('isFilter')}</Badge>}
				</span>
			),
		},
		{
			key: 'values',
			header: t('columns.values'),
			cell: (attribute) => <span className="wrap-anywhere">{kindOf(attribute)}</span>,
		},
		{ key: 'products', header: t('columns.products'), cell: ({ products }) => count(products) },
		{
			key: 'acts',
			header: t('columns.acts'),
			cell: (attribute) => {
				const name = attribute.name[language];
				const place = own.indexOf(attribute);
				if (place === -1) {
					return (
						<ShopLink
							to={attributesPath(attribute.from.id)}
							className="wrap-anywhere inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent-text"
						>
							{t('from', { name: attribute.from.name[language] })}
						</ShopLink>
					);
				}
				return (
					<span className="flex flex-wrap items-center gap-2">
						<Button variant="secondary" size="sm" aria-label={t('editOf', { name })} onClick={() => onEdit(attribute)}>
							{t('edit')}
						</Button>
						<ArrangeButtons
							{...{ name, place, isPending }}
							total={own.length}
							onMove={(next) => void change(placeAttribute(category, attribute.key, next))}
						/>
						<Button variant="ghost" size="sm" aria-label={t('removeOf', { name })} onClick={() => setAsked(attribute)}>
							{t('remove')}
						</Button>
					</span>
				);
			},
		},
	];
	return (
		<>
			<Table
				caption={t('title')}
				isCaptionHidden
				columns={columns}
				rows={items}
				getRowKey={({ key }) => key}
				presentation="stacked"
			/>
			<AlertDialog
				isOpen={asked !== undefined}
				onOpenChange={(isOpen) => {
					if (isOpen) return;
					setAsked(undefined);
					setProblem(undefined);
				}}
				title={t('removeTitle', { name: asked?.name[language] ?? '' })}
				description={t('removeText', { count: asked?.products ?? 0, number: count(asked?.products ?? 0) })}
				confirmLabel={t('remove')}
				error={problem}
				labels={{ cancel: t('content:cancel'), pending: t('operating:working') }}
				isPending={isPending}
				onConfirm={() => asked && void remove(asked)}
			/>
		</>
	);
}
