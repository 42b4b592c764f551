import type { OperatedPageSummary } from '@zaylat/api-client/contract';
import { LANGUAGES } from '@zaylat/domain/languages';
import { Badge } from '@zaylat/ui/badge';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhen } from '../use-when.ts';
import { pageEditorPath } from './page-path.ts';

/** Props of {@link PageRows}. */
export interface PageRowsProps {
	/** Names the table. */
	readonly caption: string;
	readonly pages: readonly OperatedPageSummary[];
}

/** Pages of a group as a table; on phones each is a card. */
export function PageRows({ caption, pages }: PageRowsProps) {
	const { t } = useTranslation('pages');
	const when = useWhen();
	const columns: readonly TableColumn<OperatedPageSummary>[] = [
		{
			key: 'title',
			header: t('columns.page'),
			isRowHeader: true,
			cell: ({ title }) => <span className="wrap-anywhere">{title}</span>,
		},
		{
			key: 'version',
			header: t('columns.version'),
			cell: ({ number, from, planned, missing }) => (
				<span className="flex flex-col items-start gap-1">
					<span>{from === null ? t('version.shipped') : t('version.since', { number, date: when(from) })}</span>
					{planned && (
						<span className="text-sm text-text-muted">
							{t('version.planned', { number: planned.number, date: when(planned.from) })}
						</span>
					)}
					{missing.length > 0 && (
						<span className="text-pretty text-sm text-text-muted">
							{t('missing', { languages: missing.map((key) => LANGUAGES[key].name).join(', ') })}
						</span>
					)}
				</span>
			),
		},
		{
			key: 'draft',
			header: t('columns.draft'),
			cell: ({ hasDraft }) => (hasDraft ? <Badge tone="info">{t('draft.there')}</Badge> : '–'),
		},
		{
			key: 'acts',
			header: t('columns.acts'),
			cell: ({ slug, title }) => (
				<LinkButton to={pageEditorPath(slug)} variant="secondary" size="sm" aria-label={t('editOf', { title })}>
					{t('edit')}
				</LinkButton>
			),
		},
	];
	return (
		<Table
			caption={caption}
			isCaptionHidden
			columns={columns}
			rows={pages}
			getRowKey={({ slug }) => slug}
			presentation="stacked"
		/>
	);
}
