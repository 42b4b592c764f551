import { FLASH_SALE_STATES, type FlashSaleState } from '@zaylat/domain/flash-sale';
import { addressOf, SECTIONS, textOf } from '../operating-path.ts';

/** Path of the form of a flash sale. */
export const FLASH_SALE_PATH = `${SECTIONS.flashSales.path}/Edit`;

/** Address of the form of a flash sale; a new one without an id. */
export const flashSaleFormPath = (id?: string): string => addressOf(FLASH_SALE_PATH, { id });

/** Address of the form of a new flash sale that begins with what another one has. */
export const flashSaleCopyPath = (copy: string): string => addressOf(FLASH_SALE_PATH, { copy });

/** What the address of the flash sales selects. */
export interface FlashSalesSearch {
	readonly search?: string | undefined;
	readonly state?: FlashSaleState | undefined;
}

/** Reads the address of the flash sales; unknown values are ignored. */
export const readFlashSalesSearch = (query: URLSearchParams): FlashSalesSearch => ({
	search: textOf(query, 'search'),
	state: FLASH_SALE_STATES.find((state) => state === query.get('state')),
});

/** Address of the flash sales. @param cursor where the list begins */
export const flashSalesPath = (search: FlashSalesSearch, cursor?: string): string =>
	addressOf(SECTIONS.flashSales.path, { ...search, cursor });
