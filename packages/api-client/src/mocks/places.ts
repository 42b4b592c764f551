import type { Place } from '../locations/contract.ts';
import { type Reader, recorded, recordedInAll } from './recorded/recording.ts';

/** A level of places; a place of it lies in one of each level before it. */
export type PlaceLevel = 'region' | 'township' | 'subdistrict';

/** The places of the mock world, larger ones first; ids are those of the server. */
export const placesIn = (reader: Reader): readonly Place[] => recorded<Place>('places', reader);

/** The place itself: the smallest that is named. */
export const ownPlace = ({ region, township, subdistrict }: Place) => subdistrict ?? township ?? region;

const levelOf = ({ township, subdistrict }: Place): PlaceLevel =>
	subdistrict ? 'subdistrict' : township ? 'township' : 'region';

/** A place of a level, with all that it lies in. */
export const findPlace = (reader: Reader, level: PlaceLevel, id: string): Place | undefined =>
	placesIn(reader).find((place) => levelOf(place) === level && ownPlace(place).id === id);

/** Whether there is a place of a level. */
export const isPlace = (level: PlaceLevel, id: string): boolean =>
	findPlace({ edition: 'mm', language: 'en' }, level, id) !== undefined;

/** Names of the place at an index of {@link placesIn} in every language. */
export const namesAt = (index: number): readonly string[] =>
	recordedInAll<Place>('places', 'mm')
		.flatMap((own) => own[index])
		.flatMap((place) => (place ? [ownPlace(place).name] : []));

/** Whether any name holds every word of a text. */
export const matchesAny = (text: string, names: readonly string[]): boolean => {
	const whole = names.join('\n').toLowerCase();
	return text
		.toLowerCase()
		.split(/\s+/)
		.every((word) => whole.includes(word));
};
