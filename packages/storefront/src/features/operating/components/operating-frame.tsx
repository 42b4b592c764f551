import type { StaffAccess } from '@zaylat/api-client/contract';
import { useRevalidate } from '@zaylat/api-client/swr';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { ShieldAlert, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OPERATING_LISTS, OPERATING_PATH, SECTION_NAMES, SECTIONS, type SectionName } from '../operating-path.ts';
import { operatingQueries } from '../queries.ts';
import { EnterFactor } from './enter-factor.tsx';
import { SetUpFactor } from './set-up-factor.tsx';

/** Props of {@link OperatingFrame}. */
export interface OperatingFrameProps {
	readonly title: string;
	/** The section that is shown; the start page without one. */
	readonly section?: SectionName;
	/** Paths of calls that are refused until the second factor was given, besides those of the lists. Default none. */
	readonly calls?: readonly string[];
	/** What is shown to who may see it. */
	readonly children: (access: StaffAccess) => ReactNode;
}

/** Codes of accounts that do not run the market. */
const OUTSIDE: ReadonlySet<string> = new Set(['path_not_found', 'registration_required']);

/**
 * The page around a section of the console: heading, and the sections that the roles of the account permit. Before the second
 * factor is given it asks for that; whoever may not see the section is told so.
 */
export function OperatingFrame({ title, section, calls = [], children }: OperatingFrameProps) {
	const { t } = useTranslation('operating');
	const { data, error, mutate, isValidating } = useScreenQuery(operatingQueries.access);
	const revalidate = useRevalidate();
	const access = data?.data;

	async function enter(next: StaffAccess) {
		await mutate({ data: next }, { revalidate: false });
		for (const path of [...OPERATING_LISTS, ...calls]) await revalidate(path);
	}

	function content() {
		if (access === undefined && error !== undefined) {
			if (!OUTSIDE.has(error.code)) {
				return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
			}
			return (
				<EmptyState
					headingLevel={2}
					picture={<ShieldX aria-hidden strokeWidth={1.5} />}
					title={t('outside.title')}
					description={t('outside.text')}
				/>
			);
		}
		if (access === undefined) {
			return (
				<div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
					<Skeleton shape="block" className="h-12 w-full rounded-card" />
					<Skeleton shape="block" className="h-48 w-full rounded-card" />
				</div>
			);
		}
		if (access.secondFactor === 'missing') return <SetUpFactor onDone={enter} />;
		if (access.secondFactor === 'asked') return <EnterFactor onDone={enter} />;
		return (
			<>
				<SectionLinks access={access} current={section} />
				{section !== undefined && !access.permissions.includes(SECTIONS[section].permission) ? (
					<EmptyState
						headingLevel={2}
						picture={<ShieldAlert aria-hidden strokeWidth={1.5} />}
						title={t('forbidden.title')}
						description={t('forbidden.text')}
					/>
				) : (
					children(access)
				)}
			</>
		);
	}

	return (
		<div className="mx-auto flex w-full max-w-6xl flex-col gap-4">
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{title}</h1>
			{content()}
		</div>
	);
}

interface SectionLinksProps {
	readonly access: StaffAccess;
	readonly current: SectionName | undefined;
}

function SectionLinks({ access, current }: SectionLinksProps) {
	const { t } = useTranslation('operating');
	const permitted = SECTION_NAMES.filter((name) => access.permissions.includes(SECTIONS[name].permission));
	const choices = [
		{ key: 'start', to: OPERATING_PATH, text: t('sections.start') },
		...permitted.map((name) => ({ key: name, to: SECTIONS[name].path, text: t(`sections.${name}`) })),
	];
	return (
		<ChoiceLinks
			label={t('sections.label')}
			choices={choices}
			current={current ?? 'start'}
			className="-mx-gutter px-gutter py-1"
		/>
	);
}
