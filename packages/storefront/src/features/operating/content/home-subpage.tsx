import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SECTIONS } from '../operating-path.ts';

/** A page below the section of the home page: the way back above it. */
export function HomeSubpage({ children }: { readonly children: ReactNode }) {
	const { t } = useTranslation('content');
	return (
		<>
			<ShopLink
				to={SECTIONS.home.path}
				className="-ms-1 inline-flex min-h-11 items-center gap-1 self-start text-sm text-text-muted hover:text-accent-text"
			>
				<ChevronLeft aria-hidden size={18} />
				{t('back')}
			</ShopLink>
			{children}
		</>
	);
}
