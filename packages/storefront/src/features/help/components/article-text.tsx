import type { HelpSpan } from '@zaylat/api-client/contract';
import { Link } from '@zaylat/ui/link';
import type { ReactNode } from 'react';
import { withKeys } from '../../../core/lists/with-keys.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { TextWithAddresses } from './text-with-addresses.tsx';

/** Props of {@link ArticleText}. */
export interface ArticleTextProps {
	readonly text: string;
	/** The same words in runs, where some have a look of their own. */
	readonly spans?: readonly HelpSpan[] | undefined;
}

/** Words of an article: plain ones, bold ones, links. */
export function ArticleText({ text, spans }: ArticleTextProps) {
	if (spans === undefined) return <TextWithAddresses text={text} />;
	return withKeys(spans, ({ text: words }) => words).map(([key, span]) => <Span key={key} span={span} />);
}

function Span({ span: { text, isStrong, isEmphasis, to } }: { readonly span: HelpSpan }): ReactNode {
	const words = to === undefined ? <TextWithAddresses text={text} /> : text;
	const emphasised = isEmphasis ? <em>{words}</em> : words;
	const look = isStrong ? <strong className="font-semibold">{emphasised}</strong> : emphasised;
	if (to === undefined) return look;
	return to.startsWith('/') ? (
		<ShopLink to={to} className="underline underline-offset-4 hover:text-accent-text">
			{look}
		</ShopLink>
	) : (
		<Link href={to} rel="noopener noreferrer" className="wrap-anywhere">
			{look}
		</Link>
	);
}
