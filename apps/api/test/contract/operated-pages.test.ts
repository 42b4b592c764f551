import {
	endpointsByResource,
	getHelpArticle,
	getOperatedPage,
	getPageVersion,
	listOperatedPages,
} from '@zaylat/api-client/contract';
import { DAY_MS } from '@zaylat/domain/time';
import { describe, expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { openStaff } from '../staff.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/operating/pages';
const LEGAL = '/api/operating/legal-pages';

const texts = (words: string, more: object = {}) => ({
	title: { en: 'Returns' },
	summary: { en: 'How to return something' },
	markdown: { en: `## How\n\n${words}` },
	...more,
});

const read = async ({ as }: ContractContext, slug: string) =>
	ok(getOperatedPage, await (await as('staff')).call('GET', `${PATH}/${slug}`)).data;

/** Writes the draft of a page as a member of staff. @returns its revision */
async function drafted(
	context: ContractContext,
	slug: string,
	written: object = texts('Send it back.'),
): Promise<number> {
	const { draft } = await read(context, slug);
	const body = { revision: draft?.revision ?? null, texts: written };
	const response = await (await context.as('staff')).call('PUT', `${PATH}/${slug}/draft`, body);
	return ok(getOperatedPage, response).data.draft?.revision ?? expect.fail('no draft');
}

async function published(context: ContractContext, slug: string, written: object, from: string | null = null) {
	const revision = await drafted(context, slug, written);
	const response = await (await context.as('staff')).call('POST', `${PATH}/${slug}/publish`, { revision, from });
	return ok(getOperatedPage, response).data;
}

/** What shoppers read. */
const article = async ({ api }: Pick<ContractContext, 'api'>, slug: string, language = 'en', edition = 'mm') => {
	const headers = { 'accept-language': language, 'x-edition': edition };
	return ok(getHelpArticle, await createShopper(api).call('GET', `/api/help-articles/${slug}`, undefined, headers))
		.data;
};

testContract({
	endpoints: endpointsByResource['operated-pages'],
	examples: {
		listOperatedPages: () => ({ path: PATH }),
		getOperatedPage: () => ({ path: `${PATH}/faq` }),
		getPageVersion: () => ({ path: `${PATH}/faq/versions/0?against=0` }),
		savePageDraft: async (context) => {
			const { draft } = await read(context, 'about-us');
			return { path: `${PATH}/about-us/draft`, body: { revision: draft?.revision ?? null, texts: texts('Hello.') } };
		},
		removePageDraft: async (context) => {
			await drafted(context, 'partnership');
			return { path: `${PATH}/partnership/draft` };
		},
		publishPage: async (context) => ({
			path: `${PATH}/how-to-buy/publish`,
			body: { revision: await drafted(context, 'how-to-buy'), from: null },
		}),
		publishLegalPage: async (context) => ({
			path: `${LEGAL}/terms-of-use/publish`,
			body: { revision: await drafted(context, 'terms-of-use'), from: null },
		}),
	},
	more(context) {
		const { as, expectError } = context;

		it('knows its pages, versions and drafts, and no others', async () => {
			const by = await as('staff');
			expectError('getOperatedPage', 'path_not_found', await by.call('GET', `${PATH}/constructor`));
			expectError('getOperatedPage', 'bad_request', await by.call('GET', `${PATH}/${'x'.repeat(41)}`));
			expectError('getPageVersion', 'path_not_found', await by.call('GET', `${PATH}/faq/versions/77`));
			expectError('getPageVersion', 'bad_request', await by.call('GET', `${PATH}/faq/versions/x`));
			expectError('removePageDraft', 'path_not_found', await by.call('DELETE', `${PATH}/eula/draft`));
			expectError('removePageDraft', 'bad_request', await by.call('DELETE', `${PATH}/${'x'.repeat(41)}/draft`));
			const draft = { revision: null, texts: texts('Hello.') };
			expectError('savePageDraft', 'path_not_found', await by.call('PUT', `${PATH}/nothing/draft`, draft));
			const nothing = { revision: 1, from: null };
			expectError('publishPage', 'path_not_found', await by.call('POST', `${PATH}/cross-sales/publish`, nothing));
			expectError('publishLegalPage', 'path_not_found', await by.call('POST', `${LEGAL}/eula/publish`, nothing));
			const large = { revision: null, texts: texts('x'.repeat(700_000)) };
			expectError('savePageDraft', 'body_too_large', await by.call('PUT', `${PATH}/faq/draft`, large));
		});

		describe('a draft', () => {
			it('is seen by staff alone, with its preview and its problems', async () => {
				const before = await article(context, 'shipping-service');
				await drafted(context, 'shipping-service', texts('Call {operator.phone}.\n\n<b>Now</b> {figure.nothing}'));
				const { draft, preview, problems } = await read(context, 'shipping-service');
				expect(draft?.texts.markdown.en).toContain('{operator.phone}');
				expect(problems).toEqual([
					{ field: 'markdown.en', problem: 'html', line: 5 },
					{ field: 'markdown.en', problem: 'html', line: 5 },
					{ field: 'markdown.en', problem: 'name', line: 5 },
				]);
				expect(preview.map(({ language }) => language)).toEqual(['en']);
				expect(await article(context, 'shipping-service')).toEqual(before);
				const by = await as('staff');
				const publish = await by.call('POST', `${PATH}/shipping-service/publish`, {
					...{ revision: draft?.revision, from: null },
				});
				expectError('publishPage', 'bad_request', publish);
				expect(failed(publish).fields).toEqual({ 'markdown.en': 'name' });
			});

			it('of somebody else is not overwritten, nor published unseen', async () => {
				const revision = await drafted(context, 'contact-us');
				await drafted(context, 'contact-us', texts('Of somebody else.'));
				const by = await openStaff(context.api, { roles: ['catalogue'] });
				for (const [method, path, body] of [
					['PUT', `${PATH}/contact-us/draft`, { revision, texts: texts('Mine.') }],
					['PUT', `${PATH}/contact-us/draft`, { revision: null, texts: texts('Mine.') }],
					['POST', `${PATH}/contact-us/publish`, { revision, from: null }],
				] as const) {
					expect(failed(await by.call(method, path, body))).toMatchObject({
						...{ code: 'bad_request', fields: { revision: 'changed' } },
					});
				}
			});
		});

		describe('a version', () => {
			it('is what readers of its edition get, in the language that there is', async () => {
				const shipped = await article(context, 'refund-policy', 'th', 'th');
				const slug = 'payment-options';
				const thai = { title: { en: 'Paying', thai: 'การชำระเงิน' }, summary: { en: 'How', thai: 'อย่างไร' } };
				const markdown = { en: '## How\n\nBy **card**.', thai: '## วิธี\n\nด้วยบัตร' };
				await published(context, slug, { ...thai, markdown });
				const english = await article(context, slug, 'en');
				expect(english).toMatchObject({
					title: 'Paying',
					updatedOn: new Date(context.api.clock.now()).toISOString().slice(0, 10),
				});
				expect(english.language).toBeUndefined();
				expect(english.sections[0]?.blocks[0]).toMatchObject({ text: 'By card.', spans: [{}, { isStrong: true }, {}] });
				expect(await article(context, slug, 'th')).toMatchObject({ title: 'การชำระเงิน' });
				// Not written in Burmese: English is next in Myanmar.
				expect(await article(context, slug, 'my')).toMatchObject({ title: 'Paying', language: 'en' });
				expect((await article(context, slug, 'en', 'th')).title).not.toBe('Paying');
				expect(await article(context, 'refund-policy', 'th', 'th')).toEqual(shipped);
				const { items } = ok(listOperatedPages, await (await as('staff')).call('GET', PATH)).data;
				expect(items.find((page) => page.slug === slug)).toMatchObject({ number: 1, missing: ['mm', 'china'] });
			});

			it('holds from its moment, and withdraws what was planned before', async () => {
				const slug = 'track-your-order';
				const at = (days: number) => new Date(context.api.clock.now() + days * DAY_MS).toISOString();
				const first = await published(context, slug, texts('First.'), at(2));
				expect(first.versions.map(({ number, state }) => [number, state])).toEqual([
					[1, 'planned'],
					[0, 'current'],
				]);
				expect((await article(context, slug)).title).not.toBe('Returns');
				const second = await published(context, slug, texts('Second.'), at(1));
				expect(second.versions.map(({ number, state }) => [number, state])).toEqual([
					[2, 'planned'],
					[1, 'withdrawn'],
					[0, 'current'],
				]);
				context.api.clock.advance(DAY_MS);
				expect((await article(context, slug)).sections[0]?.blocks).toEqual([{ kind: 'paragraph', text: 'Second.' }]);
				context.api.clock.advance(DAY_MS);
				expect((await article(context, slug)).sections[0]?.blocks).toEqual([{ kind: 'paragraph', text: 'Second.' }]);
				context.api.clock.advance(-2 * DAY_MS);
			});

			it('tells its differences, and is returned to by a draft of its text', async () => {
				const slug = 'faq';
				const shipped = await read(context, slug);
				await published(context, slug, texts('Old words.\n\nKept.'));
				await published(context, slug, texts('New words.\n\nKept.'));
				const by = await as('staff');
				const { differences, against } = ok(getPageVersion, await by.call('GET', `${PATH}/${slug}/versions/2`)).data;
				expect(against).toBe(1);
				expect(differences.map(({ language }) => language)).toEqual(['en']);
				const changed = differences[0]?.lines.filter(({ kind }) => kind !== 'same');
				expect(changed).toEqual([
					{ kind: 'removed', text: 'Old words.' },
					{ kind: 'added', text: 'New words.' },
				]);
				const zero = ok(getPageVersion, await by.call('GET', `${PATH}/${slug}/versions/0`)).data;
				const back = await published(context, slug, zero.texts);
				expect(back.number).toBe(3);
				expect(back.texts).toEqual(shipped.texts);
				const rows = await context.api.query(
					"select after from audit_entries where action = 'page_published' and subject_id = 'mm/faq' order by id desc limit 1",
				);
				expect(rows.rows[0].after).toMatchObject({ version: 3, 'title.en': zero.texts.title.en });
			});
		});

		describe('legal pages', () => {
			it('are published by administrators alone, and by their own call', async () => {
				const catalogue = await openStaff(context.api, { roles: ['catalogue'] });
				const revision = await drafted(context, 'privacy-policy');
				const body = { revision, from: null };
				const refused = await catalogue.call('POST', `${LEGAL}/privacy-policy/publish`, body);
				expectError('publishLegalPage', 'permission_required', refused);
				const other = await catalogue.call('POST', `${PATH}/privacy-policy/publish`, body);
				expectError('publishPage', 'path_not_found', other);
				const administrator = await as('staff');
				const help = await administrator.call('POST', `${LEGAL}/faq/publish`, body);
				expectError('publishLegalPage', 'path_not_found', help);
				const wrong = await administrator.call('POST', `${LEGAL}/privacy-policy/publish`, { revision: 0, from: null });
				expectError('publishLegalPage', 'bad_request', wrong);
				expect((await administrator.call('POST', `${LEGAL}/privacy-policy/publish`, body)).status).toBe(200);
				expect((await article(context, 'privacy-policy')).title).toBe('Returns');
			});
		});
	},
});
