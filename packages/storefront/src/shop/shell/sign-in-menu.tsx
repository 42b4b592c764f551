import { signInPath } from '@zaylat/domain/access';
import { DropdownMenu, DropdownMenuItem } from '@zaylat/ui/dropdown-menu';
import { LogIn, UserPlus } from 'lucide-react';
import { useLocation } from 'react-router';
import type { MenuProps } from '../../core/lazy/lazy-menu.tsx';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The menu of visitors who are not signed in (Specification §6). */
export function SignInMenu({ trigger, label }: MenuProps) {
	const { t } = useTranslation();
	const { pathname, search } = useLocation();
	return (
		<DropdownMenu defaultOpen trigger={trigger} label={label}>
			<DropdownMenuItem asChild>
				<ShopLink to={signInPath(`${pathname}${search}`)}>
					<LogIn aria-hidden="true" className="size-5" />
					{t('nav.signIn')}
				</ShopLink>
			</DropdownMenuItem>
			<DropdownMenuItem asChild>
				<ShopLink to={signInPath(`${pathname}${search}`, '/register')}>
					<UserPlus aria-hidden="true" className="size-5" />
					{t('nav.register')}
				</ShopLink>
			</DropdownMenuItem>
		</DropdownMenu>
	);
}
