import type { Brand } from '@zaylat/domain/brand';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { ComponentType } from 'react';
import type { OwnTexts } from '../../i18n/create-i18n.ts';
import type { RouteEntry } from '../routing/route-entry.ts';
import type { RouteFinder } from '../routing/route-lookup.ts';

/** Places of the app shell that an app fills with components of its own. */
export interface ShopSlots {
	/** Logo beside the name in the header. */
	readonly Logo: ComponentType;
	/** Above the header, on every page. */
	readonly Announcement?: ComponentType;
	/** At the end of the main part of every page. */
	readonly PageEnd?: ComponentType;
	/** In the last row of the footer. */
	readonly FooterEnd?: ComponentType;
}

/** A shop as its app has decided it; the same object for the server and the browser. */
export interface ShopDefinition extends RouteFinder {
	readonly brand: Brand;
	readonly theme: string | undefined;
	readonly editions: readonly Edition[];
	readonly languages: readonly Language[];
	readonly texts: OwnTexts;
	/** The route table: rows of the package and of the app. */
	readonly routes: readonly RouteEntry[];
	readonly slots: ShopSlots;
}
