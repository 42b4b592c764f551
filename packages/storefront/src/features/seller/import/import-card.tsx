import type { ProductImport } from '@zaylat/api-client/contract';
import { useQuery, useRevalidate } from '@zaylat/api-client/swr';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { Badge, type BadgeProps } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { Progress } from '@zaylat/ui/progress';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { importRequests } from '../goods-queries.ts';
import { ImportFaults } from './import-faults.tsx';

/** Pause between two looks at an import that goes on, in milliseconds. */
const POLL_MS = 2_000;

type ShownState = ProductImport['state'] | 'checked';

const TONES: Readonly<Record<ShownState, BadgeProps['tone']>> = {
	waiting: 'neutral',
	running: 'info',
	done: 'positive',
	checked: 'positive',
	failed: 'warning',
};

const COUNTS = ['created', 'changed', 'unchanged', 'refused'] as const;

const isGoingOn = ({ state }: ProductImport) => state === 'waiting' || state === 'running';

/** Props of {@link ImportCard}. */
export interface ImportCardProps {
	/** The import as the list has it; while it goes on, the card looks at it again and again. */
	readonly listed: ProductImport;
	/** Name of its shop; undefined where the seller has only one. */
	readonly shopName: string | undefined;
}

/** A file that was sent: how far its import is, what came of it, and what to fix. */
export function ImportCard({ listed, shopName }: ImportCardProps) {
	const { t } = useTranslation('importing');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const [isOpen, setIsOpen] = useState(false);
	const faultsId = useId();
	const { data } = useQuery(isGoingOn(listed) ? importRequests.import(listed.id) : null, {
		refreshInterval: (latest) => (latest === undefined || isGoingOn(latest.data) ? POLL_MS : 0),
	});
	const shown = data?.data ?? listed;
	const { id, state, isDryRun, format, createdAt, progress, counts, notices, problem } = shown;
	const hasEnded = isGoingOn(listed) && !isGoingOn(shown);
	const revalidate = useRevalidate();
	const tellLists = useEffectEvent(() => {
		void revalidate('/api/seller/imports');
		if (!isDryRun) void revalidate('/api/seller/products');
	});
	useEffect(() => {
		if (hasEnded) tellLists();
	}, [hasEnded]);

	const shownState = state === 'done' && isDryRun ? 'checked' : state;
	const date = formatDate(createdAt, language, EDITIONS[edition].timeZone);
	const facts = [shopName, format && t(`imports.format.${format}`), t('imports.sentAt', { date })];
	return (
		<Card asChild padding="md" className="flex flex-col gap-3">
			<article>
				<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
					<h3 className="wrap-anywhere min-w-0 text-sm text-text-muted">{facts.filter(Boolean).join(' · ')}</h3>
					<Badge tone={TONES[shownState]} size="md" className="shrink-0">
						{t(`imports.state.${shownState}`)}
					</Badge>
				</div>
				{isGoingOn(shown) && (
					<Progress
						label={t(isDryRun ? 'imports.checking' : 'imports.progress')}
						value={state === 'waiting' ? undefined : progress * 100}
						valueText={state === 'waiting' ? undefined : `${formatCount(Math.floor(progress * 100), language)}%`}
					/>
				)}
				{problem !== null && <p className="text-pretty">{problem}</p>}
				{problem === null && state !== 'waiting' && (
					<dl className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
						{COUNTS.map((name) => (
							<div key={name} className="flex flex-col">
								<dt className="text-sm text-text-muted">{t(`imports.${name}`)}</dt>
								<dd className="font-bold text-lg tabular-nums">{formatCount(counts[name], language)}</dd>
							</div>
						))}
					</dl>
				)}
				{isDryRun && !isGoingOn(shown) && problem === null && <p className="text-sm">{t('imports.nothingSaved')}</p>}
				{notices.map((notice) => (
					<p key={notice} className="wrap-anywhere text-pretty text-sm text-text-muted">
						{notice}
					</p>
				))}
				{counts.refused > 0 && (
					<Button
						variant="secondary"
						className="self-start"
						aria-expanded={isOpen}
						aria-controls={faultsId}
						onClick={() => setIsOpen(!isOpen)}
					>
						{isOpen ? t('faults.hide') : t('faults.show', { count: counts.refused })}
					</Button>
				)}
				<div id={faultsId} className="empty:hidden">
					{isOpen && <ImportFaults id={id} isDryRun={isDryRun} />}
				</div>
			</article>
		</Card>
	);
}
