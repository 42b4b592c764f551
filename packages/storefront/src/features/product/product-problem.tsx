import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { isEdition } from '@zaylat/domain/editions';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { MapPinned, PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAppContext, usePreferences } from '../../core/context/app-context.ts';
import { LoadProblem } from '../../core/failures/load-problem.tsx';
import type { FailureProps } from '../../core/screen/screen.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link ProductProblem}. */
export interface ProductProblemProps extends FailureProps {
	/** Links to where else something can be found. */
	readonly ways: ReactNode;
}

/**
 * A product that is gone (Specification §8: "Sorry product not found"), that the other edition sells, or that cannot be
 * loaded now. Texts: areas `product`, `catalog`.
 */
export function ProductProblem({ failure, retry, isRetrying, ways }: ProductProblemProps) {
	const { t } = useTranslation('product');
	const { origins } = useAppContext();
	const { language } = usePreferences();
	const { pathname } = useLocation();
	const elsewhere = failure.details?.edition;
	const origin = isEdition(elsewhere) ? origins[elsewhere] : undefined;
	if (failure.code !== 'product_not_found') {
		return (
			<LoadProblem
				headingLevel={1}
				title={t('failed')}
				code={failure.code}
				onRetry={failure.retryable ? retry : undefined}
				isRetrying={isRetrying}
			/>
		);
	}
	if (origin !== undefined) {
		const country = LOCAL_COUNTRIES.find(({ value }) => value === elsewhere)?.name[language] ?? '';
		return (
			<EmptyState
				headingLevel={1}
				picture={<MapPinned aria-hidden strokeWidth={1.5} />}
				title={t('elsewhere.title', { country })}
				description={t('elsewhere.text', { country })}
				actions={
					<>
						<a href={new URL(pathname, origin).href} className={buttonStyles({ variant: 'primary' })}>
							{t('elsewhere.go', { country })}
						</a>
						{ways}
					</>
				}
			/>
		);
	}
	return (
		<EmptyState
			headingLevel={1}
			picture={<PackageX aria-hidden strokeWidth={1.5} />}
			title={t('goneTitle')}
			description={t('goneText')}
			actions={ways}
		/>
	);
}
