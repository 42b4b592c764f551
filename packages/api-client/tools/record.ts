/**
 * Records a list for the mock API: asks a running API for it in each language, and writes it to `src/mocks/recorded`.
 *
 *     node --conditions=@zaylat/source tools/record.ts <API> <file> <list> <path>
 *     node --conditions=@zaylat/source tools/record.ts http://localhost:3000 reference postOffices '/api/post-offices?per_page=60'
 *
 * The file `mm` or `th` asks for its edition, `reference` for Myanmar. The response is read from `data.items`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@zaylat/domain/languages';
import { LANGUAGE_PLACES } from '../src/mocks/recorded/recording.ts';
import { printed, withList } from './recording.ts';

const [server = '', file = '', list = '', path = ''] = process.argv.slice(2);
const stored = new URL(`../src/mocks/recorded/${file}.json`, import.meta.url);
const edition = file === 'th' ? 'th' : 'mm';

const inEach = await Promise.all(
	LANGUAGE_PLACES.map(async (language) => {
		const headers = { 'x-edition': edition, 'accept-language': LANGUAGES[language].htmlLang };
		const response = await fetch(new URL(path, server), { headers });
		if (!response.ok) throw new Error(`${path} answers ${response.status}`);
		const { data }: { data: { items: unknown[] } } = await response.json();
		return data.items;
	}),
);
writeFileSync(stored, printed(withList(JSON.parse(readFileSync(stored, 'utf8')), list, inEach)));
