import { signInPath } from '@zaylat/domain/access';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { UserRound } from 'lucide-react';
import { useAppContext } from '../../app/app-context.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
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
					{canRegister && (
						<ShopLink to={signIn.replace(/^[^?]*/, REGISTER)} className={buttonStyles({ variant: 'primary' })}>
							{t('guest.register')}
						</ShopLink>
					)}
					<ShopLink to={signIn} className={buttonStyles({ variant: canRegister ? 'secondary' : 'primary' })}>
						{t('guest.signIn')}
					</ShopLink>
				</>
			}
		/>
	);
}
