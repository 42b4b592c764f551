import { Button, type ButtonProps } from '@zaylat/ui/button';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { Check, Plus } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AccountNeededProps } from './account-needed.tsx';
import type { FollowableShop } from './use-follow.ts';
import { useFollowPress } from './use-follow-press.ts';

/** Props of {@link FollowButton}. */
export interface FollowButtonProps {
	readonly shop: FollowableShop & { readonly name: string };
	readonly size?: ButtonProps['size'];
	/** Where it stands. */
	readonly className?: string;
}

/**
 * Follows a shop, or follows it no more. It works by script alone, so it is not shown without.
 * Texts: area `follow`.
 */
export function FollowButton({ shop, size = 'md', className = '' }: FollowButtonProps) {
	const { t } = useTranslation('follow');
	const { isFollowing, press, refused, dismiss, keepIntent } = useFollowPress(shop);
	const AccountNeeded = useAccountNeeded(refused !== undefined);
	return (
		<div className={`noscript:hidden ${className}`}>
			<Button
				variant={isFollowing ? 'secondary' : 'primary'}
				size={size}
				isFullWidth
				iconStart={isFollowing ? <Check aria-hidden /> : <Plus aria-hidden />}
				onClick={press}
			>
				{t(isFollowing ? 'unfollow' : 'follow')}
				<VisuallyHidden>{` ${shop.name}`}</VisuallyHidden>
			</Button>
			{AccountNeeded && <AccountNeeded name={shop.name} who={refused} onDismiss={dismiss} onLeave={keepIntent} />}
		</div>
	);
}

/** The dialog's code comes with the first press that needs it. */
function useAccountNeeded(isWanted: boolean): ComponentType<AccountNeededProps> | undefined {
	const [Dialog, setDialog] = useState<ComponentType<AccountNeededProps>>();
	useEffect(() => {
		if (!isWanted) return;
		import('./account-needed.tsx').then(
			({ AccountNeeded }) => setDialog(() => AccountNeeded),
			// The connection is gone; the notice below the header says so, and the next press tries again.
			() => {},
		);
	}, [isWanted]);
	return Dialog;
}
