import { startAccountDeletion } from '@zaylat/api-client';
import { digitsFor } from '@zaylat/domain/digits';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { useEffect, useRef } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CodeForm } from '../../session/one-time-code/code-form.tsx';
import { deleteAccountQueries } from '../queries.ts';
import { useDeleteAccount } from '../state/use-delete-account.ts';

const FACTS = ['orders', 'points', 'chats'] as const;

/** What deleting the account does, then the code that confirms it. */
export function DeleteAccountPage() {
	const { t } = useTranslation('account');
	const digits = digitsFor(usePreferences().language);
	const { data } = useScreenQuery(deleteAccountQueries.deletion);
	const { code, dialog, isSending, problem, send, confirm } = useDeleteAccount();
	const { channel = 'sms', sentTo = '', graceDays = 90 } = data?.data ?? {};
	const days = digits(String(graceDays));
	const codePlace = useRef<HTMLDivElement>(null);
	const isCodeSent = code.sent !== undefined;

	useEffect(() => {
		// The button that asked for the code has given way to its field.
		if (isCodeSent) codePlace.current?.querySelector('input')?.focus();
	}, [isCodeSent]);

	return (
		<div className="flex flex-col gap-4">
			<Card padding="md" className="flex flex-col gap-5 tablet:p-8">
				<h1 className="font-bold text-2xl leading-heading">{t('delete.title')}</h1>
				<p>{t('delete.grace', { days })}</p>
				<ul className="flex list-disc flex-col gap-1 ps-5">
					{FACTS.map((fact) => (
						<li key={fact}>{t(`delete.facts.${fact}`)}</li>
					))}
				</ul>
				<p>{t('delete.after', { days })}</p>
				{!isCodeSent ? (
					<>
						<p className="text-text-muted">{t(`delete.willSend.${channel}`, { to: sentTo })}</p>
						{problem !== undefined && (
							<Banner tone="critical" role="alert">
								{problem}
							</Banner>
						)}
						<div className="flex flex-wrap gap-3">
							<Button
								size="lg"
								variant="critical"
								onClick={() => void send()}
								isLoading={isSending}
								loadingLabel={t('delete.sending')}
							>
								{t('delete.send')}
							</Button>
							<LinkButton to="/profile" variant="secondary" size="lg">
								{t('delete.keep')}
							</LinkButton>
						</div>
					</>
				) : (
					<div ref={codePlace}>
						<CodeForm
							code={code}
							request={startAccountDeletion}
							onConfirm={confirm}
							variant="critical"
							submitLabel={t('delete.confirm')}
							submittingLabel={t('delete.confirming')}
							onBack={code.forget}
							backLabel={t('delete.keep')}
						/>
					</div>
				)}
			</Card>
			{dialog}
		</div>
	);
}
