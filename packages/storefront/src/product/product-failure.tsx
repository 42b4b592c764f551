import { buttonStyles } from '@zaylat/ui/button';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { ProductProblem } from '../shared/product-page/product-problem.tsx';

/** Goods that are gone, that the other edition sells, or that cannot be loaded now. */
export function ProductFailure(props: FailureProps) {
	const { t } = useTranslation('product');
	return (
		<ProductProblem
			{...props}
			ways={
				<>
					<ShopLink to="/search" className={buttonStyles({ variant: 'secondary' })}>
						{t('browse')}
					</ShopLink>
					<ShopLink to="/Categories" className={buttonStyles({ variant: 'secondary' })}>
						{t('categories')}
					</ShopLink>
				</>
			}
		/>
	);
}
