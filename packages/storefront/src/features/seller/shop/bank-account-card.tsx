import { changeBankAccount } from '@zaylat/api-client';
import type { BankAccountInput } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { BANKS } from '@zaylat/domain/shops';
import { Button } from '@zaylat/ui/button';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import type { FormErrors } from '@zaylat/ui/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useReauthentication } from '../../account/state/use-reauthentication.tsx';
import { BankForm } from './bank-form.tsx';
import type { ShopCardProps } from './return-address-card.tsx';

/**
 * Where a shop is paid: only the end of the number is shown, and a change asks who uses the session. Texts: area `shopParts`;
 * those of the question: area `account`.
 */
export function BankAccountCard({ shop, onSaved }: ShopCardProps) {
	const { t } = useTranslation('shopParts');
	const { language } = usePreferences();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const { withProof, dialog } = useReauthentication();
	const [isOpen, setIsOpen] = useState(false);
	const [refusal, setRefusal] = useState<string>();
	const { bankAccount: account, edition, slug } = shop;
	const bank = BANKS[edition].find((each) => each === account?.bank);

	async function save(written: BankAccountInput | null): Promise<FormErrors | undefined> {
		setRefusal(undefined);
		const attempt = await withProof(() => client.attempt(changeBankAccount(slug, written)));
		// Nothing was changed, and what was typed stays.
		if (attempt === undefined) return {};
		if (!attempt.ok) {
			const { code, details, fields } = attempt.error;
			const named = Object.entries(fields).map(([field, problem]) => [field.replace(/^account\./, ''), problem]);
			if (named.length > 0) return { fieldErrors: Object.fromEntries(named) };
			return { formError: errorText(code, details).text };
		}
		setIsOpen(false);
		toast.show({ id: 'own-shop', tone: 'positive', title: t(written ? 'bank.saved' : 'bank.removed') });
		onSaved(attempt.value.data);
		return undefined;
	}

	async function remove() {
		const errors = await save(null);
		if (errors?.formError) setRefusal(errors.formError);
	}

	return (
		<FormCard title={t('bank.title')} text={t('bank.text')}>
			{isOpen ? (
				<BankForm edition={edition} onSave={save} onCancel={() => setIsOpen(false)} />
			) : (
				<>
					{account && (
						<DataList>
							<DataListItem label={t('bank.bank')}>{bank ? t(`bank.names.${bank}`) : account.bank}</DataListItem>
							<DataListItem label={t('bank.number')}>{t('bank.masked', { digits: account.lastDigits })}</DataListItem>
							<DataListItem label={t('bank.changedAt')}>
								{formatDate(account.changedAt, language, EDITIONS[edition].timeZone)}
							</DataListItem>
						</DataList>
					)}
					{refusal !== undefined && (
						<p role="alert" className="text-critical text-sm">
							{refusal}
						</p>
					)}
					<div className="flex flex-wrap gap-3">
						<Button variant="secondary" onClick={() => setIsOpen(true)}>
							{t(account ? 'bank.change' : 'bank.add')}
						</Button>
						{account && (
							<Button variant="ghost" onClick={() => void remove()}>
								{t('bank.remove')}
							</Button>
						)}
					</div>
				</>
			)}
			{dialog}
		</FormCard>
	);
}
