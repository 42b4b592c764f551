import { formatCount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { SlidersHorizontal } from 'lucide-react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { useLazyDialog } from '../../../core/lazy/use-lazy-dialog.ts';
import { servedPanelOpener, useServedPanel } from '../../../core/lazy/use-served-panel.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useActiveFilters } from './use-active-filters.ts';

const FilterDrawer = lazyComponent(async () => (await import('./filter-drawer.tsx')).FilterDrawer);

/** Opens the filters on a phone; until the page is hydrated, the panel that came with it. */
export function FilterButton({ panelId }: { readonly panelId: string }) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(FilterDrawer);
	const count = useActiveFilters().length;
	useServedPanel(panelId, open);

	return (
		<div className="shrink-0 desk:hidden">
			<Button
				variant="secondary"
				iconStart={<SlidersHorizontal aria-hidden />}
				aria-haspopup="dialog"
				{...servedPanelOpener(panelId, () => void open())}
			>
				{t('facets.title')}
				{count > 0 && (
					<Badge tone="accent" className="ms-2">
						{formatCount(count, language)}
					</Badge>
				)}
			</Button>
			{isLoaded && <FilterDrawer isOpen={isOpen} onOpenChange={onOpenChange} />}
		</div>
	);
}
