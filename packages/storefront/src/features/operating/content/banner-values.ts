import type { BannerInput, OperatedBanner } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import {
	type ShownValues,
	shownValues,
	type TextValues,
	textValues,
	writtenText,
	writtenTimes,
} from './shown-values.ts';

/** What the form of a banner has. */
export interface BannerValues extends ShownValues {
	readonly title: TextValues;
	readonly text: TextValues;
	readonly action: TextValues;
	readonly alt: TextValues;
	readonly to: string;
	readonly pictures: readonly File[];
	/** Number of the ground's colour. */
	readonly tint: string;
}

/** What the form shows of a banner. @param pictures stand-ins for its pictures */
export function bannerValues(
	banner: OperatedBanner | undefined,
	edition: Edition,
	pictures: readonly File[],
): BannerValues {
	return {
		title: textValues(banner?.title),
		text: textValues(banner?.text),
		action: textValues(banner?.action),
		alt: textValues(banner?.alt),
		to: banner?.to ?? '',
		pictures,
		tint: String(banner?.tint ?? 1),
		...shownValues(banner, edition),
	};
}

/** A banner as it is sent. @param pictures keys of those that have arrived */
export function writtenBanner(
	values: BannerValues,
	{
		edition,
		pictures,
		stored,
	}: { readonly edition: Edition; readonly pictures: readonly string[]; readonly stored: OperatedBanner | undefined },
): BannerInput {
	const { title, text, action, alt, to, tint } = values;
	return {
		title: writtenText(title),
		text: writtenText(text),
		action: writtenText(action),
		alt: writtenText(alt),
		to: to.trim(),
		pictures: [...pictures],
		tint: Number(tint),
		...writtenTimes(values, edition, stored),
	};
}
