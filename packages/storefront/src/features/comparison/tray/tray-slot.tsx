import type { ComparedProduct } from '@zaylat/api-client/contract';
import { breakable } from '@zaylat/domain/scripts';
import { IconButton } from '@zaylat/ui/icon-button';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Plus, X } from 'lucide-react';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { usePrice } from '../../../core/price/use-price.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

const SLOT = 'flex min-w-0 items-center rounded-control border desk:flex-1 desk:max-w-56';

/** Props of {@link TraySlot}. */
export interface TraySlotProps {
	/** Undefined while it is not known. */
	readonly product: ComparedProduct | undefined;
	/** What tells it from the others. */
	readonly tell: string;
	readonly onRemove: () => void;
}

/** A product of the tray. Narrow windows show its picture only; the name is read with the button that removes it. */
export function TraySlot({ product, tell, onRemove }: TraySlotProps) {
	const { t } = useTranslation('comparison');
	const show = usePrice();
	if (product === undefined) {
		return (
			<li className={`${SLOT} border-border p-1`}>
				<Skeleton className="size-9" />
			</li>
		);
	}
	const { name, picture, price } = product;
	return (
		<li className={`${SLOT} relative border-border bg-surface p-1 tablet:p-2`}>
			<span className="size-9 shrink-0 overflow-hidden rounded-control tablet:size-11">
				<ShopPicture picture={picture} alt={name} sizes="44px" />
			</span>
			<span className="flex min-w-0 flex-1 flex-col ps-2 text-xs max-desk:hidden">
				<span className="truncate font-semibold" title={name}>
					{breakable(name)}
				</span>
				<span className="truncate text-text-muted">
					{[tell, show(price).text].filter((part) => part !== '').join(' · ')}
				</span>
			</span>
			<IconButton
				label={t('remove', { name })}
				icon={<X aria-hidden />}
				className="-mx-1 shrink-0 max-tablet:hidden"
				onClick={onRemove}
			/>
		</li>
	);
}

/** The next free place. @param path of the category in which more products of the kind are; undefined while unknown */
export function AddSlot({ path }: { readonly path: string | undefined }) {
	const { t } = useTranslation('comparison');
	if (path === undefined) return null;
	return (
		<li className="flex items-center rounded-control border border-border-strong border-dashed max-desk:hidden">
			<ShopLink to={path} className="flex h-full flex-1 items-center justify-center gap-2 px-2 text-text-muted text-xs">
				<Plus aria-hidden size={16} className="shrink-0" />
				{t('add')}
			</ShopLink>
		</li>
	);
}
