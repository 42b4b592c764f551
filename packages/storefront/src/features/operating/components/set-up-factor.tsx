import { beginSecondFactor, confirmSecondFactor } from '@zaylat/api-client';
import type { StaffAccess } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { QrCode } from '@zaylat/ui/qr-code';
import { useState } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useReauthentication } from '../../account/state/use-reauthentication.tsx';
import type { FactorProps } from './enter-factor.tsx';
import { FactorForm } from './factor-form.tsx';

/** Steps of the set-up: what it is, the code to scan, the recovery codes. */
type Step =
	| { readonly kind: 'start' }
	| { readonly kind: 'scan'; readonly secret: string; readonly uri: string }
	| { readonly kind: 'codes'; readonly codes: readonly string[]; readonly access: StaffAccess };

/** The secret in groups of four, as people type it. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Sets up the second factor: a proof of who uses the session, a code to scan, a first code, and recovery codes to keep. */
export function SetUpFactor({ onDone }: FactorProps) {
	const { t } = useTranslation('operating');
	const client = useClient();
	const errorText = useErrorText();
	const { withProof, dialog } = useReauthentication();
	const [step, setStep] = useState<Step>({ kind: 'start' });
	const [isPending, setIsPending] = useState(false);
	const [problem, setProblem] = useState<string>();

	async function begin() {
		setIsPending(true);
		setProblem(undefined);
		const attempt = await withProof(() => client.attempt(beginSecondFactor()));
		setIsPending(false);
		if (attempt === undefined) return;
		if (attempt.ok) return setStep({ kind: 'scan', ...attempt.value.data });
		setProblem(errorText(attempt.error.code, attempt.error.details).text);
	}

	return (
		<Card padding="md" className="flex max-w-lg flex-col gap-4">
			<h2 className="font-semibold text-lg leading-heading">{t('factor.setUpTitle')}</h2>
			{problem !== undefined && (
				<Banner tone="critical" role="alert">
					{problem}
				</Banner>
			)}
			{step.kind === 'start' && (
				<>
					<p>{t('factor.setUpText')}</p>
					<Button onClick={() => void begin()} isLoading={isPending} loadingLabel={t('working')} className="self-start">
						{t('factor.begin')}
					</Button>
				</>
			)}
			{step.kind === 'scan' && (
				<>
					<p>{t('factor.scan')}</p>
					<QrCode value={step.uri} label={t('factor.qr')} className="max-w-60" />
					<p className="text-sm">
						{t('factor.secret')}
						<code lang="en" className="wrap-anywhere block font-semibold text-base">
							{grouped(step.secret)}
						</code>
					</p>
					<FactorForm
						description={t('factor.firstCode')}
						submit={t('factor.confirm')}
						onSubmit={async (code) => {
							const attempt = await client.attempt(confirmSecondFactor(code));
							if (!attempt.ok) return attempt.error;
							const { recoveryCodes, access } = attempt.value.data;
							setStep({ kind: 'codes', codes: recoveryCodes, access });
							return undefined;
						}}
					/>
				</>
			)}
			{step.kind === 'codes' && (
				<>
					<p role="status">{t('factor.recovery')}</p>
					<ul
						lang="en"
						className="grid grid-cols-2 gap-2 rounded-control bg-surface-sunken p-3 font-semibold tabular-nums"
					>
						{step.codes.map((code) => (
							<li key={code}>{code}</li>
						))}
					</ul>
					<Button onClick={() => void onDone(step.access)} className="self-start">
						{t('factor.kept')}
					</Button>
				</>
			)}
			{dialog}
		</Card>
	);
}
