import { IconButton, type IconButtonProps } from '@zaylat/ui/icon-button';
import { useToast } from '@zaylat/ui/toast';
import { Share2 } from 'lucide-react';
import { useIsHydrated } from '../../core/lazy/use-is-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link ShareButton}. */
export interface ShareButtonProps {
	/** Name of what is shared. */
	readonly name: string;
	readonly variant?: IconButtonProps['variant'];
	readonly className?: string;
}

/** Hands the page's address to the device's own sharing, or copies it where there is none. */
export function ShareButton({ name, variant = 'outline', className = '' }: ShareButtonProps) {
	const { t } = useTranslation('product');
	const toast = useToast();
	const isHydrated = useIsHydrated();

	async function share() {
		const { href } = window.location;
		try {
			if (typeof navigator.share === 'function') {
				await navigator.share({ title: name, url: href });
				return;
			}
			await navigator.clipboard.writeText(href);
			toast.show({ id: 'share', tone: 'positive', title: t('share.copied') });
		} catch (failure) {
			// Whoever closes the device's sharing has not failed at anything.
			if (failure instanceof DOMException && failure.name === 'AbortError') return;
			toast.show({ id: 'share', tone: 'critical', title: t('share.failed'), description: href });
		}
	}

	return (
		// Neither sharing nor copying exists in HTML: it is shown when it works.
		<div className={`noscript:hidden ${isHydrated ? '' : 'invisible'} ${className}`}>
			<IconButton
				variant={variant}
				label={t('share.label', { name })}
				icon={<Share2 aria-hidden />}
				onClick={() => void share()}
			/>
		</div>
	);
}
