import { showBankAccount } from '@zaylat/api-client';
import type { BankAccount, StaffAccess, StaffApplicationDetails } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { useState } from 'react';
import { useFailureToast } from '../../../core/failures/use-failure-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhen } from '../use-when.ts';
import { ApplicationBadge } from './application-rows.tsx';

/** Props of {@link ApplicationFacts}. */
export interface ApplicationFactsProps {
	readonly application: StaffApplicationDetails;
	readonly access: StaffAccess;
}

/** What an application says; who applies and the bank account are masked. */
export function ApplicationFacts({ application, access }: ApplicationFactsProps) {
	const { t } = useTranslation(['operatedShops', 'app']);
	const when = useWhen();
	const { kind, applicant, edition, goods, email, phone, sentAt, state, decidedAt, answer } = application;
	return (
		<Card padding="md">
			<DataList hasDividers>
				<DataListItem label={t('applications.columns.state')}>
					<ApplicationBadge state={state} />
				</DataListItem>
				<DataListItem label={t('applications.columns.applicant')}>
					{t('applications.applicant', { kind: t(`applications.kinds.${kind}`), name: applicant })}
				</DataListItem>
				<DataListItem label={t('application.contact')}>{[email, phone].filter(Boolean).join(' · ')}</DataListItem>
				<DataListItem label={t('applications.columns.edition')}>{t(`app:countries.${edition}`)}</DataListItem>
				<DataListItem label={t('application.goods')}>
					<span className="wrap-anywhere whitespace-pre-line">{goods}</span>
				</DataListItem>
				<DataListItem label={t('application.bank')}>
					<Bank application={application} access={access} />
				</DataListItem>
				<DataListItem label={t('applications.columns.sent')}>
					<time dateTime={sentAt}>{when(sentAt)}</time>
				</DataListItem>
				{decidedAt !== null && (
					<DataListItem label={t('application.decided')}>
						<time dateTime={decidedAt}>{when(decidedAt)}</time>
					</DataListItem>
				)}
				{answer !== null && (
					<DataListItem label={t('application.answer')}>
						<span className="wrap-anywhere whitespace-pre-line">{answer}</span>
					</DataListItem>
				)}
			</DataList>
		</Card>
	);
}

/** The bank account, masked; who may see all of it asks for it. */
function Bank({ application: { id, bank }, access }: ApplicationFactsProps) {
	const { t } = useTranslation('operatedShops');
	const client = useClient();
	const failed = useFailureToast();
	const [whole, setWhole] = useState<BankAccount>();
	const [isPending, setIsPending] = useState(false);
	const shown = whole ?? bank;
	if (shown === null) return t('application.noBank');

	async function show() {
		setIsPending(true);
		const attempt = await client.attempt(showBankAccount(id));
		setIsPending(false);
		if (attempt.ok) setWhole(attempt.value.data.bank ?? undefined);
		else failed(t('application.failed'), attempt.error);
	}

	return (
		<div className="flex flex-col items-start gap-2">
			<span className="wrap-anywhere">{[shown.name, shown.holder, shown.number].join(' · ')}</span>
			{whole === undefined && access.permissions.includes('read_bank_accounts') && (
				<>
					<Button
						variant="secondary"
						isLoading={isPending}
						loadingLabel={t('application.showBank')}
						onClick={() => void show()}
					>
						{t('application.showBank')}
					</Button>
					<span className="text-sm text-text-muted">{t('application.showBankText')}</span>
				</>
			)}
		</div>
	);
}
