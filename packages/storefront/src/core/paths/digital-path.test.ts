import { createBrand } from '@zaylat/domain/brand';
import { describe, expect, test } from 'vitest';
import {
	digitalCategoryPath,
	digitalDetailPath,
	digitalHomePath,
	digitalListPath,
	digitalProductPath,
	productIdOfSlug,
} from './digital-path.ts';

const brand = createBrand();

describe('paths of the digital area (Specification §2)', () => {
	test('lead to its pages [§2.21]', () => {
		expect(digitalHomePath(brand)).toBe('/digitalzaylat');
		expect(digitalListPath(brand)).toBe('/digitalzaylat/search-results');
		expect(digitalListPath(brand, 'subscription')).toBe('/digitalzaylat/search-results?form=subscription');
		expect(digitalProductPath(brand, '9001')).toBe('/digitalzaylat/ProductDetail/9001');
		expect(digitalDetailPath('9001')).toBe('/Digital/9001');
		expect(digitalDetailPath('9001', 'about')).toBe('/Digital/9001/about');
	});

	test.each([
		[[], '/digitalzaylat/search-results'],
		[['games'], '/digitalzaylat/Category/games'],
		[['games', 'game-credit'], '/digitalzaylat/Category/games/game-credit'],
		[['games', 'game-credit', 'in game/items'], '/digitalzaylat/LevelThreeCategory/in%20game%2Fitems'],
	])('of the category %j is %s', (slugs, path) => {
		expect(digitalCategoryPath(brand, slugs)).toBe(path);
	});

	test.each([
		['9001', '9001'],
		['music-subscription-3-months-9003', '9003'],
		['netflix', 'netflix'],
		['windows11', 'windows11'],
		['', ''],
	])('the slug %j names the product %j', (slug, id) => {
		expect(productIdOfSlug(slug)).toBe(id);
	});
});
