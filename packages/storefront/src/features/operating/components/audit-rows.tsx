import type { AuditEntry } from '@zaylat/api-client/contract';
import { type AuditFact, alteredFacts } from '@zaylat/domain/audit';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { auditQueries } from '../queries.ts';
import { useFactWords } from '../use-fact-words.ts';
import { useWhen } from '../use-when.ts';

/** Props of {@link AuditRows}. */
export interface AuditRowsProps {
	/** Where this page of the trail begins. */
	readonly cursor: string | undefined;
}

/** Facts that have a name in the reader's language. */
const NAMED = [
	...(['locked', 'sessions', 'roles', 'secondFactor', 'status', 'reference', 'by', 'jobs', 'kind'] as const),
	...(['shop', 'paused', 'onSale', 'reasons'] as const),
	...(['parent', 'hidden', 'place', 'picture'] as const),
	...(['endpoint', 'url', 'events', 'deliveries', 'because', 'oldSecretUntil'] as const),
	...(['title', 'text', 'action', 'alt', 'to', 'pictures', 'tint', 'collection', 'order'] as const),
	...(['draft', 'languages', 'startsAt', 'endsAt', 'version', 'length'] as const),
	...(['attribute', 'unit', 'choices', 'required', 'filter'] as const),
	...(['benefit', 'categories', 'percent', 'off', 'minSpend', 'uses', 'usesPerShopper', 'isListed'] as const),
] as const;

/** Facts that are names in a language. */
const TITLES: Readonly<Record<string, Language>> = {
	title: 'en',
	titleMm: 'mm',
	titleThai: 'thai',
	titleChina: 'china',
};

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const languageOf = (key: string | undefined) => Object.values(LANGUAGES).find((language) => language.key === key);

/** One page of the audit trail as a table; on phones each change is a card. */
export function AuditRows({ cursor }: AuditRowsProps) {
	const { t } = useTranslation('operating');
	const when = useWhen();
	const word = useFactWords();
	const { data } = useScreenQuery(auditQueries.entries, { cursor });

	const factName = (name: string) => {
		// A text has a fact for each language, such as `title.mm`; names of categories have one each (`TITLES`).
		const title = TITLES[name];
		if (title) return t('facts.nameIn', { language: LANGUAGES[title].name });
		const [first, key] = name.split('.');
		const named = NAMED.find((each) => each === first);
		const language = languageOf(key);
		if (named === undefined) return name;
		return language === undefined ? t(`facts.${named}`) : `${t(`facts.${named}`)} (${language.name})`;
	};
	const factText = (fact: AuditFact | undefined): string => {
		if (fact === undefined || fact === null || fact === '') return '–';
		if (typeof fact === 'boolean') return t(fact ? 'facts.yes' : 'facts.no');
		if (typeof fact === 'string' && MOMENT.test(fact)) return when(fact);
		if (typeof fact !== 'object') return word(String(fact));
		return fact.map((each) => languageOf(each)?.name ?? word(each)).join(' · ') || '–';
	};

	const columns: readonly TableColumn<AuditEntry>[] = [
		{
			key: 'at',
			header: t('audit.columns.at'),
			isRowHeader: true,
			cell: ({ at }) => <time dateTime={at}>{when(at)}</time>,
		},
		{ key: 'actor', header: t('audit.columns.actor'), cell: ({ actor }) => actor?.name ?? t('audit.server') },
		{ key: 'action', header: t('audit.columns.action'), cell: ({ action }) => t(`actions.${action}`) },
		{
			key: 'subject',
			header: t('audit.columns.subject'),
			cell: ({ subject: { id, name } }) => <span className="wrap-anywhere">{name || id}</span>,
		},
		{
			key: 'changes',
			header: t('audit.columns.changes'),
			cell: ({ before, after, reason }) => (
				<>
					<ul>
						{alteredFacts(before, after).map((fact) => (
							<li key={fact.name} className="wrap-anywhere">
								{t('audit.change', {
									name: factName(fact.name),
									before: factText(fact.before),
									after: factText(fact.after),
								})}
							</li>
						))}
					</ul>
					{reason !== null && <p className="wrap-anywhere text-sm text-text-muted">{t('audit.reason', { reason })}</p>}
				</>
			),
		},
	];
	return (
		<Table
			caption={t('sections.audit')}
			isCaptionHidden
			columns={columns}
			rows={data?.data.items ?? []}
			getRowKey={({ id }) => id}
			presentation="stacked"
		/>
	);
}
