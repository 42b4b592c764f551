import { signInPath } from '@zaylat/domain/access';
import { EmptyState } from '@zaylat/ui/empty-state';
import { UserRound } from 'lucide-react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CHAT_PATH } from '../chat-address.ts';

const REGISTER = '/register';

/** Tells a guest that chats need an account ("User Register Required to Chat", Specification §6), and leads to one. */
export function ChatGuest() {
	const { t } = useTranslation('chat');
	const { isBuilt } = useAppContext();
	const signIn = signInPath(CHAT_PATH);
	const canRegister = isBuilt(REGISTER);
	return (
		<EmptyState
			picture={<UserRound aria-hidden strokeWidth={1.5} />}
			title={t('guest.title')}
			description={t('guest.text')}
			actions={
				<>
					{canRegister && <LinkButton to={signIn.replace(/^[^?]*/, REGISTER)}>{t('guest.register')}</LinkButton>}
					<LinkButton to={signIn} variant={canRegister ? 'secondary' : 'primary'}>
						{t('guest.signIn')}
					</LinkButton>
				</>
			}
		/>
	);
}
