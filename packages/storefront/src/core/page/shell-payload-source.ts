import { type ApiError, type ApiRequest, type Client, countries, currencies, editions } from '@zaylat/api-client';
import { deliveryCountries, LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { EDITIONS } from '@zaylat/domain/editions';
import { CURRENCIES } from '@zaylat/domain/money';
import { MINUTE_MS } from '@zaylat/domain/time';
import { CATEGORY_TREE } from './category-tree.ts';
import { type ShellPayload, shellCategories } from './shell-payload.ts';

/** How long the app shell's data are shared between pages, in milliseconds. */
const SHARED_MS = MINUTE_MS;

type ShellResponses = Omit<ShellPayload, 'renderedAt'>;

/** Fetches the data of the app shell; a server shares one among all visitors. */
export interface ShellPayloadSource {
	load(client: Client): Promise<ShellResponses>;
}

/** Called with each failed query. */
export type FailureLog = (request: ApiRequest<unknown>, error: ApiError) => void;

/**
 * Creates a source of the app shell's data that sends at most one request a minute per edition and language.
 * A failure is logged only: currencies fall back to the edition's own, categories and operators to none, delivery
 * countries to the local list (Specification §7, §8).
 */
export function createShellPayloadSource({ now, log }: { now: () => number; log: FailureLog }): ShellPayloadSource {
	const held = new Map<string, { readonly at: number; readonly responses: Promise<ShellResponses> }>();

	async function fetchResponses(client: Client, forget: () => void): Promise<ShellResponses> {
		const [rates, categories, served, settings] = await Promise.all([
			ask(currencies()),
			ask(CATEGORY_TREE),
			ask(countries()),
			ask(editions()),
		]);
		if (rates === undefined || categories === undefined || served === undefined || settings === undefined) forget();
		const known = deliveryCountries(served?.data ?? []);
		return {
			currencies: rates?.data.data ?? [fallbackEntry(client)],
			hasRates: rates !== undefined,
			categories: categories ? shellCategories(categories.data.data.data, client.language) : [],
			operators: Object.fromEntries(
				(settings?.data.items ?? []).flatMap(({ key, operator }) => (operator ? [[key, operator]] : [])),
			),
			deliveryCountries: (known.length > 0 ? known : LOCAL_COUNTRIES).map(({ value }) => value),
		};

		async function ask<T>(request: ApiRequest<T>): Promise<T | undefined> {
			const attempt = await client.attempt(request);
			if (attempt.ok) return attempt.value;
			log(request, attempt.error);
			return undefined;
		}
	}

	return {
		load(client) {
			const key = `${client.edition}|${client.language}`;
			const known = held.get(key);
			if (known && now() - known.at < SHARED_MS) return known.responses;
			const entry = { at: now(), responses: fetchResponses(client, () => forget()) };
			const forget = () => {
				if (held.get(key) === entry) held.delete(key);
			};
			held.set(key, entry);
			return entry.responses;
		},
	};
}

/** The one currency that is left without rates (Specification §8). */
function fallbackEntry({ edition }: Pick<Client, 'edition'>): ShellPayload['currencies'][number] {
	const { key, rate } = EDITIONS[edition].fallbackCurrency;
	const { code } = CURRENCIES[key];
	return {
		key,
		name: code,
		country_name: '',
		country_code: edition,
		description: '',
		exchange_rate: rate,
		img: '',
	};
}
