import { type ButtonProps, buttonStyles } from '@zaylat/ui/button';
import { ShopLink, type ShopLinkProps } from './shop-link.tsx';

/** Props of {@link LinkButton}: those of a ShopLink, and the look of a Button. */
export interface LinkButtonProps extends ShopLinkProps, Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'> {}

/** A link to a page of the shop that looks like a button. */
export function LinkButton({ variant, size, isFullWidth, className, ...link }: LinkButtonProps) {
	return <ShopLink {...link} className={buttonStyles({ variant, size, isFullWidth, className })} />;
}
