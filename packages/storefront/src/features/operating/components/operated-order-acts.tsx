import { cancelStaffOrder, noteStaffOrder, recordStaffRefund, resendOrderReceipt } from '@zaylat/api-client';
import type { StaffAccess, StaffOrderDetails } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { CANCEL_REASONS, type CancelReason, ORDER_NOTE_LETTERS } from '@zaylat/domain/orders';
import { STAFF_REASON_LETTERS } from '@zaylat/domain/roles';
import { isBlank } from '@zaylat/domain/typed-text';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { SelectField } from '@zaylat/ui/select/form';
import { TextareaField } from '@zaylat/ui/textarea/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const ACTS = ['cancel', 'receipt', 'note', 'refund'] as const;
type Act = (typeof ACTS)[number];

/** Props of {@link OperatedOrderActs}. */
export interface OperatedOrderActsProps {
	readonly access: StaffAccess;
	readonly order: StaffOrderDetails;
	/** Called with the order as it is from now on. */
	readonly onChange: (order: StaffOrderDetails) => void;
}

/** What can be done with an order: what its state allows, and the roles of the account permit. */
export function OperatedOrderActs({ access, order, onChange }: OperatedOrderActsProps) {
	const { t } = useTranslation(['operatedOrders', 'app']);
	const [act, setAct] = useState<Act>();
	const mayHelp = access.permissions.includes('help_orders');
	const refund = order.refunds.find(({ status }) => status === 'failed');
	const offered: Readonly<Record<Act, boolean>> = {
		cancel: mayHelp && order.can.cancel,
		receipt: mayHelp && order.can.resendReceipt,
		note: mayHelp,
		refund: access.permissions.includes('record_refunds') && refund !== undefined,
	};
	return (
		<div className="flex flex-wrap gap-2">
			{ACTS.filter((each) => offered[each]).map((each) => (
				<Button key={each} variant="secondary" onClick={() => setAct(each)}>
					{t(`acts.${each}`)}
				</Button>
			))}
			<Dialog
				isOpen={act !== undefined}
				onOpenChange={(isOpen) => !isOpen && setAct(undefined)}
				title={act === undefined ? '' : t(`ask.${act}`, { code: order.code })}
				description={act === undefined ? undefined : t(`effect.${act}`)}
				labels={{ close: t('app:close') }}
			>
				{act !== undefined && (
					<ActForm
						act={act}
						order={order}
						refundId={refund?.id ?? ''}
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

interface ActValues {
	readonly cause: CancelReason;
	readonly reason: string;
	readonly text: string;
	readonly reference: string;
}

interface ActFormProps {
	readonly act: Act;
	readonly order: StaffOrderDetails;
	readonly refundId: string;
	readonly onDone: (order: StaffOrderDetails) => void;
}

function ActForm({ act, order: { id, code }, refundId, onDone }: ActFormProps) {
	const { t } = useTranslation(['operatedOrders', 'tracking', 'operating']);
	const client = useClient();
	const toast = useToast();
	const { language } = usePreferences();
	const formErrors = useFormErrors();
	const form = useForm<ActValues>({
		defaultValues: { cause: 'other', reason: '', text: '', reference: '' },
		resolver: (values) =>
			resolveSentences(values, {
				reason: act === 'cancel' && isBlank(values.reason) ? t('operating:accounts.reasonMissing') : undefined,
				text: act === 'note' ? noteSentence(values.text) : undefined,
				reference: act === 'refund' && isBlank(values.reference) ? t('referenceMissing') : undefined,
			}),
	});

	function noteSentence(text: string): string | undefined {
		if (isBlank(text)) return t('noteMissing');
		const isLong = text.trim().length > ORDER_NOTE_LETTERS;
		return isLong ? t('noteTooLong', { most: formatCount(ORDER_NOTE_LETTERS, language) }) : undefined;
	}

	const requests = {
		cancel: ({ cause, reason }: ActValues) => cancelStaffOrder(id, { cause, reason }),
		receipt: () => resendOrderReceipt(id),
		note: ({ text }: ActValues) => noteStaffOrder(id, text),
		refund: ({ reference }: ActValues) => recordStaffRefund(id, refundId, reference),
	};

	async function send(values: ActValues): Promise<FormErrors | undefined> {
		const attempt = await client.attempt<{ data: StaffOrderDetails }>(requests[act](values));
		if (!attempt.ok) return formErrors(attempt.error);
		toast.show({ id: 'operating', tone: 'positive', title: t(`done.${act}`, { code }) });
		onDone(attempt.value.data);
		return undefined;
	}

	return (
		<Form form={form} labels={{ failed: t('operating:notDone') }} onSubmit={send}>
			{act === 'cancel' && (
				<>
					<SelectField<ActValues, 'cause'> name="cause" label={t('cause')}>
						{CANCEL_REASONS.map((cause) => (
							<option key={cause} value={cause}>
								{t(`tracking:reasons.${cause}`)}
							</option>
						))}
					</SelectField>
					<InputField<ActValues, 'reason'>
						name="reason"
						label={t('operating:accounts.reason')}
						description={t('operating:accounts.reasonText')}
						maxLength={STAFF_REASON_LETTERS}
					/>
				</>
			)}
			{act === 'note' && <TextareaField<ActValues, 'text'> name="text" label={t('happened.note')} rows={4} />}
			{act === 'refund' && (
				<InputField<ActValues, 'reference'>
					name="reference"
					label={t('reference')}
					description={t('referenceText')}
					maxLength={80}
					autoComplete="off"
				/>
			)}
			<FormSubmit isFullWidth loadingLabel={t('operating:working')}>
				{t(`acts.${act}`)}
			</FormSubmit>
		</Form>
	);
}
