import { giveSecondFactor } from '@zaylat/api-client';
import type { StaffAccess } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { Card } from '@zaylat/ui/card';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FactorForm } from './factor-form.tsx';

/** Props of the ways to the second factor. */
export interface FactorProps {
	/** Called with what the session may do from now on. */
	readonly onDone: (access: StaffAccess) => Promise<void>;
}

/** Asks for the second factor of this session. */
export function EnterFactor({ onDone }: FactorProps) {
	const { t } = useTranslation('operating');
	const client = useClient();
	return (
		<Card padding="md" className="flex max-w-lg flex-col gap-4">
			<h2 className="font-semibold text-lg leading-heading">{t('factor.enterTitle')}</h2>
			<FactorForm
				description={t('factor.enterText')}
				submit={t('factor.enter')}
				onSubmit={async (code) => {
					const attempt = await client.attempt(giveSecondFactor(code));
					if (!attempt.ok) return attempt.error;
					await onDone(attempt.value.data);
					return undefined;
				}}
			/>
			<p className="text-sm text-text-muted">{t('factor.lost')}</p>
		</Card>
	);
}
