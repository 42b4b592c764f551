import { LinkButton } from '../../../core/routing/link-button.tsx';
import type { FailureProps } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductProblem } from '../product-problem.tsx';

/** Goods that are gone, that the other edition sells, or that cannot be loaded now. */
export function ProductFailure(props: FailureProps) {
	const { t } = useTranslation('product');
	return (
		<ProductProblem
			{...props}
			ways={
				<>
					<LinkButton to="/search" variant="secondary">
						{t('browse')}
					</LinkButton>
					<LinkButton to="/Categories" variant="secondary">
						{t('categories')}
					</LinkButton>
				</>
			}
		/>
	);
}
