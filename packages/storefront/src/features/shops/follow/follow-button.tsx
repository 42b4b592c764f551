import { Button, type ButtonProps } from '@zaylat/ui/button';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { Check, Clock, Plus } from 'lucide-react';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { useLazyDialog } from '../../../core/lazy/use-lazy-dialog.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { FollowableShop } from './use-follow.ts';
import { useFollowPress } from './use-follow-press.ts';

const AccountNeeded = lazyComponent(async () => (await import('./account-needed.tsx')).AccountNeeded);

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
	const dialog = useLazyDialog(AccountNeeded);
	const { isFollowing, isWaiting, press, refused, dismiss, keepIntent } = useFollowPress(shop, dialog.open);
	const Icon = isWaiting ? Clock : isFollowing ? Check : Plus;
	return (
		<div className={`noscript:hidden ${className}`}>
			<Button
				variant={isFollowing ? 'secondary' : 'primary'}
				size={size}
				isFullWidth
				iconStart={<Icon aria-hidden />}
				onClick={press}
			>
				{t(isFollowing ? 'unfollow' : 'follow')}
				<VisuallyHidden>{` ${shop.name}`}</VisuallyHidden>
			</Button>
			{isWaiting && <p className="pt-1 text-center text-text-muted text-xs">{t('waiting.title')}</p>}
			{dialog.isLoaded && <AccountNeeded name={shop.name} who={refused} onDismiss={dismiss} onLeave={keepIntent} />}
		</div>
	);
}
