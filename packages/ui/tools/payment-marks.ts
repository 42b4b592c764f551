/**
 * Takes the logos of the card networks out of react-svg-credit-card-payment-icons into src/payment-mark/generated. Its
 * modules carry six drawings of each network and no bundler can drop five of them; as data one is one, and those that
 * nobody shows are left out of a bundle.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AmericanExpressFlatIcon } from 'react-svg-credit-card-payment-icons/americanexpress';
import { MastercardLogoIcon } from 'react-svg-credit-card-payment-icons/mastercard';
import { UnionPayLogoIcon } from 'react-svg-credit-card-payment-icons/unionpay';
import { VisaLogoIcon } from 'react-svg-credit-card-payment-icons/visa';

const LOGOS: Readonly<Record<string, ComponentType>> = {
	'american-express': AmericanExpressFlatIcon,
	mastercard: MastercardLogoIcon,
	'union-pay': UnionPayLogoIcon,
	visa: VisaLogoIcon,
};

const HEAD =
	'/* Generated from react-svg-credit-card-payment-icons by tools/payment-marks.ts; drawings by Aaron Fagan, Apache-2.0. */\n';

const FOLDER = new URL('../src/payment-mark/generated/', import.meta.url);

await mkdir(FOLDER, { recursive: true });
for (const [name, Logo] of Object.entries(LOGOS)) {
	const markup = renderToStaticMarkup(createElement(Logo));
	const shapes = markup
		.replace(/<rect width="780" height="500"/g, '<path d="M0 0h780v500H0z"')
		.replaceAll('</rect>', '</path>');
	const paths = [...shapes.matchAll(/<path d="([^"]+)" fill="([^"]+)"><\/path>/g)].map(([, d, fill]) => [d, fill]);
	if (paths.length === 0 || paths.length !== shapes.split('<path').length - 1) throw new Error(`cannot read ${name}`);
	const text = `${HEAD}import type { Drawing } from '../drawing.ts';\n\nexport const DRAWING: Drawing = ${JSON.stringify(paths)};\n`;
	await writeFile(new URL(`${name}.ts`, FOLDER), text);
}
