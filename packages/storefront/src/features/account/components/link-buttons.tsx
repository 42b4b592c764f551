import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { useState } from 'react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { linkedAccountsQueries } from '../queries.ts';
import type { ReauthenticationState } from '../state/use-reauthentication.tsx';

/** Props of {@link LinkButtons}. */
export interface LinkButtonsProps extends Pick<ReauthenticationState, 'ensureProof'> {
	/** Providers that are linked already. */
	readonly linked: readonly string[];
}

/** Ways to link an account of an OAuth provider, as far as they are set up: asks who uses the session, then leads to the provider. */
export function LinkButtons({ linked, ensureProof }: LinkButtonsProps) {
	const { t } = useTranslation('account');
	const app = useAppContext();
	const errorText = useErrorText();
	const { data } = useScreenQuery(linkedAccountsQueries.edition);
	const [leavingTo, setLeavingTo] = useState<string>();
	const [problem, setProblem] = useState<string>();
	const offered = (data?.data.oauthProviders ?? []).filter(({ id }) => !linked.includes(id));

	async function link(provider: string) {
		setProblem(undefined);
		setLeavingTo(provider);
		const proof = await ensureProof();
		if (proof.ok && proof.value) {
			try {
				const result = await app.auth.signIn(provider, {}, { callbackUrl: '/LinkedAccounts' });
				if (result.ok) return;
			} catch {
				// The auth client has reported the endpoint that cannot be reached.
			}
			setProblem(t('linked.problems.refused'));
		}
		if (!proof.ok) {
			setProblem(errorText(proof.error.code).text);
		}
		setLeavingTo(undefined);
	}

	if (offered.length === 0) return null;
	return (
		<div className="flex flex-col items-start gap-3">
			{problem !== undefined && (
				<Banner tone="critical" role="alert">
					{problem}
				</Banner>
			)}
			{offered.map(({ id, name }) => (
				<Button
					key={id}
					variant="secondary"
					onClick={() => void link(id)}
					isLoading={leavingTo === id}
					loadingLabel={t('linked.linking')}
					disabled={leavingTo !== undefined && leavingTo !== id}
				>
					{t('linked.link', { name })}
				</Button>
			))}
		</div>
	);
}
