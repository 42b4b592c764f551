import { checkSearchText } from '@zaylat/domain/search';
import { cleanSigns } from '@zaylat/domain/typed-text';
import type { Endpoint } from '../../http/endpoint.ts';
import { type MockCall, type MockData, pageOf, refuse } from '../answer.ts';
import { isPlace, matchesAny } from '../places.ts';
import { type RecordedName, recorded, recordedInAll } from './recording.ts';

/** A recorded item; `edition` is that of the editions which lists it alone. */
type Item = Readonly<Record<string, unknown>>;

/** Parameters of a query that filter by no field. */
const PAGING = new Set(['cursor', 'per_page', 'search']);

/** The value that a parameter is compared with: of a named place its id. */
const comparedValue = (field: unknown): unknown =>
	typeof field === 'object' && field !== null && 'id' in field ? field.id : field;

/** A text, or the name of a place. */
const textOf = (value: unknown): string =>
	typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value ?? '');

const isIn = ({ catalogue: { config } }: MockCall<Endpoint>, { edition = config.edition }: Item) =>
	edition === config.edition;

/**
 * The handler of an endpoint that lists what is recorded. Its query decides, as the contract declares it: `search` looks
 * in the given texts in all languages and in the beginning of the postcode, `cursor` and `per_page` cut a page, each
 * other parameter is compared with the field of the same name. A country is that of the edition unless given.
 * @param textsOf what `search` looks in
 */
export function recordedList<E extends Endpoint>(
	{ query: schema, errors }: E,
	name: RecordedName,
	textsOf: (item: Item) => readonly unknown[] = () => [],
) {
	return (call: MockCall<E>): MockData<E> => {
		const { edition } = call.catalogue.config;
		const query: Item = { ...(schema && { country: edition }), ...Object(call.query) };
		const search = typeof query.search === 'string' ? query.search : undefined;
		if (search !== undefined && checkSearchText(search).kind !== 'valid') refuse('search_invalid');
		for (const level of ['region', 'township'] as const) {
			const id = query[level];
			if (typeof id === 'string' && errors.includes('place_not_found') && !isPlace(level, id)) {
				refuse('place_not_found');
			}
		}
		const inAll = recordedInAll<Item>(name, edition);
		const found = recorded<Item>(name, call.catalogue.config).filter(
			(item, place) =>
				isIn(call, item) &&
				Object.entries(query).every(
					([key, value]) =>
						PAGING.has(key) || value === undefined || !(key in item) || comparedValue(item[key]) === value,
				) &&
				(search === undefined ||
					(typeof item.postcode === 'string' && item.postcode.startsWith(cleanSigns(search))) ||
					matchesAny(
						search,
						inAll.flatMap((own) => textsOf(own[place] ?? {}).map(textOf)),
					)),
		);
		const { per_page: size } = query;
		// The mock API checks its responses against the contract before it sends them, which also drops other fields.
		const data = typeof size === 'number' ? pageOf(found, { ...Object(query), per_page: size }) : { items: found };
		return data as MockData<E>;
	};
}

/** The handler of an endpoint that reads one recorded item: by the field that the parameter of its path names. */
export function recordedItem<E extends Endpoint>({ errors }: E, name: RecordedName) {
	return (call: MockCall<E>): MockData<E> => {
		const [[field = '', id] = []] = Object.entries<unknown>(Object(call.params));
		const found = recorded<Item>(name, call.catalogue.config).find((item) => item[field] === id && isIn(call, item));
		const missing = errors.find((code) => code.endsWith('_not_found'));
		if (!found) refuse(missing ?? 'bad_request');
		return found as MockData<E>;
	};
}
