import { arrangeHome, removeHomeSection, saveHomeSection } from '@zaylat/api-client';
import type { HomeContent, OperatedSection } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ArrangeButtons, movedId } from './arrange-buttons.tsx';
import { ContentState } from './content-state.tsx';
import { SectionForm } from './section-form.tsx';
import { useHomeChange } from './use-home-change.ts';
import { useWrittenText } from './use-written-text.ts';

/** Props of {@link SectionRows}. */
export interface SectionRowsProps {
	readonly content: HomeContent;
}

/** The sections of the home page in their order, and the form of one. What the market fills itself can be hidden, not removed. */
export function SectionRows({ content }: SectionRowsProps) {
	const { t } = useTranslation('content');
	const textOf = useWrittenText();
	const { change, isPending, show } = useHomeChange();
	/** The section in the form; `new` for one that is added. */
	const [edited, setEdited] = useState<OperatedSection | 'new'>();
	const { sections, collections } = content;
	const ids = sections.map(({ id }) => id);
	const nameOf = ({ kind, title, collection }: OperatedSection) =>
		textOf(title) || collections.find(({ id }) => id === collection)?.title || t(`kinds.${kind}`);

	async function hide({ id, state: _, ...section }: OperatedSection) {
		await change(saveHomeSection(id, { ...section, isDraft: !section.isDraft }), t('sections.saved'));
	}

	const columns: readonly TableColumn<OperatedSection>[] = [
		{
			key: 'name',
			header: t('sections.title'),
			isRowHeader: true,
			cell: (section) => (
				<>
					<span className="wrap-anywhere">{nameOf(section)}</span>
					<span className="block font-normal text-sm text-text-muted">{t(`kinds.${section.kind}`)}</span>
				</>
			),
		},
		{
			key: 'state',
			header: t('columns.state'),
			cell: (section) => (
				<ContentState content={section} text={textOf(section.title) === '' ? undefined : section.title} />
			),
		},
		{
			key: 'acts',
			header: t('columns.acts'),
			cell: (section) => {
				const name = nameOf(section);
				const place = ids.indexOf(section.id);
				return (
					<span className="flex flex-wrap items-center gap-2">
						<ArrangeButtons
							{...{ name, place, isPending }}
							total={ids.length}
							onMove={(to) => void change(arrangeHome('sections', movedId(ids, place, to)))}
						/>
						<Button variant="secondary" size="sm" aria-label={t('editOf', { name })} onClick={() => setEdited(section)}>
							{t('edit')}
						</Button>
						{section.kind === 'collection' ? (
							<Button
								variant="ghost"
								size="sm"
								disabled={isPending}
								aria-label={t('removeOf', { name })}
								onClick={() => void change(removeHomeSection(section.id), t('sections.removed'))}
							>
								{t('remove')}
							</Button>
						) : (
							<Button
								variant="ghost"
								size="sm"
								disabled={isPending}
								aria-label={t(section.isDraft ? 'sections.showOf' : 'sections.hideOf', { name })}
								onClick={() => void hide(section)}
							>
								{t(section.isDraft ? 'sections.show' : 'sections.hide')}
							</Button>
						)}
					</span>
				);
			},
		},
	];
	const form = edited === 'new' ? undefined : edited;
	return (
		<>
			<Table
				caption={t('sections.heading')}
				isCaptionHidden
				columns={columns}
				rows={sections}
				getRowKey={({ id }) => id}
				presentation="stacked"
			/>
			{edited === undefined ? (
				<Button
					variant="secondary"
					className="self-start"
					disabled={collections.length === 0}
					onClick={() => setEdited('new')}
				>
					{t('sections.add')}
				</Button>
			) : (
				<Card padding="md" className="flex max-w-lg flex-col gap-3">
					<h3 className="font-semibold text-lg leading-heading">
						{form === undefined ? t('sections.add') : t('editOf', { name: nameOf(form) })}
					</h3>
					<SectionForm
						key={form?.id ?? ''}
						section={form}
						content={content}
						onSaved={async (saved) => {
							setEdited(undefined);
							await show(saved);
						}}
						onCancel={() => setEdited(undefined)}
					/>
				</Card>
			)}
		</>
	);
}
