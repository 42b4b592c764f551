import { expect, it } from 'vitest';
import { UPLOAD_ACCEPT } from './index.ts';

it('offers pictures of the accepted types in a file input', () => {
	expect(UPLOAD_ACCEPT).toBe('image/jpeg,image/png,image/webp,image/avif');
});
