import type { Preference } from '@zaylat/domain/preferences';
import { Tooltip } from '@zaylat/ui/tooltip';
import { Gauge, Globe, MapPin, SunMoon } from 'lucide-react';
import { type LazyComponent, lazyComponent } from '../lazy/lazy-component.tsx';
import { LazyMenu, type MenuProps } from '../lazy/lazy-menu.tsx';
import { PREFERENCES_PANEL } from './preferences-panel.tsx';
import { usePreferenceChoices } from './use-preference-options.ts';

const ICONS: Partial<Record<Preference, typeof Globe>> = {
	deliveryCountry: MapPin,
	language: Globe,
	colourMode: SunMoon,
	dataUse: Gauge,
};

/** Preferences that are chosen once: their buttons show an icon alone, and narrower windows have them in the dialog. */
const CHOSEN_ONCE: ReadonlySet<Preference> = new Set<Preference>(['colourMode', 'dataUse']);

const menuOf = (preference: Preference) =>
	lazyComponent<MenuProps>(async () => (await import('./preference-menu.tsx')).preferenceMenus[preference]);
const MENUS: Readonly<Record<Preference, LazyComponent<MenuProps>>> = {
	deliveryCountry: menuOf('deliveryCountry'),
	currency: menuOf('currency'),
	language: menuOf('language'),
	colourMode: menuOf('colourMode'),
	dataUse: menuOf('dataUse'),
};

/**
 * The preferences as menus, for tablets and desktops. Delivery country and language are words from 1280 px on; currencies,
 * which are short, always.
 */
export function PreferenceMenus({ className }: { readonly className?: string }) {
	const choices = usePreferenceChoices();
	return (
		<ul className={`flex shrink-0 items-center ${className ?? ''}`}>
			{choices.map(({ preference, label, shortText, name }) => {
				const Icon = ICONS[preference];
				return (
					<li key={preference} className={CHOSEN_ONCE.has(preference) ? 'max-[80rem]:hidden' : undefined}>
						<Tooltip content={label}>
							<LazyMenu
								menu={MENUS[preference]}
								label={label}
								servedPanel={PREFERENCES_PANEL}
								trigger={
									<button
										type="button"
										aria-label={name}
										className="inline-flex h-target min-w-target items-center justify-center gap-1.5 rounded-control px-2 text-sm whitespace-nowrap text-text-muted hover:text-text"
									>
										{Icon && <Icon aria-hidden="true" className="size-5 shrink-0 min-[80rem]:size-4" />}
										{!CHOSEN_ONCE.has(preference) && <span className={Icon && 'max-[80rem]:hidden'}>{shortText}</span>}
									</button>
								}
							/>
						</Tooltip>
					</li>
				);
			})}
		</ul>
	);
}
