import { unlinkAccount } from '@zaylat/api-client';
import type { LinkedAccount } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { EmptyState } from '@zaylat/ui/empty-state';
import { useToast } from '@zaylat/ui/toast';
import { Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButtons } from '../components/link-buttons.tsx';
import { linkedAccountsQueries } from '../queries.ts';
import { useLinkProblem } from '../state/use-link-problem.ts';
import { useReauthentication } from '../state/use-reauthentication.tsx';

/** Names of providers as their owners write them; another shows its id. */
const NAMES: Readonly<Record<string, string>> = { google: 'Google' };
const nameOf = ({ provider }: LinkedAccount) => NAMES[provider] ?? provider;

/** Linked OAuth accounts and providers that can be linked; the last way to sign in cannot be unlinked. */
export function LinkedAccountsPage() {
	const { t } = useTranslation('account');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const linked = useScreenQuery(linkedAccountsQueries.linked);
	const { withProof, ensureProof, isAsking, dialog } = useReauthentication();
	const linkProblem = useLinkProblem();
	const heading = useRef<HTMLHeadingElement>(null);
	const [asked, setAsked] = useState<LinkedAccount>();
	const [isPending, setIsPending] = useState(false);
	const [problem, setProblem] = useState<string>();
	const items = linked.data?.data.items ?? [];

	async function unlink({ provider }: LinkedAccount) {
		setIsPending(true);
		const attempt = await withProof(() => client.attempt(unlinkAccount(provider)));
		setIsPending(false);
		if (attempt === undefined) return;
		if (!attempt.ok) {
			setProblem(errorText(attempt.error.code).text);
			return;
		}
		setAsked(undefined);
		await linked.mutate(attempt.value, { revalidate: false });
		toast.show({ tone: 'positive', title: t('linked.removed') });
		heading.current?.focus();
	}

	const linkButtons = <LinkButtons linked={items.map(({ provider }) => provider)} ensureProof={ensureProof} />;
	return (
		<div className="flex flex-col gap-4">
			<h1 ref={heading} tabIndex={-1} className="font-bold text-xl leading-heading outline-none tablet:text-2xl">
				{t('linked.title')}
			</h1>
			{linkProblem !== undefined && <Banner tone="critical">{t(`linked.problems.${linkProblem}`)}</Banner>}
			<p className="text-text-muted">{t('linked.text')}</p>
			{items.length === 0 ? (
				<EmptyState
					headingLevel={2}
					picture={<Link2 aria-hidden strokeWidth={1.5} />}
					title={t('linked.emptyTitle')}
					description={t('linked.emptyText')}
					actions={linkButtons}
				/>
			) : (
				<ul className="flex flex-col gap-3">
					{items.map((account) => (
						<li key={account.provider}>
							<Card padding="md" className="flex flex-wrap items-center justify-between gap-3">
								<div className="min-w-0">
									<h2 className="font-semibold">{nameOf(account)}</h2>
									<p className="wrap-anywhere text-text-muted">{account.label}</p>
									<p className="text-sm text-text-muted">
										{t('linked.since', { date: formatDate(account.linkedAt, language, EDITIONS[edition].timeZone) })}
									</p>
								</div>
								{account.canUnlink ? (
									<Button
										variant="secondary"
										onClick={() => {
											setProblem(undefined);
											setAsked(account);
										}}
									>
										{t('linked.remove')}
									</Button>
								) : (
									<p className="text-sm text-text-muted">{t('linked.only')}</p>
								)}
							</Card>
						</li>
					))}
				</ul>
			)}
			{items.length > 0 && linkButtons}
			<AlertDialog
				isOpen={asked !== undefined && !isAsking}
				onOpenChange={(isOpen) => {
					if (!isOpen) setAsked(undefined);
				}}
				title={t('linked.question', { name: asked ? nameOf(asked) : '' })}
				description={t('linked.consequence')}
				confirmLabel={t('linked.remove')}
				onConfirm={() => {
					if (asked) void unlink(asked);
				}}
				isPending={isPending}
				error={problem}
				labels={{ cancel: t('linked.keep'), pending: t('linked.removing') }}
			/>
			{dialog}
		</div>
	);
}
