import { expect, test } from 'vitest';
import { APPLICATION_PATH } from '../seller/application-queries.ts';
import { NEXT_PLACES, nextPlaces } from './next-places.ts';

test('the article about selling leads to the application', () => {
	const [first] = nextPlaces('sell-on');
	expect(first && NEXT_PLACES[first].to).toBe(APPLICATION_PATH);
});

test('an article that nobody has thought of leads to those who can help', () => {
	expect(nextPlaces('moon')).toEqual(['contact', 'faq']);
	expect(nextPlaces('toString')).toEqual(['contact', 'faq']);
});
