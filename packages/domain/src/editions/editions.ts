import type { Language } from '../languages/language.ts';
import type { CurrencyKey } from '../money/currency-key.ts';

/** Key of a country edition (Specification §1). */
export type Edition = 'mm' | 'th';

/** What an edition starts from before a visitor has chosen anything. */
export interface EditionEntry {
	readonly key: Edition;
	readonly defaultLanguage: Language;
	/** Currency that the edition's shops price in. */
	readonly currency: CurrencyKey;
	/** Phone-style code of the delivery country chosen at first (Specification §4). */
	readonly defaultDeliveryCountry: string;
	/** The one currency left when the rates cannot be fetched; `rate` is kyat per unit (Specification §8). */
	readonly fallbackCurrency: { readonly key: CurrencyKey; readonly rate: string };
	/** IANA time zone of the edition's dates. */
	readonly timeZone: string;
	/** How its hosts begin or end (Decision 2). */
	readonly hosts: { readonly prefix: string; readonly suffix: string };
}

/** The two editions; the first whose host form fits is taken. */
export const EDITIONS: Readonly<Record<Edition, EditionEntry>> = {
	mm: {
		key: 'mm',
		defaultLanguage: 'mm',
		currency: 'mmk',
		defaultDeliveryCountry: '086',
		fallbackCurrency: { key: 'mmk', rate: '1' },
		timeZone: 'Asia/Yangon',
		hosts: { prefix: 'mm.', suffix: '.mm' },
	},
	th: {
		key: 'th',
		defaultLanguage: 'thai',
		currency: 'thb',
		defaultDeliveryCountry: '066',
		fallbackCurrency: { key: 'thb', rate: '100' },
		timeZone: 'Asia/Bangkok',
		hosts: { prefix: 'th.', suffix: '.th' },
	},
};

/**
 * Narrows a value to an edition key.
 * @param value anything, for example a header or a setting
 * @returns true for `mm` and `th`
 */
export function isEdition(value: unknown): value is Edition {
	return typeof value === 'string' && Object.hasOwn(EDITIONS, value);
}

/**
 * Finds the edition that a site host stands for (Specification §1, Decision 2): `mm.*` or anything that ends
 * in `.mm` is Myanmar, `th.*` or `.th` Thailand, any other host the default.
 * @param host value of the Host header, with or without a port, in any case
 * @param defaultEdition edition of hosts that name none, such as plain `localhost`
 * @returns the edition; Myanmar when a host fits both
 */
export function editionOfHost(host: string | null | undefined, defaultEdition: Edition): Edition {
	const name = (host ?? '').trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
	const match = Object.values(EDITIONS).find(
		({ hosts }) => name.startsWith(hosts.prefix) || name.endsWith(hosts.suffix),
	);
	return match?.key ?? defaultEdition;
}
