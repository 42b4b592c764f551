import { expect, test } from 'vitest';
import { webManifest } from './web-manifest.ts';

test('the manifest of a shop of another brand names that brand alone', () => {
	const manifest = webManifest({
		edition: 'th',
		language: 'thai',
		brandName: 'Talat Sod',
		t: (key) => `text of ${key}`,
	});
	expect(manifest).toMatchObject({
		name: 'Talat Sod',
		short_name: 'Talat Sod',
		lang: 'th',
		description: 'text of description',
	});
	expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
		'text of shortcuts.orders',
		'text of shortcuts.search',
		'text of shortcuts.track',
	]);
	expect(JSON.stringify(manifest)).not.toMatch(/zaylat|myanmar/i);
});
