import type { Category, CurrencyEntry, Operator, Picture } from '@zaylat/api-client';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';

/** A first-level category as header and footer list it; its name is in the language of the page. */
export interface ShellCategory {
	readonly route: string;
	readonly slug: string;
	readonly name: string;
	/** For the home page's circles. */
	readonly picture: Picture;
}

/** The companies that run the editions. */
export type Operators = Readonly<Partial<Record<Edition, Operator>>>;

/** Data of the app shell that every page contains. */
export interface ShellPayload {
	readonly currencies: readonly CurrencyEntry[];
	/** False when the rates did not arrive and only the edition's own currency is left (Specification §8). */
	readonly hasRates: boolean;
	readonly categories: readonly ShellCategory[];
	/** `value`s of the countries that the market delivers to, in the server's order (Specification §7). */
	readonly deliveryCountries: readonly string[];
	/** The companies that run the editions; those that are not known are left out. */
	readonly operators: Operators;
	/** When the page was rendered, in milliseconds since the epoch. */
	readonly renderedAt: number;
}

/** Reduces the categories to what the app shell shows: the whole tree in four languages would be larger than the page. */
export function shellCategories(categories: readonly Category[], language: Language): ShellCategory[] {
	return categories.map(({ route, slug, name, picture }) => ({ route, slug, name: name[language], picture }));
}

/** Path of a category as the footer links to it (Specification §2). */
export function categoryPath({ route, slug }: Pick<ShellCategory, 'route' | 'slug'>): string {
	return `/category/${encodeURIComponent(route)}/${encodeURIComponent(slug)}`;
}
