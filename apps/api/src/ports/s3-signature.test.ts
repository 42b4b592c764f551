import { describe, expect, it } from 'vitest';
import { signRequest } from './s3-signature.ts';

/** The examples of "Authenticating Requests (AWS Signature Version 4)" in the reference of Amazon S3. */
const IDENTITY = {
	region: 'us-east-1',
	accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
	secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const AT = new Date('2013-05-24T00:00:00Z');
const HOST = 'https://examplebucket.s3.amazonaws.com';

describe('signRequest', () => {
	const examples: readonly {
		what: string;
		method: string;
		path: string;
		headers?: Record<string, string>;
		body?: string;
		signature: string;
	}[] = [
		{
			what: 'an object with a range',
			method: 'GET',
			path: '/test.txt',
			headers: { Range: 'bytes=0-9' },
			signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
		},
		{
			what: 'a query without a value',
			method: 'GET',
			path: '/?lifecycle',
			signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
		},
		{
			what: 'a list',
			method: 'GET',
			path: '/?max-keys=2&prefix=J',
			signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
		},
		{
			what: 'a body, and a sign in the path',
			method: 'PUT',
			path: '/test$file.text',
			headers: { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
			body: 'Welcome to Amazon S3.',
			signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
		},
	];
	it.each(examples)('signs $what as the reference does', ({ method, path, headers = {}, body = '', signature }) => {
		const signed = signRequest({ method, url: new URL(HOST + path), headers, body }, IDENTITY, AT);
		expect(signed.authorization).toMatch(new RegExp(`Signature=${signature}$`));
	});
});
