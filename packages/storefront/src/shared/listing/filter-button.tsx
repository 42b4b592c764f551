import { formatCount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { SlidersHorizontal } from 'lucide-react';
import { usePreferences } from '../../app/app-context.ts';
import { lazyComponent } from '../../app/lazy-component.tsx';
import { useLazyDialog } from '../../app/use-lazy-dialog.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chosenFilters } from './listing-address.ts';
import { useListing } from './listing-context.ts';

const FilterDrawer = lazyComponent(async () => (await import('./filter-drawer.tsx')).FilterDrawer);

/** Opens the filters on a phone. Without JavaScript it is a link to their list. */
export function FilterButton({ panelId }: { readonly panelId: string }) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const { scope, view } = useListing();
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(FilterDrawer);
	const count = chosenFilters(scope, view).length;
	const icon = <SlidersHorizontal aria-hidden />;
	const label = (
		<>
			{t('facets.title')}
			{count > 0 && (
				<Badge tone="accent" className="ms-2">
					{formatCount(count, language)}
				</Badge>
			)}
		</>
	);

	return (
		<div className="shrink-0 desk:hidden">
			<div className="noscript:hidden">
				<Button variant="secondary" iconStart={icon} aria-haspopup="dialog" onClick={() => void open()}>
					{label}
				</Button>
			</div>
			<div className="hidden noscript:block">
				<Button asChild variant="secondary" iconStart={icon}>
					<a href={`#${panelId}`}>{label}</a>
				</Button>
			</div>
			{isLoaded && <FilterDrawer isOpen={isOpen} onOpenChange={onOpenChange} />}
		</div>
	);
}
