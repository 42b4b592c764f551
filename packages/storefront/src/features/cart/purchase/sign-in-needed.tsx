import { signInPath } from '@zaylat/domain/access';
import { Dialog } from '@zaylat/ui/dialog';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link SignInNeeded}. */
export interface SignInNeededProps {
	/** Address of the page with the choice in it; from the sign-in page the way leads back there. */
	readonly keptPath: string;
	readonly onDismiss: () => void;
}

/**
 * Tells a visitor that buying requires sign-in (Specification §6: "Login is required to buy products"), where the choice
 * was made, and leads there and back.
 */
export function SignInNeeded({ keptPath, onDismiss }: SignInNeededProps) {
	const { t } = useTranslation(['app', 'errors']);
	return (
		<Dialog
			isOpen
			onOpenChange={(isOpen) => {
				if (!isOpen) onDismiss();
			}}
			title={t('errors:login_required.title')}
			description={t('errors:login_required.advice')}
			labels={{ close: t('close') }}
			footer={
				<>
					<LinkButton to={signInPath(keptPath, '/register')} variant="secondary" onClick={onDismiss}>
						{t('nav.register')}
					</LinkButton>
					<LinkButton to={signInPath(keptPath)} onClick={onDismiss}>
						{t('nav.signIn')}
					</LinkButton>
				</>
			}
		/>
	);
}
