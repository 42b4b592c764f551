import type { ShopSummary } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { useToast } from '@zaylat/ui/toast';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useLocation } from 'react-router';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSessionOver } from '../../session/use-session-over.ts';
import { useFollow } from '../follow/use-follow.ts';

/** Props of {@link UnfollowButton}. */
export interface UnfollowButtonProps {
	readonly shop: ShopSummary;
	/** Called at once, before the server has agreed. */
	readonly onUnfollow: () => void;
}

/** Takes a shop out of the followed ones, and offers to undo that. */
export function UnfollowButton({ shop, onUnfollow }: UnfollowButtonProps) {
	const { t } = useTranslation('follow');
	const { pathname } = useLocation();
	const { set } = useFollow(shop);
	const toast = useToast();
	const errorText = useErrorText();
	const sessionIsOver = useSessionOver();

	async function change(isFollowing: boolean): Promise<void> {
		const result = await set(isFollowing);
		if (result.ok) {
			toast.show({
				id: 'follow',
				...(result.isWaiting
					? { title: t('waiting.title'), description: t('waiting.text') }
					: { tone: 'positive', title: t(isFollowing ? 'followed' : 'unfollowed', { name: shop.name }) }),
				...(!isFollowing && { action: { label: t('undo'), onAction: () => void change(true) } }),
			});
			return;
		}
		if (await sessionIsOver(result.error, pathname)) return;
		toast.show({
			id: 'follow',
			tone: 'critical',
			title: t('failed'),
			description: errorText(result.error.code).advice,
		});
	}

	return (
		<Button
			variant="secondary"
			size="sm"
			onClick={() => {
				void change(false);
				onUnfollow();
			}}
		>
			{t('unfollow')}
			<VisuallyHidden>{` ${shop.name}`}</VisuallyHidden>
		</Button>
	);
}
