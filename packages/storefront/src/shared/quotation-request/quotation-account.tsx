import { signInPath } from '@zaylat/domain/access';
import { buttonStyles } from '@zaylat/ui/button';
import { useAppContext } from '../../app/app-context.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

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
				{first && (
					<ShopLink to={first.to} className={buttonStyles({ variant: 'primary' })}>
						{first.text}
					</ShopLink>
				)}
				{others.map(({ to, text }) => (
					<ShopLink key={to} to={to} className={buttonStyles({ variant: 'secondary' })}>
						{text}
					</ShopLink>
				))}
			</div>
		</div>
	);
}
