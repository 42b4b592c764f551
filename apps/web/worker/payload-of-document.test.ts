import { describe, expect, test } from 'vitest';
import { dataOfDocument, payloadOfDocument } from './payload-of-document.ts';

const PAYLOAD = { head: { title: 'A < b' }, language: 'en', status: 200, fallback: {} };

const documentWith = (data: object) =>
	`<html><div id="root"></div><script id="zaylat-payload" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></html>`;

const html = documentWith({ buildId: 'b1', loaderData: { shell: { currencies: [] }, product: PAYLOAD } });

describe('the payload out of a document', () => {
	test('is the data of the page', async () => {
		expect(await payloadOfDocument(html, 'en', 'b1')?.json()).toEqual(PAYLOAD);
	});

	test.each([
		['another language', html, 'mm', 'b1'],
		['another build', html, 'en', 'b2'],
		['a document without data', '<html></html>', 'en', 'b1'],
		['the document without a page', documentWith({ buildId: 'b1', loaderData: {} }), 'en', 'b1'],
	])('is not there for %s', (_, document, language, build) => {
		expect(payloadOfDocument(document, language, build)).toBeUndefined();
	});
});

describe('the data of a document', () => {
	test('are its build and the payloads of its pages', () => {
		expect(dataOfDocument(html)).toEqual({ buildId: 'b1', payloads: [PAYLOAD] });
	});

	test.each([
		['the app shell', '<html></html>'],
		['a document without a build', documentWith({ loaderData: { product: PAYLOAD } })],
	])('are not there in %s', (_, document) => {
		expect(dataOfDocument(document)).toBeUndefined();
	});
});
