import { signInPath } from '@zaylat/domain/access';
import { useAppContext } from '../../../core/context/app-context.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link QuotationAccount}. */
export interface QuotationAccountProps {
	/** Whether a guest asks rather than a visitor. */
	readonly isGuest: boolean;
	/** Where the sign-in page leads back to. */
	readonly returnTo: string;
}

const REGISTER = '/register';

/** Says that quotations need an account (Decision 20), and leads to one and back. */
export function QuotationAccount({ isGuest, returnTo }: QuotationAccountProps) {
	const { t } = useTranslation('wholesale');
	const { isBuilt } = useAppContext();
	const signIn = signInPath(returnTo);
	const ways = [
		{ to: signIn, text: t('account.signIn') },
		...(isBuilt(REGISTER) ? [{ to: signIn.replace(/^[^?]*/, REGISTER), text: t('account.register') }] : []),
	];
	// Who is here as a guest has no account yet.
	const [first, ...others] = isGuest ? ways.reverse() : ways;
	return (
		<div className="flex flex-col gap-4">
			<p className="text-text-muted">{t(isGuest ? 'account.guest' : 'account.visitor')}</p>
			<div className="flex flex-wrap gap-3">
				{first && <LinkButton to={first.to}>{first.text}</LinkButton>}
				{others.map(({ to, text }) => (
					<LinkButton key={to} to={to} variant="secondary">
						{text}
					</LinkButton>
				))}
			</div>
		</div>
	);
}
