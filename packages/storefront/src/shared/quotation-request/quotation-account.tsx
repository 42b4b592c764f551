import { signInPath } from '@zaylat/domain/access';
import { buttonStyles } from '@zaylat/ui/button';
import { useShop } from '../../app/shop.ts';
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
	const { isBuilt } = useShop();
	const signIn = signInPath(returnTo);
	return (
		<div className="flex flex-col gap-4">
			<p className="text-text-muted">{t(isGuest ? 'account.guest' : 'account.visitor')}</p>
			<div className="flex flex-wrap gap-3">
				<ShopLink to={signIn} className={buttonStyles({ variant: 'primary' })}>
					{t('account.signIn')}
				</ShopLink>
				{isBuilt(REGISTER) && (
					<ShopLink to={signIn.replace(/^[^?]*/, REGISTER)} className={buttonStyles({ variant: 'secondary' })}>
						{t('account.register')}
					</ShopLink>
				)}
			</div>
		</div>
	);
}
