import { formatCount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { usePreferences, useShop } from '../../app/shop.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FilterDrawerProps } from './filter-drawer.tsx';
import { chosenFilters } from './listing-address.ts';
import { useListing } from './listing-context.ts';

const loadDrawer = () => import('./filter-drawer.tsx');

/** Opens the filters on a phone; their code arrives with the first press. Without script it leads to their list. */
export function FilterButton({ panelId }: { readonly panelId: string }) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const { orReload } = useShop();
	const { scope, view } = useListing();
	const [isOpen, setIsOpen] = useState(false);
	const [Drawer, setDrawer] = useState<ComponentType<FilterDrawerProps>>();
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

	async function open() {
		const { FilterDrawer } = await orReload(loadDrawer);
		setDrawer(() => FilterDrawer);
		setIsOpen(true);
	}

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
			{Drawer && <Drawer isOpen={isOpen} onOpenChange={setIsOpen} />}
		</div>
	);
}
