import { sendContactPhoneCode, verifyContactPhone } from '@zaylat/api-client';
import type { ContactPhone } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatPhone, readPhone } from '@zaylat/domain/contact';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import type { FormErrors } from '@zaylat/ui/form';
import { useToast } from '@zaylat/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../../core/failures/use-failure-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CodeForm } from '../../session/one-time-code/code-form.tsx';
import { useCodeErrors } from '../../session/one-time-code/use-code-errors.ts';
import { useSentCode } from '../../session/one-time-code/use-sent-code.ts';

/** Props of {@link ContactPhoneItem}. */
export interface ContactPhoneItemProps {
	readonly contact: ContactPhone;
	readonly onRemove: () => void;
	/** Takes all numbers as they are after one was verified. */
	readonly onVerified: (items: readonly ContactPhone[]) => void;
}

const shown = (phone: string) => {
	const read = readPhone(`+${phone}`, '95');
	return read ? formatPhone(read) : `+${phone}`;
};

/** One further number; a code that reaches it proves that it is right (Decision 17). */
export function ContactPhoneItem({ contact: { id, phone, isVerified }, onRemove, onVerified }: ContactPhoneItemProps) {
	const { t } = useTranslation('account');
	const client = useClient();
	const toast = useToast();
	const showFailure = useFailureToast();
	const codeErrors = useCodeErrors();
	const code = useSentCode();
	const row = useRef<HTMLLIElement>(null);
	const [isSending, setIsSending] = useState(false);
	const isAsking = code.sent !== undefined;

	// The button that asked has given way to the field.
	useEffect(() => {
		if (isAsking) row.current?.querySelector('input')?.focus();
	}, [isAsking]);

	function close() {
		code.forget();
		row.current?.focus();
	}

	async function send() {
		setIsSending(true);
		const attempt = await client.attempt(sendContactPhoneCode(id));
		setIsSending(false);
		if (attempt.ok) return code.take(attempt.value.data);
		showFailure(t('contactPhones.notSent'), attempt.error);
	}

	async function confirm(typed: string): Promise<FormErrors | undefined> {
		const attempt = await client.attempt(verifyContactPhone(id, typed));
		if (!attempt.ok) return codeErrors(attempt.error);
		onVerified(attempt.value.data.items);
		toast.show({ tone: 'positive', title: t('contactPhones.verifiedNow', { phone: shown(phone) }) });
		close();
		return undefined;
	}

	return (
		<li ref={row} tabIndex={-1} className="flex flex-col gap-3 rounded-control">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<span className="flex flex-wrap items-center gap-2">
					<span className="font-semibold tabular-nums">{shown(phone)}</span>
					{isVerified && <Badge tone="positive">{t('contactPhones.verified')}</Badge>}
				</span>
				<span className="flex flex-wrap gap-2">
					{!isVerified && !isAsking && (
						<Button
							variant="secondary"
							size="sm"
							onClick={() => void send()}
							isLoading={isSending}
							loadingLabel={t('delete.sending')}
							aria-label={t('contactPhones.verifyNamed', { phone: shown(phone) })}
						>
							{t('contactPhones.verify')}
						</Button>
					)}
					<Button
						variant="ghost"
						size="sm"
						onClick={onRemove}
						aria-label={t('contactPhones.removeNamed', { phone: shown(phone) })}
					>
						{t('contactPhones.remove')}
					</Button>
				</span>
			</div>
			{isAsking && (
				<CodeForm
					code={code}
					request={() => sendContactPhoneCode(id)}
					onConfirm={confirm}
					submitLabel={t('details.confirm')}
					submittingLabel={t('details.saving')}
					onBack={close}
					backLabel={t('details.cancel')}
				/>
			)}
		</li>
	);
}
