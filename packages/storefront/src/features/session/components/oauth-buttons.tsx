import { Button } from '@zaylat/ui/button';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loginQueries } from '../queries.ts';
import type { SignInState } from '../state/use-sign-in.ts';

/** Props of {@link OAuthButtons}. */
export interface OAuthButtonsProps {
	readonly state: SignInState;
	/** Begins to sign in by a provider. */
	readonly onChoose: (provider: string) => void;
}

/** Ways to sign in at another site, such as Google, as far as they are set up. */
export function OAuthButtons({ state, onChoose }: OAuthButtonsProps) {
	const { t } = useTranslation('auth');
	const { data } = useScreenQuery(loginQueries.edition);
	const isSubmitting = state.kind === 'submitting';
	return data?.data.oauthProviders.map(({ id, name }) => {
		const isThis = isSubmitting && state.provider === id;
		return (
			<Button
				key={id}
				variant="secondary"
				isFullWidth
				onClick={() => onChoose(id)}
				isLoading={isThis}
				loadingLabel={t('submitting')}
				disabled={isSubmitting && !isThis}
			>
				{t('continueWith', { name })}
			</Button>
		);
	});
}
