import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The place of a conversation while it loads. */
export function ConversationSkeleton() {
	const { t } = useTranslation('chat');
	return (
		<div aria-busy className="flex min-h-0 grow flex-col">
			<VisuallyHidden role="status">{t('thread.loading')}</VisuallyHidden>
			<div className="flex min-h-16 items-center gap-3 border-border border-b px-4 py-2">
				<Skeleton shape="circle" className="size-10" />
				<Skeleton className="w-40" />
			</div>
			<div className="flex grow flex-col justify-end gap-3 overflow-clip px-4 py-3">
				<Skeleton shape="block" className="h-11 w-3/5" />
				<Skeleton shape="block" className="h-16 w-2/3 self-end" />
				<Skeleton shape="block" className="h-11 w-1/2" />
			</div>
			<div className="border-border border-t p-3">
				<Skeleton shape="block" className="h-11 w-full" />
			</div>
		</div>
	);
}
