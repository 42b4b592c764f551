import { signInPath } from '@zaylat/domain/access';
import { Dialog } from '@zaylat/ui/dialog';
import { useLocation } from 'react-router';
import { useAppContext } from '../../../core/context/app-context.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Unregistered } from './use-follow-press.ts';

/** Props of {@link AccountNeeded}. */
export interface AccountNeededProps {
	/** Name of the shop. */
	readonly name: string;
	/** Who was refused; nobody while it is closed. */
	readonly who: Unregistered | undefined;
	readonly onDismiss: () => void;
	/** Called when the visitor goes to sign in or to register. */
	readonly onLeave: () => void;
}

const REGISTER = '/register';

/** Tells a visitor or guest that following needs an account, and leads to one and back. */
export function AccountNeeded({ name, who, onDismiss, onLeave }: AccountNeededProps) {
	const { t } = useTranslation('follow');
	const { t: tFrame } = useTranslation();
	const { isBuilt } = useAppContext();
	const { pathname, search } = useLocation();
	const signIn = signInPath(pathname + search);
	const leave = () => {
		onLeave();
		onDismiss();
	};
	return (
		<Dialog
			isOpen={who !== undefined}
			onOpenChange={(isOpen) => {
				if (!isOpen) onDismiss();
			}}
			title={t('needed.title')}
			description={t(who === 'guest' ? 'needed.guest' : 'needed.visitor', { name })}
			labels={{ close: tFrame('close') }}
			footer={
				<>
					{isBuilt(REGISTER) && (
						<LinkButton to={signIn.replace(/^[^?]*/, REGISTER)} variant="secondary" onClick={leave}>
							{t('needed.register')}
						</LinkButton>
					)}
					<LinkButton to={signIn} onClick={leave}>
						{t('needed.signIn')}
					</LinkButton>
				</>
			}
		/>
	);
}
