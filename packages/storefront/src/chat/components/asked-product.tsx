import { productSelection } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { IconButton } from '@zaylat/ui/icon-button';
import { X } from 'lucide-react';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopPicture } from '../../shared/picture/shop-picture.tsx';
import { chatPath } from '../chat-address.ts';

/** Props of {@link AskedProduct}. */
export interface AskedProductProps {
	readonly productId: string;
	readonly threadId: string;
}

/** The product that the next message is about; a link leaves it out. */
export function AskedProduct({ productId, threadId }: AskedProductProps) {
	const { t } = useTranslation('chat');
	const { data } = useQuery(productSelection([productId]));
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
