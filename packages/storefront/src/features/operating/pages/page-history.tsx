import { pageVersion, savePageDraft } from '@zaylat/api-client';
import type { ComparedVersion, OperatedPage, PageVersion } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import type { PageVersionState } from '@zaylat/domain/content';
import { LANGUAGES } from '@zaylat/domain/languages';
import { formatCount } from '@zaylat/domain/money';
import { Badge, type BadgeProps } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhen } from '../use-when.ts';
import { PageDifferences } from './page-differences.tsx';
import { usePageChange } from './use-page-change.ts';

const TONES: Readonly<Record<PageVersionState, NonNullable<BadgeProps['tone']>>> = {
	current: 'positive',
	planned: 'info',
	past: 'neutral',
	withdrawn: 'warning',
};

/** Props of {@link PageHistory}. */
export interface PageHistoryProps {
	readonly page: OperatedPage;
}

/** The versions of a page: what each changed, and the way back to one. */
export function PageHistory({ page: { slug, versions, draft } }: PageHistoryProps) {
	const { t } = useTranslation('pages');
	const { language } = usePreferences();
	const when = useWhen();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const { change, isPending } = usePageChange();
	const [shown, setShown] = useState<ComparedVersion>();
	const nameOf = (number: number) => t('version.name', { number: formatCount(number, language) });

	function fail(description: string): void {
		toast.show({ id: 'operating', tone: 'critical', title: t('notDone'), description });
	}

	async function compare({ number }: PageVersion) {
		const attempt = await client.attempt(pageVersion(slug, number));
		if (attempt.ok) setShown(attempt.value.data);
		else fail(errorText(attempt.error.code, attempt.error.details).text);
	}

	async function restore({ number }: PageVersion) {
		const attempt = await client.attempt(pageVersion(slug, number));
		if (!attempt.ok) return fail(errorText(attempt.error.code, attempt.error.details).text);
		const { texts } = attempt.value.data;
		const request = savePageDraft(slug, draft?.revision ?? null, texts);
		const refused = await change(request, t('history.restored', { version: nameOf(number) }));
		if (refused !== undefined) fail(refused);
	}

	const columns: readonly TableColumn<PageVersion>[] = [
		{
			key: 'number',
			header: t('columns.version'),
			isRowHeader: true,
			cell: ({ number, from }) => (
				<>
					{number === 0 ? t('version.shipped') : nameOf(number)}
					{from !== null && (
						<span className="block font-normal text-sm text-text-muted">
							<time dateTime={from}>{t('history.from', { date: when(from) })}</time>
						</span>
					)}
				</>
			),
		},
		{
			key: 'state',
			header: t('columns.state'),
			cell: ({ state, languages }) => (
				<span className="flex flex-col items-start gap-1">
					<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
					<span className="text-sm text-text-muted">{languages.map((key) => LANGUAGES[key].name).join(', ')}</span>
				</span>
			),
		},
		{ key: 'by', header: t('columns.by'), cell: ({ by }) => <span className="wrap-anywhere">{by ?? '–'}</span> },
		{
			key: 'acts',
			header: t('columns.acts'),
			cell: (version) => {
				const name = version.number === 0 ? t('version.shipped') : nameOf(version.number);
				return (
					<span className="flex flex-wrap gap-2">
						{version.number > 0 && (
							<Button
								variant="secondary"
								size="sm"
								aria-label={t('history.differencesOf', { version: name })}
								onClick={() => void compare(version)}
							>
								{t('history.differences')}
							</Button>
						)}
						{version.state !== 'current' && (
							<Button
								variant="ghost"
								size="sm"
								disabled={isPending}
								aria-label={t('history.restoreOf', { version: name })}
								onClick={() => void restore(version)}
							>
								{t('history.restore')}
							</Button>
						)}
					</span>
				);
			},
		},
	];
	return (
		<>
			<Table
				caption={t('history.title')}
				isCaptionHidden
				columns={columns}
				rows={versions}
				getRowKey={({ number }) => number}
				presentation="stacked"
			/>
			<PageDifferences difference={shown} onClose={() => setShown(undefined)} />
		</>
	);
}
