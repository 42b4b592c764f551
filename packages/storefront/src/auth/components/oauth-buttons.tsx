import { edition } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { useAppContext } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { SignInState } from '../use-sign-in.ts';

/** Props of {@link OAuthButtons}. */
export interface OAuthButtonsProps {
	readonly state: SignInState;
	/** Begins to sign in by a provider. */
	readonly onChoose: (provider: string) => void;
}

/** Ways to sign in at another site, such as Google, as far as they are set up. */
export function OAuthButtons({ state, onChoose }: OAuthButtonsProps) {
	const { t } = useTranslation('auth');
	const app = useAppContext();
	const { data } = useQuery(edition(app.edition));
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
