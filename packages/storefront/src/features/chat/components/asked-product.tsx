import { IconButton } from '@zaylat/ui/icon-button';
import { X } from 'lucide-react';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { chatPath } from '../chat-address.ts';
import { chatQueries } from '../queries.ts';

/** Props of {@link AskedProduct}. */
export interface AskedProductProps {
	readonly threadId: string;
}

/** The product that the next message is about; a link leaves it out. */
export function AskedProduct({ threadId }: AskedProductProps) {
	const { t } = useTranslation('chat');
	const { data } = useScreenQuery(chatQueries.askedProduct);
	const product = data?.data.items[0];
	return (
		<div className="flex min-h-14 w-full items-center gap-3 rounded-control border border-border bg-surface-sunken ps-2">
			{product && (
				<ShopPicture picture={product.picture} alt="" sizes="40px" className="w-10 shrink-0 rounded-control" />
			)}
			<p className="min-w-0 grow text-sm">
				<span className="block text-text-muted text-xs">{t('composer.about')}</span>
				<span className="block truncate">{product?.name ?? ' '}</span>
			</p>
			<IconButton asChild label={t('composer.forget')} icon={<X />}>
				<ShopLink to={chatPath({ threadId })} replace prefetch="none" />
			</IconButton>
		</div>
	);
}
