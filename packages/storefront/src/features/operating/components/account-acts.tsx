import { type Attempt, endAccountSessions, lockAccount, unlockAccount } from '@zaylat/api-client';
import type { StaffAccess, StaffAccount } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { type Permission, STAFF_REASON_LETTERS } from '@zaylat/domain/roles';
import { isBlank } from '@zaylat/domain/typed-text';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** What is done to an account, with the permission that it needs. */
const ACTS = {
	lock: { permission: 'lock_accounts', request: lockAccount },
	unlock: { permission: 'lock_accounts', request: unlockAccount },
	signOut: { permission: 'end_sessions', request: endAccountSessions },
} as const satisfies Readonly<Record<string, { readonly permission: Permission; readonly request: unknown }>>;

type Act = keyof typeof ACTS;

/** Props of {@link AccountActs}. */
export interface AccountActsProps {
	readonly account: StaffAccount;
	readonly access: StaffAccess;
	/** Called with the account as it is from now on. */
	readonly onChange: (account: StaffAccount) => void;
}

/** What can be done to an account, each with a reason. */
export function AccountActs({ account, access, onChange }: AccountActsProps) {
	const { t } = useTranslation(['operating', 'app']);
	const [act, setAct] = useState<Act>();
	const offered: readonly Act[] = [account.lockedAt === null ? 'lock' : 'unlock', 'signOut'];
	// Staff are locked and signed out by those alone who may change staff.
	const mayAct = !account.isStaff || access.permissions.includes('change_staff');
	const acts = offered.filter(
		(each) =>
			mayAct && access.permissions.includes(ACTS[each].permission) && (each !== 'signOut' || account.sessions > 0),
	);
	return (
		<div className="flex flex-wrap gap-2">
			{acts.map((each) => (
				<Button
					key={each}
					variant="secondary"
					size="sm"
					aria-label={t('accounts.actOn', { act: t(`accounts.acts.${each}`), name: account.name })}
					onClick={() => setAct(each)}
				>
					{t(`accounts.acts.${each}`)}
				</Button>
			))}
			<Dialog
				isOpen={act !== undefined}
				onOpenChange={(isOpen) => {
					if (!isOpen) setAct(undefined);
				}}
				title={act === undefined ? '' : t(`accounts.ask.${act}`, { name: account.name })}
				description={act === undefined ? undefined : t(`accounts.effect.${act}`)}
				labels={{ close: t('app:close') }}
			>
				{act !== undefined && (
					<ReasonForm
						act={act}
						account={account}
						onDone={(changed) => {
							setAct(undefined);
							onChange(changed);
						}}
					/>
				)}
			</Dialog>
		</div>
	);
}

interface Reason {
	readonly reason: string;
}

interface ReasonFormProps {
	readonly act: Act;
	readonly account: StaffAccount;
	readonly onDone: (account: StaffAccount) => void;
}

function ReasonForm({ act, account, onDone }: ReasonFormProps) {
	const { t } = useTranslation('operating');
	const client = useClient();
	const toast = useToast();
	const formErrors = useFormErrors();
	const form = useForm<Reason>({
		defaultValues: { reason: '' },
		resolver: (values) =>
			resolveSentences(values, { reason: isBlank(values.reason) ? t('accounts.reasonMissing') : undefined }),
	});

	async function send({ reason }: Reason): Promise<FormErrors | undefined> {
		const attempt: Attempt<{ data: StaffAccount }> = await client.attempt(ACTS[act].request(account.id, reason));
		if (!attempt.ok) return formErrors(attempt.error);
		toast.show({ id: 'operating', tone: 'positive', title: t(`accounts.done.${act}`, { name: account.name }) });
		onDone(attempt.value.data);
		return undefined;
	}

	return (
		<Form form={form} labels={{ failed: t('notDone') }} onSubmit={send}>
			<InputField<Reason, 'reason'>
				name="reason"
				label={t('accounts.reason')}
				description={t('accounts.reasonText')}
				maxLength={STAFF_REASON_LETTERS}
			/>
			<FormSubmit isFullWidth loadingLabel={t('working')}>
				{t(`accounts.acts.${act}`)}
			</FormSubmit>
		</Form>
	);
}
